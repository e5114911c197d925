import type { Route } from "./+types/profile-data-json";
import { servicesContext } from "~/context";
import { requireViewer } from "~/middleware/require-viewer";

/** Exports all data of the signed-in user as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { fileName, json } = await context.get(servicesContext).exportData(viewer);
  return new Response(json, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}
