import type { Route } from "./+types/document-file";
import { servicesContext } from "~/context";
import { privateFile } from "~/platform/pages/file-response";
import { requireOperator } from "~/middleware/require-operator";

/** Serves an operator document to its owner. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return privateFile(await context.get(servicesContext).readOperatorDocument(viewer, { id: params.id }));
}
