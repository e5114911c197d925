import { optionKey, parseOption, type Chooser, type RescueOption } from "~/domain/desk/rescue";
import { AppError } from "~/domain/errors";
import { breaks } from "../../platform/db/errors";
import type { RescueOfferRow } from "../../platform/db/schema";
import { refusalOfSeats, seatsWantedBy, type WantedSeats } from "../../trips/change-party-or-date";
import type { BookingWrite } from "../../bookings/booking-change.repo";
import { decideCancellation, decideChange } from "../../bookings/booking-decisions";
import { changeBooking, type ChangeDependencies } from "../../bookings/change-booking";
import { bookingOfRow } from "../../bookings/traveler-bookings.repo";
import { rebook, requireOnDeparture, termsOfOffer } from "./rebook";
import { settleOffer } from "./rescue.repo";
import { rescueErrors } from "./messages";

/** The party that settles an offer, and the actor in the booking's history. */
interface Settler {
  chosenBy: Chooser;
  by: BookingWrite["by"];
}

/**
 * Carries out a choice: a full refund, or the trip with this key. The booking's batch settles the offer too, so a choice counts once.
 * @param choice "refund" or the key of an option
 * @throws AppError `conflict` (answered or settled before, or the booking left the departure), `sold_out`, `invalid` (the day is closed),
 * `illegal_transition`, `not_found` (no longer on sale)
 */
export async function settleWith(
  dependencies: ChangeDependencies,
  offer: RescueOfferRow,
  choice: string,
  settler: Settler,
): Promise<void> {
  try {
    const option = parseOption(choice);
    if (option?.kind === "tour") await rebook(dependencies, offer, option, { ...settler, choice });
    else if (option) await moveToDate(dependencies, offer, option, { ...settler, choice });
    else if (choice === "refund") await refund(dependencies, offer, settler);
    else throw new AppError("invalid", rescueErrors().chooseOne);
  } catch (error) {
    if (breaks(error, "offer_closed", "offer_settled"))
      throw new AppError("conflict", rescueErrors().notOpen, { cause: error });
    throw error;
  }
}

/**
 * Carries out what was announced for no answer: the first offered trip of a kind that is still free, else a full refund.
 * @param choice "refund", "date", "tour" or the key of an option
 */
export async function settleFirst(
  dependencies: ChangeDependencies,
  offer: RescueOfferRow,
  choice: string,
  settler: Settler,
): Promise<void> {
  for (const option of offer.options.filter(({ kind }) => kind === choice)) {
    try {
      return await settleWith(dependencies, offer, optionKey(option), settler);
    } catch (error) {
      const isGone = error instanceof AppError && ["sold_out", "invalid", "not_found"].includes(error.code);
      if (!isGone) throw error;
    }
  }
  const isKind = choice === "date" || choice === "tour";
  await settleWith(dependencies, offer, isKind ? "refund" : choice, settler);
}

async function refund(
  dependencies: ChangeDependencies,
  offer: RescueOfferRow,
  { by, chosenBy }: Settler,
): Promise<void> {
  await changeBooking(dependencies, bookingOfRow(offer.booking), (state, now) => {
    requireOnDeparture(state, offer);
    const { write } = decideCancellation(state, { by, ...termsOfOffer(offer) }, now);
    const settled = settleOffer(dependencies.db, offer, { state: "refunded", choice: "refund", chosenBy });
    return { ...write, also: [settled] };
  });
}

async function moveToDate(
  dependencies: ChangeDependencies,
  offer: RescueOfferRow,
  { travelDate, startTime }: Extract<RescueOption, { kind: "date" }>,
  { by, chosenBy, choice }: Settler & { choice: string },
): Promise<void> {
  const { db } = dependencies;
  let wanted: WantedSeats | null = null;
  try {
    await changeBooking(dependencies, bookingOfRow(offer.booking), (state, now) => {
      requireOnDeparture(state, offer);
      const { write } = decideChange(state, { kind: "date", travelDate, startTime }, by, now, offer.fault);
      wanted = seatsWantedBy(state, write);
      const settled = settleOffer(db, offer, { state: "moved", choice, chosenBy });
      return { ...write, also: [settled] };
    });
  } catch (error) {
    throw await refusalOfSeats(db, wanted, error);
  }
}
