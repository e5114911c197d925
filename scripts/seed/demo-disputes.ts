import { releasedEntries, withheldEntries } from "../../app/domain/money/ledger/ledger";
import type { PricedBooking } from "./demo-booking";
import { entryRows, ledgerRowsOf, withEarned } from "./demo-money";
import { insertAll, literal } from "./sql";

const day = 86_400_000;

const disputes = [
  { status: "open", reason: "Customer does not recognize the payment", daysAgo: 2, settledDaysAgo: null },
  { status: "won", reason: "Customer says the tour was not as described", daysAgo: 20, settledDaysAgo: 6 },
] as const;

/** Returns the statements for disputed card payments of trips to come: one is open, one was won. */
export function disputeStatements(bookings: readonly PricedBooking[], now: number): string[] {
  const paid = bookings.filter(
    ({ status, isGuest, paidAt }) =>
      status === "confirmed" && !isGuest && paidAt !== null && paidAt <= now - 25 * day,
  );
  const rows = disputes.map((dispute, index) => {
    const booking = paid[index];
    if (!booking) throw new Error("no paid booking to dispute");
    const { status, reason, daysAgo, settledDaysAgo } = dispute;
    return {
      booking,
      row: {
        id: `demo-dispute-${index + 1}`,
        payment: `${booking.id}-payment`,
        booking: booking.id,
        gateway: "sandbox",
        reference: `disp_Demo${index + 1}`,
        amount: booking.total,
        withheld: booking.total,
        status,
        reason,
        bearer: "operator",
        respond_by: now + (7 - daysAgo) * day,
        created_at: now - daysAgo * day,
        settled_at: settledDaysAgo === null ? null : now - settledDaysAgo * day,
      },
    };
  });
  return [
    ...insertAll(
      "disputes",
      rows.map(({ row }) => row),
    ),
    ...rows.map(
      ({ row: { id, payment, status, withheld } }) =>
        `UPDATE payments SET gateway = 'sandbox', method = 'card', payment_id = ${literal(`pay_${id}`)}, recorded_by = NULL,
          disputed = ${status === "open" ? withheld : 0} WHERE id = ${literal(payment)}`,
    ),
    ...insertAll(
      "ledger_entries",
      rows.flatMap(({ booking, row: { id, withheld, created_at, settled_at } }) =>
        withEarned(
          [
            ...entryRows(booking, created_at, `dispute/${id}/withheld`, withheldEntries(withheld)),
            ...(settled_at === null
              ? []
              : entryRows(booking, settled_at, `dispute/${id}/released`, releasedEntries(withheld))),
          ],
          ledgerRowsOf([booking]),
        ),
      ),
    ),
  ];
}
