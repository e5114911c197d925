import type { Route } from "./+types/earnings-statement-pdf";
import { servicesContext } from "~/context";
import { readStatementQuery } from "~/lib/earnings/earnings-query";
import { requireOperator } from "~/middleware/require-operator";

/** Serves an operator's statement as a PDF. Rate-limited, because drawing it is expensive. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const drawn = services
    .limitDocuments(request.headers)
    .then(() => services.drawStatement(viewer, readStatementQuery(url)));
  const { content, contentType, filename } = await drawn;
  return new Response(content, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${filename}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
