import { isActiveAdmin } from "~/domain/account";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";

/**
 * Lets only an active administrator go on.
 * @throws AppError `unauthenticated` for nobody, `forbidden` for anybody else
 */
export function requireAdmin(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in as an administrator.");
  if (!isActiveAdmin(viewer)) throw new AppError("forbidden", "Only administrators may do this.");
}
