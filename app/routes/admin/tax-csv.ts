import { data } from "react-router";
import { servicesContext } from "~/context";
import { exportedInstant } from "~/lists/definition";
import { csvResponse } from "~/lib/pages/csv.server";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/tax-csv";

/** Exports the data of a tax return. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const { month, quarter, tcs, tds } = await services.getTaxMonth(
    viewer,
    url.searchParams.get("month") ?? undefined,
  );
  switch (params.file) {
    case "gstr-1": {
      const supplies = await services.listOutwardSupplies(viewer, month);
      return csvResponse(
        `gstr-1-${month}`,
        [
          ["Operator", (row) => row.companyName],
          ["Operator's GSTIN", (row) => row.gstin],
          ["Invoice", (row) => row.number],
          ["Date", (row) => exportedInstant(row.issuedAt)],
          ["Booking", (row) => row.booking],
          ["Invoice value", (row) => row.total],
          ["Taxable value", (row) => row.taxable],
          ["GST %", (row) => row.gstPercent],
          ["GST", (row) => row.gst],
        ],
        () => pageOf(supplies),
      );
    }
    case "gstr-8":
      return csvResponse(
        `gstr-8-${month}`,
        [
          ["Supplier's GSTIN", (row) => row.gstin],
          ["Supplier", (row) => row.companyName],
          ["Value of supplies", (row) => row.supplied],
          ["Value of returned supplies", (row) => row.returned],
          ["Net value", (row) => row.net],
          ["TCS", (row) => row.tcs],
        ],
        () => pageOf(tcs),
      );
    case "tds":
      return csvResponse(
        `tds-quarter-from-${quarter}`,
        [
          ["PAN", (row) => row.pan],
          ["Deductee", (row) => row.companyName],
          ["Section", () => "194-O"],
          ["Gross sales", (row) => row.gross],
          ["TDS on", (row) => row.base],
          ["Rate %", (row) => row.percent],
          ["TDS", (row) => row.tds],
        ],
        () => pageOf(tds),
      );
    default:
      throw data(null, { status: 404 });
  }
}

function pageOf<Row>(rows: readonly Row[]) {
  return Promise.resolve({ rows, nextCursor: null });
}
