import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia, weekdayOf } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { book, get } from "../support/api";
import { db, setBooking } from "../support/database";
import { newGuide } from "../support/operator-world";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { outcomeOf, refusal } from "../support/refusal";
import { setTour, tourRow } from "../support/rows";
import { services } from "../support/services";
import { resourceUses } from "../../worker/platform/db/schema";

const today = todayInIndia(Date.now());
const tours = ["ooty", "coorg"] as const;
const jeep = {
  ...newGuide,
  kind: "vehicle" as const,
  name: "Gypsy RJ14 2211",
  phone: null,
  languages: [],
  seats: 6,
};
let owner: Viewer;
let operator = "";
let day = 60;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  for (const tour of tours) {
    // oxlint-disable-next-line no-await-in-loop
    await giveTourTo(tour, operator);
    // oxlint-disable-next-line no-await-in-loop
    await setTour(tour, { departureRules: everyDay, status: "active" });
  }
});

/** A day that no other test of this file uses, with time for the longest tour before the next. */
function freshDay() {
  day += 20;
  return addDays(today, day);
}

const add = (fields: Partial<typeof newGuide | typeof jeep> = {}) =>
  services.addResource(owner, { ...newGuide, ...fields, operator } as typeof newGuide & { operator: string });
const offered = async (travelDate: string, tour: string = tours[0]) =>
  (await services.listAssignable(owner, { tour, travelDate })).map(({ id }) => id);
const taken = (resource: number) => db.select().from(resourceUses).where(eq(resourceUses.resource, resource));

test("a departure is offered those who work on its days and are free, and takes nobody else", async () => {
  const travelDate = freshDay();
  const { days } = await tourRow(tours[0]);
  const free = await add();
  const otherDays = await add({
    weekdays: newGuide.weekdays.filter((each) => each !== weekdayOf(travelDate)),
  });
  const sick = await add();
  const lastDay = addDays(travelDate, days - 1);
  await services.changeAbsence(owner, { id: sick, absence: { from: lastDay, to: lastDay }, isAway: true });
  const busy = await add({ turnMinutes: 60 });
  await services.changeCrew(owner, { tour: tours[1], travelDate, taken: busy });
  const left = await add();
  await services.retireResource(owner, { id: left, isBack: false });
  expect(await offered(travelDate)).toStrictEqual([free]);
  for (const id of [otherDays, sick, busy, left])
    // oxlint-disable-next-line no-await-in-loop
    await refusal(services.changeCrew(owner, { tour: tours[0], travelDate, taken: id }), "conflict");
  await services.changeCrew(owner, { tour: tours[0], travelDate, taken: free });
  await services.changeCrew(owner, { tour: tours[1], travelDate, released: busy });
  expect(await offered(travelDate)).toStrictEqual([busy]);
});

test("a guide of another operator is not found and not taken", async () => {
  const stranger = await createPerson("tour_operator", "verified");
  const theirs = await services.addResource(stranger, {
    ...newGuide,
    operator: await createOperator(stranger.id),
  });
  await refusal(services.getResource(owner, theirs), "not_found");
  await refusal(
    services.changeCrew(owner, { tour: tours[0], travelDate: freshDay(), taken: theirs }),
    "conflict",
  );
  await refusal(services.addResource(stranger, { ...newGuide, operator }), "not_found");
});

/** Assigns one jeep to two tours of the same time at once. */
async function raceForJeep() {
  const travelDate = freshDay();
  const id = await add(jeep);
  const outcomes = await Promise.all(
    tours.map((tour) => outcomeOf(services.changeCrew(owner, { tour, travelDate, taken: id }))),
  );
  return { outcomes, uses: (await taken(id)).length };
}

test("one jeep is on one of two tours at the same time", async () => {
  const { outcomes, uses } = await raceForJeep();
  expect(outcomes.toSorted()).toStrictEqual(["conflict", "done"]);
  expect(uses).toBe(1);
});

/** Stores a use that overlaps another of its resource by a millisecond, and one that begins as the other ends. */
async function overlap() {
  const travelDate = freshDay();
  const [id, second] = [await add(jeep), await add(jeep)];
  await services.changeCrew(owner, { tour: tours[0], travelDate, taken: id });
  await services.changeCrew(owner, { tour: tours[1], travelDate, taken: second });
  const [use] = await taken(id);
  const [{ departure } = { departure: 0 }] = await taken(second);
  const [fromAt, toAt] = [use?.toAt ?? 0, (use?.toAt ?? 0) + 1];
  const refused = await outcomeOf(
    db.insert(resourceUses).values({ resource: id, departure, fromAt: fromAt - 1, toAt }),
  );
  if (refused !== "done") await db.insert(resourceUses).values({ resource: id, departure, fromAt, toAt });
  expect(await taken(id)).toHaveLength(2);
  return refused;
}

test("an overlap is refused by the database, whatever was read before", async () => {
  expect(String(await overlap())).toContain("Failed query");
});

