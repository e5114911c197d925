import { Exact } from "~/ui/exact";
import { Timestamp } from "~/platform/pages/when";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { StoredCompensation } from "~/domain/bookings/compensation";
import { exemptionInWords } from "~/domain/departures/exemption";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { formatDeadline } from "~/domain/calendar/calendar";
import type { Sale } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import type { BookingMoney } from "~/domain/money/payments/payment";
import type { PayoutLine } from "~/domain/money/payouts/settlement";
import { cn } from "~/ui/cn";

const paymentStates = { created: "requested", failed: "failed", captured: "received" };
const refundStates = { due: "pending", done: "completed", failed: "failed" };

/** Row of the table: label, whole rupees (null for an amount that doesn't count), and whether it sums up the rows above. */
type MoneyRow = readonly [label: React.ReactNode, amount: number | null, isSum?: boolean];

type ListedPayment = Pick<BookingMoney["payments"][number], "id" | "amount" | "method" | "status" | "at"> &
  Partial<BookingMoney["payments"][number]>;
type ListedRefund = Pick<BookingMoney["refunds"][number], "id" | "amount" | "reason" | "status" | "at"> &
  Partial<BookingMoney["refunds"][number]>;

/** All money of a booking, each figure once: its price, what was paid and refunded with what is due, and the operator's part. */
export function BookingMoneyTable<Refund extends ListedRefund>({
  booking: { totalAmount, ownSale, balanceDueAt, paymentDueAt, gstAmount },
  priceLines,
  money,
  share,
  renderRefundAction,
}: {
  booking: Pick<AdminBooking, "totalAmount" | "ownSale" | "balanceDueAt" | "paymentDueAt"> &
    Partial<Pick<AdminBooking, "gstAmount">>;
  /** Null for bookings older than price lines. */
  priceLines: AdminBooking["priceLines"];
  /** Null while it is loaded. */
  money:
    | (Pick<BookingMoney, "owed" | "compensation"> & {
        payments: readonly ListedPayment[];
        refunds: readonly Refund[];
      })
    | null;
  share: readonly MoneyRow[];
  renderRefundAction?: (refund: Refund) => React.ReactNode;
}) {
  const dueAt = paymentDueAt ?? balanceDueAt;
  const groups: readonly (readonly MoneyRow[])[] = [
    [
      ...(priceLines ?? []).map(({ label, amount }) => [label, amount] as const),
      ["Total", totalAmount, true],
      ...(gstAmount ? [["GST included", gstAmount] as const] : []),
    ],
    money === null
      ? []
      : [
          ...money.payments.map(paymentRow),
          ...money.refunds.map((refund) => refundRow(refund, renderRefundAction)),
          ...(money.compensation ? [compensationRow(money.compensation)] : []),
          ownSale === undefined
            ? [
                dueAt === undefined || money.owed <= 0 ? "Due" : `Due by ${formatDeadline(dueAt)}`,
                money.owed,
                true,
              ]
            : [ownSaleLabels()[ownSale], null],
        ],
    share,
  ];
  return (
    <table className="mt-2 w-full">
      <caption className="sr-only">Price, payments and the operator's part</caption>
      {groups.map((rows, group) => (
        <tbody key={group}>
          {rows.map(([label, amount, isSum = false], index) => (
            <tr
              key={index}
              className={cn(
                "align-top",
                group + index > 0 && "border-t border-line",
                isSum && "font-semibold",
              )}
            >
              <th scope="row" className={cn("py-1.5 pr-4 text-left wrap-anywhere", !isSum && "font-normal")}>
                {label}
              </th>
              <td translate="no" className="py-1.5 text-right whitespace-nowrap tabular-nums">
                {amount !== null && formatRupees(amount)}
              </td>
            </tr>
          ))}
          {group < groups.length - 1 && <tr className="h-4" />}
        </tbody>
      ))}
    </table>
  );
}

function paymentRow({ amount, method, gateway, status, at }: ListedPayment): MoneyRow {
  const isReceived = status === "captured";
  return [
    <>
      {!isReceived && <Exact>{`${formatRupees(amount)} `}</Exact>}
      <span>
        {[isReceived ? "Received" : paymentStates[status], method ?? gateway].filter(Boolean).join(", ")}
      </span>{" "}
      <Timestamp at={at} />
    </>,
    isReceived ? amount : null,
  ];
}

function refundRow<Refund extends ListedRefund>(
  refund: Refund,
  action?: (refund: Refund) => React.ReactNode,
): MoneyRow {
  const { amount, reason, status, lastError = null, at } = refund;
  const error = status === "failed" && lastError !== null ? ` (${lastError})` : "";
  return [
    <>
      <span>{`Refund, ${refundStates[status]}: ${reason}${error}`}</span> <Timestamp at={at} />
      {action?.(refund)}
    </>,
    -amount,
  ];
}

function compensationRow({ amount, byOperator, exemption, reference, at }: StoredCompensation): MoneyRow {
  const state = reference === null ? "to be transferred" : `transferred, ${reference}`;
  return [
    <>
      <span>
        {exemption
          ? exemptionInWords(exemption)
          : `Compensation of the traveler, ${state}. Of it the operator bears`}
      </span>{" "}
      {!exemption && <Exact>{formatRupees(byOperator)}</Exact>} <Timestamp at={at} />
    </>,
    exemption ? null : -amount,
  ];
}

/**
 * Explains the operator's part of a sale, and the commission by what the choices of who bears a discount imply.
 * @param line the sale in a payout, with the taxes
 * @param net label of what the operator is paid
 */
export function shareRows(
  { total, commission, compensation, discount }: Sale,
  { gst, tcs, tds, net }: Pick<PayoutLine, "gst" | "tcs" | "tds" | "net">,
  percent: number,
  label: string,
): MoneyRow[] {
  const base = discount === 0 ? "" : ` of ${formatRupees(total + discount)}, the price before our discount`;
  const rows: MoneyRow[] = [
    [`Commission, ${percent}\u00a0%${base}`, -commission],
    ["Discount paid by Tour Bharat", discount],
    ["Compensation by Tour Bharat", compensation],
    ["GST on commission", -gst],
    ["TCS", -tcs],
    ["TDS", -tds],
  ];
  return [...rows.filter(([, amount], index) => index === 0 || amount !== 0), [label, net, true]];
}
