import type { Route } from "./+types/company-document";
import { servicesContext } from "~/context";
import { privateFile } from "~/lib/pages/file-response";
import { orRefusal } from "~/lib/pages/or-refusal";
import { requireAdmin } from "~/middleware/require-admin";

/** Serves an operator document to an administrator; each access is written to the audit log. */
export async function loader({ context, params: { slug, id }, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return privateFile(await orRefusal(context.get(servicesContext).readDocument(viewer, { slug, id })));
}
