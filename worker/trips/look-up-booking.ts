import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import type { BookingLookup, BookingPage } from "~/domain/trips/traveler-booking";
import { enforcedMinTimes, withMinDuration } from "../accounts/min-duration";
import { countTry, countWrongTry } from "../platform/http/throttle.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { callerIdOf, networkIdOf, requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import type { Keys } from "../platform/keys/keys";
import { bookingLinkMail } from "../notifications/mail/booking-mails";
import type { Mailer } from "../notifications/mail/mailer";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import { toBookingPage } from "./booking-page";
import { findBookingOf, findLinkedBooking } from "./booking-page.repo";
import { bookingOfEmail, isOwnBooking } from "../bookings/traveler-bookings.repo";
import { tripErrors } from "./messages";
import { inLanguage } from "../platform/language";

export interface LookupDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  limiters: Pick<Limiters, "lookup">;
  mailer: Pick<Mailer, "send">;
  bookingMailer: Pick<BookingMailer, "pageOf">;
}

/** Someone who names a reference and an email address. */
export interface LookupVisitor {
  viewer: Viewer | null;
  headers: Headers;
  /** By `callerIdOf` and `networkIdOf`, which are the default. */
  caller?: string | null;
  network?: string | null;
}

const hour = 60 * 60_000;

/** Max failed attempts per reference, email address, caller and IPv6 network within an hour. */
const wrongTries = { ofReference: 20, ofEmail: 50, ofCaller: 50, ofNetwork: 200, windowMs: hour } as const;

/** Max mails of a booking's link a day that attempts beyond the limits cause. */
const linkMails = { max: 3, windowMs: 24 * hour } as const;

/**
 * Returns the booking with a reference and its customer's email address; needs no sign-in.
 * @throws AppError as `requireRightPair`
 */
export async function lookUpBooking(
  dependencies: LookupDependencies,
  lookup: BookingLookup,
  visitor: LookupVisitor,
): Promise<BookingPage> {
  await requireRightPair(dependencies, lookup, visitor);
  const found = await findBookingOf(dependencies.db, lookup);
  if (!found) throw noSuchPair();
  return toBookingPage(found, dependencies.clock());
}

/**
 * Requires that a reference and an email address belong together. Beyond the limits right and wrong pairs get the same response, so that
 * guessing learns nothing; a right one then gets its booking's link by mail. The booking's owner, signed in, is not limited.
 * @throws AppError `not_found`, whichever of the two is wrong; `too_many_requests`
 */
export async function requireRightPair(
  dependencies: LookupDependencies,
  lookup: BookingLookup,
  { viewer, headers, caller, network }: LookupVisitor,
): Promise<void> {
  const { db, clock, keys, limiters } = dependencies;
  const { bookingId, email } = lookup;
  if (viewer && (await isOwnBooking(db, lookup, viewer))) return;
  // Per address and pair, so that others behind the address do not wait.
  await Promise.all(
    [bookingId, email].map((subject) =>
      requireWithinLimit(limiters.lookup, headers, tripErrors().tooManyTries, { subject }),
    ),
  );
  const subjects = [
    { subject: bookingId, max: wrongTries.ofReference },
    { subject: email, max: wrongTries.ofEmail },
    { subject: caller === undefined ? callerIdOf({ keys }, headers) : caller, max: wrongTries.ofCaller },
    { subject: network === undefined ? networkIdOf({ keys }, headers) : network, max: wrongTries.ofNetwork },
  ].flatMap(({ subject, max }) => (subject === null ? [] : [{ action: "booking-lookup", subject, max }]));
  const { isWithin, isRight } = await countWrongTry(db, subjects, {
    isRight: bookingOfEmail(lookup),
    now: clock(),
    windowMs: wrongTries.windowMs,
  });
  if (!isWithin) {
    // The duration must be the same if a mail is queued.
    await withMinDuration(
      enforcedMinTimes.requestReset,
      isRight ? mailLink(dependencies, lookup) : Promise.resolve(false),
    );
    throw new AppError("too_many_requests", tripErrors().mailedIfRight, {
      retryAfter: wrongTries.windowMs / 1000,
      limit: { max: wrongTries.ofReference, windowSeconds: wrongTries.windowMs / 1000 },
    });
  }
  if (!isRight) throw noSuchPair();
}

function noSuchPair(): AppError {
  return new AppError("not_found", tripErrors().noPair);
}

/** Mails the link of a booking's own page to its customer, at most three times a day. @returns false if it had gone out that often */
export async function mailLink(
  { db, clock, mailer, bookingMailer }: LookupDependencies,
  { bookingId, email }: BookingLookup,
  write = bookingLinkMail,
): Promise<boolean> {
  const booking = await findLinkedBooking(db, bookingId);
  const url = booking && (await bookingMailer.pageOf({ ...booking, bookingId }));
  if (!url) return false;
  const { max, windowMs } = linkMails;
  const sent = await countTry(db, { action: "booking-link", subject: booking.id, now: clock(), windowMs });
  if (sent > max) return false;
  await mailer.send(inLanguage(booking.language, () => write({ to: email, bookingId, url })));
  return true;
}
