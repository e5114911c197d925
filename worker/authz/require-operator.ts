import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";

/**
 * Requires a tour operator, including those pending verification: their data is filtered by company.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export function requireOperator(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in as a tour operator.");
  if (viewer.role !== "tour_operator" || viewer.status === "suspended") {
    throw new AppError("forbidden", "Only tour operators can do this.");
  }
}
