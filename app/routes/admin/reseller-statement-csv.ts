import { data } from "react-router";
import type { Route } from "./+types/reseller-statement-csv";
import { servicesContext } from "~/context";
import { movementKindLabels } from "~/domain/partners/reseller";
import { resellerStatementSums } from "~/domain/partners/reseller-statement";
import { requireAdmin } from "~/middleware/require-admin";
import { exportedInstant } from "~/office/lists/definition";
import { tableResponse } from "~/platform/pages/table-file.server";

/** Exports a reseller's statement of a month: opening balance, movements, closing balance. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  await services.startExport(viewer, url.pathname);
  const month = url.searchParams.get("month") ?? "";
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 });
  const statement = await services.getResellerStatement(viewer, { id: params.id, month });
  const balances = resellerStatementSums(statement).map(([kind, amount]) => ({
    kind,
    amount,
    at: null,
    bookingId: null,
    note: null,
  }));
  const lines = statement.lines.map(({ kind, createdAt, ...line }) => ({
    ...line,
    at: createdAt,
    kind: movementKindLabels[kind],
  }));
  return tableResponse(
    url,
    `statement-${month}`,
    [
      ["Date", ({ at }) => exportedInstant(at)],
      ["Kind", ({ kind }) => kind],
      ["Booking", ({ bookingId }) => bookingId],
      ["Note", ({ note }) => note],
      ["Amount", ({ amount }) => amount],
    ],
    async () => ({ rows: [...balances.slice(0, 1), ...lines, ...balances.slice(-1)], nextCursor: null }),
  );
}
