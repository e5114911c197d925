import { awaitsApproval } from "~/domain/accounts/account";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";

/**
 * Requires a signed-in person.
 * @throws AppError `unauthenticated` if signed out, `forbidden` for an administrator awaiting approval
 */
export function requireViewer(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in.");
  if (awaitsApproval(viewer)) throw new AppError("forbidden", "Your account is awaiting approval.");
}
