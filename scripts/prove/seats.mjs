import { setTimeout as sleep } from "node:timers/promises";
import { bookingBody, createClient, inParallel, whileLooking } from "./client.ts";
import { seatTours } from "./database.ts";
import { createRandom, seedFor } from "./random.ts";
import { createSeatClient, maxHold } from "./seat-client.mjs";
import { checkNobodyElseBooked, checkSeats, createSeatLedger, readSeats } from "./seat-invariants.ts";

const clients = 48;
const attemptsPerRound = 5000;
const largestParty = 20;

function dateAfter(days) {
  return new Date(Date.now() + (days + 30) * 86_400_000).toISOString().slice(0, 10);
}

function departuresOn(dates) {
  return dates.flatMap((date) => seatTours.map(({ slug, capacity }) => ({ slug, capacity, date })));
}

/** Runs rounds of mixed requests, each on its own dates, with some hundreds of attempts per departure. */
export async function proveSeats(server, { seed, attempts, tally }) {
  const rounds = Math.ceil(attempts / attemptsPerRound);
  const ended = [];
  for (let round = 0; round < rounds; round++) {
    const dates = [0, 1, 2].map((day) => dateAfter(3 * round + day));
    const until = Math.ceil((attempts * (round + 1)) / rounds);
    const { ledger, extended } = await mix(server, { seed: seedFor(seed, round), until, dates, tally });
    await settle(server, { dates, ledger, extended, tally });
    await fill(server, { dates, ledger, tally });
    ended.push({ dates, ledger });
  }
  // Later rounds must not have changed earlier ones.
  for (const { dates, ledger } of ended) checkSeats(server.database, dates, ledger, tally);
}

/** Sends the same requests without the seat guards, until every departure is oversold. */
export async function oversellSeats(server, { seed, attempts, tally }) {
  const isDone = () => seatTours.every(({ slug }) => tally.over.get(slug) > 0);
  await mix(server, { seed, until: attempts, dates: [dateAfter(0)], tally, isDone });
}

async function mix({ address, database, admin }, { seed, until, dates, tally, isDone = () => false }) {
  const ledger = createSeatLedger();
  const shared = { holds: [], extended: new Set(), keyed: [] };
  const departures = departuresOn(dates);
  await whileLooking(
    () => checkSeats(database, dates, ledger, tally),
    () =>
      inParallel(clients, async (number) => {
        const random = createRandom(seedFor(seed, number));
        const client = createSeatClient({ address, admin, random, departures, ledger, tally, shared });
        while (tally.attempts < until && !isDone()) await client.act();
      }),
  );
  checkNobodyElseBooked(database, dates, ledger, tally);
  return { ledger, extended: shared.extended };
}

/** Ends all holds: releases extended ones, lets the others expire, and runs the cleanup. */
async function settle({ address, database, runScheduled }, { dates, ledger, extended, tally }) {
  const closing = createClient(address);
  for (const holdId of extended) await closing.send("DELETE", `/api/holds/${holdId}`);
  await sleep(maxHold + 100);
  await runScheduled();
  checkSeats(database, dates, ledger, tally);
  for (const { held } of readSeats(database, dates))
    if (held !== 0) tally.error("seats are held although every hold has ended");
}

/** Sells the remaining seats of each departure exactly. */
async function fill({ address, database }, { dates, ledger, tally }) {
  const client = createClient(address);
  const book = async ({ slug, date }, numberOfTravelers) => {
    tally.attempts += 1;
    const body = bookingBody({ tour: slug, travelDate: date, numberOfTravelers });
    const { status, json } = await client.send("POST", "/api/bookings", body);
    if (status !== 201) {
      tally.refused += 1;
      return json.code;
    }
    if (ledger.confirm(json.booking)) tally.sold += numberOfTravelers;
    return "confirmed";
  };
  const bookedOn = ({ slug, date }) =>
    readSeats(database, dates).find((row) => row.slug === slug && row.date === date)?.booked ?? 0;

  for (const departure of departuresOn(dates)) {
    let free = departure.capacity - bookedOn(departure);
    if (free < largestParty && (await book(departure, free + 1)) !== "sold_out")
      tally.error("a party larger than the remaining seats was not rejected");
    while (free > 0) {
      const party = Math.min(free, largestParty);
      if ((await book(departure, party)) !== "confirmed") break;
      free -= party;
    }
    if (free === 0 && (await book(departure, 1)) !== "sold_out")
      tally.error("a seat was not refused on a full departure");
    tally.stranded += Math.max(0, departure.capacity - bookedOn(departure));
  }
  checkSeats(database, dates, ledger, tally);
  checkNobodyElseBooked(database, dates, ledger, tally);
}
