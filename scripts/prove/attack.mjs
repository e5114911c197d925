// An attack on holds by one program with many cookies, while honest people behind the same address book: on a production build, over HTTP.
// usage: attack.mjs MINUTES
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
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

/** Attacks a server for a time. @returns what happened */
async function attack(state, { attackers, honest, milliseconds }) {
  const port = await freePort();
  const { server, address } = await startWorkerd(state, port, {
    build,
    // A line for each request would hide the result.
    onLog: () => undefined,
    bindings: { SECRET_KEYS: "1:dGVzdHMgc2lnbiBhbmQgZW5jcnlwdCB3aXRoIHRoaXMga2V5" },
  });
  const database = openForReading(state);
  const result = { seats: 0, departures: 0, booked: 0, heldByPeople: 0, answers: {}, errors: [] };
  const count = (answer) => (result.answers[answer] = (result.answers[answer] ?? 0) + 1);
  const look = () => {
    const held = database.prepare(maxHeld).get(Date.now());
    result.seats = Math.max(result.seats, held.seats);
    result.departures = Math.max(result.departures, held.departures);
    if (database.prepare(oversold).get().count > 0) result.errors.push("a departure was oversold");
  };
  const openDays = await Promise.all(tours.map((tour) => daysOf(address, tour)));

  /** Takes what it can as a new client: a hold, one more on another day, more seats and more time. */
  async function attackAs(number) {
    const client = createClient(address);
    for (const offset of [0, 17]) {
      const tour = (number + offset) % tours.length;
      const days = openDays[tour];
      const travelDate = days[(number * 7 + offset) % days.length];
      const body = { tour: tours[tour], travelDate, numberOfTravelers: 1 + ((number + offset) % 20) };
      const { status, json } = await client.send("POST", "/api/holds", body, carrier);
      count(
        json.detail?.startsWith("Too many seat holds")
          ? "429 by the pace"
          : `${status} ${json.code ?? ""}`.trim(),
      );
      if (status === 201)
        for (const change of [{ numberOfTravelers: 9 }, { extend: true }])
          // The first may be refused, and the second must not come before it.
          // oxlint-disable-next-line no-await-in-loop
          await client.send("PATCH", `/api/holds/${json.hold.holdId}`, change, carrier);
    }
  }

  /** Books as a person does: looks for a day, asks for the price, is refused a hold or not, and books. */
  async function bookAs(number) {
    const client = createClient(address);
    const tour = tours[number % tours.length];
    const party = { tour, numberOfTravelers: 1 + (number % 3), roomType: "standard" };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const days = await daysOf(address, tour, party.numberOfTravelers);
      const travelDate = days[(number * 11 + attempt) % days.length];
      const quote = await client.send("POST", "/api/quotes", { ...party, travelDate }, carrier);
      if (quote.status !== 200) return result.errors.push(`a price was refused: ${quote.status}`);
      const { roomType: _, ...asked } = party;
      const hold = await client.send("POST", "/api/holds", { ...asked, travelDate }, carrier);
      if (hold.status === 201) result.heldByPeople += 1;
      const booking = await client.send(
        "POST",
        "/api/bookings",
        bookingBody({ ...party, travelDate }),
        carrier,
      );
      if (booking.status === 201) {
        result.booked += 1;
        return;
      }
      // Others were faster: the next day.
      if (booking.json.code !== "sold_out")
        return result.errors.push(`a booking was refused: ${booking.status} ${booking.json.code}`);
    }
    result.errors.push("a person found no day in five tries");
  }

  const looking = setInterval(look, 250);
  try {
    await Promise.all([
      ...evenly(attackers, milliseconds, attackAs),
      ...evenly(honest, milliseconds, bookAs),
    ]);
    look();
  } finally {
    clearInterval(looking);
    database.close();
    await server.dispose();
  }
  return result;
}

/** Starts work at even distances within a time. */
function evenly(times, milliseconds, work) {
  return Array.from({ length: times }, async (_, number) => {
    await wait((number / times) * milliseconds);
    await work(number);
  });
}

function dayIn(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the open days of a tour with so many free seats. */
async function daysOf(address, tour, seats = 1) {
  const query = `from=${dayIn(60)}&to=${dayIn(60 + daysPerTour)}`;
  const answer = await fetch(`${address}/api/tours/${tour}/availability?${query}`, {
    headers: { ...carrier, Connection: "close" },
  });
  const { days } = await answer.json();
  return days.filter(({ seatsLeft }) => seatsLeft >= seats).map(({ date }) => date);
}

function print(title, { seats, departures, booked, heldByPeople, answers }) {
  console.log(`\n${title}`);
  console.log(`  at most ${seats} seats on ${departures} departures held at once`);
  console.log(`  ${booked} people booked, ${heldByPeople} of them with a hold`);
  for (const [answer, times] of Object.entries(answers))
    console.log(`  attackers' holds: ${answer} ${times}`);
}

await drawAssets();
await step("Production build", () =>
  buildBeside(() => run("react-router", ["build"], { env: { BUILD_DIRECTORY: build } })),
);
await prepareDatabase(guarded);
copyState(guarded, unguarded);
removeCallerLimits(unguarded);

const proof = await attack(guarded, { attackers: cookies, honest: people, milliseconds: minutes * 60_000 });
print(`Attack with ${cookies} cookies in ${minutes} minutes`, proof);
const control = await attack(unguarded, { attackers: 30, honest: 0, milliseconds: 15_000 });
print("Control: 30 cookies without the limits by caller", control);

const { add: noteError, counts: errors } = createCounter();
for (const error of [...proof.errors, ...control.errors]) noteError(error);
if (proof.seats > allowed.seats) noteError(`${proof.seats} seats were held at once`);
if (proof.departures > allowed.departures) noteError(`${proof.departures} departures were held at once`);
if (proof.booked < people) noteError(`only ${proof.booked} of ${people} people booked`);
if (!proof.answers["201"]) noteError("the attackers never held a seat");
if (control.seats <= allowed.seats) noteError("the control held no more than is allowed");
conclude(errors, "the attack keeps only the allowed seats.");
