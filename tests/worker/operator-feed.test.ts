import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { commissionOn, taxOn } from "~/domain/money/money";
import { reconnectCode, replayLimit, sessionOverCode } from "~/domain/desk/booking-events";
import type { StaffRight } from "~/domain/operators/operator-rights";
import { bookingEvents, operatorMembers } from "../../worker/platform/db/schema";
import { closeSocketsOf, recheckSocketsOf } from "../../worker/realtime/booking-feed-client";
import { signIn } from "../support/accounts";
import { as, book, get, origin, patch } from "../support/api";
import { db, rowCounts } from "../support/database";
import { bookingRow, operatorRow } from "../support/rows";
import { openFeed, openOperatorFeed } from "../support/feed";
import { addMember, createMember, createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { services } from "../support/services";

const mine = { tour: "ooty" };
const others = { tour: "agra" };
const path = "/api/operator/bookings/live";

let owner: Awaited<ReturnType<typeof signIn>>;
let other: Awaited<ReturnType<typeof signIn>>;
let admin: Awaited<ReturnType<typeof signIn>>;
let operator = "";

beforeAll(async () => {
  owner = await signIn("tour_operator", "verified");
  other = await signIn("tour_operator", "verified");
  admin = await signIn("admin");
  operator = await createOperator(owner.id);
  await giveTourTo(mine.tour, operator);
  await giveTourTo(others.tour, await createOperator(other.id));
});

/** Signs in a member with these rights in the operator. */
async function staffWith(rights: StaffRight[]) {
  const staff = await signIn("tour_operator", "verified");
  await addMember(operator, rights, staff);
  return staff;
}

const takeRights = (userId: string) =>
  db
    .update(operatorMembers)
    .set({ rights: ["tours", "departures", "reviews", "earnings"] })
    .where(and(eq(operatorMembers.operator, operator), eq(operatorMembers.userId, userId)));

const head = async () => (await rowCounts()).events ?? 0;

test("an operator receives live bookings of their own company only", async () => {
  using feed = await openOperatorFeed(owner);
  using theirs = await openOperatorFeed(other);
  const { seq } = await feed.next();
  await theirs.next();
  const foreign = await book(others);
  const own = await book({ ...mine, lastName: "नायर" });
  await patch(`/api/admin/bookings/${own.bookingId}`, { status: "cancelled" }, as(admin.cookie));
  expect(await feed.take(2)).toMatchObject([
    {
      type: "booking.created",
      seq: seq + 2,
      booking: { bookingId: own.bookingId, operatorSlug: operator, version: 1 },
    },
    { type: "booking.updated", seq: seq + 3, booking: { bookingId: own.bookingId, status: "cancelled" } },
  ]);
  expect(await feed.takeSaid()).toStrictEqual([]);
  expect(await theirs.next()).toMatchObject({ seq: seq + 1, booking: { bookingId: foreign.bookingId } });
  expect(await theirs.takeSaid()).toStrictEqual([]);
});

test("an event has no contact details of the customer", async () => {
  using feed = await openOperatorFeed(owner);
  await feed.next();
  const { totalAmount } = await book(mine);
  const commission = commissionOn(totalAmount, 10);
  const text = await feed.nextText();
  expect(text).not.toMatch(/@|\+91|emergency|Phone|Email|coupon|payment/i);
  expect(JSON.parse(text).booking).toMatchObject({
    customerName: "Meera Iyer",
    totalAmount,
    earnings: { net: totalAmount - commission - taxOn(commission, 18) - taxOn(totalAmount, 0.1) },
  });
});

test("a member without the right to earnings gets no commission, in the feed, the list and on the page", async () => {
  for (const [rights, sees] of [
    [["bookings"], false],
    [["bookings", "earnings"], true],
  ] as const) {
    const member = await createMember(operator, [...rights]);
    using feed = await openOperatorFeed(await staffWith([...rights]));
    await feed.next();
    const { bookingId } = await book(mine);
    const { booking } = JSON.parse(await feed.nextText());
    const { bookings: listed } = await services.listOperatorBookings(member, { limit: 1 });
    const page = await services.getOperatorBooking(member, bookingId);
    for (const seen of [booking, listed[0], page.booking])
      expect(seen).toMatchObject({ bookingId, earnings: sees ? expect.any(Object) : null });
  }
});

test("missed events are replayed with their gaps; too old ones require a reload", async () => {
  const since = await head();
  const first = await book(mine);
  await book(others);
  const second = await book(mine);
  using feed = await openOperatorFeed({ ...owner, since });
  expect(await feed.next()).toStrictEqual({ type: "hello", seq: since + 3 });
  expect(await feed.takeSaid()).toMatchObject([
    { seq: since + 1, booking: { bookingId: first.bookingId } },
    { seq: since + 3, booking: { bookingId: second.bookingId } },
  ]);
  using ahead = await openOperatorFeed({ ...owner, since: since + replayLimit });
  expect(await ahead.takeSaid()).toMatchObject([{ type: "hello" }, { type: "reset" }]);
});

/** Events of a booking, as if it had been changed that often. */
async function changeOften(bookingId: string, times: number, from: number) {
  await db.run(sql`
    WITH RECURSIVE times(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM times WHERE n < ${times})
    INSERT INTO booking_events (type, booking, status, version, created_at)
    SELECT 'booking.updated', (SELECT id FROM bookings WHERE booking_id = ${bookingId}), 'confirmed', ${from} + n, n
    FROM times`);
}

test("only missed events of the own company count toward the reload limit", async () => {
  const since = await head();
  const own = await book(mine);
  const foreign = await book(others);
  await changeOften(foreign.bookingId, 2 * replayLimit, 1000);
  await book(mine);
  const few = await head();
  using feed = await openOperatorFeed({ ...owner, since });
  expect((await feed.takeSaid()).map(({ type, seq }) => [type, seq])).toStrictEqual([
    ["hello", few],
    ["booking.created", since + 1],
    ["booking.created", few],
  ]);
  using all = await openFeed({ ...admin, since });
  expect((await all.takeSaid()).map(({ type }) => type)).toStrictEqual(["hello", "reset"]);

  await changeOften(own.bookingId, replayLimit - 2, 1000);
  using atTheLimit = await openOperatorFeed({ ...owner, since });
  expect((await atTheLimit.take(replayLimit + 1)).at(-1)?.seq).toBe(await head());
  await changeOften(own.bookingId, 1, 3000);
  using beyond = await openOperatorFeed({ ...owner, since });
  expect((await beyond.takeSaid()).map(({ type }) => type)).toStrictEqual(["hello", "reset"]);
  const { bookingId } = await book(mine);
  expect(await beyond.next()).toMatchObject({ type: "booking.created", booking: { bookingId } });
});

test("administrators continue to see everything", async () => {
  using all = await openFeed(admin);
  using own = await openOperatorFeed(owner);
  await Promise.all([all.next(), own.next()]);
  const ids = [(await book(others)).bookingId, (await book(mine)).bookingId];
  expect((await all.take(2)).map((event) => ("booking" in event ? event.booking.bookingId : null))).toEqual(
    ids,
  );
  expect(await own.next()).toMatchObject({ booking: { bookingId: ids[1] } });
});

test("callers without the right are refused before a socket opens", async () => {
  const upgrade = { Upgrade: "websocket" };
  await problemOf(await get(path, { Origin: origin, ...upgrade }), "unauthenticated");
  const refused = [
    await signIn("user"),
    admin,
    await signIn("tour_operator", "suspended"),
    await staffWith(["tours", "departures", "reviews", "earnings"]),
    // No operator at all: there is nothing to watch.
    await signIn("tour_operator", "verified"),
  ];
  for (const { cookie, status } of refused) {
    const code = status === "suspended" ? "unauthenticated" : "forbidden";
    await problemOf(await get(path, { ...as(cookie), ...upgrade }), code);
  }
  await problemOf(await get(path, { Cookie: owner.cookie, ...upgrade }), "forbidden");
  await problemOf(
    await get(path, { Cookie: owner.cookie, Origin: "https://elsewhere.example", ...upgrade }),
    "forbidden",
  );
  await problemOf(await get(path, as(owner.cookie)), "invalid");
  await problemOf(await get(`${path}?since=-1`, { ...as(owner.cookie), ...upgrade }), "invalid");
});

test("staff with the right can watch; once it is revoked nothing more is sent, and the socket ends", async () => {
  const staff = await staffWith(["bookings"]);
  using feed = await openOperatorFeed(staff);
  await feed.next();
  const { bookingId } = await book(mine);
  expect(await feed.next()).toMatchObject({ booking: { bookingId } });
  // The feed gets no notice: it checks before it sends.
  await takeRights(staff.id);
  await book(mine);
  expect(await feed.closed).toMatchObject({ code: sessionOverCode });
});

test("a member whose rights have changed must reconnect, and can do so only with the right", async () => {
  const staff = await staffWith(["bookings"]);
  using feed = await openOperatorFeed(staff);
  await feed.next();
  await takeRights(staff.id);
  await recheckSocketsOf(env, staff.id);
  expect(await feed.closed).toMatchObject({ code: reconnectCode });
  await problemOf(await get(path, { ...as(staff.cookie), Upgrade: "websocket" }), "forbidden");
});

test("the feed's alarm closes a socket after an unnoticed loss of its right; others stay", async () => {
  const staff = await staffWith(["bookings"]);
  using feed = await openOperatorFeed(staff);
  using stays = await openOperatorFeed(owner);
  await Promise.all([feed.next(), stays.next()]);
  await db.delete(operatorMembers).where(eq(operatorMembers.userId, staff.id));
  expect(await runDurableObjectAlarm(env.BOOKING_FEED.getByName("bookings"))).toBe(true);
  expect(await feed.closed).toMatchObject({ code: sessionOverCode });
  expect(await stays.takeSaid()).toStrictEqual([]);
});

test("suspending an owner and the company closes the sockets of its staff too", async () => {
  const boss = await signIn("tour_operator", "verified");
  const slug = await createOperator(boss.id);
  const staff = await signIn("tour_operator", "verified");
  await addMember(slug, ["bookings"], staff);
  using theirs = await openOperatorFeed(staff);
  using own = await openOperatorFeed(boss);
  using stays = await openOperatorFeed(owner);
  await Promise.all([theirs.next(), own.next(), stays.next()]);
  const by: Viewer = await createPerson("admin", "active");
  await services.changeAccountStatus(by, { userId: boss.id, action: "suspend" });
  expect(await own.closed).toMatchObject({ code: sessionOverCode });
  expect(await theirs.closed).toMatchObject({ code: sessionOverCode });
  expect(await stays.takeSaid()).toStrictEqual([]);
  const row = await operatorRow(slug);
  expect(row.status).toBe("suspended");
});

test("closing one user's sockets leaves all others open", async () => {
  using feed = await openOperatorFeed(owner);
  using theirs = await openOperatorFeed(other);
  await Promise.all([feed.next(), theirs.next()]);
  await closeSocketsOf(env, owner.id);
  expect(await feed.closed).toMatchObject({ code: sessionOverCode });
  expect(await theirs.takeSaid()).toStrictEqual([]);
});

test("moving a tour to another company moves its bookings' events with it", async () => {
  const { bookingId } = await book({ tour: "hampi" });
  const row = await bookingRow(bookingId);
  const since = await head();
  await giveTourTo("hampi", operator);
  await db.insert(bookingEvents).values({
    type: "booking.updated",
    booking: row.id,
    status: "confirmed",
    version: 2,
    createdAt: 1,
  });
  using feed = await openOperatorFeed({ ...owner, since });
  await feed.next();
  expect(await feed.next()).toMatchObject({ booking: { bookingId, operatorSlug: operator } });
});
