/** A rule of the data, as a query for the rows that break it. Each is one statement, and so sees one moment. */
export interface Rule {
  rule: string;
  /** @param which condition on the row that the rule is about: `b` a booking, `d` a departure, `o` an operator, `c` a coupon, `r` a reseller */
  breaches: (which: string) => string;
}

/** Accounts that hold our money, as SQL. */
const money = `('gateway-clearing', 'bank', 'cash')`;

/** Returns what an entry `e` adds to the credits of an account, as SQL. */
function credited(account: string): string {
  return `CASE '${account}' WHEN e.credit THEN e.amount WHEN e.debit THEN -e.amount ELSE 0 END`;
}

/** Entries `e` of the compensation of a booking's traveler, found by their keys: "compensation/ID/0". */
const ofCompensation = "e.key > 'compensation/' || b.id || '/' AND e.key < 'compensation/' || b.id || '0'";

/** Rules of one booking `b`. Whole rupees. */
export const bookingRules: Rule[] = [
  {
    rule: "what a booking was paid is the sum of its captured payments",
    breaches: (which) => `SELECT b.booking_id FROM bookings b WHERE ${which} AND b.paid_amount <>
      (SELECT coalesce(sum(p.amount), 0) FROM payments p WHERE p.booking = b.id AND p.status = 'captured')`,
  },
  {
    rule: "a booking's refunds are the sum of its rows, and never more than was paid",
    breaches: (
      which,
    ) => `SELECT b.booking_id FROM bookings b WHERE ${which} AND (b.refunded_amount > b.paid_amount
      OR b.refunded_amount <> (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.booking = b.id))`,
  },
  {
    rule: "a payment's refunds are the sum of its rows, and never more than it",
    breaches: (
      which,
    ) => `SELECT p.id FROM bookings b JOIN payments p ON p.booking = b.id WHERE ${which} AND (p.refunded > p.amount
      OR p.refunded <> (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.payment = p.id))`,
  },
  {
    rule: "the compensation of a traveler is owed once, for a cancellation and out of what was paid, until it is transferred",
    breaches: (which) => `SELECT booking_id FROM (
      SELECT b.booking_id, b.status, b.paid_amount, c.booking, c.amount, c.by_operator, c.paid_at,
        (SELECT coalesce(sum(CASE 'traveler-payable' WHEN e.credit THEN e.amount WHEN e.debit THEN -e.amount ELSE 0 END), 0)
          FROM ledger_entries e WHERE ${ofCompensation}) AS owed,
        (SELECT coalesce(sum(iif(e.debit = 'operator-payable', e.amount, 0)), 0)
          FROM ledger_entries e WHERE ${ofCompensation}) AS charged
      FROM bookings b LEFT JOIN traveler_compensations c ON c.booking = b.id WHERE ${which})
      WHERE owed <> iif(paid_at IS NULL, coalesce(amount, 0), 0) OR charged <> coalesce(by_operator, 0)
        OR (booking IS NOT NULL AND (status <> 'cancelled' OR amount > paid_amount))`,
  },
  {
    rule: "the money of a booking in our accounts is what was received less what was paid back or withheld",
    breaches: (which) => `SELECT b.booking_id FROM bookings b WHERE ${which} AND b.reseller IS NULL AND
      (SELECT coalesce(sum(p.amount), 0) FROM payments p JOIN users u ON u.id = p.recorded_by
        WHERE p.booking = b.id AND p.status = 'captured' AND u.role = 'tour_operator') = 0 AND b.paid_amount -
        (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.booking = b.id AND +r.status = 'done') -
        (SELECT coalesce(sum(p.disputed), 0) FROM payments p WHERE p.booking = b.id) <>
      (SELECT coalesce(sum(iif(e.debit IN ${money}, e.amount, 0) - iif(e.credit IN ${money}, e.amount, 0)), 0)
        FROM ledger_entries e WHERE e.booking = b.id)`,
  },
  {
    rule: "the ledger's sale of a booking is its price while it stands, and what was kept of the payments afterwards",
    breaches: (which) => `SELECT booking_id FROM (
      SELECT b.booking_id, b.status, b.own_sale, b.total_amount AS price, b.paid_amount - b.refunded_amount AS kept,
        (SELECT coalesce(sum(CASE WHEN e.debit = 'receivable' THEN e.amount WHEN e.credit = 'receivable' THEN -e.amount
          ELSE 0 END), 0) FROM ledger_entries e WHERE e.booking = b.id AND e.kind IN ('sale', 'sale-change')) AS sale
      FROM bookings b WHERE ${which})
      WHERE sale <> CASE WHEN own_sale IS NOT NULL THEN 0 WHEN status IN ('confirmed', 'completed', 'no-show') THEN price
        WHEN status = 'pending' THEN 0 ELSE kept END`,
  },
  {
    rule: "commission is that of the price at least, and what we bear and what banks took back is in the books",
    breaches: (which) => `SELECT booking_id FROM (
      SELECT b.booking_id, b.taken_back, b.refunded_amount, b.status, b.platform_discount, b.commission_percent AS percent,
        (SELECT coalesce(sum(CASE WHEN e.debit = 'receivable' THEN e.amount WHEN e.credit = 'receivable' THEN -e.amount
          ELSE 0 END), 0) FROM ledger_entries e WHERE e.booking = b.id AND e.kind IN ('sale', 'sale-change')) AS sale,
        (SELECT coalesce(sum(CASE WHEN e.credit = 'unearned-commission' THEN e.amount WHEN e.debit = 'unearned-commission' THEN -e.amount
          ELSE 0 END), 0) FROM ledger_entries e WHERE e.booking = b.id AND e.kind IN ('sale', 'sale-change')) AS commission,
        (SELECT coalesce(sum(CASE WHEN e.debit = 'platform-discount' THEN e.amount WHEN e.credit = 'platform-discount' THEN -e.amount
          ELSE 0 END), 0) FROM ledger_entries e WHERE e.booking = b.id) AS discount,
        (SELECT coalesce(sum(d.withheld), 0) FROM disputes d WHERE d.booking = b.id AND d.status = 'lost'
          AND coalesce(d.outcome, 'keep') = 'keep') AS lost
      FROM bookings b WHERE ${which})
      WHERE commission * 100 < sale * percent - 100 OR taken_back <> lost OR taken_back > refunded_amount
        OR (status = 'confirmed' AND discount <> platform_discount)`,
  },
  {
    rule: "of a sale only what its customer has paid for is earned: our commission first, then the operator's share",
    breaches: (which) => `SELECT booking_id FROM (
      SELECT b.booking_id, sum(${credited("unearned-share")}) AS waiting, sum(${credited("unearned-commission")}) AS expected,
        sum(iif(e.kind = 'tax', 0, ${credited("operator-payable")})) AS owed, sum(${credited("commission")}) AS commission,
        -sum(${credited("receivable")}) AS unpaid,
        sum(iif(e.kind IN ('sale', 'sale-change'), 0, ${credited("receivable")})) AS paid
      FROM bookings b JOIN ledger_entries e ON e.booking = b.id WHERE ${which} GROUP BY b.id)
      WHERE waiting <> max(0, min(waiting + owed, unpaid)) OR commission <> max(0, min(commission + expected, paid))`,
  },
  {
    rule: "a booking's taxes in the ledger are those that were accrued, which are on all that was received by then",
    breaches: (which) => `SELECT booking_id FROM (
      SELECT b.booking_id,
        (SELECT coalesce(sum(t.gst + t.tcs + t.tds), 0) FROM tax_accruals t WHERE t.booking = b.id) AS accrued,
        (SELECT coalesce(sum(iif(e.debit = 'operator-payable', e.amount, -e.amount)), 0) FROM ledger_entries e
          WHERE e.booking = b.id AND e.kind = 'tax') AS entered,
        (SELECT coalesce(sum(t.tds_base), 0) FROM tax_accruals t WHERE t.booking = b.id) AS gross,
        (SELECT coalesce(sum(CASE WHEN e.kind NOT IN ('sale', 'sale-change') THEN 0 WHEN e.debit = 'receivable' THEN e.amount
          WHEN e.credit = 'receivable' THEN -e.amount ELSE 0 END), 0) FROM ledger_entries e WHERE e.booking = b.id) AS sale,
        (SELECT coalesce(sum(CASE WHEN e.debit = 'receivable' THEN e.amount WHEN e.credit = 'receivable' THEN -e.amount
          ELSE 0 END), 0) FROM ledger_entries e WHERE e.booking = b.id) AS unpaid,
        (SELECT coalesce(max(e.id), 0) FROM ledger_entries e WHERE e.booking = b.id AND e.kind <> 'tax') AS last
      FROM bookings b WHERE ${which})
      WHERE accrued <> entered OR (gross <> sale - max(0, unpaid) AND last <= (SELECT folded_to FROM watermarks WHERE stream = 'taxes'))`,
  },
  {
    rule: "an operator's own booking moves no money through us",
    breaches: (
      which,
    ) => `SELECT b.booking_id FROM bookings b WHERE ${which} AND b.own_sale IS NOT NULL AND (b.paid_amount + b.refunded_amount > 0
      OR b.payment_due_at IS NOT NULL OR b.balance_due_at IS NOT NULL
      OR EXISTS (SELECT 1 FROM ledger_entries e WHERE e.booking = b.id) OR EXISTS (SELECT 1 FROM payments p WHERE p.booking = b.id)
      OR EXISTS (SELECT 1 FROM payout_lines l WHERE l.booking = b.id) OR EXISTS (SELECT 1 FROM tax_documents t WHERE t.booking = b.id))`,
  },
  {
    rule: "the invoice of a paid booking and its notes add up to the sale",
    breaches: (which) => `SELECT booking_id FROM (
      SELECT b.booking_id, b.paid_amount - b.refunded_amount AS kept,
        (SELECT sum(CASE t.kind WHEN 'invoice' THEN t.total WHEN 'debit-note' THEN t.total WHEN 'credit-note' THEN -t.total
          ELSE 0 END) FROM tax_documents t WHERE t.booking = b.id) AS invoiced,
        (SELECT coalesce(sum(CASE WHEN e.debit = 'receivable' THEN e.amount WHEN e.credit = 'receivable' THEN -e.amount
          ELSE 0 END), 0) FROM ledger_entries e WHERE e.booking = b.id AND e.kind IN ('sale', 'sale-change')) AS sale
      FROM bookings b WHERE ${which} AND EXISTS (SELECT 1 FROM tax_documents t WHERE t.booking = b.id AND t.kind = 'invoice'))
      WHERE kept >= sale AND invoiced <> sale`,
  },
  {
    rule: "the events of a booking have numbers without gaps, and the last one its status",
    breaches: (which) => `SELECT b.booking_id FROM bookings b WHERE ${which} AND (
      (SELECT max(e.version) FROM booking_events e WHERE e.booking = b.id) IS NOT (SELECT count(*) FROM booking_events e WHERE e.booking = b.id)
      OR b.status <> (SELECT e.status FROM booking_events e WHERE e.booking = b.id ORDER BY e.version DESC LIMIT 1))`,
  },
  {
    rule: "one use of a coupon for each booking that stands with it",
    breaches: (
      which,
    ) => `SELECT b.booking_id FROM bookings b WHERE ${which} AND b.coupon_code IS NOT NULL AND b.status IN ('pending', 'confirmed', 'completed')
      AND (SELECT count(*) FROM coupon_uses u WHERE u.booking = b.id AND u.released_at IS NULL) <> 1`,
  },
  {
    rule: "nobody who was checked in is missing, and nobody is checked in twice",
    breaches: (
      which,
    ) => `SELECT b.booking_id FROM bookings b JOIN check_ins c ON c.booking = b.id WHERE ${which}
      GROUP BY b.id HAVING count(*) > 1 OR b.status = 'no-show'`,
  },
  {
    rule: "one address begins at most three unpaid bookings",
    breaches: (
      which,
    ) => `SELECT b.booking_id FROM bookings b WHERE ${which} AND b.email_key IS NOT NULL AND b.paid_amount = 0 AND b.total_amount > 0
      AND b.status = 'confirmed' AND 3 < (SELECT count(*) FROM bookings o JOIN booking_events e ON e.booking = o.id AND e.version = 1
        WHERE o.email_key = b.email_key AND o.paid_amount = 0 AND o.total_amount > 0 AND o.status = 'confirmed' AND e.status = 'confirmed'
        AND o.created_at <= b.created_at AND o.travel_date >= date(b.created_at / 1000, 'unixepoch', '+330 minutes'))`,
  },
];

