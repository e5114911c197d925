import { todayInIndia } from "~/domain/calendar/calendar";
import type { Simulation } from "../simulation.ts";

/** Rules of the data once the faults are off, all jobs have run, and time has passed: nothing waits for anything. */
const rules: { rule: string; breaches: string }[] = [
  {
    rule: "each hold has ended",
    breaches: "SELECT h.id FROM seat_holds h WHERE h.expires_at < :now - 600000",
  },
  {
    rule: "no seat is held without a hold that lasts",
    breaches: `SELECT d.tour_id || ' ' || d.travel_date || ' ' || d.start FROM departures d WHERE d.travel_date > :today AND d.held > 0 AND NOT EXISTS
      (SELECT 1 FROM seat_holds h WHERE h.tour_id = d.tour_id AND h.travel_date = d.travel_date AND h.start = d.start AND h.expires_at > :now)`,
  },
  {
    rule: "each refund has arrived, or is shown to be paid by hand",
    breaches: `SELECT r.id FROM refunds r JOIN payments p ON p.id = r.payment WHERE r.status = 'due' AND p.gateway <> 'manual'`,
  },
  {
    rule: "no booking waits for its time to pay to end",
    breaches: `SELECT b.booking_id FROM bookings b LEFT JOIN departures d ON d.tour_id = b.tour_id AND d.travel_date = b.travel_date AND d.start = b.start
      WHERE b.status IN ('pending', 'confirmed') AND d.closed_at IS NULL AND b.payment_due_at < :now - 600000`,
  },
  {
    rule: "each trip that is over is completed",
    breaches:
      "SELECT b.booking_id FROM bookings b WHERE b.status = 'confirmed' AND date(b.travel_date, '+20 days') < :today",
  },
  {
    rule: "each mail is sent and marked",
    breaches:
      "SELECT m.id || ' ' || m.subject || ' ' || coalesce(m.last_error, '') FROM mail_outbox m WHERE m.status = 'queued' AND m.next_attempt_at < :now - 600000",
  },
  {
    rule: "no mail is given up",
    breaches:
      "SELECT m.id || ' ' || coalesce(m.last_error, '') FROM mail_outbox m WHERE m.status = 'failed' AND m.channel = 'mail' AND m.expires_at IS NULL",
  },
  {
    rule: "each notification is dispatched",
    breaches: "SELECT n.id FROM notifications n WHERE n.next_attempt_at < :now - 600000",
  },
  {
    rule: "seats that came back are offered to the first in line that fits",
    breaches: `SELECT w.id FROM waiting_entries w JOIN departures d ON d.tour_id = w.tour_id AND d.travel_date = w.travel_date AND d.start = w.start
      JOIN tours t ON t.id = w.tour_id
      WHERE w.status = 'waiting' AND w.seats <= d.capacity - d.booked - d.held AND d.closed_at IS NULL AND t.paused_at IS NULL AND d.travel_date > :today`,
  },
  {
    rule: "a departure that a calendar blocks has no free seat, or the seats that it wants",
    breaches: `SELECT d.tour_id || ' ' || d.travel_date || ' ' || d.start FROM calendar_blocks k
      JOIN departures d ON d.tour_id = k.tour_id AND d.travel_date = k.travel_date AND d.start = k.start
      WHERE d.travel_date > :today AND NOT k.is_undone AND NOT k.is_ended AND d.closed_at IS NULL
        AND d.capacity > d.booked + d.held AND (k.wanted IS NULL OR k.taken < k.wanted)`,
  },
  {
    rule: "no place in line is left without its answer",
    breaches:
      "SELECT w.id FROM waiting_entries w WHERE w.status IN ('reserved', 'offered', 'waiting', 'unconfirmed') AND w.check_at < :now - 600000",
  },
];

/** @returns the first rule that is broken at rest, or null */
export function checkAtRest(sim: Simulation): string | null {
  const { database, now } = sim;
  const values = { now, today: todayInIndia(now) };
  for (const { rule, breaches } of rules) {
    const statement = database.prepare(breaches);
    statement.setAllowUnknownNamedParameters(true);
    const [first, ...others] = statement.all(values);
    if (first)
      return `at rest, ${rule}: broken by ${String(Object.values(first)[0])} and ${others.length} more`;
  }
  return compareMoney(sim) ?? compareMessages(sim);
}

/** Compares the books with the payment service: each rupee is known to both, once. */
function compareMoney({ database, payments }: Simulation): string | null {
  const recorded = database.prepare(
    "SELECT 100 * amount + paise AS amount, order_id AS orderId FROM payments WHERE payment_id = ? AND status = 'captured'",
  );
  const known = database.prepare("SELECT 1 FROM payments WHERE order_id = ?");
  for (const { id, status, amount, order_id } of payments.payments) {
    const rows = recorded.all(id);
    // An order whose answer was lost has no row, and nobody can pay it.
    if (status === "captured" && known.get(order_id) && (rows.length !== 1 || rows[0]?.amount !== amount))
      return `at rest, the captured payment ${id} of ${amount} paise for ${order_id} is recorded ${rows.length} times`;
    if (status === "failed" && rows.length > 0)
      return `at rest, the failed payment ${id} is recorded as received`;
    if (payments.refundedOf(id) > amount) return `at rest, more than the payment ${id} was refunded`;
  }
  const byHand =
    database.prepare(`SELECT 1 FROM audit_log a JOIN bookings b ON b.booking_id = a.subject_id JOIN refunds r ON r.booking = b.id
    WHERE r.id = ? AND a.action = 'booking.finish-refund'`);
  const sent = database.prepare("SELECT status, gateway_refund_id AS id FROM refunds WHERE id = ?");
  for (const { id, status, receipt } of payments.refunds) {
    const row = sent.get(receipt);
    if (status === "processed" && (row?.status !== "done" || row.id !== id))
      return `at rest, the refund ${id} was sent and the books do not know: ${String(row?.status)}`;
    if (status === "failed" && row?.status === "done" && !byHand.get(receipt))
      return `at rest, the refund ${id} failed and the books have it as done`;
  }
  const claimed = database.prepare(
    "SELECT id, gateway_refund_id AS sent FROM refunds WHERE status = 'done' AND gateway_refund_id LIKE 'rfnd%'",
  );
  for (const { id, sent: refund } of claimed.all())
    if (
      !byHand.get(String(id)) &&
      !payments.refunds.some(
        (each) => each.id === refund && each.receipt === id && each.status === "processed",
      )
    )
      return `at rest, the refund ${String(id)} is in the books and was not sent`;
  return null;
}

/** Compares the outbox with what the providers have delivered. */
function compareMessages({ database, messages }: Simulation): string | null {
  const rows = database.prepare("SELECT id, status, channel FROM mail_outbox").all();
  for (const { id, status, channel } of rows) {
    const times = messages.delivered.get(String(id)) ?? 0;
    if (times > 1) return `at rest, the message ${String(id)} was delivered ${times} times`;
    if (status === "sent" && times === 0)
      return `at rest, the ${String(channel)} ${String(id)} is marked as sent and was not`;
    if (status === "queued" && channel === "mail" && times > 0)
      return `at rest, the mail ${String(id)} was delivered and is not marked`;
  }
  return null;
}
