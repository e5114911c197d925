import { abortAllDurableObjects, evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { signIn } from "../support/accounts";
import { book } from "../support/api";
import { openFeed } from "../support/feed";

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await signIn("admin"));
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
