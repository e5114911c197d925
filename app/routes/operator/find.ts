import { findResponse } from "~/office/frame/find-response.server";
import { servicesContext } from "~/context";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/find";

/** Finds a few matches of each kind for the operator's command palette. */
export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return findResponse(url, (q) => context.get(servicesContext).searchForOperator(viewer, q));
}
