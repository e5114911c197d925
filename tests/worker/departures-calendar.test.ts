import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { tours } from "../../worker/platform/db/schema";
import { book, post } from "../support/api";
import { db } from "../support/database";
import { setTour } from "../support/rows";
import { addMember, createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";

const day = addDays(todayInIndia(Date.now()), 60);
let owner: Viewer;
let other: Viewer;
let both: Viewer;
let bystander: Viewer;
let operators: [string, string];

beforeAll(async () => {
  [owner, other, both, bystander] = (await Promise.all(
    Array.from({ length: 4 }, () => createPerson("tour_operator", "verified")),
  )) as [Viewer, Viewer, Viewer, Viewer];
  operators = [await createOperator(owner.id), await createOperator(other.id)];
  await giveTourTo("ooty", operators[0]);
  await giveTourTo("agra", operators[1]);
  await db.update(tours).set({ departureRules: everyDay, capacity: 12 });
  await addMember(operators[0], ["departures"], both);
  await addMember(operators[1], ["departures", "tours"], both);
  await addMember(operators[0], ["bookings", "tours"], bystander);
  await book({ tour: "ooty", travelDate: day, numberOfTravelers: 7 });
  await post("/api/holds", { tour: "ooty", travelDate: day, numberOfTravelers: 2 });
  await post("/api/holds", { tour: "ooty", travelDate: day, numberOfTravelers: 3 }, { "X-Test-Hold": "1" });
  await book({ tour: "agra", travelDate: day, numberOfTravelers: 3 });
});

async function on(by: Viewer, query: { tour?: string; operator?: string; view?: "week" | "month" } = {}) {
  const { days } = await services.getDepartureCalendar(by, { view: "week", date: day, ...query });
  return days
    .find(({ date }) => date === day)
    ?.departures.map(({ slug, booked, held, capacity, state }) => [slug, booked, held, capacity, state]);
}

const ooty = ["ooty", 7, 2, 12, "limited"];
const agra = ["agra", 3, 0, 12, "open"];

test("members see only the departures of companies that grant them the right", async () => {
  expect(await on(owner)).toStrictEqual([ooty]);
  expect(await on(owner, { view: "month" })).toStrictEqual([ooty]);
  expect(await on(other)).toStrictEqual([agra]);
  expect(await on(both)).toStrictEqual([ooty, agra]);
  expect(await on(both, { operator: operators[1] })).toStrictEqual([agra]);
  expect(await on(both, { tour: "ooty" })).toStrictEqual([ooty]);
  // A filter by another operator is ignored.
  expect(await on(owner, { tour: "agra", operator: operators[1] })).toStrictEqual([ooty]);
  const query = { view: "week" as const };
  for (const role of ["user", "admin"] as const) {
    const person = await createPerson(role, "active");
    await refusal(services.getDepartureCalendar(person, query), "forbidden");
  }
  await refusal(services.getDepartureCalendar(bystander, query), "forbidden");
  await refusal(services.getDepartureCalendar(null, query), "unauthenticated");
});

test("a closed departure is shown as closed", async () => {
  await services.closeDeparture(owner, { tour: "ooty", travelDate: day, reason: "The train does not run." });
  expect(await on(owner)).toStrictEqual([["ooty", 7, 0, 12, "closed"]]);
  await services.reopenDeparture(owner, { tour: "ooty", travelDate: day });
});

test("a deleted tour's departures are not listed", async () => {
  await setTour("ooty", { deletedAt: 1, status: "draft" });
  expect(await on(owner)).toStrictEqual([]);
  await refusal(services.getDeparture(owner, { tour: "ooty", travelDate: day }), "not_found");
});
