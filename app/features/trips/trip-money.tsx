import { Exact } from "~/ui/exact";
import { formatDeadline, formatInstantInIndia } from "~/domain/calendar/calendar";
import { compensationInWords } from "~/domain/bookings/compensation";
import { formatRupees } from "~/domain/money/money";
import { changedByOperator, ownSaleLabels } from "~/domain/bookings/own-booking";
import { changedByReseller } from "~/domain/partners/reseller";
import { depositInWords } from "~/domain/prices/deposit";
import { methodText, refundStateLabels, refundStateText } from "~/domain/money/payments/refund-state";
import type { BookingPage } from "~/domain/trips/traveler-booking";

/** Payments, refunds and the amount due of a booking. */
export function TripMoney({
  booking,
  money,
  compensation,
}: Pick<BookingPage, "booking" | "money" | "compensation">) {
  const { paid, refunded, toPay, payments, refunds } = money;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-2xl">
        Payments
      </h2>
      <p className="mt-3 text-lg">{summaryOf(money, booking)}</p>
      {payments.length + refunds.length > 0 && (
        <table className="mt-4 w-full">
          <caption className="sr-only">Payments, whole rupees</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {payments.map(({ amount, method, at }) => (
              <Line key={at} name={method === null ? "Paid" : `Paid by ${methodText(method)}`} at={at}>
                <Exact>{formatRupees(amount)}</Exact>
              </Line>
            ))}
            {refunds.map(({ amount, at, ...refund }, index) => (
              <Line
                key={`${at} ${index}`}
                name={refundStateLabels()[refund.state]}
                at={at}
                note={refundStateText(refund)}
              >
                <Exact>{formatRupees(-amount)}</Exact>
              </Line>
            ))}
            <tr className="border-t border-line font-semibold">
              <th scope="row" className="py-2 pr-4 text-left">
                {toPay > 0 ? "Still to pay" : refunded > 0 ? "Paid, less refunds" : "Total paid"}
              </th>
              <td translate="no" className="py-2 text-right whitespace-nowrap tabular-nums">
                {formatRupees(toPay > 0 ? toPay : paid - refunded)}
              </td>
            </tr>
          </tbody>
        </table>
      )}
      {compensation && booking.status === "cancelled" && (
        <p className="mt-3 max-w-prose">
          {compensation.amount > 0 && (
            <>
              <strong>Compensation beyond the refund:</strong>{" "}
              <Exact>{formatRupees(compensation.amount)}</Exact>{" "}
            </>
          )}
          <span>{compensationInWords(compensation)}</span>
        </p>
      )}
    </section>
  );
}

function Line({
  name,
  at,
  note,
  children,
}: {
  name: string;
  at: string;
  note?: string;
  children: React.ReactNode;
}) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <span>{name}</span>
        <span className="block text-sm text-muted">
          <time translate="no" dateTime={at}>
            {formatInstantInIndia(at)}
          </time>
          {note !== undefined && <span className="block max-w-prose">{note}</span>}
        </span>
      </th>
      <td className="py-2 text-right align-top whitespace-nowrap tabular-nums">{children}</td>
    </tr>
  );
}

function summaryOf(
  { paid, refunded, toPay, refunds }: BookingPage["money"],
  { status, totalAmount, balanceDueAt, deposit, ownSale, soldBy }: BookingPage["booking"],
): string {
  if (ownSale !== undefined) return `${ownSaleLabels()[ownSale]}. ${changedByOperator()}`;
  if (soldBy !== undefined) return changedByReseller(soldBy);
  if (status === "cancelled") {
    if (paid === 0) return "Nothing was paid, and nothing is owed.";
    return refunded > 0
      ? `${formatRupees(refunded)} of ${formatRupees(paid)} goes back ${refunds.every(({ byHand }) => byHand) ? "to you" : "to your original payment method"}.`
      : `By the refund schedule, nothing of ${formatRupees(paid)} is refunded.`;
  }
  if (status === "expired")
    return "The booking has expired, its seats are on sale again, and nothing is owed.";
  if (toPay === 0) return "Paid in full.";
  if (paid === 0)
    return deposit
      ? `${depositInWords(deposit)}, or everything now. Nothing paid yet.`
      : `${formatRupees(toPay)} due. Nothing paid yet.`;
  return balanceDueAt === undefined
    ? `${formatRupees(toPay)} is still to be paid.`
    : `${formatRupees(paid - refunded)} of ${formatRupees(totalAmount)} is paid. ${formatRupees(toPay)} is due by ${formatDeadline(balanceDueAt)}.`;
}