/** Rules of one departure `d`. */
export const departureRules: Rule[] = [
  {
    rule: "a calendar has taken no more seats than its events want, and none of a departure that it has given free",
    breaches: (
      which,
    ) => `SELECT d.tour_id || ' ' || d.travel_date || ' ' || d.start || ' ' || k.feed FROM departures d
      JOIN calendar_blocks k ON k.tour_id = d.tour_id AND k.travel_date = d.travel_date AND k.start = d.start
      WHERE ${which} AND (k.taken < 0 OR k.taken > coalesce(k.wanted, k.taken) OR k.taking <> 0
        OR k.is_undone AND (k.taken > 0 OR k.closed_at IS NOT NULL))`,
  },
  {
    rule: "no seats are held for a reservation of a reseller that was booked or given up",
    breaches: (which) => `SELECT h.id FROM departures d
      JOIN seat_holds h ON h.tour_id = d.tour_id AND h.travel_date = d.travel_date AND h.start = d.start
      WHERE ${which} AND h.holder LIKE 'reseller %' AND NOT EXISTS (SELECT 1 FROM reseller_bookings r
        WHERE r.hold = h.id AND r.booking IS NULL AND r.cancelled_at IS NULL)`,
  },
  {
    rule: "nothing is oversold",
    breaches: (which) =>
      `SELECT d.tour_id || ' ' || d.travel_date || ' ' || d.start FROM departures d WHERE ${which} AND d.closed_at IS NULL AND d.booked + d.held > d.capacity`,
  },
  {
    rule: "no jeep is on two departures at once",
    breaches: (
      which,
    ) => `SELECT d.tour_id || ' ' || d.travel_date || ' ' || d.start || ' ' || u.resource_id FROM departures d
      JOIN resource_uses u ON u.departure_id = d.id JOIN resource_uses o ON o.resource_id = u.resource_id
      WHERE ${which} AND o.departure_id <> u.departure_id AND o.from_at < u.to_at AND o.to_at > u.from_at`,
  },
  {
    rule: "booked seats are those of the bookings that stand",
    breaches: (
      which,
    ) => `SELECT d.tour_id || ' ' || d.travel_date || ' ' || d.start FROM departures d WHERE ${which} AND d.booked <>
      (SELECT coalesce(sum(coalesce(b.seats, b.number_of_travelers)), 0) FROM bookings b WHERE b.tour_id = d.tour_id
        AND b.travel_date = d.travel_date AND b.start = d.start AND b.status NOT IN ('cancelled', 'expired'))`,
  },
  {
    rule: "pieces of extras that are taken are those of the bookings that stand, and no more than there are",
    breaches: (
      which,
    ) => `SELECT d.tour_id || ' ' || d.travel_date || ' ' || d.start || ' ' || s.extra FROM departures d
      JOIN departure_stock s ON s.tour_id = d.tour_id AND s.travel_date = d.travel_date AND s.start = d.start
      WHERE ${which} AND (s.taken > s.stock OR s.taken <> (
        SELECT coalesce(sum(e.quantity), 0) FROM bookings b JOIN booking_extras e ON e.booking = b.id AND e.extra = s.extra
        WHERE b.tour_id = d.tour_id AND b.travel_date = d.travel_date AND b.start = d.start AND b.status NOT IN ('cancelled', 'expired')))`,
  },
  {
    rule: "held seats are those of the holds",
    breaches: (
      which,
    ) => `SELECT d.tour_id || ' ' || d.travel_date || ' ' || d.start FROM departures d WHERE ${which} AND d.held <>
      (SELECT coalesce(sum(h.seats), 0) FROM seat_holds h WHERE h.tour_id = d.tour_id AND h.travel_date = d.travel_date AND h.start = d.start)`,
  },
  {
    rule: "a party with seats reserved or offered has its hold",
    breaches: (
      which,
    ) => `SELECT w.id FROM departures d JOIN waiting_entries w ON w.tour_id = d.tour_id AND w.travel_date = d.travel_date AND w.start = d.start
      WHERE ${which} AND w.status IN ('reserved', 'offered') AND NOT EXISTS (SELECT 1 FROM seat_holds h WHERE h.id = w.hold_id AND h.seats = w.seats)`,
  },
  {
    rule: "nobody waits while there are seats for them",
    breaches: (which) => `SELECT w.id FROM departures d JOIN tours t ON t.id = d.tour_id
      JOIN waiting_entries w ON w.tour_id = d.tour_id AND w.travel_date = d.travel_date AND w.start = d.start
      WHERE ${which} AND w.status = 'waiting' AND w.seats <= d.capacity - d.booked - d.held AND d.closed_at IS NULL AND t.paused_at IS NULL`,
  },
  {
    rule: "no seats are held for a party that no longer waits",
    breaches: (
      which,
    ) => `SELECT h.id FROM departures d JOIN seat_holds h ON h.tour_id = d.tour_id AND h.travel_date = d.travel_date AND h.start = d.start
      WHERE ${which} AND h.holder LIKE 'waiting-list %' AND NOT EXISTS
      (SELECT 1 FROM waiting_entries w WHERE w.hold_id = h.id AND w.status IN ('reserved', 'offered'))`,
  },
  {
    rule: "one caller holds seats on three departures at most",
    breaches: (
      which,
    ) => `SELECT h.caller FROM departures d JOIN seat_holds h ON h.tour_id = d.tour_id AND h.travel_date = d.travel_date AND h.start = d.start
      WHERE ${which} AND h.caller IS NOT NULL AND (SELECT count(DISTINCT o.tour_id || ' ' || o.travel_date || ' ' || o.start) > 3 OR sum(o.seats) > 20 FROM seat_holds o WHERE o.caller = h.caller)`,
  },
];

