import type { DatabaseSync } from "node:sqlite";

/**
 * Ledger's cash and withheld tax of each payout, in one pass: searched per payout, a growing ledger made each audit longer than the
 * time between two. Keys are "payout/ID/N" and "payout-return/ID/N".
 */
const movedByPayout = `WITH moved AS (
  SELECT substr(rest, 1, instr(rest, '/') - 1) AS payout, sum(cash) AS cash, sum(tax) AS tax FROM (
    SELECT substr(key, instr(key, '/') + 1) AS rest,
      CASE WHEN credit = 'cash' THEN amount WHEN debit = 'cash' THEN -amount ELSE 0 END AS cash,
      iif(kind = 'tax' AND key LIKE 'payout/%', iif(debit = 'operator-payable', amount, -amount), 0) AS tax
    FROM ledger_entries WHERE key LIKE 'payout%')
  GROUP BY payout)`;

/**
 * Rules of the books, each a query for the rows that break it. Every one is a single statement, so one consistent snapshot. Whole
 * rupees.
 */
const moneyRules: { rule: string; breaches: string }[] = [
  {
    rule: "what a booking was paid is the sum of its captured payments",
    breaches: `SELECT b.booking_id FROM bookings b WHERE b.paid_amount <>
      (SELECT coalesce(sum(p.amount), 0) FROM payments p WHERE p.booking = b.id AND p.status = 'captured')`,
  },
  {
    rule: "a booking's and a payment's refunds are the sum of their rows, and never more than was paid",
    breaches: `SELECT b.booking_id FROM bookings b WHERE b.refunded_amount > b.paid_amount OR b.refunded_amount <>
        (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.booking = b.id)
      UNION ALL SELECT p.id FROM payments p WHERE p.refunded > p.amount OR p.refunded <>
        (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.payment = p.id)`,
  },
  {
    rule: "the ledger's cash of a booking, and what its operator holds, is what was received less what was paid back or withheld",
    breaches: `SELECT b.booking_id FROM bookings b WHERE b.paid_amount -
        (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.booking = b.id AND r.status = 'done') -
        (SELECT coalesce(sum(p.disputed), 0) FROM payments p WHERE p.booking = b.id) <>
      (SELECT coalesce(sum(CASE
          WHEN e.debit = 'cash' OR (e.debit = 'operator-payable' AND e.kind = 'payment') THEN e.amount
          WHEN e.credit = 'cash' OR (e.credit = 'operator-payable' AND e.kind = 'refund') THEN -e.amount ELSE 0 END), 0)
        FROM ledger_entries e WHERE e.booking = b.id)`,
  },
  {
    rule: "the ledger's sale of a booking is its price while it stands, and what was kept of the payments afterwards",
    breaches: `SELECT booking_id FROM (
      SELECT b.booking_id, b.status, b.own_sale, b.total_amount AS price, b.paid_amount - b.refunded_amount AS kept,
        (SELECT coalesce(sum(CASE WHEN e.debit = 'receivable' THEN e.amount WHEN e.credit = 'receivable' THEN -e.amount
          ELSE 0 END), 0) FROM ledger_entries e WHERE e.booking = b.id AND e.kind IN ('sale', 'sale-change')) AS sale
      FROM bookings b)
      WHERE sale <> CASE WHEN own_sale IS NOT NULL THEN 0 WHEN status IN ('confirmed', 'completed', 'no-show') THEN price
        WHEN status = 'pending' THEN 0 ELSE kept END`,
  },
  {
    rule: "an operator's own booking moves no money through us",
    breaches: `SELECT b.booking_id FROM bookings b WHERE b.own_sale IS NOT NULL AND (b.paid_amount + b.refunded_amount > 0
      OR b.payment_due_at IS NOT NULL OR b.balance_due_at IS NOT NULL
      OR EXISTS (SELECT 1 FROM ledger_entries e WHERE e.booking = b.id) OR EXISTS (SELECT 1 FROM payments p WHERE p.booking = b.id)
      OR EXISTS (SELECT 1 FROM payout_lines l WHERE l.booking = b.id) OR EXISTS (SELECT 1 FROM tax_documents d WHERE d.booking = b.id))`,
  },
  {
    rule: "an operator is paid out no more than was received for its tours",
    breaches: `SELECT operator FROM (
      SELECT o.slug AS operator,
        (SELECT coalesce(sum(CASE WHEN e.credit = 'cash' THEN e.amount WHEN e.debit = 'cash' THEN -e.amount ELSE 0 END), 0)
          FROM ledger_entries e WHERE e.operator_slug = o.slug AND e.kind = 'payout') AS paid_out,
        (SELECT coalesce(sum(b.paid_amount - b.refunded_amount), 0) FROM bookings b JOIN tours t ON t.id = b.tour_id
          WHERE t.operator_slug = o.slug) AS received
      FROM operators o) WHERE paid_out > max(received, 0)`,
  },
  {
    rule: "a paid payout left our account once, and a returned one came back once",
    breaches: `${movedByPayout} SELECT p.id FROM payouts p LEFT JOIN moved m ON m.payout = p.id
      WHERE coalesce(m.cash, 0) <> iif(p.status = 'paid', p.amount, 0)`,
  },
  {
    rule: "the taxes of a paid payout are those of its lines, and those of the ledger",
    breaches: `${movedByPayout} SELECT p.id FROM payouts p LEFT JOIN moved m ON m.payout = p.id
      WHERE p.status IN ('paid', 'returned') AND (p.gst + p.tcs + p.tds <> coalesce(m.tax, 0) OR p.gst + p.tcs + p.tds <>
        (SELECT coalesce(sum(iif(l.kind = 'premium', 0, l.gst) + l.tcs + l.tds), 0) FROM payout_lines l WHERE l.payout = p.id))`,
  },
  {
    rule: "the invoice of a paid booking and its notes add up to the sale",
    breaches: `SELECT booking_id FROM (
      SELECT b.booking_id, b.paid_amount - b.refunded_amount AS kept,
        (SELECT sum(CASE d.kind WHEN 'invoice' THEN d.total WHEN 'debit-note' THEN d.total WHEN 'credit-note' THEN -d.total
          ELSE 0 END) FROM tax_documents d WHERE d.booking = b.id) AS invoiced,
        (SELECT coalesce(sum(CASE WHEN e.debit = 'receivable' THEN e.amount WHEN e.credit = 'receivable' THEN -e.amount
          ELSE 0 END), 0) FROM ledger_entries e WHERE e.booking = b.id AND e.kind IN ('sale', 'sale-change')) AS sale
      FROM bookings b WHERE EXISTS (SELECT 1 FROM tax_documents d WHERE d.booking = b.id AND d.kind = 'invoice'))
      WHERE kept >= sale AND invoiced <> sale`,
  },
  {
    rule: "an operator has at most one payout under way",
    breaches: `SELECT operator_slug FROM payouts WHERE status IN ('due', 'approved') GROUP BY operator_slug HAVING count(*) > 1`,
  },
  {
    rule: "seats are those of the bookings that stand",
    breaches: `SELECT d.tour_id || ' ' || d.travel_date FROM departures d WHERE d.booked <>
      (SELECT coalesce(sum(b.number_of_travelers), 0) FROM bookings b WHERE b.tour_id = d.tour_id
        AND b.travel_date = d.travel_date AND b.status NOT IN ('cancelled', 'expired'))`,
  },
];

