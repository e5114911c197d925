import { expect, test } from "vitest";
import { dropOversellingCheck, tourOfCapacity } from "../support/database";
import { sellWhileLowering } from "../support/lowered-capacity";
import { createOperator, createPerson, giveTourTo } from "../support/people";

// The negative control of lowered-capacity.test.ts: each file has its own storage, so the guard can be removed here.
test("without the CHECK the same forty bookings oversell the tour while its seats are lowered", async () => {
  await dropOversellingCheck();

  const owner = await createPerson("tour_operator", "verified");
  const slug = await tourOfCapacity(20);
  await giveTourTo(slug, await createOperator(owner.id));
  const { sold, departure } = await sellWhileLowering(slug, owner);
  expect(sold).toBe(40);
  expect(departure?.booked).toBe(40);
});
