import { expect, test } from "vitest";
import { post } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { dropOversellingCheck, seatsSold, tourOfCapacity } from "../support/database";

// The negative control of capacity.test.ts: each file has its own storage, so the guard can be removed here.
test("without the CHECK the same thirty requests oversell the tour", async () => {
  await dropOversellingCheck();

  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const responses = await Promise.all(
    Array.from({ length: 30 }, () =>
      post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 1 })),
    ),
  );
  expect(responses.map(({ status }) => status)).toStrictEqual(Array.from({ length: 30 }, () => 201));
  expect(await seatsSold(tour, travelDate)).toBe(30);
});
