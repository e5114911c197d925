import { findResponse } from "~/office/frame/find-response.server";
import { servicesContext } from "~/context";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/find";

/** Finds a few matches of each kind for the command palette. */
export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return findResponse(url, (q) => context.get(servicesContext).globalSearch(viewer, q));
}
