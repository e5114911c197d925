import { FigureList } from "~/office/ui/figure-list";
import type { Earnings } from "~/domain/money/earnings/earnings";
import { formatRupees } from "~/domain/money/money";

/** Balances and sales of an operator, each with a definition. */
export function EarningsFigures({
  owed,
  payable,
  notReceived,
  onItsWay,
  paidOut,
  total,
}: {
  owed: number;
  payable: number;
  notReceived: number;
  onItsWay: number;
  paidOut: number;
  total: Earnings;
}) {
  return (
    <FigureList
      figures={[
        {
          name: owed < 0 ? "You owe us" : "Owed to you",
          value: formatRupees(Math.abs(owed)),
          explained:
            owed < 0
              ? "You received or were charged more than your share. We deduct it from your next earnings."
              : "Your share of what customers have paid, less payouts, charges and payments you received yourself.",
        },
        {
          name: "For completed trips",
          value: formatRupees(payable),
          explained:
            "The part that can be paid out now, before GST on commission, TCS and TDS. The rest follows some days after the trips.",
        },
        {
          name: "Not received",
          value: formatRupees(notReceived),
          explained: "For completed trips that customers have not paid for. It can't be paid out.",
        },
        {
          name: "Pending payouts",
          value: formatRupees(onItsWay),
          explained: "Prepared payouts. They count as owed until transferred.",
        },
        {
          name: "Paid out",
          value: formatRupees(paidOut),
          explained: "All transfers to you so far.",
        },
        {
          name: "Bookings sold",
          value: total.bookings.toLocaleString("en-IN"),
          explained: "All time, in any status.",
        },
        {
          name: "Gross",
          value: formatRupees(total.gross),
          explained: "Value of these bookings, less changes and cancellations.",
        },
        {
          name: "Commission",
          value: formatRupees(total.commission),
          explained: "At the rate of each booking, rounded per booking.",
        },
        {
          name: "Net",
          value: formatRupees(total.net),
          explained: `What payouts make of it: gross less commission and its GST, TCS and TDS, with ${formatRupees(total.borne)} compensation and discounts paid by Tour Bharat. TDS that is not due below the year's limit is added at the payout.`,
        },
      ]}
    />
  );
}
