import { useEffect, useState } from "react";
import { z } from "zod";
import { bearingSchema, type Bearing } from "~/domain/bookings/sale";
import { formatRupees } from "~/domain/money/money";
import { readNumber } from "~/domain/typed-input/number";
import { Exact } from "~/ui/exact";
import { callApi } from "~/platform/api/call-api";

const parties = { traveler: "Traveler pays", operator: "Operator gets", platform: "Tour Bharat keeps" };

/** Parts of each party before and after a change of a booking's money, in rupees. */
export function BearingTable({ bearing, caption = "Who bears it" }: { bearing: Bearing; caption?: string }) {
  const { before, after, compensation, toTraveler } = bearing;
  const paid = [
    ["Compensation that Tour Bharat pays the operator:", compensation],
    ["Contains the traveler's compensation:", toTraveler],
  ] as const;
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="text-right text-muted">
          <th scope="col">
            <span className="sr-only">Party</span>
          </th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {(["traveler", "operator", "platform"] as const).map((party) => (
          <tr key={party} className="border-t border-line text-right">
            <th scope="row" className="py-1 text-left font-normal">
              {parties[party]}
            </th>
            <td translate="no" className="pl-1">
              {formatRupees(before[party])}
            </td>
            <td translate="no" className="pl-1">
              {formatRupees(after[party])}
            </td>
            <td translate="no" className="pl-1">
              {formatRupees(after[party] - before[party])}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {paid.map(
          ([what, amount]) =>
            amount !== 0 && (
              <tr key={what}>
                <td colSpan={4} className="pt-1">
                  <span>{what}</span> <Exact>{formatRupees(amount)}</Exact>
                </td>
              </tr>
            ),
        )}
      </tfoot>
    </table>
  );
}

/** Reads the answers of a question as the parameters of its quote: amounts as numbers, empty ones left out. */
export function quotedTerms(
  form: HTMLFormElement,
  names: readonly string[],
  amounts: readonly string[],
): string {
  const values = new FormData(form);
  const search = new URLSearchParams();
  for (const name of names) {
    const typed = String(values.get(name) ?? "");
    const value = amounts.includes(name) && typed !== "" ? String(readNumber(typed) ?? typed) : typed;
    if (value !== "") search.set(name, value);
  }
  return String(search);
}

/**
 * Quotes who bears a change of a booking while its question is answered.
 * @param quote the last part of the quote's address
 * @param search null while it is not answered; then `initial` is shown
 */
export function BearingQuote({
  bookingId,
  quote = "bearing",
  search,
  initial = null,
}: {
  bookingId: string;
  quote?: "bearing" | "cancel-quote";
  search: string | null;
  initial?: Bearing | null;
}) {
  const [quoted, setQuoted] = useState<{ search: string | null; answer: Bearing | string | null }>({
    search: null,
    answer: null,
  });
  useEffect(() => {
    if (search === null) return;
    const asking = new AbortController();
    const path = `/api/admin/bookings/${bookingId}/${quote}?${search}`;
    callApi(z.object({ bearing: bearingSchema }), path, { signal: asking.signal }).then(
      ({ bearing }) => setQuoted({ search, answer: bearing }),
      (error: unknown) =>
        asking.signal.aborted || setQuoted({ search, answer: error instanceof Error ? error.message : null }),
    );
    return () => asking.abort();
  }, [bookingId, quote, search]);
  const answer = search === null ? initial : quoted.search === search ? quoted.answer : null;
  if (search === null && initial === null) return null;
  return (
    <div role="status" className="rounded-control bg-sunken p-3">
      {answer === null ? (
        "Loading who bears it…"
      ) : typeof answer === "string" ? (
        answer
      ) : (
        <BearingTable bearing={answer} />
      )}
    </div>
  );
}
