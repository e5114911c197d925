import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, startOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import { everyDay } from "~/domain/departures/departure-rules";
import type { Needs } from "~/domain/resources/resource";
import { departures, resources, resourceUses, tours } from "../../worker/platform/db/schema";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { createBooking } from "../../worker/bookings/create-booking";
import { expireBookings } from "../../worker/bookings/expire-bookings";
import { createDatabase } from "../../worker/platform/db/client";
import { book, patch, post } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest } from "../support/booking-request";
import { db, makePending } from "../support/database";
import { editTour } from "../support/edit-tour";
import { newHolder } from "../support/holds";
import { keys } from "../support/keys";
import { letTimeToPayEnd, paymentsAt } from "../support/payments";
import { spiedDatabase } from "../support/spied-database";
import { newGuide } from "../support/operator-world";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { setTour } from "../support/rows";
import { services } from "../support/services";

const today = todayInIndia(Date.now());
const [one, other, longer] = ["ooty", "coorg", "hampi"];
const jeep = {
  kind: "vehicle" as const,
  seats: 6,
  phone: null,
  skills: [],
  languages: [],
  weekdays: newGuide.weekdays,
  turnMinutes: 0,
};
const jeepForSix = { kind: "vehicle" as const, skill: null, seatsEach: 6 };
let owner: Viewer;
let operator = "";
let day = 100;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  for (const tour of [one, other, longer]) {
    // oxlint-disable-next-line no-await-in-loop
    await giveTourTo(tour, operator);
    // oxlint-disable-next-line no-await-in-loop
    await setTour(tour, {
      status: "active",
      ...(tour !== longer && { days: 1 }),
      capacity: 20,
      departureRules: tour === longer ? everyDay : { ...everyDay, lasts: 240 },
    });
  }
  for (const name of ["Gypsy 1", "Gypsy 2"])
    // oxlint-disable-next-line no-await-in-loop
    await services.addResource(owner, { ...jeep, name, operator });
});

const freshDay = () => addDays(today, (day += 1));
const setNeeds = async (each: Needs["each"], limits = true) => {
  for (const tour of [one, other])
    // oxlint-disable-next-line no-await-in-loop
    await services.setNeeds(owner, { tour, needs: { each, limits } });
};
const crew = async (travelDate: TravelDate, tour: string = one) =>
  (await services.getDeparture(owner, { tour, travelDate })).crew.map(({ name }) => name);
const order = (tour: string, travelDate: TravelDate, numberOfTravelers: number) =>
  post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers }));
const seatsLeft = async (travelDate: TravelDate, tour: string = one) =>
  (await services.getAvailability(tour, { from: travelDate, to: travelDate }))[0]?.seatsLeft;

test("a sale takes as many jeeps as its seats need, and what a canceled or smaller party no longer needs is released", async () => {
  await setNeeds([jeepForSix]);
  const travelDate = freshDay();
  const first = await book({ tour: one, travelDate, numberOfTravelers: 5 });
  expect(await crew(travelDate)).toStrictEqual(["Gypsy 1"]);
  const second = await book({ tour: one, travelDate, numberOfTravelers: 2 });
  expect(await crew(travelDate)).toStrictEqual(["Gypsy 1", "Gypsy 2"]);
  await cancel(second);
  expect(await crew(travelDate)).toStrictEqual(["Gypsy 1"]);
  await cancel(first);
  expect(await crew(travelDate)).toStrictEqual([]);
});

test("what was assigned by hand counts, and stays", async () => {
  const travelDate = freshDay();
  const [{ id } = { id: 0 }] = await db.select().from(resources).where(eq(resources.name, "Gypsy 2"));
  await services.changeCrew(owner, { tour: one, travelDate, taken: id });
  const sold = await book({ tour: one, travelDate, numberOfTravelers: 5 });
  expect(await crew(travelDate)).toStrictEqual(["Gypsy 2"]);
  await cancel(sold);
  expect(await crew(travelDate)).toStrictEqual(["Gypsy 2"]);
});

test("two tours share two jeeps: the third is sold out, on the calendar too, and nothing is written for it", async () => {
  const travelDate = freshDay();
  expect(await seatsLeft(travelDate)).toBe(12);
  await book({ tour: other, travelDate, numberOfTravelers: 3 });
  expect(await seatsLeft(travelDate)).toBe(6);
  expect(await seatsLeft(travelDate, other)).toBe(9);
  await book({ tour: one, travelDate, numberOfTravelers: 6 });
  expect(await seatsLeft(travelDate)).toBe(0);
  const uses = (await db.select().from(resourceUses)).length;
  await problemOf(await order(one, travelDate, 1), "sold_out");
  expect((await db.select().from(resourceUses)).length).toBe(uses);
  expect(await seatsLeft(travelDate, other)).toBe(3);
});

