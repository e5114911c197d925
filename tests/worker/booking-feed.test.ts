import { runDurableObjectAlarm, abortAllDurableObjects, evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { replayLimit, type FeedMessage } from "~/domain/desk/booking-events";
import { BookingFeed } from "../../worker/realtime/booking-feed";
import { signIn } from "../support/accounts";
import { as, book, patch } from "../support/api";
import { db, rowCounts } from "../support/database";
import { openFeed } from "../support/feed";
import { silenced } from "../support/silenced";

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await signIn("admin"));
});

/** The sequence number of the newest event: they start at 1 and have no gaps. */
async function head(): Promise<number> {
  return (await rowCounts()).events ?? 0;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const numbersOf = (messages: FeedMessage[]) => messages.map(({ seq }) => seq);

/** Sets how notices to the feed are handled until the end of the test, or until they are let through again. */
function interceptNotices() {
  silenced();
  const notices = vi.spyOn(BookingFeed.prototype, "catchUp");
  const letThrough = () => notices.mockRestore();
  onTestFinished(letThrough);
  return { notices, letThrough };
}

test("the feed first sends hello with its head", async () => {
  await book();
  using feed = await openFeed({ cookie });
  expect(await feed.next()).toStrictEqual({ type: "hello", seq: await head() });
  expect(await feed.takeSaid()).toStrictEqual([]);
});

test("a booking and its change arrive live, with all fields of the dashboard", async () => {
  using feed = await openFeed({ cookie });
  const { seq } = await feed.next();
  const booking = await book({ lastName: "नायर" });
  expect(await feed.next()).toStrictEqual({
    type: "booking.created",
    seq: seq + 1,
    booking: {
      ...booking,
      commission: expect.any(Number),
      commissionPercent: 10,
      operatorName: "Nilgiri Trails",
      operatorSlug: "nilgiri-trails",
      gstAmount: expect.any(Number),
      version: 1,
      source: "site",
      priceLines: [{ code: "fare", label: expect.any(String), amount: booking.totalAmount }],
    },
  });
  await patch(`/api/admin/bookings/${booking.bookingId}`, { status: "cancelled" }, as(cookie));
  expect(await feed.next()).toMatchObject({
    type: "booking.updated",
    seq: seq + 2,
    booking: { bookingId: booking.bookingId, status: "cancelled", cancelledAt: expect.any(String) },
  });
});

test("thirty concurrent bookings arrive in order, each once, at every dashboard", async () => {
  const feeds = await Promise.all([openFeed({ cookie }), openFeed({ cookie }), openFeed({ cookie })]);
  const from = await head();
  await Promise.all(feeds.map((feed) => feed.next()));
  await Promise.all(Array.from({ length: 30 }, () => book()));
  for (const feed of feeds) {
    expect(numbersOf(await feed.take(30))).toStrictEqual(range(from + 1, from + 30));
    expect(await feed.takeSaid()).toStrictEqual([]);
    feed.close();
  }
});

test("a dashboard that connects during bookings misses none and gets none twice", async () => {
  const from = await head();
  const making = Promise.all(Array.from({ length: 20 }, () => book()));
  const feeds = await Promise.all(Array.from({ length: 5 }, () => openFeed({ cookie, since: from })));
  await making;
  for (const feed of feeds) {
    expect(await feed.next()).toMatchObject({ type: "hello" });
    expect(numbersOf(await feed.take(20))).toStrictEqual(range(from + 1, from + 20));
    expect(await feed.takeSaid()).toStrictEqual([]);
    feed.close();
  }
});

test("since replays exactly the later events, each with the state it had", async () => {
  const since = await head();
  const { bookingId } = await book();
  await patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, as(cookie));
  await book();
  using feed = await openFeed({ cookie, since });
  expect(await feed.next()).toStrictEqual({ type: "hello", seq: since + 3 });
  expect(await feed.take(3)).toMatchObject([
    { type: "booking.created", seq: since + 1, booking: { bookingId, status: "confirmed" } },
    { type: "booking.updated", seq: since + 2, booking: { bookingId, status: "cancelled" } },
    { type: "booking.created", seq: since + 3 },
  ]);
  expect(await feed.takeSaid()).toStrictEqual([]);
});

test("with since at the head nothing is replayed", async () => {
  const since = await head();
  using feed = await openFeed({ cookie, since });
  expect(await feed.takeSaid()).toStrictEqual([{ type: "hello", seq: since }]);
});

test("with since ahead of the feed the list must be reloaded", async () => {
  const seq = await head();
  using feed = await openFeed({ cookie, since: seq + 1 });
  expect(await feed.takeSaid()).toStrictEqual([
    { type: "hello", seq },
    { type: "reset", seq },
  ]);
  await book();
  expect(await feed.next()).toMatchObject({ type: "booking.created", seq: seq + 1 });
});

