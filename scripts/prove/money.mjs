// The money run: random sales, payments, changes, cancellations, refunds and payouts at once, over HTTP, and an audit of the books.
// With faults, that share of the calls to bindings fails, as scripts/prove/faulty-worker.mjs does it.
// usage: money.mjs OPERATIONS SEED [DATABASE [SHARE]]
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { root, step } from "../lib/process.mjs";
import { prepareDatabase } from "../lib/set-up.mjs";
import { startWorkerd } from "../lib/workerd.mjs";
import { bookingBody, createClient, inParallel, signInAs } from "./client.mjs";
import { addProofData, falsifyBooks, openForReading } from "./database.mjs";
import { moneyRules } from "./money-invariants.mjs";
import { createRandom, seedFor } from "./random.mjs";

const [operations, seed] = process.argv.slice(2, 4).map(Number);
const prepared = process.argv[4];
const share = Number(process.argv[5] ?? 0);
/** A short run need not see every rare kind of answer. */
const isLong = operations >= 1000;
const maxRepeats = share > 0 ? 5 : 0;
const clients = 16;
/** Tours of the demo operator, who takes own bookings of them. */
const ownTours = ["hampi", "kovalam", "goa"];
/** Tours of three operators, with departures every day. */
const tours = ["ooty", "hampi", "agra", "amritsar", "kovalam", "goa"];

