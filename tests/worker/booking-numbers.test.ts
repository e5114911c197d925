import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { createBooking } from "../../worker/bookings/create-booking";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest } from "../support/booking-request";
import { keys } from "../support/keys";
import { db } from "../support/database";

/** The number that the generator returns; null for random ones. */
let drawn: number | null = null;
const draw = crypto.getRandomValues.bind(crypto);
vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
  if (drawn === null || !(array instanceof Uint8Array) || array.length !== 8) return draw(array);
  new DataView(array.buffer).setBigUint64(0, BigInt(drawn));
  return array;
});

async function bookOnce(): Promise<string> {
  const { bookingId } = await createBooking(
    { db, clock: () => today, publisher: { bookingsChanged() {}, seatsChanged() {} }, bookingMailer, keys },
    bookingRequestSchema.parse(bookingRequest()),
    { viewer: null, idempotencyKey: null },
  );
  return bookingId;
}

const today = Date.now();

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
