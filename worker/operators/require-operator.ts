import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";

/**
 * Lets only a tour operator go on, one who waits for verification included: what is theirs is filtered by their companies.
 * @throws AppError `unauthenticated` for nobody, `forbidden` for anybody else
 */
export function requireOperator(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in as a tour operator.");
  if (viewer.role !== "tour_operator" || viewer.status === "suspended") {
    throw new AppError("forbidden", "Only tour operators may do this.");
  }
}
