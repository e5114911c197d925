import type { DatabaseSync } from "node:sqlite";

/** Queries about a booking by its reference, for a person who looks for the cause of a breach. */
const parts: Record<string, string> = {
  booking: `SELECT id, status, travel_date, total_amount, paid_amount, refunded_amount, own_sale, verified_at, payment_due_at, balance_due_at,
    balance_cancel_at, cancelled_at FROM bookings WHERE id = ?`,
  events:
    "SELECT version, status, actor, reason, topic, created_at FROM booking_events WHERE booking = ? ORDER BY version",
  payments: `SELECT id, gateway, order_id, payment_id, amount, refunded, disputed, status, created_at, captured_at, next_poll_at FROM payments
    WHERE booking = ?`,
  refunds:
    "SELECT id, payment, amount, reason, status, gateway_refund_id, attempts, last_error FROM refunds WHERE booking = ?",
  ledger: "SELECT key, kind, debit, credit, amount FROM ledger_entries WHERE booking = ? ORDER BY id",
  documents: "SELECT key, kind, number, total FROM tax_documents WHERE booking = ? ORDER BY rowid",
  coupon: "SELECT * FROM coupon_uses WHERE booking = ?",
};

/** Returns the rows of the first booking that a text names; an empty text if it names none. */
export function describeBooking(database: DatabaseSync, text: string): string {
  const reference = /\bTB\d{6,}\b/.exec(text)?.[0];
  const named = /\b(?:order|rfnd)_\d+\b|\b[0-9a-f]{8}-[0-9a-f-]{27}\b/.exec(text)?.[0] ?? "";
  const row = database
    .prepare(
      `SELECT id FROM bookings WHERE booking_id = :reference OR id IN (
        SELECT booking FROM payments WHERE :named IN (id, order_id, payment_id)
        UNION SELECT booking FROM refunds WHERE :named IN (id, gateway_refund_id)) LIMIT 1`,
    )
    .get({ reference: reference ?? "", named });
  if (!row) return "";
  const lines = Object.entries(parts).flatMap(([name, sql]) =>
    database
      .prepare(sql)
      .all(String(row.id))
      .map((each) => `  ${name}: ${JSON.stringify(each)}`),
  );
  return `\n${lines.join("\n")}`;
}
