import { awaitsApproval } from "~/domain/account";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";

/**
 * Lets only a signed-in person go on who may do something.
 * @throws AppError `unauthenticated` for nobody, `forbidden` for an administrator who waits for approval
 */
export function requireViewer(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in.");
  if (awaitsApproval(viewer)) throw new AppError("forbidden", "Your account waits for approval.");
}
