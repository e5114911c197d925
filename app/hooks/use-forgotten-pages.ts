import { useEffect } from "react";
import { forgetPagesOfOthers } from "~/lib/kept-pages";

/**
 * Has this browser forget what it kept for somebody who is not signed in any more, whichever way their session has ended.
 * @param userId who is signed in, or null
 */
export function useForgottenPages(userId: string | null): void {
  useEffect(() => {
    // A browser that keeps nothing has nothing to forget; without a connection it is tried again with the next page.
    forgetPagesOfOthers(userId).catch(() => {});
  }, [userId]);
}