async function cancel({ bookingId, customerEmail: email }: Awaited<ReturnType<typeof book>>) {
  expect((await post(`/api/bookings/${bookingId}/cancel`, { email })).status).toBe(200);
}

async function raceForLastJeep() {
  const travelDate = freshDay();
  await book({ tour: one, travelDate, numberOfTravelers: 1 });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => order(index % 2 === 0 ? one : other, travelDate, 6)),
  );
  const sold = answers.filter(({ status }) => status === 201).length;
  const taken = [...(await crew(travelDate)), ...(await crew(travelDate, other))];
  return { sold, taken };
}

test("the last jeep goes to one of six concurrent parties on two tours", async () => {
  const { sold, taken } = await raceForLastJeep();
  expect(sold).toBe(1);
  expect(taken.toSorted()).toStrictEqual(["Gypsy 1", "Gypsy 2"]);
});

test("if resources do not limit sales, all six are sold, and still no jeep is on both tours", async () => {
  await setNeeds([jeepForSix], false);
  const { sold, taken } = await raceForLastJeep();
  expect(sold).toBeGreaterThan(1);
  expect(taken.toSorted()).toStrictEqual(["Gypsy 1", "Gypsy 2"]);
  await setNeeds([jeepForSix]);
});

test("a skill or language that a tour needs is asked of those who are assigned", async () => {
  await setNeeds([{ kind: "guide", skill: "tamil", seatsEach: null }]);
  const travelDate = freshDay();
  await services.addResource(owner, { ...newGuide, name: "Asha", operator });
  await problemOf(await order(one, travelDate, 2), "sold_out");
  await services.addResource(owner, { ...newGuide, name: "Bala", languages: ["Tamil"], operator });
  await book({ tour: one, travelDate, numberOfTravelers: 2 });
  expect(await crew(travelDate)).toStrictEqual(["Bala"]);
  await setNeeds([jeepForSix]);
});

const lacking = async () =>
  (await services.listResources(owner)).lacking.map(({ tour, travelDate, kind }) => ({
    tour,
    travelDate,
    kind,
  }));

test("no seats are held that no free jeep can serve, nor more than a hold's jeeps can", async () => {
  await setNeeds([jeepForSix]);
  const travelDate = freshDay();
  await book({ tour: other, travelDate, numberOfTravelers: 6 });
  const first = newHolder();
  const { holdId } = await first.hold(one, travelDate, 4);
  await problemOf(await patch(`/api/holds/${holdId}`, { numberOfTravelers: 7 }, first.headers()), "sold_out");
  await problemOf(await newHolder().request({ tour: one, travelDate, numberOfTravelers: 3 }), "sold_out");
  expect((await newHolder().hold(one, travelDate, 2)).numberOfTravelers).toBe(2);
  const full = freshDay();
  await book({ tour: other, travelDate: full, numberOfTravelers: 12 });
  await problemOf(
    await newHolder().request({ tour: one, travelDate: full, numberOfTravelers: 1 }),
    "sold_out",
  );
  await setNeeds([jeepForSix], false);
  expect((await newHolder().hold(one, full, 1)).numberOfTravelers).toBe(1);
  await setNeeds([jeepForSix]);
});

test("a departure sold while no jeep was free is a task until it has one", async () => {
  await setNeeds([jeepForSix], false);
  const travelDate = freshDay();
  await book({ tour: other, travelDate, numberOfTravelers: 12 });
  const before = await lacking();
  const task = { tour: one, travelDate, kind: "vehicle" };
  const sold = await book({ tour: one, travelDate, numberOfTravelers: 2 });
  expect(await lacking()).toStrictEqual([...before, task]);
  expect((await services.countOperatorWork(owner)).lacking).toBe(before.length + 1);
  await services.addResource(owner, { ...jeep, name: "Gypsy 3", operator });
  const [{ id } = { id: 0 }] = await db.select().from(resources).where(eq(resources.name, "Gypsy 3"));
  await services.changeCrew(owner, { tour: one, travelDate, taken: id });
  expect(await lacking()).toStrictEqual(before);
  await cancel(sold);
  await services.retireResource(owner, { id, isBack: false });
  await setNeeds([jeepForSix]);
});

test("a moved booking frees the jeep of its old day, and an expired one too", async () => {
  const [from, to] = [freshDay(), freshDay()];
  const moved = await book({ tour: one, travelDate: from, numberOfTravelers: 2 });
  const [, , , key = ""] = (await services.tripPathOf(moved.bookingId)).split("/");
  await services.changePartyOrDate(moved.bookingId, { viewer: null, key }, new Headers(), {
    change: { kind: "date", travelDate: to },
  });
  expect([await crew(from), await crew(to)]).toStrictEqual([[], ["Gypsy 1"]]);
  await makePending(moved.bookingId);
  await letTimeToPayEnd(moved.bookingId);
  await expireBookings(paymentsAt());
  expect(await crew(to)).toStrictEqual([]);
});

