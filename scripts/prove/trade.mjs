import { randomUUID } from "node:crypto";
import { bookingBody } from "./client.ts";

/** Tours of the demo operator, who takes own bookings of them. */
export const ownTours = ["hampi", "kovalam", "goa"];
/** Tours of three operators, with departures every day. */
export const tours = ["ooty", "hampi", "agra", "amritsar", "kovalam", "goa"];

/** A day in India, so many days ahead. */
export const dayIn = (days) =>
  new Date(Date.now() + (days + 5.5 / 24) * 86_400_000).toISOString().slice(0, 10);

/**
 * Creates the random operations of the money and crash proofs: sales, payments, changes, cancellations, refunds and payouts over HTTP.
 * @param options.people clients of an administrator and of the demo operator
 * @param options.read returns the first row of a query
 * @param options.maxRepeats how often a booking that was answered 503 is sent again
 * @param options.noteError receives what must not happen
 * @returns operations by kind, their weights, and what they have made
 */
export function createTrade({ address, people: { admin, operator }, read: one, maxRepeats, noteError }) {
  const emails = new Set();
  const trips = [];
  const own = [];
  /** Bookings whose answer was lost. */
  const unanswered = [];
  /** Confirmed changes, each with a query that finds it. */
  const facts = [];
  const received = new Map();
  const versionOf = (bookingId) =>
    one(
      "SELECT max(e.version) AS version FROM booking_events e JOIN bookings b ON b.id = e.booking WHERE b.booking_id = ?",
      bookingId,
    ).version;

  const kinds = {
    async book(random, client) {
      const body = bookingBody({
        tour: random.pick(tours),
        travelDate: dayIn(random.between(30, 400)),
        numberOfTravelers: random.between(1, 4),
      });
      emails.add(body.email);
      const headers = { "Idempotency-Key": randomUUID() };
      const send = () => client.send("POST", "/api/bookings", body, headers);
      let answer = await send().catch((error) => {
        unanswered.push({ body, headers });
        throw error;
      });
      for (let repeats = 0; answer.status === 503 && repeats < maxRepeats; repeats += 1) {
        if (answer.retryAfter === null) noteError("a 503 has no Retry-After");
        // As a careful client does: the same request with its key.
        // oxlint-disable-next-line no-await-in-loop
        answer = await send();
      }
      const { status, json } = answer;
      if (status === 201) {
        const page = new URL(json.manageUrl).pathname;
        trips.push({ bookingId: json.booking.bookingId, page, email: body.email });
      }
      return status;
    },
    async bookOwn(random) {
      const number = random.between(1, 4);
      const trip = {
        tour: random.pick(ownTours),
        // Some can be checked in: from the day before.
        travelDate: dayIn(random.chance(0.3) ? 1 : random.between(1, 400)),
        numberOfTravelers: String(number),
        children: "0",
        infants: "0",
        name: "Leela Menon",
        phone: "+91 98450 12345",
        email: random.chance(0.5) ? "" : bookingBody({}).email,
        roomType: "standard",
        total: String(random.between(0, 20_000)),
        sale: random.pick(["paid", "unpaid"]),
        note: "",
      };
      const form = new URLSearchParams({
        intent: "book",
        ...trip,
        idempotencyKey: randomUUID(),
        expectedTotal: "0",
      });
      const { status, location } = await operator.send("POST", "/operator/bookings/new", form);
      if (status !== 303) return status;
      const bookingId = location.split("/").at(-1);
      own.push(bookingId);
      facts.push({
        what: "an own booking",
        sql: "SELECT 1 FROM bookings WHERE booking_id = ?",
        values: [bookingId],
      });
      return status;
    },
    async changeOwn(random) {
      if (own.length === 0) return 404;
      const bookingId = random.pick(own);
      const expectedVersion = String(versionOf(bookingId));
      const kind = random.pick(["own", "cancelled", "money"]);
      // Money for an own booking is refused.
      if (kind === "money") {
        const body = { amount: 100, method: "cash" };
        const { status } = await admin.send("POST", `/api/admin/bookings/${bookingId}/payments`, body);
        if (status < 400) noteError("money was received for an own booking");
        return status;
      }
      const form = new URLSearchParams({
        intent: kind,
        expectedVersion,
        reason: "A random operation",
        travelDate: dayIn(random.between(1, 400)),
        numberOfTravelers: String(random.between(1, 5)),
        children: "0",
        infants: "0",
        total: String(random.between(0, 20_000)),
        sale: random.pick(["paid", "unpaid"]),
        note: "",
      });
      return (await operator.send("POST", `/operator/bookings/${bookingId}`, form)).status;
    },
    async payOnline(random, client) {
      const { page } = random.pick(trips);
      const way = new URLSearchParams({ way: "card" });
      const { status, location } = await client.send("POST", `${page}/pay`, way);
      if (status !== 303 || !location?.includes("/sandbox/")) return status;
      const scenario = random.weighted([
        ["none", 10],
        ["duplicate", 3],
        ["reversed", 2],
        ["dropped", 1],
        ["late", 1],
        ["wrong-amount", 1],
        ["forged", 1],
      ]);
      const outcome = random.chance(0.9) ? "paid" : "failed";
      const body = new URLSearchParams({ method: "card", outcome, scenario });
      return (await client.send("POST", new URL(location, address).pathname, body)).status;
    },
    async receive(random) {
      const { bookingId } = random.pick(trips);
      const body = { amount: random.between(1, 30_000), method: random.pick(["upi", "cash"]) };
      const { status } = await admin.send("POST", `/api/admin/bookings/${bookingId}/payments`, body);
      if (status === 201) {
        received.set(bookingId, (received.get(bookingId) ?? 0) + body.amount);
        facts.push({
          what: "a received payment",
          sql: `SELECT 1 WHERE ? <= (SELECT coalesce(sum(p.amount), 0) FROM payments p JOIN bookings b ON b.id = p.booking
            WHERE b.booking_id = ? AND p.gateway = 'manual' AND p.status = 'captured')`,
          values: [received.get(bookingId), bookingId],
        });
      }
      return status;
    },
    async change(random, client) {
      const { bookingId, email } = random.pick(trips);
      const request = { email, change: { kind: "party", numberOfTravelers: random.between(1, 5) } };
      const quote = await client.send("POST", `/api/bookings/${bookingId}/change-quote`, request);
      if (quote.status !== 200) return quote.status;
      const expectedTotal = quote.json.quote.total;
      return (await client.send("POST", `/api/bookings/${bookingId}/change`, { ...request, expectedTotal }))
        .status;
    },
    async setStatus(random) {
      const { bookingId } = random.pick(trips);
      const status = random.pick(["confirmed", "cancelled"]);
      const terms =
        status === "cancelled" && random.chance(0.7)
          ? {
              fault: random.pick(["traveler", "operator", "platform"]),
              bearer: random.pick(["operator", "platform", "shared"]),
              ...(random.chance(0.4) && { refund: random.between(0, 20_000), reason: "A random operation" }),
            }
          : {};
      const answer = await admin.send("PATCH", `/api/admin/bookings/${bookingId}`, { status, ...terms });
      if (answer.status === 200 && status === "cancelled")
        facts.push({
          what: "a cancellation",
          sql: `SELECT 1 FROM booking_events e JOIN bookings b ON b.id = e.booking
            WHERE b.booking_id = ? AND e.status = 'cancelled'`,
          values: [bookingId],
        });
      return answer.status;
    },
    async cancelOwn(random, client) {
      const { bookingId, email } = random.pick(trips);
      return (await client.send("POST", `/api/bookings/${bookingId}/cancel`, { email })).status;
    },
    async goodwill(random) {
      const over = one(
        `SELECT booking_id AS bookingId FROM bookings WHERE status IN ('completed', 'cancelled') AND paid_amount > refunded_amount
        ORDER BY id LIMIT 1 OFFSET ?`,
        random.between(0, 100),
      );
      if (!over) return 404;
      const { bookingId } = over;
      const body = new URLSearchParams({
        intent: "goodwill",
        bookingId,
        amount: String(random.between(1, 3000)),
        reason: "A random operation",
        bearer: random.pick(["operator", "platform", "shared"]),
        expectedVersion: String(versionOf(bookingId)),
      });
      return (await admin.send("POST", `/admin/bookings/${bookingId}.data`, body)).status;
    },
    async finishRefund(random) {
      const due = one(
        "SELECT id FROM refunds WHERE status <> 'done' ORDER BY id LIMIT 1 OFFSET ?",
        random.between(0, 20),
      );
      if (!due) return 404;
      const { status } = await admin.send("POST", `/api/admin/refunds/${due.id}/done`);
      if (status === 204)
        facts.push({
          what: "a refund",
          sql: "SELECT 1 FROM refunds WHERE id = ? AND status = 'done'",
          values: [due.id],
        });
      return status;
    },
    async housekeeping() {
      return (await admin.send("GET", "/cdn-cgi/local/scheduled")).status;
    },
    async preparePayout(random) {
      const { slug } = one(
        "SELECT operator_slug AS slug FROM bank_accounts ORDER BY operator_slug LIMIT 1 OFFSET ?",
        random.between(0, one("SELECT count(*) AS count FROM bank_accounts").count - 1),
      );
      const body = { operator: slug, ...(random.chance(0.8) && { amount: random.between(1, 4000) }) };
      return (await admin.send("POST", "/api/admin/payouts", body)).status;
    },
    async movePayout(random) {
      const step = random.pick(["approve", "pay", "pay", "withdraw", "returned"]);
      const states = step === "returned" ? "'paid'" : "'due', 'approved'";
      const payout = one(
        `SELECT id FROM payouts WHERE status IN (${states}) ORDER BY created_at DESC LIMIT 1`,
      );
      if (!payout) return 404;
      const bodies = {
        approve: {},
        withdraw: {},
        pay: { reference: `UTR${random.between(1000, 999_999)}`, paidOn: dayIn(0) },
        returned: { reason: "Account closed" },
      };
      // Two administrators at once: one of them is refused.
      const twice = random.chance(0.3) ? 2 : 1;
      const both = await Promise.all(
        Array.from({ length: twice }, () =>
          admin.send("POST", `/api/admin/payouts/${payout.id}/${step}`, bodies[step]),
        ),
      );
      if (step === "pay" && both.some(({ status }) => status === 200))
        facts.push({
          what: "a payout",
          sql: "SELECT 1 FROM payouts WHERE id = ? AND status IN ('paid', 'returned')",
          values: [payout.id],
        });
      return both[0].status;
    },
  };
  const weights = [
    ["book", 24],
    ["bookOwn", 8],
    ["changeOwn", 6],
    ["payOnline", 18],
    ["receive", 14],
    ["change", 8],
    ["setStatus", 12],
    ["cancelOwn", 6],
    ["goodwill", 4],
    ["finishRefund", 5],
    ["housekeeping", 0.3],
    ["preparePayout", 3],
    ["movePayout", 6],
  ];

  return { kinds, weights, trips, emails, unanswered, facts };
}
