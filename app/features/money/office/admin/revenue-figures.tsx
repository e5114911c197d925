import { BarTable } from "~/office/ui/bar-table";
import { InfoButton } from "~/office/ui/info-button";
import { FigureList } from "~/office/ui/figure-list";
import { SparkBars } from "~/office/ui/spark-bars";
import { formatRupees } from "~/domain/money/money";
import { platformShareOf, streamsOf, type RevenueMonth, type RevenueReport } from "~/domain/money/revenue";

const count = new Intl.NumberFormat("en-IN");
const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 1 });

/** Ledger totals of the period and current balances, each with a definition. */
export function RevenueFigures({ report: { total, now, chart } }: { report: RevenueReport }) {
  const picture = (of: (month: RevenueMonth) => number) => (
    <SparkBars amounts={chart.map((month) => ({ name: month.month, amount: of(month) }))} />
  );
  return (
    <>
      <FigureGroup
        title="Accrued"
        explained="What was sold in this period, whether paid or not."
        figures={[
          {
            name: "Gross sold",
            value: formatRupees(total.gross),
            picture: picture(({ gross }) => gross),
            explained: `Value of the ${count.format(total.bookings)} bookings sold, less changes and cancellations.`,
          },
          {
            name: "Commission accrued",
            value: formatRupees(total.commission),
            picture: picture(({ commission }) => commission),
            explained: "The platform's share of gross, at each booking's rate.",
          },
          {
            name: "Operators’ share accrued",
            value: formatRupees(total.accrued),
            picture: picture(({ accrued }) => accrued),
            explained: `The operators' share: gross less commission, with ${formatRupees(total.compensation)} compensation and ${formatRupees(total.discountBorne)} discounts that we bear.`,
          },
          {
            name: "Discounts",
            value: formatRupees(total.discounts),
            picture: picture(({ discounts }) => discounts),
            explained: "Discounts on these bookings, not included in gross.",
          },
        ]}
      />
      <FigureGroup
        title="Received and paid"
        explained="Money that moved in this period, whenever it was sold."
        figures={[
          {
            name: "Net received",
            value: formatRupees(total.netReceived),
            picture: picture(({ netReceived }) => netReceived),
            explained: `Payments of ${formatRupees(total.payments)} (including those received by operators), less refunds and ${formatRupees(total.disputed)} that banks withhold for disputes.`,
          },
          {
            name: "Commission received",
            value: formatRupees(total.commissionReceived),
            picture: picture(({ commissionReceived }) => commissionReceived),
            explained: "The commission covered by received money: the first money of each booking.",
          },
          {
            name: "Refunds",
            value: formatRupees(total.refunds),
            picture: picture(({ refunds }) => refunds),
            explained: "Refunds to customers, by date sent.",
          },
          {
            name: "Payouts",
            value: formatRupees(total.payouts),
            picture: picture(({ payouts }) => payouts),
            explained: "Payouts to operators, by the date marked as paid, less returned ones.",
          },
        ]}
      />
      <FigureGroup
        title="Outstanding"
        explained="Current balances of the whole ledger, regardless of the period."
        figures={[
          {
            name: "Receivable",
            value: formatRupees(now.receivable),
            explained: "Payments due from customers. Negative amounts are pending refunds.",
          },
          {
            name: "Owed to operators",
            value: formatRupees(now.operatorPayable),
            explained:
              "Their share of received money, less payouts, charges, taxes and payments they received.",
          },
          {
            name: "Ready to pay out",
            value: formatRupees(now.payableForTripsOver),
            explained: "The part received for completed trips, less payouts, charges and taxes.",
          },
          {
            name: "Not received",
            value: formatRupees(now.notReceived),
            explained:
              "Their share of completed trips that customers have not paid. It is owed once it is received.",
          },
        ]}
      />
      <div className="mt-6 flex items-center gap-1">
        <h2 className="font-sans text-base font-semibold">Platform revenue by stream</h2>
        <InfoButton about="platform revenue by stream">
          Revenue that the platform keeps: commission counts once it is received. Compensation, discounts that
          we bear, and fees are deducted.
        </InfoButton>
      </div>
      <BarTable
        caption="Revenue by stream"
        heads={["Stream", "Amount", "Share"]}
        rows={streamsOf(total).map(({ name, amount, share }) => ({
          name,
          cells: [formatRupees(amount), share === null ? "none" : percent.format(share)],
          size: Math.max(0, amount),
        }))}
        total={{
          name: "Total",
          cells: [formatRupees(platformShareOf(total)), ""],
        }}
      />
    </>
  );
}

function FigureGroup({
  title,
  explained,
  figures,
}: {
  title: string;
  explained: string;
  figures: React.ComponentProps<typeof FigureList>["figures"];
}) {
  return (
    <>
      <div className="mt-6 flex items-center gap-1">
        <h2 className="font-sans text-base font-semibold">{title}</h2>
        <InfoButton about={title}>{explained}</InfoButton>
      </div>
      <FigureList figures={figures} />
    </>
  );
}
