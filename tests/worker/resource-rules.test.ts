import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, startOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import type { Needs } from "~/domain/resources/resource";
import { departures, resources, resourceUses } from "../../worker/platform/db/schema";
import { book, post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db } from "../support/database";
import { newGuide } from "../support/operator-world";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { setTour } from "../support/rows";
import { services } from "../support/services";

const today = todayInIndia(Date.now());
const [one, other] = ["ooty", "coorg"];
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
  for (const tour of [one, other]) {
    // oxlint-disable-next-line no-await-in-loop
    await giveTourTo(tour, operator);
    // oxlint-disable-next-line no-await-in-loop
    await setTour(tour, {
      status: "active",
      days: 1,
      capacity: 20,
      departureRules: { ...everyDay, lasts: 240 },
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

test("a booking of a tour without needs writes no use", async () => {
  await services.setNeeds(owner, { tour: one, needs: { each: [], limits: true } });
  const travelDate = freshDay();
  await book({ tour: one, travelDate, numberOfTravelers: 20 });
  expect(await crew(travelDate)).toStrictEqual([]);
});
