import { todayInIndia } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import type { BookingLookup, BookingPage } from "~/domain/own-booking";
import { countTry, takeTryBack } from "../accounts/throttle.repo";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { isWithinLimit } from "../http/rate-limit";
import { toBookingPage } from "./booking-page";
import { findBookingOf } from "./booking-page.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
  limiter: RateLimit;
}

/** How often a reference may be tried with a wrong e-mail address. */
const wrongTries = { most: 20, windowMs: 60 * 60 * 1000 } as const;

/**
 * The booking with a reference and its customer's e-mail address, for somebody who need not be signed in. Whichever of the
 * two is wrong, the answer is the same. A reference that does not exist is counted like one that does.
 * @throws AppError `not_found`, `too_many_requests`
 */
export async function lookUpBooking(
  { db, clock, limiter }: Dependencies,
  lookup: BookingLookup,
  headers: Headers,
): Promise<BookingPage> {
  if (!(await isWithinLimit(limiter, headers))) {
    throw new AppError("too_many_requests", "That was a lot of tries. Please wait a minute.", {
      retryAfter: 60,
    });
  }
  const now = clock();
  const key = { action: "booking-lookup", subject: lookup.bookingId };
  // Counted before it is looked at: of tries at the same moment none gets through uncounted.
  const tries = await countTry(db, { ...key, now, windowMs: wrongTries.windowMs });
  if (tries > wrongTries.most) {
    throw new AppError(
      "too_many_requests",
      "This booking ID was tried too often. Please wait an hour, or write to us.",
      { retryAfter: wrongTries.windowMs / 1000 },
    );
  }
  const found = await findBookingOf(db, lookup);
  if (!found) {
    throw new AppError("not_found", "There is no booking with this ID and this e-mail address.");
  }
  await takeTryBack(db, key);
  return toBookingPage(found, todayInIndia(now));
}