mkdirSync(path.join(root, ".wrangler"), { recursive: true });
const state = path.relative(root, mkdtempSync(path.join(root, ".wrangler/prove-money-")));
process.on("exit", () => rmSync(path.join(root, state), { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

if (prepared) cpSync(path.join(root, prepared), path.join(root, state), { recursive: true });
else await prepareDatabase(state);
await step("An address may have any number of unpaid bookings", () => addProofData(state));

const answers = new Map();
const errors = new Map();
const count = (map, what) => map.set(what, (map.get(what) ?? 0) + 1);
/** A day in India, so many days ahead. */
const dayIn = (days) => new Date(Date.now() + (days + 5.5 / 24) * 86_400_000).toISOString().slice(0, 10);

/** Breaks of each rule of the books, with an example. */
function audit(database) {
  return moneyRules.flatMap(({ rule, breaches }) => {
    const rows = database.prepare(breaches).all();
    return rows.length === 0 ? [] : [`${rule}: broken ${rows.length} times, by ${Object.values(rows[0])[0]}`];
  });
}

/** Runs the jobs at later times, since refused mail waits longer each time, until no mail waits. */
async function deliverAll(address, database) {
  const waiting = database.prepare("SELECT count(*) AS count FROM mail_outbox WHERE status = 'queued'");
  for (let run = 1; run <= 20 && waiting.get().count > 0; run += 1)
    // oxlint-disable-next-line no-await-in-loop
    await fetch(`${address}/cdn-cgi/local/scheduled?time=${Date.now() + run * 3_600_000}`);
}

const madeTwice = "a booking was made twice";

/** Finds what the faults lost or doubled: bookings, seats and mails. */
function auditFaults(database, trips, emails) {
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
    .prepare("SELECT count(*) AS count FROM mail_outbox WHERE status <> 'sent'")
    .get().count;
  if (unsent > 0) found.push(`${unsent} mails are not marked as sent`);
  const mailed = new Set(
    database
      .prepare("SELECT DISTINCT recipient FROM mail_outbox WHERE status = 'sent'")
      .all()
      .map((row) => row.recipient),
  );
  if (made.some((email) => !mailed.has(email))) found.push("a booking has no mail");
  return found;
}

/** Runs operations of random kinds until all are done. */
async function trade(server, database) {
  const { address } = server;
  const emails = new Set();
  const admin = await signInAs(address, "admin");
  const operator = await signInAs(address, "operator");
  const trips = [];
  const own = [];
  let done = 0;
  let lost = 0;
  const one = (sql, ...values) => database.prepare(sql).get(...values);
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
      let answer = await client.send("POST", "/api/bookings", body, headers);
      for (let repeats = 0; answer.status === 503 && repeats < maxRepeats; repeats += 1) {
        if (answer.retryAfter === null) count(errors, "a 503 has no Retry-After");
        // As a careful client does: the same request with its key.
        // oxlint-disable-next-line no-await-in-loop
        answer = await client.send("POST", "/api/bookings", body, headers);
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
        travelDate: dayIn(random.between(1, 400)),
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
      if (status === 303) own.push(location.split("/").at(-1));
      return status;
    },
    async changeOwn(random) {
      const bookingId = random.pick(own);
      if (bookingId === undefined) return 404;
      const expectedVersion = String(versionOf(bookingId));
      const kind = random.pick(["own", "cancelled", "money"]);
      // Money for an own booking is refused.
      if (kind === "money") {
        const body = { amount: 100, method: "cash" };
        const { status } = await admin.send("POST", `/api/admin/bookings/${bookingId}/payments`, body);
        if (status < 400) count(errors, "money was received for an own booking");
        return status;
      }
      const form = new URLSearchParams({
        intent: kind,
        expectedVersion,
        reason: "The money run",
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
      return (await admin.send("POST", `/api/admin/bookings/${bookingId}/payments`, body)).status;
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
              ...(random.chance(0.4) && { refund: random.between(0, 20_000), reason: "The money run" }),
            }
          : {};
      return (await admin.send("PATCH", `/api/admin/bookings/${bookingId}`, { status, ...terms })).status;
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
        reason: "The money run",
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
      return (await admin.send("POST", `/api/admin/refunds/${due.id}/done`)).status;
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

  let looking;
  /** Audits the growing books in at most a fifth of the time. */
  function look() {
    const began = performance.now();
    for (const breach of audit(database)) count(errors, `while running: ${breach}`);
    if (process.stdout.isTTY) process.stdout.write(`\rMoney: ${done} of ${operations} operations …`);
    looking = setTimeout(look, Math.max(2000, 4 * (performance.now() - began)));
  }
  look();
  try {
    if (share > 0) await fetch(`${address}/faults?share=${share}&seed=${seed}`);
    await inParallel(clients, async (number) => {
      const random = createRandom(seedFor(seed, 5000 + number));
      const client = createClient(address);
      while (done < operations) {
        done += 1;
        const kind = trips.length < clients ? "book" : random.weighted(weights);
        // Each client works in turn.
        // oxlint-disable-next-line no-await-in-loop
        const status = await kinds[kind](random, client).catch((error) => {
          // A busy runtime may drop connections. The books must be right whether the operation was done or not.
          console.error(String(error));
          lost += 1;
          return "lost";
        });
        count(answers, `${kind} ${status}`);
        const isFault = share > 0 && (status === 503 || kind === "housekeeping");
        if ((status >= 500 && !isFault) || status === 401 || status === 403)
          count(errors, `${kind} was answered ${status}`);
      }
    });
    if (share > 0) {
      const counts = await (await fetch(`${address}/faults?share=0`)).json();
      console.log("\nFaults:", JSON.stringify(counts));
      for (const binding of ["DB before", "DB after", "DB delay", ...(isLong ? ["mail"] : [])])
        if (!Object.keys(counts).some((name) => name.startsWith(binding) && !/ (calls|sent)$/.test(name)))
          count(errors, `there was no fault "${binding}"`);
      await deliverAll(address, database);
      for (const breach of auditFaults(database, trips, emails)) count(errors, breach);
      // The control: what is missing or there twice must be found.
      const missing = [...trips, { bookingId: "TB-never-made" }];
      if (auditFaults(database, missing, emails).length === 0) count(errors, "a lost booking is overlooked");
      const [seen] = database
        .prepare("SELECT customer_email AS email FROM bookings GROUP BY 1 HAVING count(*) > 1")
        .all();
      if (seen && !auditFaults(database, trips, new Set([...emails, seen.email])).includes(madeTwice))
        count(errors, "a doubled booking is overlooked");
    }
    // Payments that the gateway captured silently are found, and amounts owed are sent.
    for (let run = 0; run < 3; run += 1)
      // One after another.
      // oxlint-disable-next-line no-await-in-loop
      await kinds.housekeeping();
    if (lost * 100 > operations) count(errors, `${lost} operations had no answer`);
  } finally {
    clearTimeout(looking);
  }
}

const started = Date.now();
const faultyWorker = path.join(root, "scripts/prove/faulty-worker.mjs");
const server = await startWorkerd(state, undefined, {
  // Refused calls are logged by design.
  ...(share > 0 && { entry: faultyWorker, onLog: () => undefined }),
});
const database = openForReading(state);
try {
  for (const breach of audit(database)) count(errors, `before: ${breach}`);
  await trade(server, database);
  for (const breach of audit(database)) count(errors, `afterwards: ${breach}`);
} finally {
  database.close();
  await server.server.dispose();
}

const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `\nMoney, seed ${seed}${share > 0 ? `, ${share * 100} % faults` : ""}: ${operations} operations in ${seconds} s`,
);
for (const [answer, times] of [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${answer}: ${times}`);
for (const kind of [
  "book 201",
  "bookOwn 303",
  "changeOwn 200",
  "payOnline 302",
  "receive 201",
  "setStatus 200",
  "goodwill 200",
  "preparePayout 201",
  "movePayout 200",
])
  if (isLong && !answers.has(kind)) count(errors, `no operation ended as ${kind}`);

// The control: each falsified book must be found.
for (const { folder, name, rule } of falsifyBooks(state)) {
  const falsified = openForReading(folder);
  if (!audit(falsified).some((breach) => breach.startsWith(rule)))
    count(errors, `the audit overlooks ${name}`);
  falsified.close();
}
for (const [error, times] of errors) console.error(`✗ ${error} (${times} times)`);
console.log(errors.size === 0 ? "\nProven: the books are right to the rupee." : "\nNot proven.");
process.exit(errors.size === 0 ? 0 : 1);