/** Breaks of each rule of the books, with an example. */
export function auditBooks(database: DatabaseSync): string[] {
  return moneyRules.flatMap(({ rule, breaches }) => {
    const [first, ...others] = database.prepare(breaches).all();
    if (!first) return [];
    return [`${rule}: broken ${1 + others.length} times, by ${String(Object.values(first)[0])}`];
  });
}

/** Payments and refunds as the gateway of faulty-worker.mjs knows them, in paise. */
export interface Gateway {
  payments: { id: string; status: string; amount: number }[];
  refunds: { id: string; receipt: string; amount: number }[];
}

/**
 * Runs the jobs at later times, since refused mail, refunds and look-ups wait longer each time, until no mail waits and the books know what
 * the gateway knows.
 */
export async function deliverAll(
  address: string,
  database: DatabaseSync,
  gateway: Gateway = { payments: [], refunds: [] },
): Promise<void> {
  const waiting = database.prepare(
    `SELECT (SELECT count(*) FROM mail_outbox WHERE status = 'queued')
      + (SELECT count(*) FROM refunds r JOIN payments p ON p.id = r.payment WHERE r.status = 'due' AND p.gateway = 'razorpay') AS count`,
  );
  const isWaiting = () => waiting.get()?.count !== 0 || auditGateway(database, gateway).length > 0;
  // A run sends twenty of the mails that a kill interrupted, and one at a whole hour tries a job again that was killed too often.
  const hour = 3_600_000;
  const from = Math.ceil(Date.now() / hour);
  for (let run = 1; run <= 300 && isWaiting(); run += 1)
    // oxlint-disable-next-line no-await-in-loop
    await fetch(`${address}/cdn-cgi/local/scheduled?time=${(from + run) * hour}`);
}

/**
 * Finds money that the gateway and the books do not know alike: captured and not recorded, or refunded twice.
 */
export function auditGateway(database: DatabaseSync, { payments, refunds }: Gateway): string[] {
  const found: string[] = [];
  const recorded = database.prepare(
    "SELECT 100 * amount AS amount FROM payments WHERE payment_id = ? AND status = 'captured'",
  );
  for (const { id, status, amount } of payments) {
    const rows = recorded.all(id);
    if (status === "captured" && (rows.length !== 1 || rows[0]?.amount !== amount))
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
export function auditTrade(
  database: DatabaseSync,
  trips: readonly { bookingId: string }[],
  emails: ReadonlySet<string>,
): string[] {
  const found: string[] = [];
  const bookings = database
    .prepare("SELECT b.booking_id AS id, b.customer_email AS email FROM bookings b")
    .all();
  const ids = new Set(bookings.map(({ id }) => id));
  for (const { bookingId } of trips) if (!ids.has(bookingId)) found.push("a confirmed booking was lost");
  const made = bookings.map(({ email }) => String(email)).filter((email) => emails.has(email));
  if (made.length !== new Set(made).size) found.push(madeTwice);
  const oversold = database.prepare("SELECT count(*) AS count FROM departures WHERE booked > capacity");
  if (oversold.get()?.count !== 0) found.push("a departure is oversold");
  const unsent = database
    .prepare(
      "SELECT status || ' after ' || attempts || ' tries' AS state, count(*) AS count FROM mail_outbox WHERE status <> 'sent' GROUP BY 1",
    )
    .all();
  for (const { state, count } of unsent)
    found.push(`${String(count)} mails are not marked as sent: ${String(state)}`);
  const mailed = new Set(
    database
      .prepare("SELECT DISTINCT recipient FROM mail_outbox WHERE status = 'sent'")
      .all()
      .map((row) => row.recipient),
  );
  if (made.some((email) => !mailed.has(email))) found.push("a booking has no mail");
  return found;
}
