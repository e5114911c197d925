import { awaitsApproval } from "~/domain/account";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";

/**
 * Lets anybody go on who is signed in and not waiting for approval.
 * @throws AppError `unauthenticated` for nobody, `forbidden` for who waits
 */
export function requireAccount(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in.");
  if (awaitsApproval(viewer)) throw new AppError("forbidden", "Your account waits for approval.");
}
