import { awaitsApproval } from "~/domain/account";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";

/**
 * Lets only a signed-in person go on, and not one who waits for approval.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export function requireViewer(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in first.");
  if (awaitsApproval(viewer)) throw new AppError("forbidden", "This account waits for approval.");
}
