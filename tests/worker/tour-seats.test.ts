import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { seatHolds, tours } from "../../worker/platform/db/schema";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { maxSockets, TourSeats } from "../../worker/realtime/tour-seats";
import { signIn } from "../support/accounts";
import { as, book, get, origin, patch } from "../support/api";
import { freshTravelDate } from "../support/booking-request";
import { db, tourOfCapacity } from "../support/database";
import { holdOf, letExpire, newHolder } from "../support/holds";
import { problemOf } from "../support/problem";
import { askForSeats, watchSeatsOf } from "../support/seats";
import { socketLimitsOf } from "../../worker/platform/configuration";
import { openFeed } from "../support/feed";
import { silenced } from "../support/silenced";

let adminCookie = "";
let tour = "";
beforeAll(async () => {
  ({ cookie: adminCookie } = await signIn("admin"));
  tour = await tourOfCapacity(12);
});

const objectOf = (slug: string) => env.TOUR_SEATS.getByName(slug);
const ringAlarm = () => runDurableObjectAlarm(objectOf(tour));
const alarmOf = (slug: string) => runInDurableObject(objectOf(slug), (_, state) => state.storage.getAlarm());

test("every viewer of a tour sees a booking and its cancellation", async () => {
  using one = await watchSeatsOf(tour);
  using other = await watchSeatsOf(tour.toUpperCase());
  const date = freshTravelDate();
  const { bookingId } = await book({ tour, travelDate: date, numberOfTravelers: 5 });
  for (const watcher of [one, other]) expect(await watcher.next()).toStrictEqual([{ date, seatsLeft: 7 }]);
  await patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, as(adminCookie));
  for (const watcher of [one, other]) expect(await watcher.next()).toStrictEqual([{ date, seatsLeft: 12 }]);
});

test("held, changed and released seats are published", async () => {
  using watcher = await watchSeatsOf(tour);
  const [holder, date] = [newHolder(), freshTravelDate()];
  const { holdId } = await holder.hold(tour, date, 4);
  expect(await watcher.next()).toStrictEqual([{ date, seatsLeft: 8 }]);
  await holdOf(await patch(`/api/holds/${holdId}`, { numberOfTravelers: 6 }, holder.headers()));
  expect(await watcher.next()).toStrictEqual([{ date, seatsLeft: 6 }]);
  const released = () => exports.default.fetch(`${origin}/api/holds/${holdId}`, { method: "DELETE" });
  await released();
  expect(await watcher.next()).toStrictEqual([{ date, seatsLeft: 12 }]);
  await released();
  expect(await watcher.takeSaid()).toStrictEqual([]);
});

test("a booking that uses its hold changes nothing for others", async () => {
  using watcher = await watchSeatsOf(tour);
  const [holder, date] = [newHolder(), freshTravelDate()];
  const { holdId } = await holder.hold(tour, date, 4);
  expect(await watcher.next()).toStrictEqual([{ date, seatsLeft: 8 }]);
  await book({ tour, travelDate: date, numberOfTravelers: 4, holdId }, holder.headers());
  expect(await watcher.next()).toStrictEqual([{ date, seatsLeft: 8 }]);
});

test("the alarm comes before the end of the first hold, and releases its seats once it has ended", async () => {
  using watcher = await watchSeatsOf(tour);
  const [first, second] = [freshTravelDate(), freshTravelDate()];
  const hold = await newHolder().hold(tour, first, 3);
  await watcher.next();
  await newHolder().hold(tour, second, 2);
  await watcher.next();
  // The search for dead sockets comes first.
  expect(await alarmOf(tour)).toBeLessThan(Date.parse(hold.expiresAt));

  await letExpire(hold.holdId);
  expect(await ringAlarm()).toBe(true);
  expect(await watcher.next()).toContainEqual({ date: first, seatsLeft: 12 });
  expect(await db.$count(seatHolds, eq(seatHolds.id, hold.holdId))).toBe(0);
  expect(await alarmOf(tour)).toBeGreaterThan(Date.now());
});

