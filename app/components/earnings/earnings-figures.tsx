import { FigureList } from "~/components/ui/figure-list";
import type { Earnings } from "~/domain/earnings";
import { formatRupees } from "~/domain/money";

/** What is owed, on its way and paid, and what was sold; each figure with what it counts. */
export function EarningsFigures({
  owed,
  payable,
  onItsWay,
  paidOut,
  total,
}: {
  owed: number;
  payable: number;
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
              ? "You received or were charged more than your share. It is taken off your next earnings."
              : "Your share of what was sold, less what was paid out or charged and what you received yourself.",
        },
        {
          name: "For trips that are over",
          value: formatRupees(payable),
          explained: "Of that, what can be paid out now. The rest follows when its trips are over.",
        },
        {
          name: "On its way",
          value: formatRupees(onItsWay),
          explained: "Payouts that are prepared. They count as owed until the transfer is made.",
        },
        {
          name: "Paid out",
          value: formatRupees(paidOut),
          explained: "All transfers to you so far.",
        },
        {
          name: "Bookings sold",
          value: total.bookings.toLocaleString("en-IN"),
          explained: "Since the first, whatever became of them.",
        },
        {
          name: "Gross",
          value: formatRupees(total.gross),
          explained: "What customers pay for them, less what changes and cancellations took off.",
        },
        {
          name: "Commission",
          value: formatRupees(total.commission),
          explained: "Of each total the rate it was sold with, rounded booking by booking.",
        },
        { name: "Net", value: formatRupees(total.net), explained: "Your share: gross without commission." },
      ]}
    />
  );
}
