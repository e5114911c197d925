import { Exact } from "~/ui/exact";
import { formatDeadline, formatInstantInIndia } from "~/domain/calendar/calendar";
import { compensationInWords } from "~/domain/bookings/compensation";
import { formatRupees } from "~/domain/money/money";
import { changedByOperator, ownSaleLabels } from "~/domain/bookings/own-booking";
import { changedByReseller } from "~/domain/partners/reseller";
import { depositInWords } from "~/domain/prices/deposit";
import { methodText, refundStateLabels, refundStateText } from "~/domain/money/payments/refund-state";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { tripMessages } from "./messages";

/** Payments, refunds and the amount due of a booking. */
export function TripMoney({
  booking,
  money,
  compensation,
}: Pick<BookingPage, "booking" | "money" | "compensation">) {
  const m = tripMessages().money;
  const { paid, refunded, toPay, payments, refunds } = money;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-2xl">
        {m.title}
      </h2>
      <p className="mt-3 text-lg">{summaryOf(money, booking)}</p>
      {payments.length + refunds.length > 0 && (
        <table className="mt-4 w-full">
          <caption className="sr-only">{m.caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{m.item}</th>
              <th scope="col">{m.amount}</th>
            </tr>
          </thead>
          <tbody>
            {payments.map(({ amount, method, at }) => (
              <Line key={at} name={method === null ? m.paid : m.paidBy(methodText(method))} at={at}>
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
                {toPay > 0 ? m.toPay : refunded > 0 ? m.lessRefunds : m.totalPaid}
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
              <strong>{m.compensation}</strong> <Exact>{formatRupees(compensation.amount)}</Exact>{" "}
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
  const m = tripMessages().money;
  if (ownSale !== undefined) return `${ownSaleLabels()[ownSale]}. ${changedByOperator()}`;
  if (soldBy !== undefined) return changedByReseller(soldBy);
  if (status === "cancelled") {
    if (paid === 0) return m.nothingOwed;
    return refunded > 0
      ? m.refunded({
          refunded: formatRupees(refunded),
          paid: formatRupees(paid),
          isByHand: refunds.every(({ byHand }) => byHand),
        })
      : m.nothingRefunded(formatRupees(paid));
  }
  if (status === "expired") return m.expired;
  if (toPay === 0) return m.paidInFull;
  if (paid === 0) return deposit ? m.deposit(depositInWords(deposit)) : m.due(formatRupees(toPay));
  return balanceDueAt === undefined
    ? m.still(formatRupees(toPay))
    : m.partPaid({
        paid: formatRupees(paid - refunded),
        total: formatRupees(totalAmount),
        toPay: formatRupees(toPay),
        due: formatDeadline(balanceDueAt),
      });
}