test("the end of a hold is published although others have deleted it", async () => {
  using watcher = await watchSeatsOf(tour);
  const date = freshTravelDate();
  const { holdId } = await newHolder().hold(tour, date, 12);
  expect(await watcher.next()).toContainEqual({ date, seatsLeft: 0 });
  await letExpire(holdId);
  await deleteExpired({ db, clock: () => Date.now() });
  expect(await watcher.takeSaid()).toStrictEqual([]);
  expect(await ringAlarm()).toBe(true);
  expect(await watcher.next()).toContainEqual({ date, seatsLeft: 12 });
});

test("a later viewer gets the end of a hold that was made without viewers", async () => {
  const slug = "hampi";
  const date = freshTravelDate();
  const { holdId } = await newHolder().hold(slug, date, 4);
  expect(await alarmOf(slug)).toBeNull();
  using watcher = await watchSeatsOf(slug);
  expect(await alarmOf(slug)).not.toBeNull();
  await letExpire(holdId);
  await runDurableObjectAlarm(objectOf(slug));
  expect((await watcher.next()).map((day) => day.date)).toStrictEqual([date]);
});

test("no event crosses from one tour to another", async () => {
  using watcher = await watchSeatsOf("coorg");
  using other = await watchSeatsOf(tour);
  const date = freshTravelDate();
  await book({ tour, travelDate: date });
  expect(await other.next()).toStrictEqual([{ date, seatsLeft: 10 }]);
  expect(await watcher.takeSaid()).toStrictEqual([]);
});

test("messages from clients are ignored, and a ping is answered", async () => {
  using watcher = await watchSeatsOf(tour);
  watcher.send('{"type":"seats","days":[{"date":"2027-01-01","seatsLeft":0}]}');
  watcher.send("x".repeat(10_000));
  expect(await watcher.takeSaid()).toStrictEqual([]);
  const date = freshTravelDate();
  await book({ tour, travelDate: date });
  expect(await watcher.next()).toStrictEqual([{ date, seatsLeft: 10 }]);
});

test("a socket survives hibernation", async () => {
  using watcher = await watchSeatsOf(tour);
  const date = freshTravelDate();
  await book({ tour, travelDate: date, numberOfTravelers: 1 });
  await watcher.next();
  await evictDurableObject(objectOf(tour), { webSockets: "hibernate" });
  await book({ tour, travelDate: date, numberOfTravelers: 1 });
  expect(await watcher.next()).toStrictEqual([{ date, seatsLeft: 10 }]);
});

test("a booking succeeds although no viewer can be notified", async () => {
  silenced();
  const notices = vi.spyOn(TourSeats.prototype, "changed").mockRejectedValue(new Error("down"));
  onTestFinished(() => notices.mockRestore());
  expect((await book({ tour })).status).toBe("confirmed");
  await vi.waitUntil(() => notices.mock.calls.length > 0, { timeout: 60_000 });
});

test("the channel is the same for guests and users, and refuses other origins before the upgrade", async () => {
  expect((await askForSeats(tour, as(adminCookie))).status).toBe(101);
  for (const Origin of ["https://elsewhere.example", "null", ""]) {
    const response = await askForSeats(tour, { Origin });
    expect(response.webSocket).toBeFalsy();
    await problemOf(response, "forbidden");
  }
  await problemOf(await get(`/api/tours/${tour}/seats/live`, { Upgrade: "websocket" }), "forbidden");
});

test("an unknown or unpublished tour has no channel, and without an upgrade the response requires one", async () => {
  await problemOf(await askForSeats("atlantis"), "not_found");
  const ofTour = eq(tours.slug, "kovalam");
  await db.update(tours).set({ status: "draft" }).where(ofTour);
  onTestFinished(async () => void (await db.update(tours).set({ status: "active" }).where(ofTour)));
  await problemOf(await askForSeats("kovalam"), "not_found");
  await problemOf(await get(`/api/tours/${tour}/seats/live`, { Origin: origin }), "invalid");
});

