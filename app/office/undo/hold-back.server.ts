import type { Viewer } from "~/domain/accounts/account";
import type { HeldChange } from "~/domain/office/held-changes";
import type { PageServices } from "../../../worker/platform/http/page-services";

/**
 * Returns a function that holds back the changes of one form, to be undone together. It returns the message of a change
 * that was made at once, else null.
 */
export function heldBackBy(services: PageServices, viewer: Viewer) {
  const batch = crypto.randomUUID();
  return async (change: HeldChange, done: string): Promise<string | null> =>
    (await services.holdBack(viewer, { ...change, batch })) ? null : done;
}
