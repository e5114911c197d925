import { isActiveAdmin } from "~/domain/accounts/account";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";

/**
 * Requires an active administrator.
 * @throws AppError `unauthenticated` if signed out, `forbidden` for anyone else
 */
export function requireAdmin(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in as an administrator.");
  if (!isActiveAdmin(viewer)) throw new AppError("forbidden", "Only administrators may do this.");
}
