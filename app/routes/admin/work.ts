import { servicesContext } from "~/context";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/work";

/** Counts of waiting work, to refresh the side bar's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const work = await context.get(servicesContext).countAdminWork(viewer);
  return Response.json(work, { headers: { "Cache-Control": "private, no-store" } });
}
