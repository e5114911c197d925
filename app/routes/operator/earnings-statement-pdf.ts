import type { Route } from "./+types/earnings-statement-pdf";
import { servicesContext } from "~/context";
import { readStatementQuery } from "~/features/money/office/operator/earnings-query";
import { drawnFile } from "~/platform/pages/file-response";
import { requireOperator } from "~/middleware/require-operator";

/** Serves an operator's statement as a PDF. Rate-limited, because drawing it is expensive. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  await services.limitDocuments(request.headers);
  return drawnFile(await services.drawStatement(viewer, readStatementQuery(url)));
}
