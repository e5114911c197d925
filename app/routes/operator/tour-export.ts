import type { Route } from "./+types/tour-export";
import { servicesContext } from "~/context";
import { jsonFile } from "~/platform/pages/file-response";
import { requireOperator } from "~/middleware/require-operator";

/** Serves a tour of the operator as a file. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return jsonFile(await context.get(servicesContext).exportTour(viewer, params.slug));
}
