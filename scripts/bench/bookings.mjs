import { get, interleave, isQuick, load, pause, ratio, rounds, spread } from "./harness.mjs";
import { copySeed, openDatabase, order, startOurs } from "./servers.mjs";

const travelDate = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
let customers = 0;

function requestOf(tour, email = `bench-${process.pid}-${++customers}@example.com`) {
  return JSON.stringify({
    tour,
    firstName: "Traveler",
    lastName: "Kumar",
    email,
    phone: "+91 98450 12345",
    travelDate,
    numberOfTravelers: 1,
    roomType: "standard",
    specialRequests: null,
    emergencyName: "Somebody",
    emergencyPhone: "+91 98450 99999",
    paymentMethod: "upi",
  });
}

const post = { method: "POST", headers: { "content-type": "application/json" }, status: 201 };

/** Gives tours room for every booking of the run, without triggers in the way of a direct change. */
function widen(state) {
  const database = openDatabase(state);
  database.exec("PRAGMA foreign_keys = OFF; UPDATE tours SET capacity = 100000000");
  const tours = database
    .prepare(
      `SELECT slug FROM tours WHERE status = 'active' AND kind <> 'demo' AND departure_rules ->> '$.pattern.kind' = 'daily'
        AND departure_rules ->> '$.season' = '[]' AND departure_rules ->> '$.blackOuts' = '[]' AND slug IN ('ooty', 'agra', 'munnar', 'hampi', 'jaipur-city') LIMIT 4`,
    )
    .all();
  database.close();
  if (tours.length === 0) throw new Error("no tour can be booked every day");
  return tours.map(({ slug }) => slug);
}

/** Returns the trips to the database of a booking: up to its commit, and all of them. */
async function statementsOf(state, tour) {
  const server = await startOurs(state, { records: true });
  try {
    for (const email of ["bench-zero@example.com", "bench-one@example.com"]) {
      const response = await fetch(`${server.address}/api/bookings`, {
        ...post,
        body: requestOf(tour, email),
      });
      if (response.status !== 201) throw new Error(`booking: ${response.status} ${await response.text()}`);
      await response.text();
      if (email.startsWith("bench-zero")) await pause(500);
    }
    await pause(1000);
    const all = await order(server.address, "statements");
    const commit = all.findIndex(({ statements }) =>
      statements.some(({ text }) => text.startsWith('insert into "bookings"')),
    );
    return { untilCommit: all.slice(0, commit + 1), all };
  } finally {
    await server.stop();
  }
}

/** Requests of a load, each with a customer of its own. */
function bookingRequests(tours) {
  let number = 0;
  return [
    {
      method: "POST",
      headers: post.headers,
      setupRequest: (request) => ({ ...request, body: requestOf(tours[number++ % tours.length]) }),
    },
  ];
}

async function raceForSeats(address, state) {
  const book = async (number) => {
    const response = await fetch(`${address}/api/bookings`, {
      ...post,
      body: requestOf("ooty", `race${number}@example.com`),
    });
    await response.text();
    return response.status;
  };
  const statuses = await Promise.all(Array.from({ length: 200 }, (_, number) => book(number)));
  const count = (status) => statuses.filter((each) => each === status).length;
  if (count(201) !== 20 || count(409) !== 180)
    throw new Error(`200 requests for 20 seats: ${count(201)} booked, ${count(409)} refused in ${state}`);
}

/** Row 8: bookings through the whole API against the same statements as one raw batch. */
export async function measureBookings(report) {
  const raceState = copySeed("bookings");
  const race = await startOurs(raceState);
  try {
    await raceForSeats(race.address, raceState);
  } finally {
    await race.stop();
  }
  const state = copySeed("bookings");
  const tours = widen(state);
  const { untilCommit, all } = await statementsOf(state, tours[0]);
  const statements = untilCommit.flatMap((trip) => trip.statements);
  report({
    row: 12,
    what: "a booking: trips to the database one after another until its commit",
    unit: "trips",
    value: spread([Math.max(...untilCommit.map(({ depth }) => depth))]),
    goal: 2,
    better: "less",
  });
  report({
    row: 8,
    what: "statements of a booking until its commit",
    unit: "statements",
    value: spread([statements.length]),
    goal: null,
  });
  report({
    row: 8,
    what: "trips of a booking after its commit (its link, mail and notifications)",
    unit: "trips",
    value: spread([all.length - untilCommit.length]),
    goal: null,
  });
  const server = await startOurs(state);
  const { address } = server;
  try {
    // The first statement that asks for an earlier booking of the same key and reads of the price are part of the batch.
    await order(address, "load", statements);
    const raw = `${address}/bench/raw`;
    await get(raw);
    const { written, read } = JSON.parse(await get(raw));
    for (const [what, value] of Object.entries({ written, read }))
      report({
        row: 8,
        what: `rows ${what} by the statements of a booking`,
        unit: "rows",
        value: spread([value]),
        goal: null,
      });
    const api = { status: 201, requests: bookingRequests(tours) };
    await load(`${address}/api/bookings`, { ...api, seconds: 2 });
    const [booked, batched] = await interleave([
      async () => {
        const result = (await load(`${address}/api/bookings`, { ...api, seconds: isQuick ? 2 : 4 }))
          .perSecond;
        await settle(address);
        return result;
      },
      async () => (await load(raw, { seconds: isQuick ? 2 : 4 })).perSecond,
    ]);
    report({
      row: 8,
      what: "bookings through the API against their statements as one raw batch",
      unit: "bookings/s",
      value: spread(booked),
      against: spread(batched),
      ratio: ratio(booked, batched),
      goal: 0.7,
    });
    const p99 = [];
    for (let round = 0; round < rounds; round++) {
      p99.push((await load(`${address}/api/bookings`, { ...api, rate: 200, seconds: 3 })).p99);
      await settle(address);
    }
    report({
      row: 8,
      what: "p99 of a booking at 200 a second, or as many as it takes",
      unit: "ms",
      value: spread(p99),
      goal: 50,
      better: "less",
    });
    const [{ events, bookings }] = await order(address, "sql", {
      text: `SELECT (SELECT count(*) FROM booking_events WHERE type = 'booking.created') AS events, (SELECT count(*) FROM bookings) AS bookings`,
    });
    if (events !== bookings) throw new Error(`${bookings} bookings, but ${events} events`);
  } finally {
    await server.stop();
  }
}

/** Waits until mail and notifications of past bookings are done, which would slow the next round. */
async function settle(address) {
  const waiting = async () => {
    const [{ count }] = await order(address, "sql", {
      text: "SELECT (SELECT count(*) FROM mail_outbox WHERE status = 'queued') AS count",
    });
    return count;
  };
  for (let tries = 0, last = Infinity; tries < 50; tries++) {
    const now = await waiting();
    if (now === 0 || now === last) return;
    last = now;
    await pause(300);
  }
}