async function editDays(admin: Viewer, days: number, itinerary: TourDraftValues["itinerary"] = []) {
  await editTour(admin, longer, { days: String(days), itinerary: itinerary.slice(0, days) });
}

test("more days of a tour lengthen what its departures take, unless it is on another departure then", async () => {
  const admin = await createPerson("admin", "active");
  const travelDate = freshDay();
  const { itinerary } = (await services.getTourWizard(admin, longer)).values;
  const days = itinerary.length;
  await services.setNeeds(owner, { tour: longer, needs: { each: [jeepForSix], limits: true } });
  await book({ tour: longer, travelDate, numberOfTravelers: 6 });
  const end = async () =>
    (
      await db
        .select({ to: resourceUses.toAt })
        .from(resourceUses)
        .innerJoin(departures, eq(departures.id, resourceUses.departure))
        .innerJoin(tours, eq(tours.id, departures.tourId))
        .where(eq(tours.slug, longer))
    ).map(({ to }) => to);
  const after = (count: number) => [startOfDayInIndia(addDays(travelDate, count))];
  expect(days).toBeGreaterThan(1);
  expect(await end()).toStrictEqual(after(days));
  await editDays(admin, 1, itinerary);
  expect(await end()).toStrictEqual(after(1));
  await book({ tour: other, travelDate: addDays(travelDate, 1), numberOfTravelers: 12 });
  const refused = await refusal(editDays(admin, days, itinerary), "conflict");
  expect(refused.message).toContain("Please swap it first.");
  expect(await end()).toStrictEqual(after(1));
});

/** Books once; returns the statements on resources that were sent, and the rows that the batch wrote. */
async function spiedBooking(travelDate: TravelDate, pause?: () => Promise<void>) {
  const { database, queries, written } = spiedDatabase();
  await createBooking(
    {
      db: createDatabase(database),
      clock: Date.now,
      publisher: { bookingsChanged() {}, seatsChanged() {} },
      bookingMailer,
      keys,
    },
    bookingRequestSchema.parse(bookingRequest({ tour: one, travelDate, numberOfTravelers: 2 })),
    { viewer: null, idempotencyKey: null, ...(pause && { pause }) },
  );
  const uses = queries.filter(({ text }) => /"?resource_uses"? (SELECT|\(|where)/i.test(text)).length;
  return { uses, rows: Math.max(...written) };
}

test("a booking of a tour without needs has no statement for them, and each jeep adds at most three rows", async () => {
  await services.setNeeds(owner, { tour: one, needs: { each: [], limits: true } });
  const travelDate = freshDay();
  const plain = await spiedBooking(travelDate);
  expect(plain.uses).toBe(0);
  expect(await crew(travelDate)).toStrictEqual([]);
  await setNeeds([jeepForSix]);
  const served = await spiedBooking(freshDay());
  expect(served.uses).toBeGreaterThan(0);
  expect(served.rows - plain.rows).toBeLessThanOrEqual(3);
  expect(plain.rows).toBeLessThanOrEqual(45);
});

test("needs that are set while a booking is on its way are met", async () => {
  await services.setNeeds(owner, { tour: one, needs: { each: [], limits: true } });
  const travelDate = freshDay();
  await spiedBooking(travelDate, () => setNeeds([jeepForSix]));
  expect(await crew(travelDate)).toStrictEqual(["Gypsy 1"]);
});

async function move(tour: string, startTime: string) {
  const { version } = await services.getTourRules(owner, tour);
  const rules = { ...everyDay, lasts: 240, startTime };
  await services.setTourDepartures(owner, { slug: tour, version, departures: { capacity: 20, rules } });
}

test("changed start times move what departures take, unless it is on another departure then", async () => {
  const travelDate = freshDay();
  await book({ tour: one, travelDate, numberOfTravelers: 6 });
  const uses = () =>
    db
      .select({ from: resourceUses.fromAt, to: resourceUses.toAt })
      .from(resourceUses)
      .innerJoin(departures, eq(departures.id, resourceUses.departure))
      .where(eq(departures.travelDate, travelDate));
  await move(one, "15:00");
  const at = (hour: number) => startOfDayInIndia(travelDate) + hour * 3_600_000;
  expect(await uses()).toStrictEqual([{ from: at(15), to: at(19) }]);
  // Both jeeps are on the other tour in the morning.
  await book({ tour: other, travelDate, numberOfTravelers: 12 });
  await refusal(move(one, "09:00"), "conflict");
  await move(one, "13:00");
  expect(await uses()).toContainEqual({ from: at(13), to: at(17) });
});