test("since at the replay limit replays all, and one event older requires a reload", async () => {
  await book();
  await db.run(sql`
    WITH RECURSIVE times(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM times WHERE n < ${replayLimit})
    INSERT INTO booking_events (type, booking, status, version, created_at)
    SELECT 'booking.updated', (SELECT id FROM bookings LIMIT 1), 'confirmed', 1000 + n, n FROM times`);
  const seq = await head();
  using atTheLimit = await openFeed({ cookie, since: seq - replayLimit });
  expect(await atTheLimit.next()).toStrictEqual({ type: "hello", seq });
  expect(numbersOf(await atTheLimit.take(replayLimit))).toStrictEqual(range(seq - replayLimit + 1, seq));
  expect(await atTheLimit.takeSaid()).toStrictEqual([]);

  using beyond = await openFeed({ cookie, since: seq - replayLimit - 1 });
  expect(await beyond.takeSaid()).toStrictEqual([
    { type: "hello", seq },
    { type: "reset", seq },
  ]);
});

test("a ping gets a pong, and any other message is ignored", async () => {
  using feed = await openFeed({ cookie });
  await feed.next();
  feed.send("hello?");
  feed.send('{"type":"booking.created"}');
  feed.send("ping");
  expect(await feed.nextText()).toBe("pong");
  const { bookingId } = await book();
  expect(await feed.next()).toMatchObject({ booking: { bookingId } });
});

test("a booking succeeds although the feed fails, and the missed event comes with the next", async () => {
  using feed = await openFeed({ cookie });
  const { seq } = await feed.next();
  const { notices, letThrough } = interceptNotices();
  notices.mockRejectedValue(new Error("the feed is down"));
  const first = await book();
  await vi.waitUntil(() => notices.mock.calls.length > 0, { timeout: 60_000 });
  expect(first.status).toBe("confirmed");
  expect(await feed.takeSaid()).toStrictEqual([]);

  letThrough();
  const second = await book();
  expect(await feed.take(2)).toMatchObject([
    { seq: seq + 1, booking: { bookingId: first.bookingId } },
    { seq: seq + 2, booking: { bookingId: second.bookingId } },
  ]);
});

test("the feed's alarm recovers a lost notice", async () => {
  using feed = await openFeed({ cookie });
  await feed.next();
  const { notices, letThrough } = interceptNotices();
  notices.mockResolvedValue();
  const { bookingId } = await book();
  await vi.waitUntil(() => notices.mock.calls.length > 0, { timeout: 60_000 });
  letThrough();
  expect(await runDurableObjectAlarm(env.BOOKING_FEED.getByName("bookings"))).toBe(true);
  expect(await feed.next()).toMatchObject({ booking: { bookingId } });
});

function evict(webSockets: "hibernate" | "close") {
  return evictDurableObject(env.BOOKING_FEED.getByName("bookings"), { webSockets });
}

test("a socket survives hibernation and resumes without a gap", async () => {
  using feed = await openFeed({ cookie });
  const { seq } = await feed.next();
  await book();
  expect(await feed.next()).toMatchObject({ seq: seq + 1 });

  for (const round of [2, 3]) {
    await evict("hibernate");
    const { bookingId } = await book();
    expect(await feed.next()).toMatchObject({ seq: seq + round, booking: { bookingId } });
  }
  expect(await feed.takeSaid()).toStrictEqual([]);
});

test("after hibernation each socket resumes from its own position", async () => {
  using early = await openFeed({ cookie });
  const { seq } = await early.next();
  await book();
  await early.next();
  using late = await openFeed({ cookie });
  expect(await late.next()).toMatchObject({ type: "hello", seq: seq + 1 });

  await evict("hibernate");
  await book();
  for (const feed of [early, late]) {
    expect(await feed.next()).toMatchObject({ seq: seq + 2 });
    expect(await feed.takeSaid()).toStrictEqual([]);
  }
});

test("a hibernating feed answers a ping", async () => {
  using feed = await openFeed({ cookie });
  await feed.next();
  await evict("hibernate");
  expect(await feed.takeSaid()).toStrictEqual([]);
});

test("bookings made around an eviction arrive in order, each once", async () => {
  using feed = await openFeed({ cookie });
  const { seq } = await feed.next();
  const making = Promise.all(Array.from({ length: 20 }, () => book()));
  await feed.next();
  await evict("hibernate");
  await making;
  await book();
  const numbers = (await feed.take(20)).map((message) => message.seq);
  expect(numbers).toStrictEqual(Array.from({ length: 20 }, (_, index) => seq + 2 + index));
});

test("after an eviction a client catches up by reconnecting with since", async () => {
  using feed = await openFeed({ cookie });
  const { seq } = await feed.next();
  await evict("close");
  await feed.closed;
  const missed = [await book(), await book(), await book()];

  using again = await openFeed({ cookie, since: seq });
  expect(await again.next()).toStrictEqual({ type: "hello", seq: seq + 3 });
  expect(await again.take(3)).toMatchObject(
    missed.map((booking, index) => ({ seq: seq + 1 + index, booking })),
  );
  const { bookingId } = await book();
  expect(await again.next()).toMatchObject({ seq: seq + 4, booking: { bookingId } });
});

test("a booking succeeds while the feed is being torn down", async () => {
  using feed = await openFeed({ cookie });
  const { seq } = await feed.next();
  const [booking] = await Promise.all([book(), abortAllDurableObjects()]);
  expect(booking.status).toBe("confirmed");
  using again = await openFeed({ cookie, since: seq });
  expect(await again.take(2)).toMatchObject([{ type: "hello" }, { seq: seq + 1, booking }]);
});
