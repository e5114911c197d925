import type { Route } from "./+types/tour-export";
import { servicesContext } from "~/context";
import { jsonFile } from "~/platform/pages/file-response";
import { requireAdmin } from "~/middleware/require-admin";

/** Serves a tour as a file. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return jsonFile(await context.get(servicesContext).exportTour(viewer, params.slug));
}
