import { servicesContext } from "~/context";
import { lineText, payoutFileName, statedColumns } from "~/domain/money/payouts/payout-statement";
import { tableResponse } from "~/platform/pages/table-file.server";
import { drawnFile } from "~/platform/pages/file-response";
import { requireAdmin } from "~/middleware/require-admin";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/payout-file";

/** Serves the statement of a payout as CSV or PDF, to administrators and to its operator. Drawing is rate-limited. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const viewer = url.pathname.startsWith("/admin/")
    ? requireAdmin(context, url)
    : requireOperator(context, url);
  const services = context.get(servicesContext);
  const { payoutId } = params;
  if (url.pathname.endsWith(".csv")) {
    const statement = await services.getPayoutStatement(viewer, payoutId);
    return tableResponse(
      url,
      payoutFileName(statement),
      [
        ["Kind", ({ kind }) => kind],
        ["Booking", ({ bookingId }) => bookingId],
        ["Line", lineText],
        ...statedColumns.slice(0, -1),
        ["Carried", ({ carried }) => carried],
        ["Net", ({ net }) => net],
      ],
      async () => ({ rows: statement.lines, nextCursor: null }),
    );
  }
  await services.limitDocuments(request.headers);
  return drawnFile(await services.drawPayoutStatement(viewer, payoutId));
}
