import { BarTable } from "~/components/ui/bar-table";
import { FigureList } from "~/components/ui/figure-list";
import { formatRupees } from "~/domain/money";
import { streamsOf } from "~/domain/revenue";
import type { RevenueReport } from "~/domain/revenue";

const count = new Intl.NumberFormat("en-IN");
const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 1 });

/** What the ledger tells of the period, and what is owed now; each figure with what it counts. */
export function RevenueFigures({ report: { total, now } }: { report: RevenueReport }) {
  return (
    <>
      <FigureList
        figures={[
          {
            name: "Gross sold",
            value: formatRupees(total.gross),
            explained: `What customers pay for the ${count.format(total.bookings)} bookings sold, less what changes and cancellations took off.`,
          },
          {
            name: "Discounts",
            value: formatRupees(total.discounts),
            explained: "What was taken off these bookings' prices. From the bookings: gross is without it.",
          },
          {
            name: "Refunds",
            value: formatRupees(total.refunds),
            explained: "Returned to customers, when it was sent.",
          },
          {
            name: "Net received",
            value: formatRupees(total.netReceived),
            explained: `Payments of ${formatRupees(total.payments)}, those that operators took included, less refunds.`,
          },
          {
            name: "Commission",
            value: formatRupees(total.commission),
            explained: "Our share of the gross, at each booking's rate.",
          },
          {
            name: "Operator payable",
            value: formatRupees(total.accrued),
            explained: "The operators' share: gross less commission, accrued when sold.",
          },
          {
            name: "Payouts",
            value: formatRupees(total.payouts),
            explained: "Paid out to operators, when it was marked as paid.",
          },
        ]}
      />
      <h2 className="mt-8 text-2xl">As it stands now</h2>
      <p className="text-muted">Of all the ledger, whatever the period.</p>
      <FigureList
        figures={[
          {
            name: "Owed to operators",
            value: formatRupees(now.operatorPayable),
            explained: "Their share of all sales, less payouts, charges and what they took themselves.",
          },
          {
            name: "Ready to pay out",
            value: formatRupees(now.payableForTripsOver),
            explained: "Of that, for trips that are over.",
          },
          {
            name: "Receivable",
            value: formatRupees(now.receivable),
            explained: "What customers have still to pay; below zero, what is on its way back to them.",
          },
        ]}
      />
      <h2 className="mt-8 text-2xl">Our revenue by stream</h2>
      <p className="text-muted">Each share is of what came in, and each bar is as long as its amount.</p>
      <BarTable
        caption="Revenue by stream"
        heads={["Stream", "Amount", "Share"]}
        rows={streamsOf(total).map(({ name, amount, share }) => ({
          name,
          cells: [formatRupees(amount), share === null ? "none" : percent.format(share)],
          size: Math.max(0, amount),
        }))}
        total={{
          name: "Together",
          cells: [formatRupees(total.commission + total.premium + total.other), ""],
        }}
      />
    </>
  );
}
