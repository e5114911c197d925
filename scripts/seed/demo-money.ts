import {
  earnedEntries,
  paymentEntries,
  refundEntries,
  saleChangeEntries,
  saleEntries,
  type LedgerEntry,
} from "../../app/domain/money/ledger/ledger";
import { todayInIndia, type TravelDate } from "../../app/domain/calendar/calendar";
import { refundPeriods } from "../../app/domain/bookings/cancellation";
import { soldAs } from "../../app/domain/bookings/sale";
import type { BookingStatus } from "../../app/domain/bookings/booking-status";
import type { PricedBooking } from "./demo-booking";
import { insertAll } from "./sql";

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

type EntryRow = ReturnType<typeof entryRows>[number];

/** Returns the ledger rows of the demo bookings' sales, payments and refunds with what they earn, oldest first. */
export function ledgerRowsOf(bookings: readonly PricedBooking[]): EntryRow[] {
  const moved = Map.groupBy(movementRows(bookings), ({ booking }) => booking);
  return [...moved.values()]
    .flatMap((rows) => withEarned(rows))
    .toSorted((a, b) => a.created_at - b.created_at);
}

/** Adds what each row of a booking earns, as the application does. @param before its earlier rows */
export function withEarned(rows: readonly EntryRow[], before: readonly EntryRow[] = []): EntryRow[] {
  const known = [...before];
  for (const row of rows) {
    known.push(row);
    for (const [index, entry] of earnedEntries(known).entries())
      known.push({ ...row, ...entry, key: `${row.key}/${index}` });
  }
  return known.slice(before.length);
}

function movementRows(bookings: readonly PricedBooking[]): EntryRow[] {
  const sold = bookings.filter(({ status }) => status !== "pending");
  return [
    ...sold.flatMap((booking) => {
      const { id, total, createdAt, cancelledAt, paidAt: at, refund } = booking;
      const sale = entryRows(booking, createdAt, `${id}/1`, saleEntries(saleOf(total)));
      if (cancelledAt === null) return sale;
      const kept = at === null ? 0 : total - (refund ?? 0);
      const change = saleChangeEntries(saleOf(total), saleOf(kept));
      return [...sale, ...entryRows(booking, cancelledAt, `${id}/2`, change)];
    }),
    ...bookings.flatMap((booking) => {
      const { id, total, cancelledAt, paidAt: at, refund } = booking;
      if (at === null) return [];
      const payment = entryRows(booking, at, `payment/${id}-payment`, paymentEntries(total, "bank"));
      if (cancelledAt === null || !refund) return payment;
      const back = refundEntries(refund, "bank");
      return [...payment, ...entryRows(booking, cancelledAt + refundTakes, `refund/${id}-refund`, back)];
    }),
  ].toSorted((a, b) => a.created_at - b.created_at);
}

/** Returns the statements for ledger, payments and refunds of the demo bookings, oldest first. */
export function moneyStatements(bookings: readonly PricedBooking[]): string[] {
  return [
    ...insertAll("ledger_entries", ledgerRowsOf(bookings)),
    `INSERT INTO payments (id, booking, gateway, order_id, payment_id, method, amount, refunded, status, recorded_by, created_at, captured_at)
      SELECT b.id || '-payment', b.id, 'manual', b.id || '-payment', b.id || '-payment', 'bank-transfer', b.paid_amount, b.refunded_amount,
        'captured', 'demo-admin', e.created_at, e.created_at
      FROM bookings b JOIN ledger_entries e ON e.key = 'payment/' || b.id || '-payment/0'`,
    `INSERT INTO refunds (id, payment, booking, amount, reason, status, attempts, next_attempt_at, created_at, done_at)
      SELECT id || '-refund', id || '-payment', id, refunded_amount, 'The booking was canceled.', 'done', 1, cancelled_at + ${refundTakes},
        cancelled_at, cancelled_at + ${refundTakes}
      FROM bookings WHERE refunded_amount > 0`,
  ];
}

function saleOf(total: number) {
  return soldAs({ totalAmount: total, commissionPercent });
}

/** Returns the ledger rows of a booking's movements. @param at UTC instant */
export function entryRows(
  { id, tour }: Pick<PricedBooking, "id" | "tour">,
  at: number,
  key: string,
  entries: readonly LedgerEntry[],
) {
  return entries.map((entry, index) => ({
    ...entry,
    key: `${key}/${index}`,
    booking: id,
    operator_slug: tour.operator,
    created_at: at,
  }));
}
