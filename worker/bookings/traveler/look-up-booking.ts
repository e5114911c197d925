import { AppError } from "~/domain/errors";
import type { BookingLookup, BookingPage } from "~/domain/bookings/own-booking";
import { countTry, takeTryBack } from "../../accounts/throttle.repo";
import type { Clock } from "../../clock";
import type { Database } from "../../db/client";
import { requireWithinLimit } from "../../http/rate-limit";
import type { Limiters } from "../../http/rate-limit";
import { toBookingPage } from "./booking-page";
import { findBookingOf } from "./booking-page.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
  limiters: Pick<Limiters, "form">;
}

/** Max attempts per reference with wrong emails, and per email with wrong references. */
const wrongTries = { ofReference: 20, ofEmail: 50, windowMs: 60 * 60 * 1000 } as const;

/**
 * Returns the booking with a reference and its customer's email address; needs no sign-in. The response is the same
 * whichever of the two is wrong. Attempts on missing references count too.
 * @throws AppError `not_found`, `too_many_requests`
 */
export async function lookUpBooking(
  { db, clock, limiters }: Dependencies,
  lookup: BookingLookup,
  headers: Headers,
): Promise<BookingPage> {
  await requireWithinLimit(limiters.form, headers, "Too many attempts. Please wait a minute.");
  const now = clock();
  const keys = [
    { action: "booking-lookup", subject: lookup.bookingId, most: wrongTries.ofReference },
    // References are short: without this limit, anyone who knows an address could try them all.
    { action: "booking-lookup", subject: lookup.email, most: wrongTries.ofEmail },
  ];
  // Counted before the check, so that concurrent attempts are all counted.
  const isWithin = await Promise.all(
    keys.map(
      async ({ most, ...key }) =>
        (await countTry(db, { ...key, now, windowMs: wrongTries.windowMs })) <= most,
    ),
  );
  if (isWithin.includes(false)) {
    throw new AppError(
      "too_many_requests",
      "Too many attempts with this booking ID or email address. Please wait an hour, or contact us.",
      { retryAfter: wrongTries.windowMs / 1000 },
    );
  }
  const found = await findBookingOf(db, lookup);
  if (!found) {
    throw new AppError("not_found", "No booking found with this ID and email address.");
  }
  await Promise.all(keys.map((key) => takeTryBack(db, key)));
  return toBookingPage(found, now);
}