test("who falls ill shows on its departures until each has another", async () => {
  const travelDate = freshDay();
  const [sick, other] = [await add({ name: "Sick Suresh" }), await add()];
  await services.changeCrew(owner, { tour: tours[0], travelDate, taken: sick });
  const lacking = async () => (await services.listResources(owner)).lacking;
  expect(await lacking()).toStrictEqual([]);
  await services.changeAbsence(owner, {
    id: sick,
    absence: { from: travelDate, to: travelDate },
    isAway: true,
  });
  expect(await lacking()).toMatchObject([
    { away: { id: sick, name: "Sick Suresh" }, travelDate, tour: tours[0] },
  ]);
  expect((await services.countOperatorWork(owner)).lacking).toBe(1);
  await services.changeCrew(owner, { tour: tours[0], travelDate, released: sick, taken: other });
  expect(await lacking()).toStrictEqual([]);
  const { crew } = await services.getDeparture(owner, { tour: tours[0], travelDate });
  expect(crew).toMatchObject([{ id: other }]);
});

test("a guide's own page shows today and tomorrow, checks in, and nothing to others", async () => {
  const id = await add();
  const link = async () => {
    const [, , resourceId = "", key = ""] = new URL(
      (await services.getResource(owner, id)).ownUrl ?? "",
    ).pathname.split("/");
    return { resourceId, key };
  };
  const { bookingId } = await book({
    tour: tours[0],
    travelDate: freshDay(),
    specialRequests: "Slow walker.",
  });
  const elsewhere = await book({ tour: tours[1], travelDate: freshDay() });
  const later = await book({ tour: tours[0], travelDate: freshDay() });
  const travelDate = addDays(today, 1);
  await setBooking(bookingId, { travelDate, status: "confirmed" });
  await setBooking(elsewhere.bookingId, { travelDate });
  const first = await link();
  expect((await services.getOwnDay(first)).departures).toStrictEqual([]);
  await services.changeCrew(owner, { tour: tours[0], travelDate, taken: id });
  const { departures } = await services.getOwnDay(first);
  expect(departures).toMatchObject([
    { travelDate, guests: [{ bookingId, notes: "Slow walker.", seats: 2, arrived: 0, canCheckIn: true }] },
  ]);
  expect(JSON.stringify(departures)).not.toContain(later.bookingId);
  expect(await services.checkInOnOwnPage(first, { bookingId, arrived: 1 })).toContain("1 of 2 arrived.");
  const [part] = (await services.getOwnDay(first)).departures[0]?.guests ?? [];
  expect(part).toMatchObject({ arrived: 1, canCheckIn: true });
  expect(await services.checkInOnOwnPage(first, { bookingId })).toContain("Checked in.");
  await refusal(services.checkInOnOwnPage(first, { bookingId: elsewhere.bookingId }), "illegal_transition");
  expect((await services.getOwnDay(first)).departures[0]?.guests[0]).toMatchObject({
    arrived: 2,
    canCheckIn: false,
  });
  await refusal(services.getOwnDay({ ...first, key: `${first.key.slice(0, -1)}A` }), "not_found");
  await services.renewOwnPage(owner, id);
  await refusal(services.getOwnDay(first), "not_found");
  const second = await link();
  expect((await services.getOwnDay(second)).departures).toHaveLength(1);
  await services.retireResource(owner, { id, isBack: false });
  await refusal(services.getOwnDay(second), "not_found");
});

test("a guide and a jeep have calendars of their departures, whose links open nothing else and end with a new link", async () => {
  const travelDate = addDays(today, 2);
  const { bookingId } = await book({ tour: tours[0], travelDate: freshDay() });
  await setBooking(bookingId, { travelDate });
  const outcomes = [newGuide, jeep].map(async (fields) => {
    const id = await add(fields);
    const link = async () => new URL((await services.getResource(owner, id)).calendarUrl ?? "").pathname;
    const path = await link();
    expect(await (await get(path)).text()).not.toContain("BEGIN:VEVENT");
    await services.changeCrew(owner, { tour: tours[0], travelDate, taken: id });
    const answer = await get(path);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const text = await answer.text();
    expect(text.match(/^UID:.*$/gm)).toStrictEqual([`UID:${tours[0]}-${travelDate}@tourbharat.example`]);
    for (const secret of [newGuide.name, bookingId, "Meera"]) expect(text).not.toContain(secret);
    const [, , resourceId = "", key = ""] = path.split("/");
    await refusal(services.getOwnDay({ resourceId, key }), "not_found");
    await services.renewOwnPage(owner, id);
    expect((await get(path)).status).toBe(404);
    expect((await get(await link())).status).toBe(200);
    await services.retireResource(owner, { id, isBack: false });
    expect((await services.getResource(owner, id)).calendarUrl).toBeNull();
  });
  await Promise.all(outcomes);
});

test("without the trigger, one jeep is on two tours at once", async () => {
  await env.DB.exec("DROP TRIGGER resource_uses_apart");
  expect(await overlap()).toBe("done");
});
