import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { app } from "../../worker/app";
import { createDatabase, retryIdempotent } from "../../worker/platform/db/client";
import { bookings, mailOutbox } from "../../worker/platform/db/schema";
import { runTraced } from "../../worker/platform/request-trace";
import { getSettings } from "../../worker/settings/get-settings";
import { bookingRequest } from "../support/booking-request";
import { rowCounts } from "../support/database";
import { faultyDatabase, type Fault } from "../support/faults";
import { silenced } from "../support/silenced";

const lost = "D1_ERROR: Network connection lost.";
const overloaded = "D1_ERROR: D1 DB is overloaded. Requests queued for too long.";

/** Requests use services of their own origin, over the given faults. */
let number = 0;
function faultyWorker(faults: (query: string, call: number) => Fault | null) {
  number += 1;
  const origin = `http://faults-${number}.localhost`;
  const { database, calls } = faultyDatabase(env.DB, faults);
  const faulty = { ...env, DB: database, PUBLIC_ORIGIN: origin };
  return {
    calls,
    async send(path: string, init: RequestInit = {}) {
      const context = createExecutionContext();
      const response = await app.fetch(new Request(`${origin}${path}`, init), faulty, context);
      await waitOnExecutionContext(context);
      return response;
    },
    book(key: string | null = crypto.randomUUID()) {
      const headers = { "Content-Type": "application/json", ...(key !== null && { "Idempotency-Key": key }) };
      return this.send("/api/bookings", { method: "POST", headers, body: JSON.stringify(bookingRequest()) });
    },
  };
}

/** Loses the connection of the first call. */
const fail = (_: string, call: number) => (call === 1 ? ({ when: "before", message: lost } as const) : null);

const isBooking = (query: string) => /insert into "?bookings"?\b/i.test(query);

afterEach(() => vi.restoreAllMocks());

test("a page's read is repeated after a lost connection, a write is not", async () => {
  const reading = faultyWorker(fail);
  expect((await reading.send("/api/tours/ooty")).status).toBe(200);
  expect(reading.calls.length).toBeGreaterThan(1);
  const writing = faultyDatabase(env.DB, fail);
  await expect(
    createDatabase(writing.database).delete(mailOutbox).where(eq(mailOutbox.id, "")),
  ).rejects.toThrow();
  expect(writing.calls).toHaveLength(1);
});

test("a repeated read of a request reads the settings again", async () => {
  const { database, calls } = faultyDatabase(env.DB, fail);
  const readTwice = () => retryIdempotent(() => getSettings(createDatabase(database)));
  const settings = await runTraced(new Request("http://localhost"), readTwice);
  expect(settings.features).toBeDefined();
  expect(calls).toHaveLength(2);
});

test("an overloaded database gets no retries", async () => {
  const { database, calls } = faultyDatabase(env.DB, () => ({ when: "before", message: overloaded }));
  await expect(retryIdempotent(() => createDatabase(database).$count(bookings))).rejects.toThrow();
  expect(calls).toHaveLength(1);
});

test("a database that stays away is given up after four tries", async () => {
  const { database, calls } = faultyDatabase(env.DB, () => ({ when: "before", message: lost }));
  await expect(retryIdempotent(() => createDatabase(database).$count(bookings))).rejects.toThrow();
  expect(calls).toHaveLength(4);
});

test.for(["before", "after"] as const)(
  "a booking with a key is made once if its write fails %s the commit",
  async (when) => {
    let failures = 0;
    const worker = faultyWorker((query) =>
      isBooking(query) && (failures += 1) === 1 ? { when, message: lost } : null,
    );
    const before = await rowCounts();
    const response = await worker.book();
    expect(response.status, await response.clone().text()).toBe(201);
    const after = await rowCounts();
    expect(failures).toBe(2);
    expect(after.bookings).toBe((before.bookings ?? 0) + 1);
    expect(after.seats).toBe((before.seats ?? 0) + bookingRequest().numberOfTravelers);
  },
);

test("the control: without a key a write is not repeated", async () => {
  let failures = 0;
  const worker = faultyWorker((query) =>
    isBooking(query) && (failures += 1) === 1 ? { when: "after", message: lost } : null,
  );
  expect((await worker.book(null)).status).toBe(503);
  expect(failures).toBe(1);
});

test("an API call is 503 with a problem and Retry-After while the database is overloaded", async () => {
  silenced();
  const response = await faultyWorker(() => ({ when: "before", message: overloaded })).send(
    "/api/tours/ooty",
  );
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("5");
  expect(response.headers.get("Content-Type")).toContain("application/problem+json");
  expect(await response.json()).toMatchObject({ code: "unavailable", status: 503 });
});

/** Counts what a request reads in sessions, and what elsewhere. */
async function readsOf(path: string, init: RequestInit = {}) {
  let sessions = 0;
  const primary = faultyDatabase(env.DB, () => null);
  const replica = faultyDatabase(env.DB, () => null);
  const database = new Proxy(primary.database, {
    get(target, name) {
      if (name !== "withSession") return Reflect.get(target, name, target);
      return (constraint: string) => {
        expect(constraint).toBe("first-unconstrained");
        sessions += 1;
        return replica.database;
      };
    },
  });
  number += 1;
  const PUBLIC_ORIGIN = `http://faults-${number}.localhost`;
  const context = createExecutionContext();
  await app.fetch(
    new Request(`${PUBLIC_ORIGIN}${path}`, init),
    { ...env, DB: database, PUBLIC_ORIGIN },
    context,
  );
  await waitOnExecutionContext(context);
  return { sessions, inSession: replica.calls.length, elsewhere: primary.calls.length };
}

/** Builds a request that posts JSON. */
function posted(body: object): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

test("a replica may answer the public reads of a visitor without cookies", async () => {
  const guest = await readsOf("/api/tours?q=temple");
  expect(guest.elsewhere).toBe(0);
  expect(guest.inSession).toBeGreaterThan(1);
});

test("someone who may have changed something, and all that decides a write, reads the primary", async () => {
  const { tour, travelDate, numberOfTravelers, roomType } = bookingRequest();
  const party = { tour, travelDate, numberOfTravelers };
  const requests: [string, RequestInit?][] = [
    ["/api/tours?q=temple", { headers: { Cookie: "tb_holder=1" } }],
    [`/api/tours/ooty/availability?from=${travelDate}&to=${travelDate}`],
    ["/api/quotes", posted({ ...party, roomType })],
    ["/api/holds", posted(party)],
    ["/api/bookings", posted(bookingRequest())],
  ];
  for (const [path, init] of requests) {
    const counts = await readsOf(path, init);
    expect([path, counts.sessions, counts.inSession]).toStrictEqual([path, 0, 0]);
    expect(counts.elsewhere, path).toBeGreaterThan(0);
  }
});
