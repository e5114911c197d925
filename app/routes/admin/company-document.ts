import type { Route } from "./+types/company-document";
import { servicesContext } from "~/context";
import { privateFile } from "~/lib/file-response";
import { orRefusal } from "~/lib/or-refusal";
import { requireAdmin } from "~/middleware/require-admin";

/** A paper of a company as a file, for an administrator; that they read it is written down. */
export async function loader({ context, params: { slug, id }, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return privateFile(await orRefusal(context.get(servicesContext).readDocument(viewer, { slug, id })));
}
