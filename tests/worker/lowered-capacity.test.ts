import { expect, test } from "vitest";
import { post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { tourOfCapacity } from "../support/database";
import { sellWhileLowering } from "../support/lowered-capacity";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";

// Its negative control is unguarded-capacity.test.ts.
test("lowering a tour's seats during forty bookings never oversells it or loses a seat", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const slug = await tourOfCapacity(20);
  await giveTourTo(slug, await createOperator(owner.id));
  const { statuses, sold, departure, oversold, travelDate } = await sellWhileLowering(slug, owner);
  expect(statuses).toStrictEqual([201, 409]);
  expect(oversold).toBe(0);
  expect(sold).toBeGreaterThanOrEqual(2);
  expect(sold).toBeLessThanOrEqual(20);
  expect(departure?.booked).toBe(sold);
  expect(departure?.capacity).toBe(Math.max(2, sold));
  const more = bookingRequest({ tour: slug, travelDate, numberOfTravelers: 1 });
  await problemOf(await post("/api/bookings", more), "sold_out");
});
