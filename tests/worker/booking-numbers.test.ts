import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { createBooking } from "../../worker/bookings/create-booking";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest } from "../support/booking-request";
import { db } from "../support/database";

// A million milliseconds are under 17 minutes, so every travel date is still in the future.
const million = Math.floor(Date.now() / 1_000_000) * 1_000_000;

/** Books at a fixed instant. */
async function bookAt(number: number): Promise<string> {
  const { bookingId } = await createBooking(
    {
      db,
      clock: () => million + number,
      publisher: { bookingsChanged() {}, seatsChanged() {} },
      bookingMailer,
    },
    bookingRequestSchema.parse(bookingRequest()),
    { viewer: null, idempotencyKey: null },
  );
  return bookingId;
}

test("a booking ID is TB and the last six digits of the clock", async () => {
  expect(await bookAt(123_456)).toBe("TB123456");
  expect(await bookAt(42)).toBe("TB000042");
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

test("twenty bookings in the same millisecond get the next twenty numbers", async () => {
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
  expect(last).toBe(`TB${String(million + 400_000).slice(-7)}`);
  await pretendCount(5_000_000);
  expect(await bookAt(400_000)).toBe(`TB${String(million + 400_000).slice(-8)}`);
});
