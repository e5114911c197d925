import { expect, test, vi } from "vitest";
import { z } from "zod";
import { addDays, lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { roomTypes } from "~/domain/prices/pricing";
import { signIn } from "../support/accounts";
import { as, book, get, post, read } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db, eventsOf, rowCounts, seatsSold } from "../support/database";
import { bookingRow } from "../support/rows";
import { env } from "cloudflare:workers";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { createBooking } from "../../worker/bookings/create-booking";
import { bookingMailer } from "../support/booking-mailer";
import { keys } from "../support/keys";
import { spiedDatabase } from "../support/spied-database";
import { createDatabase } from "../../worker/platform/db/client";

const tourSchema = z.object({
  tour: z.object({
    title: z.string(),
    location: z.string(),
    durationText: z.string(),
    priceInr: z.int(),
    departureCity: z.string(),
  }),
});

async function ooty() {
  return (await read(await get("/api/tours/ooty"), tourSchema)).tour;
}

test("a booking's response has every field of the contract", async () => {
  const tour = await ooty();
  const request = bookingRequest({ specialRequests: " शाकाहारी भोजन " });
  const booking = await book(request);
  expect(booking).toStrictEqual({
    bookingId: expect.stringMatching(/^TB\d{6}$/),
    tourSlug: "ooty",
    tourTitle: tour.title,
    tourDestination: tour.location,
    tourDuration: tour.durationText,
    tourPrice: tour.priceInr,
    departureCity: tour.departureCity,
    travelDate: request.travelDate,
    numberOfTravelers: 2,
    roomType: "standard",
    specialRequests: "शाकाहारी भोजन",
    customerName: "Meera Iyer",
    customerEmail: request.email,
    customerPhone: "+919845012345",
    emergencyName: "Arjun Iyer",
    emergencyPhone: "+919845054321",
    paymentMethod: "upi",
    discount: 0,
    totalAmount: 2 * tour.priceInr,
    status: "confirmed",
    createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
    verifyBy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  });
});

test("a booking writes itself, its seats and one event, and nothing else", async () => {
  const before = await rowCounts();
  const { bookingId, travelDate } = await book({ numberOfTravelers: 3 });
  expect(await rowCounts()).toStrictEqual({
    bookings: (before.bookings ?? 0) + 1,
    events: (before.events ?? 0) + 1,
    keys: before.keys,
    seats: (before.seats ?? 0) + 3,
  });
  expect(await seatsSold("ooty", travelDate)).toBe(3);
  expect(await eventsOf(bookingId)).toMatchObject([
    { type: "booking.created", status: "confirmed", actorId: null },
  ]);
});

test("the room surcharge is added once, for any party size", async () => {
  const { priceInr } = await ooty();
  const surcharge = { standard: 0, deluxe: 2000, suite: 5000 };
  for (const roomType of roomTypes) {
    for (const numberOfTravelers of [1, 4]) {
      const { totalAmount } = await book({ roomType, numberOfTravelers });
      expect(totalAmount).toBe(priceInr * numberOfTravelers + surcharge[roomType]);
    }
  }
});

async function ownerOf(bookingId: string) {
  const row = await bookingRow(bookingId);
  return row.userId;
}

test("a guest's booking has no owner, a signed-in user's has", async () => {
  const { id, cookie } = await signIn("user");
  expect(await ownerOf((await book()).bookingId)).toBeNull();
  const { bookingId } = await book({}, as(cookie));
  expect(await ownerOf(bookingId)).toBe(id);
  expect(await eventsOf(bookingId)).toMatchObject([{ actorId: id }]);
});

test("a tour can be booked from the day before its cut-off up to two years ahead", async () => {
  const today = todayInIndia(Date.now());
  expect((await book({ travelDate: lastBookableDate(today) })).travelDate).toBe(addDays(today, 730));
  expect((await book({ travelDate: addDays(today, 2) })).status).toBe("confirmed");
});

test("a booking's response is never cached", async () => {
  const response = await post("/api/bookings", bookingRequest());
  expect(response.status).toBe(201);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json\b/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("a booking keeps the tour as it was sold", async () => {
  const { bookingId, tourPrice } = await book({ tour: "munnar" });
  await db.run(
    "UPDATE tours SET price_inr = price_inr + 1000, title = 'Another title' WHERE slug = 'munnar'",
  );
  const row = await bookingRow(bookingId);
  expect(row.tourPrice).toBe(tourPrice);
  expect(row.tourTitle).not.toBe("Another title");
  expect((await book({ tour: "munnar" })).tourPrice).toBe(tourPrice + 1000);
});

/** The number that the generator returns; null for random ones. */
let drawn: number | null = null;
const draw = crypto.getRandomValues.bind(crypto);
vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
  if (drawn === null || !(array instanceof Uint8Array) || array.length !== 8) return draw(array);
  new DataView(array.buffer).setBigUint64(0, BigInt(drawn));
  return array;
});

async function bookOnce(database = db): Promise<string> {
  const { bookingId } = await createBooking(
    {
      db: database,
      clock: () => today,
      publisher: { bookingsChanged() {}, seatsChanged() {} },
      bookingMailer,
      keys,
    },
    bookingRequestSchema.parse(bookingRequest()),
    { viewer: null, idempotencyKey: null },
  );
  return bookingId;
}

const today = Date.now();

test("the batch of a booking writes at most 45 rows and index entries", async () => {
  const { database, written } = spiedDatabase();
  await bookOnce(createDatabase(database));
  expect(Math.max(...written)).toBeLessThanOrEqual(45);
});

/** Books with this number from the generator. */
function bookAt(number: number): Promise<string> {
  drawn = number;
  return bookOnce();
}

test("a booking ID is TB and six random digits", async () => {
  expect(await bookAt(123_456)).toBe("TB123456");
  expect(await bookAt(42)).toBe("TB000042");
});

test("the clock does not give a booking ID away", async () => {
  drawn = null;
  // All at one instant, of which the IDs used to be the next numbers.
  const ids = await Promise.all(Array.from({ length: 10 }, bookOnce));
  const near = ids.filter((id) => (Number(id.slice(2)) - (today % 1_000_000) + 1_000_000) % 1_000_000 < 1000);
  expect(near.length).toBeLessThan(3);
});

test("a number in use is skipped for the next free one", async () => {
  expect(await bookAt(200_002)).toBe("TB200002");
  expect(await bookAt(200_000)).toBe("TB200000");
  expect(await bookAt(200_000)).toBe("TB200001");
  expect(await bookAt(200_000)).toBe("TB200003");
});

test("000000 follows 999999", async () => {
  expect(await bookAt(999_999)).toBe("TB999999");
  expect(await bookAt(999_999)).toBe("TB000000");
  expect(await bookAt(999_999)).toBe("TB000001");
});

test("twenty concurrent bookings with one random number get the next twenty numbers", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => bookAt(300_000)));
  expect(ids.toSorted()).toStrictEqual(Array.from({ length: 20 }, (_, index) => `TB${300_000 + index}`));
});

test("numbers get one digit more once half of the shorter ones are used", async () => {
  let last = await bookAt(400_000);
  /** Moves the last booking to another row, as if there were that many bookings. */
  const pretendCount = (count: number) =>
    env.DB.prepare("UPDATE bookings SET rowid = ? WHERE booking_id = ?").bind(count, last).run();
  await pretendCount(499_999);
  expect(await bookAt(400_000)).toBe("TB400001");
  last = await bookAt(400_000);
  expect(last).toBe("TB0400000");
  await pretendCount(5_000_000);
  expect(await bookAt(400_000)).toBe("TB00400000");
});
