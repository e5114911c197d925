// SIGKILL at random moments under load, then a restart on the same state and an audit: what was confirmed is there, once, and the rules of
// the simulation hold. The control: batches that are not atomic must be found. usage: crash.ts ROUNDS SEED [DATABASE]
import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import {
  bookingRules,
  couponRules,
  departureRules,
  operatorRules,
  overallRules,
} from "../../tests/simulation/invariants/rules.ts";
import { openForReading } from "../lib/local-database.ts";
import { root } from "../lib/process.mjs";
import { bookingBody, createClient, inParallel, signInAs, type Client } from "./client.ts";
import { freePort, startKillable } from "./killable-server.ts";
import { conclude, copyState, createCounter, createProofFolder, createState } from "./proof.ts";
import { createRandom, seedFor, type Random } from "./random.ts";

const [rounds = 0, seed = 0] = process.argv.slice(2, 4).map(Number);
const isLong = rounds >= 20;
const clients = 12;
/** Milliseconds of load before the kill. */
const load = { min: 500, max: 4000 };
/** Tours with departures every day. */
const tours = ["ooty", "hampi", "agra", "amritsar", "kovalam", "goa"];
const domain = "@crash.example.com";

const errors = createCounter();
const inFlight = createCounter();
const answered = createCounter();

/** Something that was confirmed since the last kill, and a query that finds it. */
interface Fact {
  what: string;
  sql: string;
  values: (string | number)[];
}

interface Trip {
  bookingId: string;
  /** Address of its page, with the key. */
  page: string;
  email: string;
}

const bookedSchema = z.object({ booking: z.object({ bookingId: z.string() }), manageUrl: z.string() });
const heldSchema = z.object({ hold: z.object({ holdId: z.string() }) });

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Starts a server on a state. @param entry takes the place of the Worker's own */
async function openTrade(state: string, entry?: string) {
  const port = await freePort();
  let server = await startKillable(state, port, entry);
  let database = openForReading(state);
  const { address } = server;
  const admin = await signInAs(address, "admin");
  const trips: Trip[] = [];
  const facts: Fact[] = [];
  const unanswered: { body: ReturnType<typeof bookingBody>; headers: Record<string, string> }[] = [];
  const received = new Map<string, number>();

  async function sendBooking(client: Client, { body, headers }: (typeof unanswered)[number]) {
    const { status, json } = await client.send("POST", "/api/bookings", body, headers);
    if (status !== 201) return status;
    const { booking, manageUrl } = bookedSchema.parse(json);
    trips.push({ bookingId: booking.bookingId, page: new URL(manageUrl).pathname, email: body.email });
    facts.push({
      what: "a booking",
      sql: "SELECT 1 FROM bookings WHERE booking_id = ?",
      values: [booking.bookingId],
    });
    return status;
  }

  const kinds = {
    async book(random: Random, client: Client) {
      const details = {
        tour: random.pick(tours),
        travelDate: dayIn(random.between(30, 400)),
        numberOfTravelers: random.between(1, 4),
      };
      const body = bookingBody({ ...details, email: `${randomUUID()}${domain}` });
      const request = { body, headers: { "Idempotency-Key": randomUUID() } };
      return sendBooking(client, request).catch((error) => {
        unanswered.push(request);
        throw error;
      });
    },
    async payOnline(random: Random, client: Client) {
      const started = await client.send(
        "POST",
        `${random.pick(trips).page}/pay`,
        new URLSearchParams({ way: "card" }),
      );
      if (!started.location?.includes("/sandbox/")) return started.status;
      const paid = new URLSearchParams({ method: "card", outcome: "paid", scenario: "none" });
      return (await client.send("POST", new URL(started.location, address).pathname, paid)).status;
    },
    async receive(random: Random) {
      const { bookingId } = random.pick(trips);
      const body = { amount: random.between(1, 30_000), method: "cash" };
      const { status } = await admin.send("POST", `/api/admin/bookings/${bookingId}/payments`, body);
      if (status !== 201) return status;
      const sum = (received.get(bookingId) ?? 0) + body.amount;
      received.set(bookingId, sum);
      facts.push({
        what: "a received payment",
        sql: `SELECT 1 WHERE ? <= (SELECT sum(p.amount) FROM payments p JOIN bookings b ON b.id = p.booking
          WHERE b.booking_id = ? AND p.gateway = 'manual' AND p.status = 'captured')`,
        values: [sum, bookingId],
      });
      return status;
    },
    async cancel(random: Random, client: Client) {
      const { bookingId, email } = random.pick(trips);
      const { status } = await client.send("POST", `/api/bookings/${bookingId}/cancel`, { email });
      if (status === 200)
        facts.push({
          what: "a cancellation",
          sql: "SELECT 1 FROM bookings WHERE booking_id = ? AND status = 'cancelled'",
          values: [bookingId],
        });
      return status;
    },
    async hold(random: Random, client: Client) {
      const body = {
        tour: random.pick(tours),
        travelDate: dayIn(random.between(30, 400)),
        numberOfTravelers: random.between(1, 3),
      };
      const { status, json } = await client.send("POST", "/api/holds", body);
      if (status === 201)
        facts.push({
          what: "a hold",
          sql: "SELECT 1 FROM seat_holds WHERE id = ?",
          values: [heldSchema.parse(json).hold.holdId],
        });
      return status;
    },
    jobs: async () => (await admin.send("GET", "/cdn-cgi/local/scheduled")).status,
  };

  return {
    address,
    kinds,
    trips,
    facts,
    database: () => database,
    async kill() {
      await server.kill();
      database.close();
    },
    async restart() {
      server = await startKillable(state, port, entry);
      database = openForReading(state);
      // The first requests of a new isolate take the time of a round.
      await Promise.all(["/", "/api/tours"].map((page) => admin.send("GET", page)));
    },
    /** Sends the bookings again whose answer was lost, with their keys, as a careful client does. @returns how many were made */
    async repeatUnanswered(): Promise<number> {
      const client = createClient(address);
      const statuses = await Promise.all(unanswered.splice(0).map((request) => sendBooking(client, request)));
      for (const status of statuses)
        if (status >= 500) errors.add(`a repeated booking was answered ${status}`);
      return statuses.filter((status) => status === 201).length;
    },
  };
}
type Trade = Awaited<ReturnType<typeof openTrade>>;

