import { PriceLines } from "~/features/bookings/price-lines";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { formatRupees } from "~/domain/money/money";

/** Quote of a change: the new price, and the refund or amount due. */
export function ChangeQuoteDetails({ quote, totalBefore }: { quote: ChangeQuote; totalBefore: number }) {
  return (
    <div className="rounded-control bg-sunken p-4">
      <PriceLines lines={quote.lines} total={quote.total} />
      <ul className="mt-3 grid gap-1">
        <li>{differenceOf(quote.total - totalBefore)}</li>
        {quote.refundAmount > 0 && (
          <li>
            <strong translate="no">{formatRupees(quote.refundAmount)}</strong> is refunded to your original
            payment method.
          </li>
        )}
        {quote.toPay > 0 && (
          <li>
            <strong translate="no">{formatRupees(quote.toPay)}</strong> is still to be paid.
          </li>
        )}
      </ul>
    </div>
  );
}

function differenceOf(difference: number): string {
  if (difference === 0) return "The price stays the same.";
  return difference > 0
    ? `${formatRupees(difference)} more than now.`
    : `${formatRupees(-difference)} less than now.`;
}
