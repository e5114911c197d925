import { PriceLines } from "~/components/booking/price-lines";
import type { ChangeQuote } from "~/domain/booking-change";
import { formatRupees } from "~/domain/money";

/** What a change comes to, before it is confirmed: the new price, and what it means for what was paid. */
export function ChangeQuoteDetails({ quote, totalBefore }: { quote: ChangeQuote; totalBefore: number }) {
  return (
    <div className="rounded-control bg-sunken p-4">
      <PriceLines lines={quote.lines} total={quote.total} />
      <ul className="mt-3 grid gap-1">
        <li>{differenceOf(quote.total - totalBefore)}</li>
        {quote.refundAmount > 0 && (
          <li>
            <strong>{formatRupees(quote.refundAmount)}</strong> of what you paid comes back to where it came
            from.
          </li>
        )}
        {quote.toPay > 0 && (
          <li>
            <strong>{formatRupees(quote.toPay)}</strong> is to be paid afterwards.
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
