import {
  paymentEntries,
  refundEntries,
  saleChangeEntries,
  saleEntries,
  type LedgerEntry,
} from "../../app/domain/money/ledger/ledger";
import { todayInIndia, type TravelDate } from "../../app/domain/calendar/calendar";
import { refundPeriods } from "../../app/domain/bookings/cancellation";
import { commissionOn } from "../../app/domain/money/money";
import type { BookingStatus } from "../../app/domain/bookings/booking-status";
import { Expression, insertAll } from "./sql";

const day = 86_400_000;
/** Time from a cancellation to its refund. */
const refundTakes = 2 * 3_600_000;
/** Default commission rate of a booking, from migration 0004. */
const commissionPercent = 10;

/** Input for the money of a demo booking. Instants are UTC milliseconds. */
export interface SoldBooking {
  id: string;
  tourSlug: string;
  status: BookingStatus;
  travelDate: TravelDate;
  total: number;
  createdAt: number;
  cancelledAt: number | null;
}

/**
 * Returns when the customer paid by bank transfer: usually within days, half of the canceled ones before the cancellation; null if
 * unpaid.
 */
export function paidAt(
  { status, createdAt, cancelledAt }: SoldBooking,
  index: number,
  now: number,
): number | null {
  if (cancelledAt !== null)
    return index % 2 === 0 ? createdAt + Math.round((cancelledAt - createdAt) / 3) : null;
  if (status !== "confirmed" && status !== "completed") return null;
  const at = createdAt + (1 + (index % 5)) * day;
  // Some upcoming trips are still unpaid.
  if (at > now || (status === "confirmed" && index % 3 === 1)) return null;
  return at;
}

/** Returns the refund of a paid booking by the schedule, whole rupees; null if it was not canceled. */
export function refundFor({ cancelledAt, total, travelDate }: SoldBooking): number | null {
  if (cancelledAt === null) return null;
  return refundPeriods(total, travelDate, todayInIndia(cancelledAt))[0]?.amount ?? 0;
}

/** Returns the statements for ledger, payments and refunds of the demo bookings, oldest first. */
export function moneyStatements(bookings: readonly SoldBooking[], now: number): string[] {
  const sold = bookings.filter(({ status }) => status !== "pending");
  const paid = bookings.flatMap((booking, index) => {
    const at = paidAt(booking, index, now);
    const refund = refundFor(booking) ?? 0;
    return at === null ? [] : [{ ...booking, at, refund, id: `${booking.id}-payment`, booking: booking.id }];
  });
  const platformShareOf = new Map(paid.map(({ booking, total, refund }) => [booking, total - refund]));
  const refunded = paid.flatMap((payment) =>
    payment.cancelledAt === null || payment.refund === 0
      ? []
      : [
          {
            ...payment,
            refundId: `${payment.booking}-refund`,
            refundedAt: payment.cancelledAt + refundTakes,
          },
        ],
  );
  return [
    ...insertAll(
      "ledger_entries",
      sold
        .flatMap((booking) => [
          ...entryRows(booking, booking.createdAt, `${booking.id}/1`, saleEntries(saleOf(booking.total))),
          ...(booking.cancelledAt === null
            ? []
            : entryRows(
                booking,
                booking.cancelledAt,
                `${booking.id}/2`,
                saleChangeEntries(saleOf(booking.total), saleOf(platformShareOf.get(booking.id) ?? 0)),
              )),
        ])
        .concat(
          paid.flatMap((payment) =>
            entryRows(
              { ...payment, id: payment.booking },
              payment.at,
              `payment/${payment.id}`,
              paymentEntries(payment.total),
            ),
          ),
        )
        .concat(
          refunded.flatMap(({ booking, tourSlug, refundId, refund, refundedAt }) =>
            entryRows({ id: booking, tourSlug }, refundedAt, `refund/${refundId}`, refundEntries(refund)),
          ),
        )
        .toSorted((a, b) => a.created_at - b.created_at),
    ),
    ...insertAll(
      "payments",
      paid.map(({ id, booking, total, refund, at }) => ({
        id,
        booking,
        gateway: "manual",
        order_id: id,
        payment_id: id,
        method: "bank transfer",
        amount: total,
        refunded: refund,
        status: "captured",
        recorded_by: "demo-admin",
        created_at: at,
        captured_at: at,
      })),
    ),
    ...insertAll(
      "refunds",
      refunded.map(({ id, booking, refundId, refund, cancelledAt, refundedAt }) => ({
        id: refundId,
        payment: id,
        booking,
        amount: refund,
        reason: "The booking was canceled.",
        status: "done",
        attempts: 1,
        next_attempt_at: refundedAt,
        created_at: cancelledAt,
        done_at: refundedAt,
      })),
    ),
  ];
}

function saleOf(total: number) {
  return { total, commission: commissionOn(total, commissionPercent) };
}

/** Returns the ledger rows of a booking's movements. @param at UTC instant */
export function entryRows(
  { id, tourSlug }: Pick<SoldBooking, "id" | "tourSlug">,
  at: number,
  key: string,
  entries: readonly LedgerEntry[],
) {
  return entries.map((entry, index) => ({
    ...entry,
    key: `${key}/${index}`,
    booking: id,
    operator_slug: new Expression(`(SELECT operator_slug FROM tours WHERE slug = '${tourSlug}')`),
    created_at: at,
  }));
}
