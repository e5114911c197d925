import { Exact } from "~/ui/exact";
import type { RefundPeriod } from "~/domain/bookings/cancellation";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { bookingViewMessages } from "./messages";

/** Refund by cancellation date, in rupees. */
export function RefundPeriods({ periods }: { periods: readonly RefundPeriod[] }) {
  const m = bookingViewMessages();
  return (
    <table className="w-full">
      <caption className="pb-1 text-left font-semibold">{m.refunds}</caption>
      <tbody>
        {periods.map(({ from, to, percent, amount }) => (
          <tr key={from} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {from === to ? (
                <Exact>{formatTravelDate(from)}</Exact>
              ) : (
                m.days(formatTravelDate(from), formatTravelDate(to))
              )}
            </th>
            <td className="py-1.5 text-right tabular-nums">
              {percent === 0 ? (
                m.nothing
              ) : (
                <>
                  <Exact>{formatRupees(amount)}</Exact>{" "}
                  <span className="whitespace-nowrap text-muted">{`(${percent} %)`}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