/** Entries `e` of a payout `p`, found by the index of their keys: "payout/ID/1". */
const ofPayout = (prefix: string) =>
  `(e.key > '${prefix}/' || p.id || '/' AND e.key < '${prefix}/' || p.id || '0')`;

/** Rules of one operator `o`. */
export const operatorRules: Rule[] = [
  {
    rule: "an operator is paid out no more than was received for its tours, and what we bear",
    breaches: (which) => `SELECT operator FROM (SELECT o.slug AS operator,
      (SELECT coalesce(sum(iif(e.credit = 'bank', e.amount, 0) - iif(e.debit = 'bank', e.amount, 0)), 0)
        FROM ledger_entries e WHERE e.operator_slug = o.slug AND e.kind = 'payout') AS paid_out,
      (SELECT coalesce(sum(b.paid_amount - b.refunded_amount), 0) FROM bookings b WHERE b.operator_slug = o.slug) AS received,
      (SELECT coalesce(sum(CASE WHEN e.debit IN ('compensation', 'platform-discount') THEN e.amount
        WHEN e.credit IN ('compensation', 'platform-discount') THEN -e.amount ELSE 0 END), 0)
        FROM ledger_entries e WHERE e.operator_slug = o.slug AND e.kind IN ('sale', 'sale-change')) AS borne
      FROM operators o WHERE ${which}) WHERE paid_out > max(received + max(borne, 0), 0)`,
  },
  {
    rule: "a paid payout left our account once, and a returned one came back once",
    breaches: (
      which,
    ) => `SELECT p.id FROM operators o JOIN payouts p ON p.operator_slug = o.slug WHERE ${which} AND iif(p.status = 'paid', p.amount, 0) <>
      (SELECT coalesce(sum(iif(e.credit = 'bank', e.amount, 0) - iif(e.debit = 'bank', e.amount, 0)), 0)
        FROM ledger_entries e WHERE ${ofPayout("payout")} OR ${ofPayout("payout-return")})`,
  },
  {
    rule: "a payout is its lines, and so are its taxes",
    breaches: (
      which,
    ) => `SELECT p.id FROM operators o JOIN payouts p ON p.operator_slug = o.slug WHERE ${which}
      AND (p.gst + p.tcs + p.tds <> (SELECT coalesce(sum(iif(l.kind = 'premium', 0, l.gst) + l.tcs + l.tds), 0) FROM payout_lines l WHERE l.payout = p.id)
        OR p.amount <> (SELECT sum(l.net) FROM payout_lines l WHERE l.payout = p.id))`,
  },
  {
    rule: "an operator has at most one payout under way",
    breaches: (which) => `SELECT p.operator_slug FROM operators o JOIN payouts p ON p.operator_slug = o.slug
      WHERE ${which} AND p.status IN ('due', 'approved') GROUP BY p.operator_slug HAVING count(*) > 1`,
  },
  {
    rule: "a payout was approved by somebody else than who prepared it",
    breaches: (which) => `SELECT p.id FROM operators o JOIN payouts p ON p.operator_slug = o.slug
      WHERE ${which} AND p.status IN ('approved', 'paid') AND p.approved_by = p.created_by`,
  },
];

