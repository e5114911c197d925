import { expect, test } from "vitest";
import { adminWorkRights } from "~/domain/overview/office-work";
import { noResults } from "~/domain/overview/search-results";
import { contactMessages, payouts } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { db, makePending } from "../support/database";
import { setTour, tourRow } from "../support/rows";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";

test("each role counts only the work that it may do", async () => {
  const { bookingId } = await book({ tour: "munnar", numberOfTravelers: 1 });
  await makePending(bookingId);
  await setTour("coorg", { status: "pending" });
  await db.insert(contactMessages).values({
    id: "open",
    name: "A",
    email: "a@example.com",
    subject: "Feedback",
    message: "Hello",
    createdAt: Date.now(),
  });
  const expected = { pendingBookings: 1, pendingTours: 1, openMessages: 1 };
  for (const [adminRole, kinds] of [
    ["owner", ["pendingBookings", "pendingTours", "openMessages"]],
    ["support", ["pendingBookings", "openMessages"]],
    ["content", ["pendingTours"]],
    ["finance", []],
  ] as const) {
    const work = await services.countAdminWork(await createPerson("admin", "active", { adminRole }));
    expect(Object.keys(work).toSorted()).toStrictEqual(Object.keys(adminWorkRights).toSorted());
    for (const [kind, count] of Object.entries(expected))
      expect(work, `${adminRole}, ${kind}`).toHaveProperty(
        kind,
        kinds.some((each) => each === kind) ? count : 0,
      );
  }
});

test("an operator finds their own bookings, tours and payouts, and nobody else's", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const other = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  await giveTourTo("ooty", operator);
  await giveTourTo("agra", await createOperator(other.id));
  const own = await book({
    tour: "ooty",
    firstName: "Zubeida",
    lastName: "Rahman",
    email: "zubeida@example.com",
  });
  await book({ tour: "agra", firstName: "Zubeida", lastName: "Elsewhere" });
  const { title } = await tourRow("ooty");
  await db.insert(payouts).values({
    id: "own-payout",
    operatorSlug: operator,
    reference: "UTR7788",
    amount: 900,
    status: "paid",
    createdAt: Date.now(),
  });
  const find = (text: string, viewer = owner) => services.searchForOperator(viewer, text);
  for (const text of [own.bookingId, "zubeida", "zubeida@example.com"]) {
    expect(
      (await find(text)).bookings.map(({ bookingId }) => bookingId),
      text,
    ).toStrictEqual([own.bookingId]);
  }
  expect((await find(title)).tours.map((tour) => tour.slug)).toStrictEqual(["ooty"]);
  expect((await find("utr77")).payouts).toMatchObject([{ id: "own-payout", amount: 900 }]);
  expect(await find("utr77", other)).toStrictEqual(noResults);
  expect(await find(title, other)).toStrictEqual(noResults);
  expect(await find("z")).toStrictEqual(noResults);
});
