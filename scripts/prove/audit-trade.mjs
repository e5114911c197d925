import { moneyRules } from "./money-invariants.mjs";

/** Breaks of each rule of the books, with an example. */
export function auditBooks(database) {
  return moneyRules.flatMap(({ rule, breaches }) => {
    const rows = database.prepare(breaches).all();
    return rows.length === 0 ? [] : [`${rule}: broken ${rows.length} times, by ${Object.values(rows[0])[0]}`];
  });
}

/**
 * Runs the jobs at later times, since refused mail, refunds and look-ups wait longer each time, until no mail waits and the books know what
 * the gateway knows.
 */
export async function deliverAll(address, database, gateway = { payments: [], refunds: [] }) {
  const waiting = database.prepare(
    `SELECT (SELECT count(*) FROM mail_outbox WHERE status = 'queued')
      + (SELECT count(*) FROM refunds r JOIN payments p ON p.id = r.payment WHERE r.status = 'due' AND p.gateway = 'razorpay') AS count`,
  );
  const isWaiting = () => waiting.get().count > 0 || auditGateway(database, gateway).length > 0;
  // A run sends twenty of the mails that a kill interrupted, and one at a whole hour tries a job again that was killed too often.
  const hour = 3_600_000;
  const from = Math.ceil(Date.now() / hour);
  for (let run = 1; run <= 300 && isWaiting(); run += 1)
    // oxlint-disable-next-line no-await-in-loop
    await fetch(`${address}/cdn-cgi/local/scheduled?time=${(from + run) * hour}`);
}

/**
 * Finds money that the gateway and the books do not know alike: captured and not recorded, or refunded twice.
 * @param gateway all payments and refunds of faulty-worker.mjs, in paise
 */
export function auditGateway(database, { payments, refunds }) {
  const found = [];
  const recorded = database.prepare(
    "SELECT 100 * amount AS amount FROM payments WHERE payment_id = ? AND status = 'captured'",
  );
  for (const { id, status, amount } of payments) {
    const rows = recorded.all(id);
    if (status === "captured" && (rows.length !== 1 || rows[0].amount !== amount))
      found.push(`a captured payment is recorded ${rows.length} times`);
    if (status === "failed" && rows.length > 0) found.push("a failed payment is recorded as received");
  }
  const sent = database.prepare(
    "SELECT 100 * amount AS amount FROM refunds WHERE id = ? AND status = 'done' AND gateway_refund_id = ?",
  );
  for (const { id, receipt, amount } of refunds)
    if (sent.get(receipt, id)?.amount !== amount) found.push("a refund of the gateway is not in the books");
  if (new Set(refunds.map(({ receipt }) => receipt)).size !== refunds.length)
    found.push("the gateway sent a refund twice");
  return found;
}

export const madeTwice = "a booking was made twice";

/**
 * Finds what faults or crashes lost or doubled: bookings, seats and mails.
 * @param trips bookings that were confirmed to a client
 * @param emails of customers, each of whom booked once
 */
export function auditTrade(database, trips, emails) {
  const found = [];
  const bookings = database
    .prepare("SELECT b.booking_id AS id, b.customer_email AS email FROM bookings b")
    .all();
  const ids = new Set(bookings.map(({ id }) => id));
  for (const { bookingId } of trips) if (!ids.has(bookingId)) found.push("a confirmed booking was lost");
  const made = bookings.map(({ email }) => email).filter((email) => emails.has(email));
  if (made.length !== new Set(made).size) found.push(madeTwice);
  const oversold = database.prepare("SELECT count(*) AS count FROM departures WHERE booked > capacity");
  if (oversold.get().count > 0) found.push("a departure is oversold");
  const unsent = database
    .prepare(
      "SELECT status || ' after ' || attempts || ' tries' AS state, count(*) AS count FROM mail_outbox WHERE status <> 'sent' GROUP BY 1",
    )
    .all();
  for (const { state, count } of unsent) found.push(`${count} mails are not marked as sent: ${state}`);
  const mailed = new Set(
    database
      .prepare("SELECT DISTINCT recipient FROM mail_outbox WHERE status = 'sent'")
      .all()
      .map((row) => row.recipient),
  );
  if (made.some((email) => !mailed.has(email))) found.push("a booking has no mail");
  return found;
}
