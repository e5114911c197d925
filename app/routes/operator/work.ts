import { servicesContext } from "~/context";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/work";

/** Counts of waiting work, to refresh the side bar's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const work = await context.get(servicesContext).countOperatorWork(viewer);
  return Response.json(work, { headers: { "Cache-Control": "private, no-store" } });
}
