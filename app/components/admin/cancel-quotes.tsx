import { useEffect, useState } from "react";
import { formatRupees } from "~/domain/money";
import { requestCancelQuote } from "~/lib/cancel-quote";
import type { CancelQuote } from "~/lib/cancel-quote";

/** The quotes by booking; null for one that has none. */
type Quotes = Readonly<Record<string, CancelQuote | null>>;

/**
 * What each of several bookings gives back by its own schedule, and all of them together.
 * @param onKnown is told what goes back, by booking, once every quote has come
 */
export function CancelQuotes({
  ids,
  onKnown,
}: {
  ids: readonly string[];
  onKnown: (refunds: Record<string, number>) => void;
}) {
  const [quotes, setQuotes] = useState<Quotes | null>(null);

  useEffect(() => {
    const asking = new AbortController();
    async function ask() {
      const known = await Promise.all(
        ids.map(async (id) => {
          const quote = await requestCancelQuote(id, asking.signal).catch(() => null);
          return [id, quote] as const;
        }),
      );
      if (asking.signal.aborted) return;
      setQuotes(Object.fromEntries(known));
      onKnown(Object.fromEntries(known.flatMap(([id, quote]) => (quote ? [[id, quote.refundAmount]] : []))));
    }
    void ask();
    return () => asking.abort();
  }, [ids, onKnown]);

  if (!quotes) {
    return (
      <p role="status" className="mt-4 rounded-control bg-sunken p-3">
        Looking up the refunds …
      </p>
    );
  }
  const known = Object.values(quotes).filter((quote) => quote !== null);
  const total = known.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  return (
    <div
      role="region"
      aria-label="What goes back"
      tabIndex={0}
      className="mt-4 max-h-[32dvh] overflow-y-auto rounded-control bg-sunken px-3 py-2"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">What goes back to each customer</caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-1 pr-2">
              Booking
            </th>
            <th scope="col" className="px-2 py-1">
              Granted
            </th>
            <th scope="col" className="py-1 pl-2 text-right">
              Goes back
            </th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <Row key={id} bookingId={id} quote={quotes[id] ?? null} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" colSpan={2} className="py-1 pr-2 text-left">
              Together
            </th>
            <td className="py-1 pl-2 text-right">{formatRupees(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Row({ bookingId, quote }: { bookingId: string; quote: CancelQuote | null }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1 pr-2 text-left font-semibold">
        {bookingId}
      </th>
      {quote ? (
        <>
          <td className="px-2 py-1">
            {quote.percent} %, {formatRupees(quote.refundDue)}
            {quote.refundAmount < quote.refundDue && (
              <span className="text-muted">, {quote.refundAmount === 0 ? "none" : "less"} of it paid</span>
            )}
          </td>
          <td className="py-1 pl-2 text-right">{formatRupees(quote.refundAmount)}</td>
        </>
      ) : (
        <td colSpan={2} className="px-2 py-1">
          No refund found: it may not be cancellable any more
        </td>
      )}
    </tr>
  );
}
