import { AppError } from "~/domain/errors";
import type { BookingLookup, BookingPage } from "~/domain/bookings/traveler-booking";
import { countTry } from "../../accounts/throttle.repo";
import type { Clock } from "../../clock";
import type { Database } from "../../db/client";
import { callerIdOf, requireWithinLimit, type Limiters } from "../../http/rate-limit";
import type { Keys } from "../../keys/keys";
import { toBookingPage } from "./booking-page";
import { findBookingOf } from "./booking-page.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  limiters: Pick<Limiters, "lookup">;
}

/** Max failed attempts per reference, per email address and per caller that get the usual response. */
const wrongTries = { ofReference: 20, ofEmail: 50, ofCaller: 50, windowMs: 60 * 60 * 1000 } as const;

/**
 * Returns the booking with a reference and its customer's email address; needs no sign-in. The right pair is found however often others
 * failed with either of them. The response to a failed attempt is the same whichever of the two is wrong.
 * @throws AppError `not_found`, `too_many_requests`
 */
export async function lookUpBooking(
  { db, clock, keys, limiters }: Dependencies,
  lookup: BookingLookup,
  headers: Headers,
  caller: string | null = callerIdOf({ keys }, headers),
): Promise<BookingPage> {
  const tooFast = "Too many attempts. Please wait a minute.";
  // Per address and pair, so that others behind the address do not wait.
  await Promise.all(
    [lookup.bookingId, lookup.email].map((subject) =>
      requireWithinLimit(limiters.lookup, headers, tooFast, { subject }),
    ),
  );
  const now = clock();
  const found = await findBookingOf(db, lookup);
  if (found) return toBookingPage(found, now);
  const action = "booking-lookup";
  const keysOfTry = [
    { action, subject: lookup.bookingId, max: wrongTries.ofReference },
    { action, subject: lookup.email, max: wrongTries.ofEmail },
    ...(caller === null ? [] : [{ action, subject: caller, max: wrongTries.ofCaller }]),
  ];
  const isWithin = await Promise.all(
    keysOfTry.map(
      async ({ max, ...key }) => (await countTry(db, { ...key, now, windowMs: wrongTries.windowMs })) <= max,
    ),
  );
  if (isWithin.includes(false)) {
    throw new AppError(
      "too_many_requests",
      "Too many attempts with this booking ID or email address. Please check both, wait an hour, or contact us.",
      {
        retryAfter: wrongTries.windowMs / 1000,
        limit: { max: wrongTries.ofReference, windowSeconds: wrongTries.windowMs / 1000 },
      },
    );
  }
  throw new AppError("not_found", "No booking found with this ID and email address.");
}
