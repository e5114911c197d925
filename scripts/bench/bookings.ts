import { z } from "zod";
import { writeLocalDatabase } from "../lib/local-database.ts";
import { bookingBody } from "../prove/client.ts";
import { get, interleave, isQuick, load, pause, rounds, type Report } from "./harness.ts";
import { copySeed, order, startOurs } from "./servers.ts";

const travelDate = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
const headers = { "content-type": "application/json" };
/** Tours that depart every day. */
const tours = ["ooty", "agra", "munnar", "hampi"];
const tripsSchema = z.array(
  z.object({ depth: z.number(), statements: z.array(z.object({ text: z.string(), params: z.unknown() })) }),
);
const rawSchema = z.object({ written: z.number(), read: z.number() });
const countsSchema = z.tuple([z.object({ events: z.number(), bookings: z.number(), queued: z.number() })]);

function requestOf(tour: string, details = {}): string {
  return JSON.stringify(bookingBody({ tour, travelDate, numberOfTravelers: 1, ...details }));
}

async function book(address: string, body: string): Promise<number> {
  const response = await fetch(`${address}/api/bookings`, { method: "POST", headers, body });
  await response.text();
  return response.status;
}

/** Returns the trips to the database of a booking: up to its commit, and all of them. */
async function tripsOf(state: string) {
  const server = await startOurs(state, { records: true });
  try {
    for (const email of ["bench-zero@example.com", "bench-one@example.com"]) {
      const status = await book(server.address, requestOf("ooty", { email }));
      if (status !== 201) throw new Error(`a booking was answered ${status}`);
      await pause(1000);
    }
    const all = tripsSchema.parse(await order(server.address, "statements"));
    const commit = all.findIndex(({ statements }) =>
      statements.some(({ text }) => text.startsWith('insert into "bookings"')),
    );
    return { untilCommit: all.slice(0, commit + 1), all };
  } finally {
    await server.stop();
  }
}

/** Waits until mail and notifications of past bookings are done, which would slow the next round. @returns rows so far */
async function settle(address: string) {
  for (let last = Infinity; ; await pause(300)) {
    const [counts] = countsSchema.parse(
      await order(address, "sql", {
        text: `SELECT (SELECT count(*) FROM booking_events WHERE type = 'booking.created') AS events,
          (SELECT count(*) FROM bookings) AS bookings, (SELECT count(*) FROM mail_outbox WHERE status = 'queued') AS queued`,
      }),
    );
    if (counts.queued === 0 || counts.queued === last) return counts;
    last = counts.queued;
  }
}

/** Measures bookings through the whole API against the same statements as one raw batch. */
export async function measureBookings(report: Report): Promise<void> {
  const state = copySeed("bookings");
  const race = await startOurs(state);
  try {
    const statuses = await Promise.all(
      Array.from({ length: 200 }, () => book(race.address, requestOf("ooty"))),
    );
    const [sold, refused] = [201, 409].map((status) => statuses.filter((each) => each === status).length);
    if (sold !== 20 || refused !== 180)
      throw new Error(`200 requests for 20 seats: ${sold} booked, ${refused} refused`);
  } finally {
    await race.stop();
  }
  // Room for every booking of the run.
  const names = tours.map((tour) => `'${tour}'`).join();
  writeLocalDatabase(state, (database) =>
    database.exec(`UPDATE tours SET capacity = 100000000; UPDATE departures SET capacity = 100000000
      WHERE tour_id IN (SELECT id FROM tours WHERE slug IN (${names}))`),
  );
  const { untilCommit, all } = await tripsOf(state);
  report({
    what: "a booking: trips to the database one after another until its commit",
    unit: "trips",
    ours: [Math.max(...untilCommit.map(({ depth }) => depth))],
    goal: { atMost: 2 },
  });
  report({ what: "trips after it", unit: "trips", ours: [all.length - untilCommit.length] });
  const server = await startOurs(state);
  const { address } = server;
  try {
    await order(
      address,
      "load",
      untilCommit.flatMap(({ statements }) => statements),
    );
    const raw = `${address}/bench/raw`;
    await get(raw);
    const { written, read } = rawSchema.parse(JSON.parse(await get(raw)));
    report({
      what: "rows a booking writes until its commit",
      unit: "rows",
      ours: [written],
      goal: { atMost: 45 },
    });
    report({ what: "rows it reads", unit: "rows", ours: [read] });
    let number = 0;
    const setupRequest = (request: object) => ({
      ...request,
      body: requestOf(tours[number++ % tours.length] ?? "ooty"),
    });
    const api = { status: 201, requests: [{ method: "POST", headers, setupRequest }] };
    const seconds = isQuick ? 2 : 4;
    await load(`${address}/api/bookings`, { ...api, seconds: 2 });
    const [booked = [], batched] = await interleave([
      async () => {
        const { perSecond } = await load(`${address}/api/bookings`, { ...api, seconds });
        await settle(address);
        return perSecond;
      },
      async () => (await load(raw, { seconds })).perSecond,
    ]);
    report({
      what: "bookings through the API against their statements as one raw batch",
      unit: "bookings/s",
      ours: booked,
      against: batched,
      goal: { atLeast: 0.7 },
    });
    const p99: number[] = [];
    for (let round = 0; round < rounds; round++) {
      p99.push((await load(`${address}/api/bookings`, { ...api, rate: 200, seconds: 3 })).p99);
      await settle(address);
    }
    report({ what: "p99 of a booking at 200 a second, or as many as it takes", unit: "ms", ours: p99 });
    const { events, bookings } = await settle(address);
    if (events !== bookings) throw new Error(`${bookings} bookings, but ${events} events`);
  } finally {
    await server.stop();
  }
}
