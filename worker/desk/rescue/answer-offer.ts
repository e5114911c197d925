import { dayAtStart } from "~/domain/tours/availability";
import { optionKey, type OfferPage, type RescueOption, type TravelerOption } from "~/domain/desk/rescue";
import { AppError } from "~/domain/errors";
import { durationText } from "~/domain/tours/duration";
import { tourPath } from "~/domain/tours/tour";
import type { Database } from "../../platform/db/client";
import type { RescueOfferRow } from "../../platform/db/schema";
import { getAvailability } from "../../tours/get-availability";
import { findBookableTour } from "../../tours/tours.repo";
import { requireBookingKey, type OpenDependencies } from "../../trips/booking-access";
import { readBookingState, type BookingState } from "../../bookings/booking-change.repo";
import { decideCancellation, decideChange } from "../../bookings/booking-decisions";
import type { ChangeDependencies } from "../../bookings/change-booking";
import { bookingOfRow } from "../../bookings/traveler-bookings.repo";
import { loadTourToRebook, priceOfRebooking, requireOnDeparture, termsOfOffer } from "./rebook";
import { findOfferOf } from "./rescue.repo";
import { settleWith } from "./settle-offer";
import { rescueErrors } from "./messages";
import { splitPath } from "~/domain/language/addresses";
import { shownTitleOf } from "../../tours/translations.repo";

interface OfferLink {
  bookingId: string;
  key: string;
}

type Dependencies = ChangeDependencies & Pick<OpenDependencies, "keys">;

async function openOffer({ db, keys }: Dependencies, { bookingId, key }: OfferLink) {
  const reference = await requireBookingKey({ db, keys }, bookingId, key);
  const offer = await findOfferOf(db, reference);
  const state = offer && (await readBookingState(db, bookingOfRow(offer.booking)));
  if (!offer || !state || offer.state === "queued") throw new AppError("not_found", rescueErrors().none);
  return { offer, state };
}

/** Returns the page on which a traveler answers, for anyone who has the booking's link. @throws AppError `not_found` */
export async function getOffer(dependencies: Dependencies, link: OfferLink): Promise<OfferPage> {
  const { db, clock, bookingMailer } = dependencies;
  const now = clock();
  const { offer, state } = await openOffer(dependencies, link);
  const { booking } = state;
  const isOpen = isAnswerable(offer, state, now);
  const options = isOpen
    ? await Promise.all(
        offer.options.map((option) => travelerOption(dependencies, offer, state, option, now)),
      )
    : [];
  const replacement = offer.newBooking === null ? null : await pageOfRow(db, bookingMailer, offer.newBooking);
  const by = { id: null, actor: "traveler" } as const;
  return {
    bookingId: booking.bookingId,
    tourTitle: await shownTitleOf(db, state.tourSlug, booking.tourTitle),
    travelDate: offer.travelDate,
    customerName: booking.customerName,
    reason: offer.reason,
    state: isOpen || offer.state !== "asked" ? offer.state : "settling",
    chosenBy: offer.chosenBy,
    deadlineAt: offer.deadlineAt,
    fallback: offer.fallback,
    options: options.flat(),
    refund: isOpen
      ? decideCancellation(state, { by, ...termsOfOffer(offer) }, now).quote.refundAmount
      : booking.refundedAmount,
    newPath: replacement,
  };
}

function isAnswerable(offer: RescueOfferRow, state: BookingState, now: number): boolean {
  if (offer.state !== "asked" || offer.deadlineAt === null || offer.deadlineAt <= now) return false;
  try {
    requireOnDeparture(state, offer);
    return true;
  } catch {
    return false;
  }
}

async function pageOfRow(
  db: Database,
  bookingMailer: Dependencies["bookingMailer"],
  id: string,
): Promise<string | null> {
  const state = await readBookingState(db, bookingOfRow(id));
  const url = state && (await bookingMailer.pageOf(state.booking));
  return url ? splitPath(new URL(url).pathname).path : null;
}

/** Describes an option with its price for this booking; none if its tour is no longer on sale. */
async function travelerOption(
  dependencies: Dependencies,
  offer: RescueOfferRow,
  state: BookingState,
  option: RescueOption,
  now: number,
): Promise<TravelerOption[]> {
  const { db } = dependencies;
  const slug = option.kind === "date" ? state.tourSlug : option.tour;
  const { travelDate, startTime } = option;
  const tour = await findBookableTour(db, slug);
  if (!tour) return [];
  const [day] = await getAvailability(dependencies, slug, { from: travelDate, to: travelDate });
  const seats = state.booking.numberOfTravelers;
  const at = day && dayAtStart(day, startTime);
  const isFree = at !== undefined && at.status !== "closed" && at.seatsLeft >= seats;
  const { details } = tour;
  const price = isFree ? await priceOf(dependencies, offer, state, option, now) : null;
  return [
    {
      key: optionKey(option),
      title: await shownTitleOf(db, slug, details.title),
      operatorName: details.operatorName,
      travelDate,
      startTime,
      durationText: durationText(details.days),
      path: tourPath(details),
      total: price?.total ?? 0,
      refund: price?.refund ?? 0,
      toPay: price?.toPay ?? 0,
      gone: price === null ? rescueErrors().gone : null,
    },
  ];
}

/** Returns the price of an option for this booking; null if it cannot be chosen. */
async function priceOf(
  { db }: Dependencies,
  offer: RescueOfferRow,
  state: BookingState,
  option: RescueOption,
  now: number,
) {
  const { travelDate, startTime } = option;
  try {
    if (option.kind === "tour") {
      const { tour, gstPercent } = await loadTourToRebook(db, option.tour, now);
      return priceOfRebooking(state.booking, tour, { travelDate, gstPercent, now });
    }
    const by = { id: null, actor: "traveler" } as const;
    const { quote } = decideChange(state, { kind: "date", travelDate, startTime }, by, now, offer.fault);
    return { total: quote.total, refund: quote.refundAmount, toPay: quote.toPay };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * Records a traveler's answer and carries it out. The same answer again changes nothing.
 * @param answer.choice "refund" or the key of an option
 * @throws AppError `not_found`, `conflict` (answered otherwise, settled or too late), `invalid` (not offered), `sold_out`,
 * `illegal_transition`
 */
export async function answerOffer(
  dependencies: Dependencies,
  { choice, ...link }: OfferLink & { choice: string },
): Promise<void> {
  const { offer, state } = await openOffer(dependencies, link);
  if (offer.chosenBy === "traveler" && offer.choice === choice) return;
  if (!isAnswerable(offer, state, dependencies.clock()))
    throw new AppError("conflict", rescueErrors().notOpenAnymore);
  const isOffered = choice === "refund" || offer.options.some((option) => optionKey(option) === choice);
  if (!isOffered) throw new AppError("invalid", rescueErrors().chooseOne);
  const by = { id: null, actor: "traveler" } as const;
  try {
    await settleWith(dependencies, offer, choice, { chosenBy: "traveler", by });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    // The same answer may have come from another tab.
    const now = await findOfferOf(dependencies.db, link.bookingId);
    if (now?.chosenBy !== "traveler" || now.choice !== choice) throw error;
  }
}