test("a tour accepts sockets up to its limit", async () => {
  const slug = "hampi";
  await runInDurableObject(objectOf(slug), async (object, state) => {
    const ask = async () => (await object.fetch(new Request(`${origin}/?tour=${slug}`))).status;
    expect(await ask()).toBe(101);
    for (let open = state.getWebSockets().length; open < maxSockets; open += 1)
      state.acceptWebSocket(new WebSocketPair()[1], [slug]);
    expect(await ask()).toBe(503);
  });
});

const feedObject = () => env.BOOKING_FEED.getByName("bookings");

/** Sets limits for the object of the feed, and for that of the tour, until the end of the test. */
async function limitSockets(limits: Pick<Env, "SOCKETS_PER_PERSON" | "SOCKETS_PER_ADDRESS">) {
  const set = (values: typeof limits) => Object.assign(env, values);
  set(limits);
  onTestFinished(() => void set({ SOCKETS_PER_PERSON: "", SOCKETS_PER_ADDRESS: "" }));
}

/** Makes all sockets of the feed as old as if they had been opened long ago. */
async function ageSockets() {
  await evictDurableObject(feedObject(), { webSockets: "hibernate" });
  await runInDurableObject(feedObject(), (_, state) => {
    for (const socket of state.getWebSockets()) {
      const [seq, scope] = socket.deserializeAttachment() as [number, number];
      socket.serializeAttachment([seq, scope, Date.now() - 90_000]);
    }
  });
}

const feedAt = (address: string) =>
  get("/api/admin/bookings/live", { ...as(adminCookie), Upgrade: "websocket", "CF-Connecting-IP": address });

test("the alarm closes sockets that sent no ping for long, and keeps the others", async () => {
  using dead = await openFeed({ cookie: adminCookie });
  using alive = await openFeed({ cookie: adminCookie });
  await dead.next();
  await alive.next();
  await alive.takeSaid();
  await ageSockets();
  expect(await runDurableObjectAlarm(feedObject())).toBe(true);
  expect(await dead.closed).toStrictEqual({ code: 1001 });
  const { bookingId } = await book();
  expect(await alive.next()).toMatchObject({ booking: { bookingId } });
});

test("a person has at most so many feeds, dead ones not counted", async () => {
  await limitSockets({ SOCKETS_PER_PERSON: "2" });
  using first = await openFeed({ cookie: adminCookie });
  using second = await openFeed({ cookie: adminCookie });
  await first.next();
  await second.next();
  const refused = await feedAt("203.0.113.7");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  await ageSockets();
  using third = await openFeed({ cookie: adminCookie });
  expect(await third.next()).toMatchObject({ type: "hello" });
});

test("an address has at most so many sockets of a tour, others are not affected", async () => {
  await limitSockets({ SOCKETS_PER_ADDRESS: "1" });
  const from = (address: string) => askForSeats(tour, { "CF-Connecting-IP": address });
  const opened = await from("203.0.113.8");
  opened.webSocket?.accept();
  expect(opened.status).toBe(101);
  expect((await from("203.0.113.8")).status).toBe(429);
  const other = await from("203.0.113.9");
  other.webSocket?.accept();
  expect(other.status).toBe(101);
  using unknown = await watchSeatsOf(tour);
  expect(await unknown.takeSaid()).toStrictEqual([]);
  opened.webSocket?.close(1000);
  other.webSocket?.close(1000);
});

test("limits are those of the variables, and none in demo builds", () => {
  expect(socketLimitsOf({})).toStrictEqual({ person: Infinity, address: Infinity });
  expect(socketLimitsOf({ SOCKETS_PER_PERSON: "3", SOCKETS_PER_ADDRESS: "x" })).toStrictEqual({
    person: 3,
    address: Infinity,
  });
});
