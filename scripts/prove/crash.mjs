// SIGKILL at random moments under load, with sales, payments, refunds, payouts, holds, check-ins and mails in flight; then a restart on
// the same state and an audit. The control: batches that are not atomic must be found. usage: crash.mjs ROUNDS SEED [DATABASE]
import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openForReading } from "../lib/local-database.ts";
import { auditBooks, auditTrade, deliverAll } from "./audit-trade.ts";
import { createClient, inParallel, signInAs } from "./client.ts";
import { freePort, startKillable } from "./killable-server.ts";
import { conclude, copyState, createCounter, createProofFolder, createProofState } from "./proof.ts";
import { createRandom, seedFor } from "./random.ts";
import { createTrade, dayIn, ownTours, tours } from "./trade.mjs";

const [rounds, seed] = process.argv.slice(2, 4).map(Number);
const prepared = process.argv[4];
const isLong = rounds >= 20;
const clients = 12;
/** Milliseconds of load before the kill. */
const load = { min: 500, max: 4000 };

const folder = createProofFolder();
const state = path.join(folder, "state");
const controlState = path.join(folder, "control");

const errors = createCounter();
const inFlight = createCounter();
const acknowledged = createCounter();

/** Adds holds and check-ins to the operations of the money run. */
function withSeatWork({ kinds, ...trade }, { operator }, read) {
  return {
    ...trade,
    kinds: {
      ...kinds,
      async hold(random, client) {
        const body = {
          tour: random.pick(tours),
          travelDate: dayIn(random.between(30, 400)),
          numberOfTravelers: random.between(1, 3),
        };
        const { status, json } = await client.send("POST", "/api/holds", body);
        if (status === 201)
          trade.facts.push({
            what: "a hold",
            sql: "SELECT 1 FROM seat_holds WHERE id = ?",
            values: [json.hold.holdId],
          });
        return status;
      },
      async checkIn(random) {
        const booking = read(
          `SELECT b.booking_id AS id, b.travel_date AS date FROM bookings b JOIN tours t ON t.id = b.tour_id
          WHERE t.slug IN (SELECT value FROM json_each(?)) AND b.travel_date BETWEEN ? AND ? AND b.status = 'confirmed'
            AND NOT EXISTS (SELECT 1 FROM check_ins c WHERE c.booking = b.id) ORDER BY b.id DESC LIMIT 1 OFFSET ?`,
          JSON.stringify(ownTours),
          dayIn(0),
          dayIn(1),
          random.between(0, 5),
        );
        if (!booking) return 404;
        const id = randomUUID();
        const checkIn = { id, bookingId: booking.id, at: new Date().toISOString(), way: "hand" };
        const { status, json } = await operator.send("POST", "/api/operator/check-ins", {
          checkIns: [checkIn],
        });
        if (json.checkIns?.[0].result !== "checked_in") return status;
        trade.facts.push({
          what: "a check-in",
          // It goes when the booking leaves the departure.
          sql: `SELECT 1 FROM bookings b WHERE b.booking_id = ? AND (b.travel_date <> ? OR b.status NOT IN ('confirmed', 'completed')
            OR EXISTS (SELECT 1 FROM check_ins c WHERE c.id = ?))`,
          values: [booking.id, booking.date, id],
        });
        return "checked in";
      },
    },
    weights: [...trade.weights, ["hold", 10], ["checkIn", 10]],
  };
}

/** Starts a server, signs the two people in, and gives the operations that work on it. */
async function openTrade(folderOfState) {
  const port = await freePort();
  let server = await startKillable(folderOfState, port);
  let database = openForReading(folderOfState);
  const read = (sql, ...values) => database.prepare(sql).get(...values);
  const { address } = server;
  const people = { admin: await signInAs(address, "admin"), operator: await signInAs(address, "operator") };
  const trade = withSeatWork(
    createTrade({ address, people, read, maxRepeats: 0, noteError: errors.add }),
    people,
    read,
  );
  return {
    address,
    ...trade,
    database: () => database,
    /** Delivers mail, sends refunds, and so on. */
    runJobs: async () => (await fetch(`${address}/cdn-cgi/local/scheduled`)).arrayBuffer(),
    async kill() {
      await server.kill();
      database.close();
    },
    async restart() {
      server = await startKillable(folderOfState, port);
      database = openForReading(folderOfState);
      // The first requests of a new isolate take the time of a round.
      await Promise.all(["/", "/api/tours", "/operator"].map((path) => people.operator.send("GET", path)));
    },
  };
}

/** Works until the server is killed at a random moment. @returns how many operations had no answer */
async function workUntilKilled(trade, { random, weights, round }) {
  const end = new AbortController();
  let lost = 0;
  const killed = (async () => {
    await wait(random.between(load.min, load.max));
    end.abort();
    await trade.kill();
  })();
  const deliver = async () => {
    while (!end.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop
      await trade.runJobs().catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop
      await wait(200);
    }
  };
  const work = inParallel(clients, async (number) => {
    const own = createRandom(seedFor(seed, 7000 + round, number));
    const client = createClient(trade.address);
    while (!end.signal.aborted) {
      const kind = trade.trips.length < clients ? "book" : own.weighted(weights);
      try {
        // Each client works in turn.
        // oxlint-disable-next-line no-await-in-loop
        const status = await trade.kinds[kind](own, client);
        acknowledged.add(`${kind} ${status}`);
        if (status >= 500 || status === 401 || status === 403) errors.add(`${kind} was answered ${status}`);
      } catch (error) {
        if (!end.signal.aborted) throw error;
        lost += 1;
        inFlight.add(kind);
      }
    }
  });
  await Promise.all([killed, deliver(), work]);
  return lost;
}

