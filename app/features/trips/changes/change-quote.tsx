import { PriceLines } from "~/features/bookings/price-lines";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { formatRupees } from "~/domain/money/money";
import { tripChangeMessages } from "./messages";

/** Quote of a change: the new price, and the refund or amount due. */
export function ChangeQuoteDetails({ quote, totalBefore }: { quote: ChangeQuote; totalBefore: number }) {
  const m = tripChangeMessages().quote;
  return (
    <div className="rounded-control bg-sunken p-4">
      <PriceLines lines={quote.lines} total={quote.total} />
      <ul className="mt-3 grid gap-1">
        <li>{differenceOf(quote.total - totalBefore)}</li>
        {quote.refundAmount > 0 && m.refund(formatRupees(quote.refundAmount))}
        {quote.toPay > 0 && m.toPay(formatRupees(quote.toPay))}
      </ul>
    </div>
  );
}

function differenceOf(difference: number): string {
  const m = tripChangeMessages().quote;
  if (difference === 0) return m.same;
  return difference > 0 ? m.more(formatRupees(difference)) : m.less(formatRupees(-difference));
}