const weights = [
  ["book", 30],
  ["payOnline", 18],
  ["receive", 14],
  ["cancel", 8],
  ["hold", 12],
  ["jobs", 6],
] as const;

/** Works until the server is killed at a random moment. */
async function workUntilKilled(trade: Trade, random: Random, round: number): Promise<void> {
  const end = new AbortController();
  const killed = wait(random.between(load.min, load.max)).then(() => {
    end.abort();
    return trade.kill();
  });
  const work = inParallel(clients, async (number) => {
    const own = createRandom(seedFor(seed, 7000 + round, number));
    const client = createClient(trade.address);
    while (!end.signal.aborted) {
      const kind = trade.trips.length < clients ? "book" : own.weighted(weights);
      try {
        // Each client works in turn.
        // oxlint-disable-next-line no-await-in-loop
        const status = await trade.kinds[kind](own, client);
        answered.add(`${kind} ${status}`);
        if (status >= 500 || status === 401 || status === 403) errors.add(`${kind} was answered ${status}`);
      } catch (error) {
        if (!end.signal.aborted) throw error;
        inFlight.add(kind);
      }
    }
  });
  await Promise.all([killed, work]);
}

/** Rules of customers who each booked once. */
const rulesOfTrade = [
  {
    rule: "a booking is made once",
    breaches: () =>
      `SELECT customer_email FROM bookings WHERE customer_email LIKE '%${domain}' GROUP BY 1 HAVING count(*) > 1`,
  },
  {
    rule: "a booking has its mail",
    breaches: () => `SELECT b.booking_id FROM bookings b WHERE b.customer_email LIKE '%${domain}'
      AND NOT EXISTS (SELECT 1 FROM mail_outbox m WHERE m.recipient = b.customer_email)`,
  },
];
const rules = [
  ...rulesOfTrade,
  ...bookingRules,
  ...departureRules,
  ...operatorRules,
  ...couponRules,
  ...overallRules,
];

/** Finds broken rules, and answers that were given since the last audit but are not in the database. */
function audit({ database, facts }: Pick<Trade, "database" | "facts">): string[] {
  const broken = rules.flatMap(({ rule, breaches }) => {
    const [first] = database().prepare(breaches("true")).all();
    return first ? [`${rule}: broken by ${String(Object.values(first)[0])}`] : [];
  });
  const lost = facts.splice(0).filter(
    ({ sql, values }) =>
      !database()
        .prepare(sql)
        .get(...values),
  );
  return [...broken, ...lost.map(({ what }) => `${what} was confirmed and lost`)];
}

/** Kills a Worker whose batches are not atomic, until the audit finds what that breaks. @returns the number of kills, and a breach */
async function control(state: string) {
  const trade = await openTrade(state, path.join(root, "scripts/prove/batches-apart.js"));
  const random = createRandom(seed);
  try {
    for (let kill = 1; kill <= 10; kill += 1) {
      /* oxlint-disable no-await-in-loop -- one round after another */
      await workUntilKilled(trade, random, 1000 + kill);
      await trade.restart();
      /* oxlint-enable no-await-in-loop */
      const [breach] = audit(trade);
      if (breach) return { kill, breach };
    }
    return null;
  } finally {
    await trade.kill();
  }
}

const started = Date.now();
const folder = createProofFolder();
const [state, controlState] = [path.join(folder, "state"), path.join(folder, "control")];
await createState(state, process.argv[4]);
copyState(state, controlState);

const trade = await openTrade(state);
const random = createRandom(seed);
let repeated = 0;
for (const breach of audit(trade)) errors.add(`before: ${breach}`);
for (let round = 1; round <= rounds; round += 1) {
  /* oxlint-disable no-await-in-loop -- one round after another */
  await workUntilKilled(trade, random, round);
  await trade.restart();
  for (const breach of audit(trade)) errors.add(`after kill ${round}: ${breach}`);
  repeated += await trade.repeatUnanswered();
  /* oxlint-enable no-await-in-loop */
  if (process.stdout.isTTY) process.stdout.write(`\rCrash: ${round} of ${rounds} rounds …`);
}
for (const breach of audit(trade)) errors.add(`at the end: ${breach}`);
trade.facts.push({ what: "a booking", sql: "SELECT 1 FROM bookings WHERE booking_id = 'TB0'", values: [] });
if (audit(trade).length === 0) errors.add("a lost booking is overlooked");
await trade.kill();

console.log(`\nCrash, seed ${seed}: ${rounds} kills in ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`  answered: ${answered.print()}`);
console.log(`  without an answer at a kill: ${inFlight.print()}`);
console.log(`  ${trade.trips.length} bookings confirmed, ${repeated} of them by repeating`);
if (isLong) {
  for (const [kind] of weights) if (!inFlight.has(kind)) errors.add(`no ${kind} was in flight at a kill`);
  const found = await control(controlState);
  if (found)
    console.log(`  control, batches that are not atomic: after ${found.kill} kills, ${found.breach}`);
  else errors.add("the control was not found");
}
conclude(errors.counts, "no kill loses or doubles anything.");