/** Sends the bookings again whose answer was lost, with their keys, as a careful client does. */
async function repeatUnanswered({ address, unanswered, trips }) {
  const client = createClient(address);
  let repeated = 0;
  for (const { body, headers } of unanswered.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop
    const { status, json } = await client.send("POST", "/api/bookings", body, headers);
    if (status === 201) {
      trips.push({
        bookingId: json.booking.bookingId,
        page: new URL(json.manageUrl).pathname,
        email: body.email,
      });
      repeated += 1;
    } else if (status >= 500) errors.add(`a repeated booking was answered ${status}`);
  }
  return repeated;
}

const holdRule = `SELECT count(*) AS count FROM departures d WHERE d.held <>
  (SELECT coalesce(sum(h.seats), 0) FROM seat_holds h WHERE h.tour_id = d.tour_id AND h.travel_date = d.travel_date)`;

/** Finds broken rules of the books and seats, and answers that were given but are not in the database. */
function auditAll({ database, facts, trips }) {
  const found = auditBooks(database());
  if (database().prepare(holdRule).get().count > 0) found.push("held seats differ from the holds");
  for (const { what, sql, values } of facts)
    if (
      !database()
        .prepare(sql)
        .get(...values)
    )
      found.push(`${what} was confirmed and lost`);
  const ids = new Set(
    database()
      .prepare("SELECT booking_id AS id FROM bookings")
      .all()
      .map(({ id }) => id),
  );
  for (const { bookingId } of trips) if (!ids.has(bookingId)) found.push("a confirmed booking was lost");
  return found;
}

async function prove() {
  const random = createRandom(seed);
  const trade = await openTrade(state);
  let mails = 0;
  let repeated = 0;
  for (const breach of auditAll(trade)) errors.add(`before: ${breach}`);
  for (let round = 0; round < rounds; round += 1) {
    /* oxlint-disable no-await-in-loop -- one round after another */
    await workUntilKilled(trade, { random, weights: trade.weights, round });
    await trade.restart();
    mails += trade
      .database()
      .prepare(
        "SELECT count(*) AS count FROM mail_outbox WHERE status = 'queued' AND last_error LIKE 'interrupted%'",
      )
      .get().count;
    for (const breach of auditAll(trade)) errors.add(`after kill ${round + 1}: ${breach}`);
    repeated += await repeatUnanswered(trade);
    /* oxlint-enable no-await-in-loop */
    if (process.stdout.isTTY) process.stdout.write(`\rCrash: ${round + 1} of ${rounds} rounds …`);
  }
  await deliverAll(trade.address, trade.database());
  // The jobs of later times have ended the holds.
  const lasting = trade.facts.filter(({ what }) => what !== "a hold");
  const audited = { ...trade, facts: lasting };
  for (const breach of [...auditAll(audited), ...auditTrade(trade.database(), trade.trips, trade.emails)])
    errors.add(`at the end: ${breach}`);
  if (auditAll({ ...audited, trips: [{ bookingId: "TB-never-made" }] }).length === 0)
    errors.add("a lost booking is overlooked");
  await trade.kill();
  return { mails, repeated, trips: trade.trips.length, facts: trade.facts.length };
}

/** Kills a Worker whose batches are not atomic, until the audit finds what that breaks. @returns the number of kills, and a breach */
async function control() {
  const random = createRandom(seed);
  const trade = await openTrade(controlState);
  try {
    for (let round = 0; round < 10; round += 1) {
      /* oxlint-disable no-await-in-loop -- one round after another */
      await fetch(`${trade.address}/batches-apart`);
      // Without refused bookings nothing but the kill can break a batch.
      const weights = [
        ["book", 3],
        ["receive", 1],
      ];
      await workUntilKilled(trade, { random, weights, round: 1000 + round });
      await trade.restart();
      /* oxlint-enable no-await-in-loop */
      const [breach] = auditBooks(trade.database());
      if (breach) return { kills: round + 1, breach };
    }
    return null;
  } finally {
    await trade.kill();
  }
}

const started = Date.now();
await createProofState(state, prepared);
copyState(state, controlState);

const { mails, repeated, trips, facts } = await prove();
console.log(`\nCrash, seed ${seed}: ${rounds} kills in ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`  answered: ${acknowledged.print()}`);
console.log(`  without an answer at a kill: ${inFlight.print()}; mails ${mails}`);
console.log(
  `  ${trips} bookings confirmed, ${repeated} of them by repeating; ${facts} other answers checked`,
);
if (isLong) {
  for (const kind of ["book", "receive", "payOnline", "setStatus", "movePayout", "hold", "checkIn"])
    if (!inFlight.has(kind)) errors.add(`no ${kind} was in flight at a kill`);
  if (mails === 0) errors.add("no mail was in flight at a kill");
  const broken = await control();
  if (broken)
    console.log(`  control, batches that are not atomic: after ${broken.kills} kills, ${broken.breach}`);
  else errors.add("the control was not found");
}
conclude(errors.counts, "no kill loses or doubles anything.");
