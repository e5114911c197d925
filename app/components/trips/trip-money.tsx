import { formatInstantInIndia } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import type { BookingPage, ReturnedPayment } from "~/domain/own-booking";

const methods: Record<string, string> = {
  card: "card",
  upi: "UPI",
  netbanking: "net banking",
  wallet: "wallet",
};

const returnTexts: Record<ReturnedPayment["status"], string> = {
  due: "On its way back to you",
  done: "Returned to you",
  failed: "Could not be returned yet; we are seeing to it",
};

/** What was received for a booking, what goes back, and what is still to be paid. */
export function TripMoney({ booking, money }: Pick<BookingPage, "booking" | "money">) {
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
              <th scope="col">What</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {payments.map(({ amount, method, at }) => (
              <Line key={at} name={method === null ? "Paid" : `Paid by ${methods[method] ?? method}`} at={at}>
                {formatRupees(amount)}
              </Line>
            ))}
            {refunds.map(({ amount, status, at }, index) => (
              <Line key={`${at} ${index}`} name={returnTexts[status]} at={at}>
                {formatRupees(-amount)}
              </Line>
            ))}
            <tr className="border-t border-line font-semibold">
              <th scope="row" className="py-2 pr-4 text-left">
                {toPay > 0 ? "Still to pay" : refunded > 0 ? "Paid, less what goes back" : "Paid in all"}
              </th>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {formatRupees(toPay > 0 ? toPay : paid - refunded)}
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  );
}

function Line({ name, at, children }: { name: string; at: string; children: React.ReactNode }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        {name}
        <span className="block text-sm text-muted">
          <time dateTime={at}>{formatInstantInIndia(at)} IST</time>
        </span>
      </th>
      <td className="py-2 text-right align-top whitespace-nowrap tabular-nums">{children}</td>
    </tr>
  );
}

function summaryOf(
  { paid, refunded, toPay }: BookingPage["money"],
  { status, paymentDueAt }: BookingPage["booking"],
): string {
  if (status === "cancelled") {
    if (paid === 0) return "Nothing was paid, and nothing is owed.";
    return refunded > 0
      ? `${formatRupees(refunded)} of ${formatRupees(paid)} goes back to where it came from.`
      : `By the refund schedule nothing of ${formatRupees(paid)} comes back.`;
  }
  if (status === "expired") return "The payment did not come in time, and nothing is owed.";
  if (status === "pending" && paymentDueAt !== undefined) {
    return `${formatRupees(toPay)} is to be paid by ${formatInstantInIndia(paymentDueAt)} IST; until then your seats are kept.`;
  }
  if (toPay === 0) return "Everything is paid.";
  return paid === 0
    ? `${formatRupees(toPay)} is to be paid. Nothing has been paid yet.`
    : `${formatRupees(toPay)} is still to be paid.`;
}
