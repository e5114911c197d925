import { maxOptions, optionKey, parseOption, type RescueOption } from "~/domain/desk/rescue";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { AppError } from "~/domain/errors";
import { inLanguage } from "../../platform/language";
import type { RescueOfferRow } from "../../platform/db/schema";
import { insertMail } from "../../notifications/mail/mail-outbox.repo";
import { offerMail } from "../../notifications/mail/rescue-mails";
import { insertNotification } from "../../notifications/notifications.repo";
import { findBookableTour } from "../../tours/tours.repo";
import { readBookingState, type BookingState } from "../../bookings/booking-change.repo";
import type { ChangeDependencies } from "../../bookings/change-booking";
import { emailDataOf } from "../../notifications/bookings/booking-notifications";
import { phoneMessageOnTrip } from "../../notifications/bookings/notify-of-booking";
import { bookingOfRow } from "../../bookings/traveler-bookings.repo";
import { proposeTrips } from "./propose-trips";
import { requireOnDeparture } from "./rebook";
import {
  endOffer,
  leaseDueOffers,
  updateAsAsked,
  updateAsFailed,
  updateAsOverdue,
  updateAsReminded,
  type OpenScope,
} from "./rescue.repo";
import { settleFirst } from "./settle-offer";
import { translateTexts } from "../../tours/translations.repo";
import { logError } from "../../platform/log";
import { translateBooking } from "../../notifications/bookings/translate-booking.repo";

const minute = 60_000;

/** Longer than one offer takes; after a crash, another run takes it then. */
const leaseTime = 2 * minute;

/** Delay before each retry after an unexpected error; after the last it is left to people. */
const retryDelays = [1, 5, 15].map((minutes) => minutes * minute);

/**
 * Carries out due offers, one booking after another: sends them, reminds, and settles those that the office decided or that are overdue.
 * Each is one transaction, so a crash loses nothing and a repeat changes nothing. A failure is recorded with its reason and stops no other.
 * @param limit max offers of this run; the rest follows in the next
 * @param open limits the run to a scope
 * @returns the number of offers taken
 */
export async function workRescues(
  dependencies: ChangeDependencies,
  { limit = 20, open }: { limit?: number; open?: OpenScope } = {},
): Promise<number> {
  const { db, clock } = dependencies;
  const now = clock();
  const due = await leaseDueOffers(db, { now, until: now + leaseTime, limit, open });
  for (const offer of due) {
    await work(dependencies, offer).catch((error: unknown) => fail(dependencies, offer, error));
  }
  if (due.length > 0) dependencies.bookingMailer.deliver();
  return due.length;
}

async function fail({ db, clock }: ChangeDependencies, offer: RescueOfferRow, error: unknown): Promise<void> {
  if (error instanceof AppError && error.code === "conflict") return endOffer(db, offer);
  const isFinal = error instanceof AppError && error.code !== "unavailable";
  if (!isFinal) logError("rescue offer failed", error, { offer: offer.id });
  const delay = isFinal ? undefined : retryDelays[offer.attempts];
  const message = error instanceof AppError ? error.message : "An unexpected error. Our logs have it.";
  await updateAsFailed(db, offer, { error: message, dueAt: delay === undefined ? null : clock() + delay });
}

async function work(dependencies: ChangeDependencies, offer: RescueOfferRow): Promise<void> {
  const { db, clock } = dependencies;
  const now = clock();
  const { state, deadlineAt } = offer;
  if (state === "settling") return settleOrdered(dependencies, offer, offer.choice ?? "refund");
  const booking = await readBookingState(db, bookingOfRow(offer.booking));
  if (!booking) return endOffer(db, offer);
  requireOnDeparture(booking, offer);
  // A departure in trouble takes no payments, and a day that has begun leaves no time to ask.
  const isLate = deadlineAt === null || deadlineAt <= now || booking.booking.status === "pending";
  if (state === "queued") {
    const asked = await send(dependencies, offer, booking, { now, isSilent: isLate });
    if (!isLate || !asked) return;
  } else if (state === "asked" && !isLate) return remind(dependencies, offer, booking, now);
  const overdue = await updateAsOverdue(db, offer);
  // A booking that awaits its payment cannot move.
  const choice = booking.booking.status === "pending" ? "refund" : overdue?.choice;
  if (overdue) await settleOrdered(dependencies, overdue, choice ?? "refund");
}

