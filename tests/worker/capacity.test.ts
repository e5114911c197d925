import { expect, test } from "vitest";
import { signIn } from "../support/accounts";
import { as, book, bookingOf, patch, post } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { rowCounts, seatsSold, tourOfCapacity } from "../support/database";
import { problemOf } from "../support/problem";

test("the last seats can be sold, and not one more", async () => {
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  await book({ tour, travelDate, numberOfTravelers: 10 });

  const before = await rowCounts();
  await problemOf(
    await post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 3 })),
    "sold_out",
  );
  expect(await rowCounts()).toStrictEqual(before);
  expect(await seatsSold(tour, travelDate)).toBe(10);

  await book({ tour, travelDate, numberOfTravelers: 2 });
  await problemOf(
    await post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 1 })),
    "sold_out",
  );
  expect(await seatsSold(tour, travelDate)).toBe(12);
});

test("a party larger than the tour is sold out on an empty date, and leaves no row for the date", async () => {
  const tour = await tourOfCapacity(12);
  const before = await rowCounts();
  const { detail, errors } = await problemOf(
    await post("/api/bookings", bookingRequest({ tour, numberOfTravelers: 13 })),
    "sold_out",
  );
  expect(detail).toBe("This tour takes parties of up to 12. Please choose fewer travelers.");
  expect(errors).toStrictEqual({ numberOfTravelers: [detail] });
  expect(await rowCounts()).toStrictEqual(before);
});

test("each date has its own seats", async () => {
  const tour = await tourOfCapacity(12);
  await book({ tour, numberOfTravelers: 12 });
  expect((await book({ tour, numberOfTravelers: 12 })).status).toBe("confirmed");
});

test("thirty concurrent requests share exactly the twelve seats", async () => {
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const before = await rowCounts();
  const responses = await Promise.all(
    Array.from({ length: 30 }, () =>
      post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 1 })),
    ),
  );
  const sold = responses.filter(({ status }) => status === 201);
  expect(sold).toHaveLength(12);
  for (const response of responses) if (response.status !== 201) await problemOf(response, "sold_out");
  expect(
    new Set(await Promise.all(sold.map(async (response) => (await bookingOf(response)).bookingId))).size,
  ).toBe(12);

  expect(await seatsSold(tour, travelDate)).toBe(12);
  const after = await rowCounts();
  expect(after).toMatchObject({ bookings: (before.bookings ?? 0) + 12, events: (before.events ?? 0) + 12 });
});

test("concurrent parties of different sizes leave no seat unused that a smaller one could take", async () => {
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const sizes = [5, 4, 3, 5, 4, 3, 2, 1, 1, 2];
  const responses = await Promise.all(
    sizes.map((numberOfTravelers) =>
      post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers })),
    ),
  );
  const refused = sizes.filter((_, index) => responses[index]?.status === 409);
  const sold = sizes.filter((_, index) => responses[index]?.status === 201);
  expect(refused.length + sold.length).toBe(sizes.length);
  const seats = sold.reduce((sum, size) => sum + size, 0);
  expect(seats).toBeLessThanOrEqual(12);
  expect(await seatsSold(tour, travelDate)).toBe(seats);
  expect(Math.min(...refused)).toBeGreaterThan(12 - seats);
});

test("canceled seats are sold again", async () => {
  const { cookie } = await signIn("admin");
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const { bookingId } = await book({ tour, travelDate, numberOfTravelers: 12 });
  const request = bookingRequest({ tour, travelDate, numberOfTravelers: 12 });
  await problemOf(await post("/api/bookings", request), "sold_out");

  const cancelled = await patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, as(cookie));
  expect(cancelled.status).toBe(200);
  expect(await seatsSold(tour, travelDate)).toBe(0);
  expect((await bookingOf(await post("/api/bookings", request))).status).toBe("confirmed");
});
