// An attack on holds by one program with many cookies, while honest people behind the same address book: on a production build, over HTTP.
// usage: node scripts/prove/attack.ts MINUTES
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { openForReading } from "../lib/local-database.ts";
import { run, step } from "../lib/process.mjs";
import { buildBeside, drawAssets, prepareDatabase } from "../lib/set-up.ts";
import { startWorkerd } from "../lib/workerd.mjs";
import { bookingBody, createClient } from "./client.ts";
import { removeCallerLimits } from "./database.ts";
import { freePort } from "./killable-server.ts";
import { conclude, copyState, createCounter, createProofFolder } from "./proof.ts";

/** As docs/decisions/004-exact-limits-by-caller.md promises. */
const allowed = { seats: 20, departures: 3 };
const cookies = 1000;
const people = 200;
const carrier = { "CF-Connecting-IP": "203.0.113.7" };
/** Tours with departures every day; both sides use these and the same days. */
const tours = ["ooty", "hampi", "munnar"];
const daysPerTour = 40;

const minutes = Number(process.argv[2]);
const folder = createProofFolder();
const build = path.join(folder, "build");
const guarded = path.join(folder, "guarded");
const unguarded = path.join(folder, "unguarded");

/** Seats and departures out of sale for the live holds of any one caller. */
const maxHeld = `SELECT coalesce(max(seats), 0) AS seats, coalesce(max(departures), 0) AS departures FROM (
  SELECT sum(seats) AS seats, count(DISTINCT tour_id || ' ' || travel_date) AS departures
  FROM seat_holds WHERE expires_at > ? GROUP BY caller)`;
const oversold = "SELECT count(*) AS count FROM departures WHERE booked + held > capacity";

const errors = createCounter();
const dayListSchema = z.object({
  days: z.array(z.object({ date: z.string(), seatsLeft: z.number() })),
});
const holdSchema = z.object({ hold: z.object({ holdId: z.string() }) });

/** Attacks a server for a time. @returns what was held at most, and what people got */
async function attack(
  state: string,
  { attackers, honest, milliseconds }: { attackers: number; honest: number; milliseconds: number },
) {
  const { server, address } = await startWorkerd(state, await freePort(), {
    build,
    // A line for each request would hide the result.
    onLog: () => undefined,
    bindings: { SECRET_KEYS: "1:dGVzdHMgc2lnbiBhbmQgZW5jcnlwdCB3aXRoIHRoaXMga2V5" },
  });
  const database = openForReading(state);
  const result = { seats: 0, departures: 0, attackersHolds: 0, booked: 0 };
  const look = () => {
    const held = database.prepare(maxHeld).get(Date.now());
    result.seats = Math.max(result.seats, Number(held?.seats));
    result.departures = Math.max(result.departures, Number(held?.departures));
    if (database.prepare(oversold).get()?.count !== 0) errors.add("a departure was oversold");
  };
  const openDays = await Promise.all(tours.map((tour) => daysOf(address, tour)));

  /** Takes what it can as a new client: a hold, one more on another day, more seats and more time. */
  async function attackAs(number: number): Promise<void> {
    const client = createClient(address);
    for (const offset of [0, 17]) {
      const tour = (number + offset) % tours.length;
      const days = openDays[tour] ?? [];
      const travelDate = days[(number * 7 + offset) % days.length];
      const body = { tour: tours[tour], travelDate, numberOfTravelers: 1 + ((number + offset) % 20) };
      /* oxlint-disable no-await-in-loop -- the second must not come before the first */
      const { status, json } = await client.send("POST", "/api/holds", body, carrier);
      if (status !== 201) continue;
      result.attackersHolds += 1;
      const { hold } = holdSchema.parse(json);
      for (const change of [{ numberOfTravelers: 9 }, { extend: true }])
        await client.send("PATCH", `/api/holds/${hold.holdId}`, change, carrier);
      /* oxlint-enable no-await-in-loop */
      look();
    }
  }

  /** Books as a person does: looks for a day, asks for the price, is refused a hold or not, and books. */
  async function bookAs(number: number): Promise<void> {
    const client = createClient(address);
    const party = { tour: tours[number % tours.length] ?? "", numberOfTravelers: 1 + (number % 3) };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      /* oxlint-disable no-await-in-loop -- a person does one thing after another */
      const days = await daysOf(address, party.tour, party.numberOfTravelers);
      const asked = { ...party, travelDate: days[(number * 11 + attempt) % days.length] };
      await client.send("POST", "/api/holds", asked, carrier);
      const body = bookingBody({ ...asked, roomType: "standard" });
      const { status, json } = await client.send("POST", "/api/bookings", body, carrier);
      /* oxlint-enable no-await-in-loop */
      if (status === 201) {
        result.booked += 1;
        return;
      }
      // Others were faster: the next day.
      if (json.code !== "sold_out")
        return errors.add(`a booking was refused: ${status} ${String(json.code)}`);
    }
    errors.add("a person found no day in five tries");
  }

  try {
    await Promise.all([
      ...evenly(attackers, milliseconds, attackAs),
      ...evenly(honest, milliseconds, bookAs),
    ]);
    return result;
  } finally {
    database.close();
    await server.dispose();
  }
}

/** Starts work at even distances within a time. */
function evenly(times: number, milliseconds: number, work: (number: number) => Promise<void>) {
  return Array.from({ length: times }, async (_, number) => {
    await wait((number / times) * milliseconds);
    await work(number);
  });
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the open days of a tour with so many free seats. */
async function daysOf(address: string, tour: string, seats = 1): Promise<string[]> {
  const query = `from=${dayIn(60)}&to=${dayIn(60 + daysPerTour)}`;
  const answer = await fetch(`${address}/api/tours/${tour}/availability?${query}`, {
    headers: { ...carrier, Connection: "close" },
  });
  const { days } = dayListSchema.parse(await answer.json());
  return days.filter(({ seatsLeft }) => seatsLeft >= seats).map(({ date }) => date);
}

await drawAssets();
await step("Production build", () =>
  buildBeside(() => run("react-router", ["build"], { env: { BUILD_DIRECTORY: build } })),
);
await prepareDatabase(guarded);
copyState(guarded, unguarded);
removeCallerLimits(unguarded);

const proof = await attack(guarded, { attackers: cookies, honest: people, milliseconds: minutes * 60_000 });
console.log(`\nAttack with ${cookies} cookies in ${minutes} minutes: ${JSON.stringify(proof)}`);
const control = await attack(unguarded, { attackers: 30, honest: 0, milliseconds: 15_000 });
console.log(`Control, 30 cookies without the limits by caller: ${JSON.stringify(control)}`);

if (proof.seats > allowed.seats) errors.add(`${proof.seats} seats were held at once`);
if (proof.departures > allowed.departures) errors.add(`${proof.departures} departures were held at once`);
if (proof.booked < people) errors.add(`only ${proof.booked} of ${people} people booked`);
if (proof.attackersHolds === 0) errors.add("the attackers never held a seat");
if (control.seats <= allowed.seats) errors.add("the control held no more than is allowed");
conclude(errors.counts, "the attack keeps only the allowed seats.");
