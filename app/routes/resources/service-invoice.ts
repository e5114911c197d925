import { data } from "react-router";
import { servicesContext } from "~/context";
import { drawnFile } from "~/platform/pages/file-response";
import { requireAdmin } from "~/middleware/require-admin";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/service-invoice";

/** Serves one of our invoices to an operator as a PDF, to administrators and to the operator. Rate-limited. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const viewer = url.pathname.startsWith("/admin/")
    ? requireAdmin(context, url)
    : requireOperator(context, url);
  const [, operator, month, note] = /^(.{1,100}?)-(\d{4}-\d{2})(-credit-note)?$/.exec(params.invoice) ?? [];
  if (operator === undefined || month === undefined) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  await services.limitDocuments(request.headers);
  return drawnFile(
    await services.drawOperatorInvoice(viewer, { operator, month, kind: note ? "credit-note" : "invoice" }),
  );
}
