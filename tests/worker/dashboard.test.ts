import { beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays } from "~/domain/calendar/calendar";
import { type bookings, reviews, wishlistItems } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { db, setBooking } from "../support/database";
import { bookingRow } from "../support/rows";
import { createViewer } from "../support/people";
import { useCases } from "../../worker/services";

const { run: getDashboard } = useCases.getDashboard;
const { run: getNextBooking } = useCases.getNextBooking;
const { run: mergeWishlist } = useCases.mergeWishlist;

// Half past midnight on 22 November in India, still the 21st in UTC.
const now = Date.UTC(2026, 10, 21, 19);
const today = "2026-11-22";
const services = { db, clock: () => now };

/** A stored booking on any date, including past ones. Ooty takes four days. */
async function stored(
  fields: Partial<typeof bookings.$inferInsert>,
  tour = "ooty",
): Promise<{ id: string; bookingId: string }> {
  const { bookingId } = await book({ tour });
  await setBooking(bookingId, fields);
  const row = await bookingRow(bookingId);
  return { id: row.id, bookingId };
}

const dashboardOf = (viewer: Viewer | null) => getDashboard(services, viewer);
const ids = (trips: readonly { bookingId: string }[]) => trips.map(({ bookingId }) => bookingId);

let asha: Viewer;

beforeEach(async () => {
  asha = await createViewer();
});

test("without bookings the dashboard is empty, with the current date in India", async () => {
  expect(await dashboardOf(asha)).toStrictEqual({
    today,
    next: null,
    upcoming: [],
    past: [],
    toReview: [],
    wishlist: [],
    wishlistSize: 0,
  });
});

test("the first upcoming trip is the next one, with its booking's own columns and its tour's guide", async () => {
  const later = await stored({ userId: asha.id, travelDate: addDays(today, 40) }, "munnar");
  const first = await stored({
    userId: asha.id,
    travelDate: addDays(today, 12),
    numberOfTravelers: 3,
    status: "pending",
  });
  await stored({ userId: asha.id, travelDate: addDays(today, 2), status: "cancelled" });
  const { next, upcoming, past } = await dashboardOf(asha);
  expect(next).toMatchObject({
    bookingId: first.bookingId,
    status: "pending",
    cover: { slug: "ooty", isDrawn: true },
    place: "Ooty",
    path: "/destinations/from-bangalore/ooty",
    travelDate: addDays(today, 12),
    days: 4,
    numberOfTravelers: 3,
  });
  expect((await getNextBooking(services, asha))?.booking.bookingId).toBe(first.bookingId);
  expect(await getNextBooking(services, await createViewer())).toBeNull();
  expect(next?.carry.length).toBeGreaterThan(2);
  expect(next?.bestMonths.length).toBeGreaterThan(2);
  expect(next?.meetingPoint).not.toBe("");
  expect(ids(upcoming)).toStrictEqual([later.bookingId]);
  expect(past).toStrictEqual([]);
});

test("a trip is under way until its last day is over, and then asks for a review", async () => {
  const lastDay = await stored({ userId: asha.id, travelDate: addDays(today, -3) });
  const over = await stored({ userId: asha.id, travelDate: addDays(today, -4) });
  const older = await stored({ userId: asha.id, travelDate: addDays(today, -30) });
  await stored({ userId: asha.id, travelDate: addDays(today, -20), status: "cancelled" });
  await stored({ userId: asha.id, travelDate: addDays(today, -20), status: "pending" });
  await db.insert(reviews).values({
    id: crypto.randomUUID(),
    booking: older.id,
    tourId: 1,
    userId: asha.id,
    authorName: "Asha",
    rating: 5,
    title: "Good",
    text: "Very good.",
    createdAt: now,
    updatedAt: now,
  });
  const { next, past, toReview } = await dashboardOf(asha);
  expect(next?.bookingId).toBe(lastDay.bookingId);
  expect(ids(past)).toStrictEqual([over.bookingId, older.bookingId]);
  expect(ids(toReview)).toStrictEqual([over.bookingId]);
});

test("the day changes at midnight in India", async () => {
  const trip = await stored({ userId: asha.id, travelDate: addDays(today, -4) });
  const beforeMidnight = await getDashboard({ db, clock: () => now - 3_600_000 }, asha);
  expect(beforeMidnight.today).toBe("2026-11-21");
  expect(beforeMidnight.next?.bookingId).toBe(trip.bookingId);
  expect((await dashboardOf(asha)).next).toBeNull();
});

test("the newest four wishlist items are shown, with the total", async () => {
  await db.delete(wishlistItems);
  await mergeWishlist(services, asha, ["ooty", "munnar", "hampi", "goa", "coorg"]);
  const { wishlist, wishlistSize } = await dashboardOf(asha);
  expect(wishlist.map(({ tour }) => tour.slug)).toStrictEqual(["ooty", "munnar", "hampi", "goa"]);
  expect(wishlist[0]).toMatchObject({
    tour: { isDrawn: true, place: "Ooty", priceInr: 12_499 },
    savedAt: now,
  });
  expect(wishlistSize).toBe(5);
});

test("lists are short, the nearest trips first", async () => {
  const dates = [8, 3, 7, 4, 6, 5, 9];
  for (const days of dates) {
    await stored({ userId: asha.id, travelDate: addDays(today, days) });
    await stored({ userId: asha.id, travelDate: addDays(today, -days - 10) });
  }
  const { next, upcoming, past, toReview } = await dashboardOf(asha);
  expect([next, ...upcoming].map((trip) => trip?.travelDate)).toStrictEqual(
    [3, 4, 5, 6, 7].map((days) => addDays(today, days)),
  );
  expect(past.map(({ travelDate }) => travelDate)).toStrictEqual(
    [13, 14, 15].map((days) => addDays(today, -days)),
  );
  expect(toReview).toStrictEqual(past);
});
