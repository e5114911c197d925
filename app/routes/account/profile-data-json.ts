import type { Route } from "./+types/profile-data-json";
import { servicesContext } from "~/context";
import { requireViewer } from "~/middleware/require-viewer";

/** Everything we hold about the person who asks, as a file. */
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
