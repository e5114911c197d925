import type { Route } from "./+types/profile-data-json";
import { servicesContext } from "~/context";
import { jsonFile } from "~/platform/pages/file-response";
import { requireViewer } from "~/middleware/require-viewer";

/** Exports all data of the signed-in user as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { fileName, json } = await context.get(servicesContext).exportData(viewer);
  return jsonFile({ fileName, text: json });
}
