import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { adminBookingSchema } from "~/domain/bookings/booking-schema";
import { commissionOn, includedIn } from "~/domain/money/money";
import { signIn } from "../support/accounts";
import { as, book, get, read } from "../support/api";
import { makePending, registerForGst } from "../support/database";
import { openFeed } from "../support/feed";
import { problemOf } from "../support/problem";

const listSchema = z.strictObject({
  bookings: z.array(adminBookingSchema.strict()),
  nextCursor: z.string().nullable(),
  seq: z.int(),
});

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await signIn("admin"));
});

async function list(parameters: Record<string, string | number> = {}) {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  return read(await get(`/api/admin/bookings?${query}`, as(cookie)), listSchema);
}

/** Makes bookings one after the other and returns their ids, oldest first. */
async function bookMany(count: number, overrides: Record<string, unknown> = {}): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await book(overrides)).bookingId);
  return ids;
}

const idsOf = ({ bookings }: z.output<typeof listSchema>) => bookings.map(({ bookingId }) => bookingId);

/** A word that no other booking of this file contains. */
function word(): string {
  return `Q${crypto.randomUUID().replaceAll("-", "")}`.slice(0, 16);
}

test("without bookings the list is empty at position 0", async () => {
  expect(await list()).toStrictEqual({ bookings: [], nextCursor: null, seq: 0 });
});

test("each booking is listed as it was returned, with commission, operator and price lines", async () => {
  await registerForGst();
  const booking = await book({ roomType: "suite" });
  const [newest] = (await list({ limit: 1 })).bookings;
  expect(newest).toStrictEqual({
    ...booking,
    commission: commissionOn(booking.totalAmount, 10),
    commissionPercent: 10,
    operatorName: "Nilgiri Trails",
    operatorSlug: "nilgiri-trails",
    gstAmount: includedIn(booking.totalAmount, 5),
    version: 1,
    source: "site",
    priceLines: [
      { code: "fare", label: expect.any(String), amount: booking.totalAmount - 5000 },
      { code: "room", label: "Suite, once per booking", amount: 5000 },
    ],
  });
});

test("paging has no gap or repeat while new bookings arrive", async () => {
  const lastName = word();
  const ids = await bookMany(7, { lastName });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: z.output<typeof listSchema> = await list({
      q: lastName,
      limit: 2,
      ...(cursor !== null && { cursor }),
    });
    seen.push(...idsOf(page));
    cursor = page.nextCursor;
    await book({ lastName });
  } while (cursor !== null);
  expect(seen).toStrictEqual(ids.toReversed());
});

test("a page that ends with the oldest booking is the last", async () => {
  const lastName = word();
  await bookMany(2, { lastName });
  expect((await list({ q: lastName, limit: 2 })).nextCursor).toBeNull();
  expect((await list({ q: lastName, limit: 1 })).nextCursor).not.toBeNull();
});

test("the list is filtered by status", async () => {
  const lastName = word();
  const [pending = "", confirmed = ""] = await bookMany(2, { lastName });
  await makePending(pending);
  expect(idsOf(await list({ q: lastName, status: "pending" }))).toStrictEqual([pending]);
  expect(idsOf(await list({ q: lastName, status: "confirmed" }))).toStrictEqual([confirmed]);
  expect(idsOf(await list({ q: lastName, status: "cancelled" }))).toStrictEqual([]);
});

test("a booking is found by ID, name, e-mail and tour, in any case", async () => {
  const lastName = word();
  const { bookingId, tourTitle } = await book({ tour: "hampi", lastName, email: `${lastName}@example.com` });
  for (const q of [
    bookingId,
    bookingId.toLowerCase(),
    lastName.toUpperCase(),
    `${lastName}@example`,
    tourTitle.slice(0, 30),
  ]) {
    expect(idsOf(await list({ q }))).toContain(bookingId);
  }
});

test.for([
  ["50%off", "50xoff"],
  ["a_b", "axb"],
  ["back\\slash", "backslash"],
] as const)("%s is searched for literally and does not find %s", async ([written, other]) => {
  const marker = word().slice(0, 8);
  const { bookingId } = await book({ lastName: marker + written });
  await book({ lastName: marker + other });
  expect(idsOf(await list({ q: marker + written }))).toStrictEqual([bookingId]);
});

test("a search as long as a title or an e-mail address works", async () => {
  const lastName = word();
  const email = `${"long.".repeat(10)}${lastName}@example.com`.toLowerCase();
  const { bookingId, tourTitle } = await book({ tour: "golden-triangle-classic", lastName, email });
  expect(tourTitle.length).toBeGreaterThan(50);
  expect(idsOf(await list({ q: email }))).toStrictEqual([bookingId]);
  expect(idsOf(await list({ q: tourTitle }))).toContain(bookingId);
  expect(idsOf(await list({ q: "यात्री".repeat(10) }))).toStrictEqual([]);
});

test.for(["", " ", "\u0000", "'", '"', "%", "_", "\\", "((("])("the search %j works", async (q) => {
  expect((await list({ q })).bookings.length).toBeGreaterThanOrEqual(0);
});

test.for([
  ["status", "lost"],
  ["limit", "0"],
  ["limit", "101"],
  ["cursor", "x"],
  ["cursor", btoa("[1,2]")],
  ["q", "x".repeat(201)],
  ["page", "2"],
] as const)("?%s=%s is refused beside its name", async ([name, value]) => {
  const { errors = {} } = await problemOf(
    await get(`/api/admin/bookings?${name}=${value}`, as(cookie)),
    "invalid",
  );
  expect(Object.keys(errors)).toStrictEqual([name]);
});

test("the list is current at the head of the feed, and the feed continues from there", async () => {
  await book();
  const { seq } = await list();
  using feed = await openFeed({ cookie, since: seq });
  expect(await feed.next()).toStrictEqual({ type: "hello", seq });
  const booking = await book();
  expect(await feed.next()).toMatchObject({ type: "booking.created", seq: seq + 1, booking });
  expect((await list()).seq).toBe(seq + 1);
});
