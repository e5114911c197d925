import {
  paymentEntries,
  saleChangeEntries,
  saleEntries,
  type LedgerEntry,
} from "../../app/domain/money/ledger";
import { commissionOn } from "../../app/domain/money/money";
import type { BookingStatus } from "../../app/domain/bookings/booking-status";
import { Expression, insertAll } from "./sql";

const day = 86_400_000;
/** Default commission rate of a booking, from migration 0008. */
const commissionPercent = 10;

/** Input for the money of a demo booking. Instants are UTC milliseconds. */
export interface SoldBooking {
  id: string;
  tourSlug: string;
  status: BookingStatus;
  total: number;
  createdAt: number;
  cancelledAt: number | null;
}

/** Returns when the customer paid by bank transfer: usually within days; null if pending or canceled. */
export function paidAt({ status, createdAt }: SoldBooking, index: number, now: number): number | null {
  if (status !== "confirmed" && status !== "completed") return null;
  const at = createdAt + (1 + (index % 5)) * day;
  // Some upcoming trips are still unpaid.
  if (at > now || (status === "confirmed" && index % 3 === 1)) return null;
  return at;
}

/** Returns the statements for ledger and payments of the demo bookings, oldest first. */
export function moneyStatements(bookings: readonly SoldBooking[], now: number): string[] {
  const sold = bookings.filter(({ status }) => status !== "pending");
  const paid = bookings.flatMap((booking, index) => {
    const at = paidAt(booking, index, now);
    return at === null ? [] : [{ ...booking, at, id: `${booking.id}-payment`, booking: booking.id }];
  });
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
                saleChangeEntries(saleOf(booking.total), saleOf(0)),
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
        .toSorted((a, b) => a.created_at - b.created_at),
    ),
    ...insertAll(
      "payments",
      paid.map(({ id, booking, total, at }) => ({
        id,
        booking,
        gateway: "manual",
        order_id: id,
        payment_id: id,
        method: "bank transfer",
        amount: total,
        status: "captured",
        recorded_by: "demo-admin",
        created_at: at,
        captured_at: at,
      })),
    ),
  ];
}

function saleOf(total: number) {
  return { total, commission: commissionOn(total, commissionPercent) };
}

function entryRows(
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
