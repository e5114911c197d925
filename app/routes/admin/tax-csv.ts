import { data } from "react-router";
import { servicesContext } from "~/context";
import { sumOfParts } from "~/domain/operators/gst-states";
import { tdsProvisionOn } from "~/domain/money/tax-rates";
import { exportedInstant } from "~/office/lists/definition";
import { tableResponse } from "~/platform/pages/table-file.server";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/tax-csv";

/** Exports the data of a tax return. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  await services.startExport(viewer, url.pathname);
  const { month, quarter, tcs, tds } = await services.getTaxMonth(
    viewer,
    url.searchParams.get("month") ?? undefined,
  );
  switch (params.file) {
    case "gstr-1": {
      const supplies = await services.listOutwardSupplies(viewer, month);
      return tableResponse(
        url,
        `gstr-1-${month}`,
        [
          ["Operator", (row) => row.companyName],
          ["Operator's GSTIN", ({ document }) => document.seller.gstin],
          ["Document", ({ document }) => document.title],
          ["Number", ({ document }) => document.number],
          ["Date", ({ document }) => exportedInstant(document.issuedAt)],
          ["Refers to", ({ document }) => document.refersTo.map(({ number }) => number).join(" ")],
          ["Booking", ({ document }) => document.bookingId],
          ["Buyer's GSTIN", ({ document }) => document.buyer.gstin],
          ["Place of supply", ({ document }) => document.placeOfSupply?.code ?? null],
          ["Value", (row) => row.total / 100],
          ["Taxable value", (row) => row.taxable / 100],
          ["GST %", ({ document }) => document.tax?.percent ?? 0],
          ["IGST", (row) => row.taxOf("IGST") / 100],
          ["CGST", (row) => row.taxOf("CGST") / 100],
          ["SGST or UTGST", (row) => row.taxOf("SGST", "UTGST") / 100],
          ["Rounding off", (row) => row.rounding / 100],
        ],
        () => pageOf(supplies),
      );
    }
    case "gstr-8":
      return tableResponse(
        url,
        `gstr-8-${month}`,
        [
          ["Supplier's GSTIN", (row) => row.gstin],
          ["Supplier", (row) => row.companyName],
          ["Value of supplies", (row) => row.supplied],
          ["Value of returned supplies", (row) => row.returned],
          ["Net value", (row) => row.net],
          ["Place of supply", ({ place }) => place.code],
          ["IGST", ({ parts }) => inRupees(sumOfParts(parts, ["IGST"]))],
          ["CGST", ({ parts }) => inRupees(sumOfParts(parts, ["CGST"]))],
          ["SGST or UTGST", ({ parts }) => inRupees(sumOfParts(parts, ["SGST", "UTGST"]))],
          ["TCS", ({ parts }) => inRupees(sumOfParts(parts))],
        ],
        () => pageOf(tcs),
      );
    case "tds":
      return tableResponse(
        url,
        `tds-quarter-from-${quarter}`,
        [
          ["PAN", (row) => row.pan],
          ["Deductee", (row) => row.companyName],
          ["Section", ({ day }) => tdsProvisionOn(day).section],
          ["Code", ({ day }) => tdsProvisionOn(day).code],
          ["Date of credit", ({ day }) => day],
          ["Amount credited", (row) => row.base],
          ["Date of deduction", ({ day }) => day],
          ["Rate %", (row) => row.percent],
          ["TDS", (row) => row.tds],
          ["Date of deposit", ({ challan }) => challan?.paidOn ?? null],
          ["Challan", ({ challan }) => challan?.reference ?? null],
        ],
        () => pageOf(tds),
      );
    default:
      throw data(null, { status: 404 });
  }
}

/** Writes paise as rupees with two decimals. */
function inRupees(paise: number): string {
  return (paise / 100).toFixed(2);
}

function pageOf<Row>(rows: readonly Row[]) {
  return Promise.resolve({ rows, nextCursor: null });
}
