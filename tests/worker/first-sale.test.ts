import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { everyDay } from "~/domain/departures/departure-rules";
import { newTourValues } from "~/domain/tour-drafts/tour-form";
import { firstSaleSteps } from "~/domain/overview/first-sale";
import { operators, tours } from "../../worker/platform/db/schema";
import { db } from "../support/database";
import { createMember, createOperator, createPerson } from "../support/people";
import { services } from "../support/services";

test("the steps to the first sale are done as the data says, until a tour is published", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  const facts = async () => (await services.getOperatorOverview(owner)).firstSale;
  const done = async () => {
    const found = await facts();
    return found && firstSaleSteps(found).map(({ isDone }) => isDone);
  };
  expect(await done()).toStrictEqual([false, false, false, false, false, false, false]);
  await db
    .update(operators)
    .set({ registrationNumber: "U63040KL2020", address: "1 Beach Road, Kochi" })
    .where(eq(operators.slug, operator));
  const start = {
    ...newTourValues,
    operator,
    title: "Fort Kochi on foot",
    place: "Fort Kochi",
    state: "Kerala",
    departureCity: "Kochi",
    days: "1",
    type: "city",
    priceInr: "1,500",
    capacity: "10",
  };
  const { slug } = await services.startTour(owner, start, new Headers());
  expect(await done()).toStrictEqual([true, false, false, true, false, false, false]);

  // Saving the departures completes their step, even without a change.
  const open = async () => {
    const { steps } = await services.getTourWizard(owner, slug);
    return steps.filter(({ isUnsaved }) => isUnsaved).map(({ step }) => step);
  };
  expect(await open()).toStrictEqual(["prices", "departures"]);
  const { version } = await services.getTourRules(owner, slug);
  await services.setTourDepartures(owner, { slug, version, departures: { capacity: 10, rules: everyDay } });
  expect(await open()).toStrictEqual(["prices"]);
  expect(await done()).toStrictEqual([true, false, false, true, false, true, false]);

  await db.update(tours).set({ status: "pending" }).where(eq(tours.slug, slug));
  expect((await done())?.at(-1)).toBe(true);
  await db.update(tours).set({ status: "active" }).where(eq(tours.slug, slug));
  expect(await facts()).toBeNull();
});

test("members without the right to the company see no steps", async () => {
  const operator = await createOperator((await createPerson("tour_operator", "verified")).id);
  const guide = await createMember(operator, ["departures"]);
  expect((await services.getOperatorOverview(guide)).firstSale).toBeNull();
});
