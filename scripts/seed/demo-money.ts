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
import type { PricedBooking } from "./demo-booking";
import { Expression, insertAll } from "./sql";

const day = 86_400_000;
/** Time from a cancellation to its refund. */
const refundTakes = 2 * 3_600_000;
/** Default commission rate of a booking, from migration 0004. */
const commissionPercent = 10;

/** Facts that the money of a demo booking depends on. Instants are UTC milliseconds. */
export interface SoldBooking {
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
export function moneyStatements(bookings: readonly PricedBooking[]): string[] {
  const sold = bookings.filter(({ status }) => status !== "pending");
  const paid = bookings.flatMap((booking) =>
    booking.paidAt === null
      ? []
      : [{ ...booking, at: booking.paidAt, returned: booking.refund ?? 0, payment: `${booking.id}-payment` }],
  );
  const refunded = paid.flatMap((booking) =>
    booking.cancelledAt === null || booking.returned === 0
      ? []
      : [{ ...booking, refundId: `${booking.id}-refund`, refundedAt: booking.cancelledAt + refundTakes }],
  );
  const entries = [
    ...sold.flatMap((booking) => {
      const { id, total, createdAt, cancelledAt, paidAt: at, refund } = booking;
      const sale = entryRows(booking, createdAt, `${id}/1`, saleEntries(saleOf(total)));
      if (cancelledAt === null) return sale;
      const kept = at === null ? 0 : total - (refund ?? 0);
      const change = saleChangeEntries(saleOf(total), saleOf(kept));
      return [...sale, ...entryRows(booking, cancelledAt, `${id}/2`, change)];
    }),
    ...paid.flatMap((booking) =>
      entryRows(booking, booking.at, `payment/${booking.payment}`, paymentEntries(booking.total)),
    ),
    ...refunded.flatMap((booking) =>
      entryRows(booking, booking.refundedAt, `refund/${booking.refundId}`, refundEntries(booking.returned)),
    ),
  ];
  return [
    ...insertAll(
      "ledger_entries",
      entries.toSorted((a, b) => a.created_at - b.created_at),
    ),
    ...insertAll(
      "payments",
      paid.map(({ id, payment, total, returned, at }) => ({
        id: payment,
        booking: id,
        gateway: "manual",
        order_id: payment,
        payment_id: payment,
        method: "bank transfer",
        amount: total,
        refunded: returned,
        status: "captured",
        recorded_by: "demo-admin",
        created_at: at,
        captured_at: at,
      })),
    ),
    ...insertAll(
      "refunds",
      refunded.map(({ id, payment, refundId, returned, cancelledAt, refundedAt }) => ({
        id: refundId,
        payment,
        booking: id,
        amount: returned,
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
  { id, tourSlug }: Pick<PricedBooking, "id" | "tourSlug">,
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
