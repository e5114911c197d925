import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { socketLimitsOf } from "../../worker/platform/configuration";
import { signIn } from "../support/accounts";
import { as, book, get } from "../support/api";
import { openFeed } from "../support/feed";
import { askForSeats, watchSeatsOf } from "../support/seats";

const feedObject = () => env.BOOKING_FEED.getByName("bookings");
const tour = "munnar";

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await signIn("admin"));
});

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
  get("/api/admin/bookings/live", { ...as(cookie), Upgrade: "websocket", "CF-Connecting-IP": address });

test("the alarm closes sockets that sent no ping for long, and keeps the others", async () => {
  using dead = await openFeed({ cookie });
  using alive = await openFeed({ cookie });
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
  using first = await openFeed({ cookie });
  using second = await openFeed({ cookie });
  await first.next();
  await second.next();
  const refused = await feedAt("203.0.113.7");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  await ageSockets();
  using third = await openFeed({ cookie });
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
