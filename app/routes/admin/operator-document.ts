import type { Route } from "./+types/operator-document";
import { servicesContext } from "~/context";
import { privateFile } from "~/platform/pages/file-response";
import { requireAdmin } from "~/middleware/require-admin";

/** Serves an operator document to an administrator; each access is written to the audit log. */
export async function loader({ context, params: { slug, id }, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return privateFile(await context.get(servicesContext).readDocument(viewer, { slug, id }));
}