/** Rules of one coupon `c`. */
export const couponRules: Rule[] = [
  {
    rule: "a coupon's count is its live uses, and within its limit",
    breaches: (
      which,
    ) => `SELECT c.code FROM coupons c WHERE ${which} AND (c.used > coalesce(c.usage_limit, c.used) OR c.used <>
      (SELECT count(*) FROM coupon_uses u WHERE u.coupon = c.code AND u.released_at IS NULL))`,
  },
  {
    rule: "a customer's count is their live uses, and within the limit",
    breaches: (
      which,
    ) => `SELECT k.email_key FROM coupons c JOIN coupon_customers k ON k.coupon = c.code WHERE ${which} AND
      (k.used > coalesce(c.per_customer_limit, k.used) OR k.used <>
      (SELECT count(*) FROM coupon_uses u WHERE u.coupon = k.coupon AND u.email_key = k.email_key AND u.released_at IS NULL))`,
  },
];

/** Rules of one reseller `r`. Whole rupees. */
export const resellerRules: Rule[] = [
  {
    rule: "a reseller's balance is the sum of its movements, and never below its credit limit",
    breaches: (which) => `SELECT r.id FROM resellers r WHERE ${which} AND (r.balance + r.credit_limit < 0
      OR r.balance <> (SELECT coalesce(sum(m.amount), 0) FROM reseller_movements m WHERE m.reseller = r.id))`,
  },
  {
    rule: "the ledger has a reseller's balance, but for what it has not paid for yet",
    breaches: (which) => `SELECT id FROM (SELECT r.id, r.balance,
        (SELECT coalesce(sum(${credited("reseller-balance")}), 0) FROM ledger_entries e JOIN bookings b ON b.id = e.booking
          WHERE b.reseller = r.id) AS booked,
        (SELECT coalesce(sum(e.amount), 0) FROM reseller_movements m JOIN ledger_entries e ON e.key = 'paid-in/' || m.id || '/0'
          WHERE m.reseller = r.id) AS paid_in,
        (SELECT coalesce(sum(b.paid_amount), 0) FROM reseller_bookings s JOIN bookings b ON b.id = s.booking
          WHERE s.reseller = r.id AND s.settled_at IS NULL) AS waiting
      FROM resellers r WHERE ${which}) WHERE balance <> paid_in + booked - waiting`,
  },
  {
    rule: "a reseller pays each of its bookings once, and gets each refund once",
    breaches: (
      which,
    ) => `SELECT b.booking_id FROM resellers r JOIN bookings b ON b.reseller = r.id WHERE ${which} AND (
      b.paid_amount <> (SELECT -coalesce(sum(m.amount), 0) FROM reseller_movements m WHERE m.booking = b.id AND m.kind = 'booking')
      OR b.refunded_amount <> (SELECT coalesce(sum(m.amount), 0) FROM reseller_movements m WHERE m.booking = b.id AND m.kind = 'refund')
      OR EXISTS (SELECT 1 FROM refunds f WHERE f.booking = b.id AND f.status <> 'done')
      OR 1 <> (SELECT count(*) FROM reseller_bookings s WHERE s.booking = b.id AND s.reseller = r.id))`,
  },
];

/** Rules of the whole. */
export const overallRules: Rule[] = [
  {
    rule: "the books balance: accounts add up to nothing",
    breaches: () => `SELECT e.id FROM ledger_entries e WHERE e.debit = e.credit OR e.amount < 0`,
  },
  {
    rule: "tax documents have numbers without gaps",
    breaches: () =>
      `SELECT seller FROM tax_documents GROUP BY seller, kind, financial_year HAVING max(number) <> count(*)`,
  },
  {
    rule: "the feed has numbers without gaps",
    breaches: () => `SELECT max(seq) FROM booking_events HAVING max(seq) - min(seq) + 1 <> count(*)`,
  },
  {
    rule: "no message is queued twice",
    breaches: () =>
      `SELECT dedupe_key FROM mail_outbox WHERE dedupe_key IS NOT NULL GROUP BY dedupe_key HAVING count(*) > 1`,
  },
];
