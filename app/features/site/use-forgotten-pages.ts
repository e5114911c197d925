import { useEffect } from "react";
import { forgetPagesOfOthers } from "./offline-pages";

/**
 * Deletes what this browser cached for a user who is no longer signed in, however their session ended.
 * @param userId signed-in user, or null
 */
export function useForgottenPages(userId: string | null): void {
  useEffect(() => {
    // Fails without storage or a connection; the next page retries.
    forgetPagesOfOthers(userId).catch(() => {});
  }, [userId]);
}
