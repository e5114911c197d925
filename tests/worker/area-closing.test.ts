import { and, eq, inArray, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { areaSchema, type AreaClosing } from "~/domain/desk/area-closing";
import { balanceOf } from "~/domain/money/ledger/ledger";
import { bookings, departures, ledgerEntries, notifications, tours } from "../../worker/platform/db/schema";
import { actionsOn } from "../support/audit";
import { book } from "../support/api";
import { db } from "../support/database";
import { payInFull } from "../support/paid-booking";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";

const today = todayInIndia(Date.now());
const reason = "A cyclone reaches the coast.";
/** The only tour of its State, and one of another State in the same region. */
const [inside, outside] = ["pondicherry", "ooty"] as const;
let admin: Viewer;
let owner: Viewer;
let operator: string;

beforeAll(async () => {
  admin = await createPerson("admin", "active", { adminRole: "support" });
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  await giveTourTo(inside, operator);
  await db
    .update(tours)
    .set({ departureRules: everyDay })
    .where(inArray(tours.slug, [inside, outside]));
});

const areaOf = (from: string, days = 1) =>
  areaSchema.parse({ state: "Puducherry", from, to: addDays(from, days - 1) });
const closing = (from: string, more: Partial<AreaClosing>): AreaClosing => ({
  ...areaOf(from),
  reason,
  fault: "nobody",
  ground: "weather",
  evidence: "Bulletin 7 of the India Meteorological Department",
  expected: 0,
  ...more,
});
const isClosed = async (slug: string, travelDate: string) =>
  (await services.getAvailability(slug, { from: travelDate, to: travelDate }))[0]?.status === "closed";

async function lengthOf(slug: string): Promise<number> {
  const row = await db.select({ days: tours.days }).from(tours).where(eq(tours.slug, slug)).get();
  return row?.days ?? 0;
}

test("a storm closes every trip that is on the way in its area, and nothing else", async () => {
  const storm = addDays(today, 60);
  const days = await lengthOf(inside);
  const before = addDays(storm, 1 - days);
  const { bookingId } = await book({ tour: inside, travelDate: before, numberOfTravelers: 2 });
  await payInFull(bookingId);
  const plan = await services.planAreaClosing(admin, areaOf(storm));
  expect(plan).toMatchObject({ tours: 1, closing: days, guests: 2, bookings: 1 });
  expect(plan.withGuests).toMatchObject([{ tour: inside, travelDate: before, endsOn: storm, travelers: 2 }]);
  const paid = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  expect(plan.paid).toBe(paid?.paidAmount);
  // As the question before a single cancellation says it.
  for (const fault of ["nobody", "operator"] as const) {
    const { bearing } = await services.quoteCancellation(admin, bookingId, { fault });
    expect(plan.bearings?.[fault]).toStrictEqual(bearing);
  }

  expect(await services.closeArea(admin, closing(storm, { expected: 2 }))).toBe(plan.closing);
  for (const [slug, date, closed] of [
    [inside, before, true],
    [inside, storm, true],
    [inside, addDays(before, -1), false],
    [inside, addDays(storm, 1), false],
    [outside, storm, false],
  ] as const)
    expect([slug, date, await isClosed(slug, date)]).toEqual([slug, date, closed]);
  expect(await services.planAreaClosing(admin, areaOf(storm))).toMatchObject({
    closing: 0,
    closed: plan.closing,
  });
  expect(await actionsOn(`${inside}/${before}`)).toMatchObject([{ log: { action: "departure.close" } }]);
  const told = await db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.event, "departures-closed"), like(notifications.dedupeKey, `%/${operator}/%`)),
    );
  expect(told).toHaveLength(1);
});

test("the traveler of a stormy departure is offered no closed day, and the refund is borne half each", async () => {
  const storm = addDays(today, 100);
  const { bookingId } = await book({ tour: inside, travelDate: storm });
  await payInFull(bookingId);
  await services.closeArea(admin, closing(storm, { expected: 2 }));
  const scope = { tour: inside, travelDate: storm };
  const { dates, tours: others } = await services.getRescue(admin, { scope });
  for (const { key } of [...dates, ...others]) {
    const [kind, ...parts] = key.split("/");
    const travelDate = parts.at(-1) ?? "";
    expect(await isClosed(kind === "date" ? inside : (parts[0] ?? ""), travelDate)).toBe(false);
  }
  await refusal(services.reopenDeparture(owner, scope), "illegal_transition");

  await services.changeBookingStatus(admin, { bookingId, status: "cancelled", reason, expectedVersion: 1 });
  const booking = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.booking, booking?.id ?? ""));
  expect(booking?.refundDue).toBe(booking?.paidAmount);
  expect(balanceOf("operator-payable", entries)).toBeLessThanOrEqual(0);
  await services.reopenDeparture(admin, scope);
  expect(await isClosed(inside, storm)).toBe(false);
});

test("a departure whose guests have finished their trip stays open, and holds the others up in nothing", async () => {
  const { bookingId } = await book({ tour: inside, travelDate: addDays(today, 160) });
  const isIt = eq(bookings.bookingId, bookingId);
  await db.update(bookings).set({ status: "completed" }).where(isIt);
  const plan = await services.planAreaClosing(admin, areaOf(addDays(today, 160)));
  expect(plan.onTheWay).toMatchObject([{ tour: inside, bookings: 1 }]);
  expect(plan.guests).toBe(0);
  expect(await services.closeArea(admin, closing(addDays(today, 160), {}))).toBe(plan.closing);
  expect(await isClosed(inside, addDays(today, 160))).toBe(false);
});

test("bookings that came meanwhile, and people without the right, close nothing", async () => {
  const storm = addDays(today, 140);
  await book({ tour: inside, travelDate: storm });
  await refusal(services.closeArea(admin, closing(storm, { expected: 0 })), "conflict");
  await refusal(services.closeArea(owner, closing(storm, { expected: 2 })), "forbidden");
  const finance = await createPerson("admin", "active", { adminRole: "finance" });
  await refusal(services.closeArea(finance, closing(storm, { expected: 2 })), "forbidden");
  expect(await isClosed(inside, storm)).toBe(false);
  const stored = await db.select().from(departures).where(eq(departures.travelDate, storm));
  expect(stored.every(({ closedAt }) => closedAt === null)).toBe(true);
});

test("region, State and place narrow an area together", async () => {
  const day = addDays(today, 180);
  const toursIn = async (values: object) =>
    (await services.planAreaClosing(admin, areaSchema.parse({ ...values, from: day, to: day }))).tours;
  expect(await toursIn({ place: "pondi" })).toBe(1);
  expect(await toursIn({ region: "south" })).toBeGreaterThan(10);
  expect(await toursIn({ region: "south", state: "Puducherry" })).toBe(1);
  expect(await toursIn({ region: "north", state: "Puducherry" })).toBe(0);
});

test("an area needs a place and at most a month", () => {
  const day = addDays(today, 10);
  const refusalsOf = (values: object) =>
    areaSchema.safeParse({ from: day, to: day, ...values }).error?.issues.map(({ path }) => path[0]);
  expect(refusalsOf({ region: "", state: "", place: " " })).toEqual(["state"]);
  expect(refusalsOf({ place: "Goa", to: addDays(day, -1) })).toEqual(["to"]);
  expect(refusalsOf({ place: "Goa", to: addDays(day, 31) })).toEqual(["to"]);
  expect(refusalsOf({ region: "south" })).toBeUndefined();
});