function settleOrdered(
  dependencies: ChangeDependencies,
  offer: RescueOfferRow,
  choice: string,
): Promise<void> {
  const chosenBy = offer.chosenBy === "team" ? "team" : "system";
  const actor = chosenBy === "system" ? "system" : offer.orderedBy;
  return settleFirst(dependencies, offer, choice, { chosenBy, by: { id: null, actor } });
}

/** Sends an offer with the trips that are free now. @param isSilent true if there is no time to answer @returns true */
async function send(
  dependencies: ChangeDependencies,
  offer: RescueOfferRow,
  state: BookingState,
  { now, isSilent }: { now: number; isSilent: boolean },
): Promise<boolean> {
  const { db } = dependencies;
  const { tourSlug, booking } = state;
  const proposed = isSilent
    ? []
    : await proposeTrips(
        dependencies,
        { tour: tourSlug, travelDate: offer.travelDate, start: offer.start },
        {
          seats: booking.numberOfTravelers,
          kinds: offer.proposals,
          operator: offer.orderedBy === "operator" ? booking.operatorSlug : null,
        },
      );
  const keys = new Set([...offer.options.map(optionKey), ...proposed.map(({ key }) => key)]);
  const options = [...keys].flatMap((key) => parseOption(key) ?? []).slice(0, maxOptions);
  const deadlineAt = offer.deadlineAt ?? now;
  const mails = isSilent ? [] : await offerMails(dependencies, { ...offer, options }, state, now, false);
  await updateAsAsked(db, offer, { options, dueAt: Math.round((now + deadlineAt) / 2) }, mails);
  return true;
}

async function remind(
  dependencies: ChangeDependencies,
  offer: RescueOfferRow,
  state: BookingState,
  now: number,
): Promise<void> {
  const mails = offer.remindedAt === null ? await offerMails(dependencies, offer, state, now, true) : [];
  await updateAsReminded(dependencies.db, offer, now, mails);
}

async function offerMails(
  { db, bookingMailer }: ChangeDependencies,
  offer: RescueOfferRow,
  state: BookingState,
  now: number,
  isReminder: boolean,
) {
  const page = await bookingMailer.pageOf(state.booking);
  const url = page && `${page}/offer`;
  const data = await translateBooking(db, emailDataOf(state, state.booking, url));
  const { booking } = data;
  const dedupeKey = `rescue/${offer.id}/${offer.round}/${isReminder ? "reminder" : "offer"}`;
  const deadlineAt = offer.deadlineAt ?? now;
  const message = phoneMessageOnTrip(
    data,
    dedupeKey,
    "trip-rescue",
    () => ({ date: formatTravelDate(offer.travelDate), due: formatInstantInIndia(deadlineAt) }),
    now,
  );
  const phone = message ? [insertNotification(db, { ...message, expiresAt: deadlineAt }, now)] : [];
  if (booking.customerEmail === "") return phone;
  const { reason, fallback } = offer;
  const trips = await inLanguage(booking.language, () => tripsOf(db, offer.options, state.tourSlug));
  const offered = { reason, deadlineAt, fallback, trips };
  const mail = inLanguage(booking.language, () => offerMail(data, offered, isReminder));
  return [...phone, insertMail(db, { ...mail, dedupeKey }, now)];
}

async function tripsOf(db: ChangeDependencies["db"], options: readonly RescueOption[], tourSlug: string) {
  const trips = await Promise.all(
    options.map(async (option) => {
      const { travelDate, startTime } = option;
      const tour = await findBookableTour(db, option.kind === "date" ? tourSlug : option.tour);
      if (!tour) return [];
      const { slug, operatorName, ...details } = tour.details;
      const { title } = await translateTexts(db, slug, { title: details.title });
      return [{ title, operatorName, travelDate, startTime }];
    }),
  );
  return trips.flat();
}
