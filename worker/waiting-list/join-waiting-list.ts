import type { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { partyTooLarge } from "~/domain/bookings/party-limits";
import { emailKeyOf } from "~/domain/bookings/unpaid-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { seatsOfStart, timeOfStart, type StartKey } from "~/domain/departures/start";
import { availableDays, dayAtStart, dayOfOption } from "~/domain/tours/availability";
import { AppError, invalidFields } from "~/domain/errors";
import { currentLanguage } from "~/domain/language/language";
import { timeToConfirm, type waitingFormSchema } from "~/domain/waiting-list/waiting-list";
import { mayMailStranger } from "../accounts/mail-limit";
import { countTry } from "../platform/http/throttle.repo";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { refersToNothing, violates } from "../platform/db/errors";
import type { Keys } from "../platform/keys/keys";
import { inLanguage } from "../platform/language";
import { confirmWaitingMail, joinedWaitingMail } from "../notifications/mail/waiting-list-mails";
import { createMail } from "../notifications/mail/mail-outbox.repo";
import { requirePossiblePhones } from "../platform/possible-phones";
import { requireOption, requireStart, seatsOfOption } from "../prices/price-booking";
import { loadSaleTerms } from "../prices/sale-terms.repo";
import { findTourSeats } from "../tours/departures.repo";
import { notOnSale } from "../tours/refusals";
import { refusalByWaitingLimit, translateEntry, waitingPath } from "./waiting-entry";
import { createWaitingEntry } from "./waiting-list.repo";
import { randomId } from "../platform/surroundings";
import { waitingErrors } from "./messages";

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  bookingMailer: BookingMailer;
}

/** Joins of one caller within an hour. */
const joinsOfCaller = { max: 10, windowMs: 60 * 60_000 } as const;

/**
 * Puts a party on the waiting list of a sold-out departure. With the verified address of an account it has its place at once; any other
 * address has to be confirmed by a mailed link first. The answer to an unconfirmed address is the same if it is on the list already.
 * @returns the path of the entry's page; null if only the mail may have it
 * @throws AppError `bookings_closed`, `not_found` (tour), `invalid` (closed or free day, start time, party), `too_many_requests`, `conflict` (a limit, an entry of another account)
 */
export async function joinWaitingList(
  { db, clock, keys, bookingMailer }: Dependencies,
  slug: string,
  { travelDate, startTime, optionId, numberOfTravelers, ...person }: z.output<typeof waitingFormSchema>,
  { viewer, caller }: { viewer: Viewer | null; caller: string | null },
): Promise<string | null> {
  const now = clock();
  const { priced } = await loadSaleTerms(db, slug, todayInIndia(now));
  if (!priced) throw notOnSale();
  const { tour } = priced;
  requirePossiblePhones({ phone: person.phone });
  const option = requireOption(tour.details, { optionId, numberOfTravelers });
  const time = requireStart(tour.details.departures, { travelDate, startTime }, now);
  const { start, seats: taken } = seatsOfOption(option, time);
  const seats = taken ?? numberOfTravelers;
  await requireSoldOut(db, tour.details, { travelDate, start, seats, optionId: option?.id }, now);
  await requireFewJoins(db, caller, now);

  const emailKey = emailKeyOf(person.email);
  const isVerified = viewer?.emailVerified === true && emailKeyOf(viewer.email) === emailKey;
  const entry = await createWaitingEntry(
    db,
    {
      id: randomId(),
      tourId: tour.id,
      travelDate,
      start,
      seats,
      ...person,
      emailKey,
      language: currentLanguage(),
      userId: isVerified ? viewer.id : null,
      holdId: randomId(),
      checkAt: now + timeToConfirm,
      createdAt: now,
    },
    isVerified,
  ).catch(async (error: unknown) => {
    if (refersToNothing(error) || violates(error, "waiting_entries.tour_id")) throw notSoldOut(error);
    throw (await refusalByWaitingLimit(db, error)) ?? error;
  });
  // Made when the address was another account's.
  if (isVerified && entry.userId !== null && entry.userId !== viewer.id)
    throw new AppError("conflict", waitingErrors().alreadyListed);
  const path = waitingPath(keys, entry.id);
  const url = bookingMailer.addressOf(path);
  const mail = entry.status === "unconfirmed" ? confirmWaitingMail : joinedWaitingMail;
  // Anyone may have typed the address.
  if (isVerified || (await mayMailStranger({ db, clock }, entry.email, "waiting list of an address"))) {
    const about = { ...entry, tourSlug: tour.details.slug, tourTitle: tour.details.title };
    const { language, ...mailed } = await translateEntry(db, about);
    await createMail(
      db,
      inLanguage(language, () => mail({ ...mailed, url }, now)),
      now,
    );
    bookingMailer.deliver();
  }
  return isVerified ? path : null;
}

function notSoldOut(cause?: unknown): AppError {
  const message = waitingErrors().notSoldOut;
  return new AppError("invalid", message, { errors: { travelDate: [message] }, cause });
}

async function requireSoldOut(
  db: Database,
  { slug, capacity }: { slug: string; capacity: number },
  {
    travelDate,
    start,
    seats: wanted,
    optionId,
  }: { travelDate: string; start: StartKey; seats: number; optionId: string | undefined },
  now: number,
): Promise<void> {
  const span = { from: travelDate, to: travelDate };
  const seats = await findTourSeats(db, slug, span, { holder: null, now });
  const [day] = seats ? availableDays(seats, span, now) : [];
  const largest =
    seats?.departures.find((departure) => departure.start === start)?.capacity ??
    (seats ? seatsOfStart(seats.rules, start, capacity, seats.options) : capacity);
  if (wanted > largest) throw invalidFields({ numberOfTravelers: [partyTooLarge(largest)] });
  if (!day || dayAtStart(dayOfOption(day, optionId), timeOfStart(start)).seatsLeft >= wanted)
    throw notSoldOut();
}

async function requireFewJoins(db: Database, caller: string | null, now: number): Promise<void> {
  if (caller === null) return;
  const { max, windowMs } = joinsOfCaller;
  const joins = await countTry(db, { action: "waiting list", subject: caller, now, windowMs });
  if (joins > max)
    throw new AppError("too_many_requests", waitingErrors().tooMany, {
      retryAfter: windowMs / 1000,
    });
}
