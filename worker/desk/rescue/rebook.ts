import { defaultLanguage } from "~/domain/language/language";
import { durationText } from "~/domain/tours/duration";
import { changedByReseller, soldByOf } from "~/domain/partners/reseller";
import { changedByOperator } from "~/domain/bookings/own-booking";
import { holdsSeats, isFinal } from "~/domain/bookings/booking-status";
import type { RescueOption } from "~/domain/desk/rescue";
import { stayStateOf } from "~/domain/operators/supply";
import {
  deadlinesAfterPayment,
  deadlinesOf,
  depositTermsOf,
  nothingOwed,
} from "~/domain/bookings/unpaid-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { rulesOfStart, type StartKey } from "~/domain/departures/start";
import { AppError } from "~/domain/errors";
import { noSale, saleChangeEntries, operatorShareOf } from "~/domain/money/ledger/ledger";
import { soldAs } from "~/domain/bookings/sale";
import { adultFareOn } from "~/domain/prices/fares";
import { gstOfSale, quoteBooking } from "~/domain/prices/pricing";
import type { Database } from "../../platform/db/client";
import { isSoldOut, takesFromClosed, violates } from "../../platform/db/errors";
import type { BookingRow, RescueOfferRow } from "../../platform/db/schema";
import { endHolds } from "../../seats/holds.repo";
import { issueTaxDocuments } from "../../money/invoices/issue-tax-documents";
import { insertNotification } from "../../notifications/notifications.repo";
import { rebookedMail } from "../../notifications/mail/rescue-mails";
import { carryOver, listHolders, refundableOf } from "../../money/payments/refunds.repo";
import { requireOffer, requireStart } from "../../prices/price-booking";
import { getSettings } from "../../settings/get-settings";
import { notOnSale, soldOut } from "../../tours/refusals";
import { refusalOfClosed } from "../../prices/refuse-closed";
import type { BookableTour } from "../../tours/tours.repo";
import { loadTerms } from "../../prices/sale-terms.repo";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import { decideCancellation } from "../../bookings/booking-decisions";
import { findFreeBookingId, insertBooking, sellBooking } from "../../bookings/bookings.repo";
import { changeBooking, type ChangeDependencies } from "../../bookings/change-booking";
import { notificationsOfNewBooking } from "../../notifications/bookings/notify-of-booking";
import { copyParty } from "../../bookings/party.repo";
import { bookingOfRow } from "../../bookings/traveler-bookings.repo";
import { findSeller, settleOffer } from "./rescue.repo";
import { randomId } from "../../platform/surroundings";
import { inLanguage } from "../../platform/language";
import { rescueErrors } from "./messages";
import { translateBooking } from "../../notifications/bookings/translate-booking.repo";

type TourOption = Extract<RescueOption, { kind: "tour" }>;

/** Price of another tour for a rescued booking: never more than before. Whole rupees. */
export function priceOfRebooking(
  booking: Pick<
    BookingRow,
    | "totalAmount"
    | "paidAmount"
    | "refundedAmount"
    | "numberOfTravelers"
    | "children"
    | "infants"
    | "roomType"
  >,
  { details }: BookableTour,
  {
    travelDate,
    gstPercent,
    now,
    time = "",
  }: { travelDate: string; gstPercent: number; now: number; time?: StartKey },
) {
  const { numberOfTravelers, children, infants } = booking;
  // A tour with options is sold without rooms, and rebooked in its first.
  const roomType = details.options ? "standard" : booking.roomType;
  const party = { travelDate, numberOfTravelers, children, infants, roomType };
  const { offer, ...departure } = requireOffer(details, party, time);
  const quote = quoteBooking({
    ...offer,
    today: todayInIndia(now),
    ...party,
    coupon: null,
    gstPercent,
  });
  const total = Math.min(quote.total, booking.totalAmount);
  const received = booking.paidAmount - booking.refundedAmount;
  const carried = Math.min(received, total);
  return {
    total,
    offer,
    departure,
    roomType,
    /** Part of the full price beyond the traveler's. */
    borne: quote.total - total,
    carried,
    refund: received - carried,
    toPay: total - carried,
    lines: [
      ...quote.lines,
      ...(total < quote.total
        ? [
            {
              code: "as-sold" as const,
              label: "Price of the canceled booking kept",
              amount: total - quote.total,
            },
          ]
        : []),
    ],
  };
}

/** Ensures that a booking is still on the departure that it is rescued from. @throws AppError `conflict` */
export function requireOnDeparture({ booking }: BookingState, offer: RescueOfferRow): void {
  const isOn =
    holdsSeats(booking.status) &&
    !isFinal(booking.status) &&
    booking.tourId === offer.tourId &&
    booking.travelDate === offer.travelDate &&
    booking.start === offer.start;
  if (!isOn) throw new AppError("conflict", rescueErrors().hasChanged(booking.bookingId));
}

/** Returns the terms of the cancellation that an offer announces. */
export function termsOfOffer({ reason, fault, exemption }: RescueOfferRow) {
  return { reason, fault, ...exemption };
}

/** Reads what a booking of another tour is priced and sold with. @throws AppError `not_found` (no longer on sale) */
export async function loadTourToRebook(db: Database, slug: string, now: number) {
  const { priced, commissionPercent } = await loadTerms(db, slug, todayInIndia(now));
  if (!priced) throw notOnSale();
  return { ...priced, commissionPercent };
}

/**
 * Moves a rescued booking to another tour in one batch: cancels the old booking by fault, makes the new one, carries the money over and
 * settles the offer. The new operator earns its full price; what the traveler does not pay is borne by the party at fault.
 * @param settled recorded with the offer; a traveler's answer fails if it is no longer open
 * @returns the new booking's id and reference
 * @throws AppError `not_found`, `illegal_transition`, `invalid` (the day is closed), `sold_out`, `conflict` (left the departure)
 */
export async function rebook(
  dependencies: ChangeDependencies,
  offer: RescueOfferRow,
  option: TourOption,
  {
    by,
    choice,
    chosenBy,
  }: Pick<BookingWrite, "by"> &
    Pick<RescueOfferRow, "choice"> & { chosenBy: NonNullable<RescueOfferRow["chosenBy"]> },
): Promise<{ id: string; bookingId: string }> {
  const { db, clock, bookingMailer } = dependencies;
  const now = clock();
  const { tour, gstPercent, commissionPercent } = await loadTourToRebook(db, option.tour, now);
  const { travelDate } = option;
  let start: StartKey = "";
  const [seller, settings, holders] = await Promise.all([
    findSeller(db, tour.operatorSlug),
    getSettings(db),
    listHolders(db, offer.booking),
  ]);
  const id = randomId();
  const bookingId = await findFreeBookingId(db);
  const url = await bookingMailer.pageOf({ id, bookingId, linkVersion: 0 });
  let seats = 0;

  async function decide(state: BookingState, at: number): Promise<BookingWrite> {
    requireOnDeparture(state, offer);
    // Its money is with its operator, so there is nothing to pay the next one with.
    if (state.booking.ownSale !== null) throw new AppError("illegal_transition", changedByOperator());
    const soldBy = soldByOf(state.booking.priceBasis);
    if (soldBy !== null) throw new AppError("illegal_transition", changedByReseller(soldBy));
    const time = requireStart(tour.details.departures, option, at);
    const { booking } = state;
    seats = booking.numberOfTravelers;
    const price = priceOfRebooking(booking, tour, { travelDate, gstPercent, now: at, time });
    start = price.departure.start;
    const { total, borne, carried } = price;
    if (refundableOf(state.payments) < carried + price.refund)
      throw new AppError("illegal_transition", rescueErrors().withheld(booking.bookingId));
    const { reason } = offer;
    const { write } = decideCancellation(state, { by, ...termsOfOffer(offer) }, at);
    // The traveler gets another trip for what was paid, so neither a refund nor a compensation is due.
    const { refund: _, compensation: __, ...cancellation } = write;
    const bearer = write.cancellation?.bearer;
    // The new operator's part is that of its full price: we pay what the traveler does not, and charge it to the operator at fault.
    const full = soldAs({ totalAmount: total + borne, commissionPercent });
    const compensation =
      operatorShareOf(full) - operatorShareOf(soldAs({ totalAmount: total, commissionPercent }));
    const charge = bearer === "operator" ? borne : bearer === "shared" ? Math.round(borne / 2) : 0;
    const row = newBookingOf(booking, tour, {
      id,
      bookingId,
      travelDate,
      start,
      price,
      gstPercent,
      commissionPercent,
      dueDays: settings.unpaid.dueDays,
      refundSchedule: settings.cancellation.schedule,
      at,
    });
    const paid = { ...row, paidAmount: carried };
    const data = {
      booking: paid,
      operatorName: tour.details.operatorName,
      departures: rulesOfStart(tour.details.departures, start),
      meetingPoint: tour.details.guide.meetingPoint,
      carry: tour.details.guide.carry,
      url,
    };
    const operatorUrl = bookingMailer.addressOf(`/operator/bookings/${bookingId}`);
    const told = await translateBooking(db, data);
    const before = await translateBooking(db, { booking });
    const shownTitle = told.booking.tourTitle;
    const notified = { ...data, shownTitle, operatorSlug: tour.operatorSlug, operatorUrl };
    const joining = notificationsOfNewBooking(notified, { commissionPercent, compensation, by });
    const issuing = {
      operatorSlug: tour.operatorSlug,
      operatorName: tour.details.operatorName,
      operatorAddress: seller?.address ?? null,
      operatorGstin: seller?.gstin ?? null,
      taxDocuments: [],
    };
    return {
      ...cancellation,
      reason: `${reason} Moved to booking ${bookingId}, ${tour.details.title}.`,
      set: { ...write.set, refundDue: price.refund },
      entries: [...(write.entries ?? []), ...saleChangeEntries(noSale, { ...noSale, compensation: -charge })],
      returnedOtherwise: carried,
      ...(price.refund > 0 && { refund: { amount: price.refund, reason: "The new tour costs less." } }),
      ...(booking.customerEmail !== "" && {
        mail: {
          ...inLanguage(booking.language, () =>
            rebookedMail(told, {
              before: before.booking,
              carried,
              refund: price.refund,
              today: todayInIndia(at),
            }),
          ),
          dedupeKey: `rescue/${offer.id}/${offer.round}/rebooked`,
        },
      }),
      also: [
        endHolds(db, { tourId: tour.id, travelDate, start }, { holder: null }, at),
        ...insertBooking(db, paid, bookingId, by),
        ...sellBooking(db, paid, tour.operatorSlug, compensation),
        copyParty(db, booking.id, id),
        ...carryOver(db, state.payments, {
          from: { booking: booking.id, operatorSlug: booking.operatorSlug },
          to: { booking: id, bookingId, operatorSlug: tour.operatorSlug },
          amount: carried,
          holders,
          at,
        }),
        ...issueTaxDocuments(db, { ...issuing, booking: row }, paid, at).statements,
        settleOffer(db, offer, { state: "rebooked", choice, chosenBy, newBooking: id }),
        ...joining.map((notification) => insertNotification(db, notification, at)),
      ],
    };
  }

  try {
    await changeBooking(dependencies, bookingOfRow(offer.booking), decide);
  } catch (error) {
    if (isSoldOut(error) || violates(error, "departure_stock_not_oversold"))
      throw soldOut({ numberOfTravelers: seats, travelDate }, tour.details.capacity, error);
    if (takesFromClosed(error))
      throw await refusalOfClosed(db, { tourId: tour.id, travelDate, start }, error);
    if (violates(error, "bookings.tour_id")) throw notOnSale(error);
    if (violates(error, "bookings.booking_id"))
      throw new AppError("unavailable", "The server is busy. Please try again.", {
        retryAfter: 2,
        cause: error,
      });
    throw error;
  }
  dependencies.publisher.seatsChanged({ tourSlug: tour.details.slug, travelDate });
  return { id, bookingId };
}

function newBookingOf(
  before: BookingRow,
  { id: tourId, details, supply }: BookableTour,
  {
    id,
    bookingId,
    travelDate,
    start,
    price,
    gstPercent,
    commissionPercent,
    dueDays,
    refundSchedule,
    at,
  }: Pick<
    BookingRow,
    "id" | "bookingId" | "travelDate" | "start" | "commissionPercent" | "dueDays" | "refundSchedule"
  > & {
    price: ReturnType<typeof priceOfRebooking>;
    gstPercent: number;
    at: number;
  },
): BookingRow {
  const { total, carried, toPay, lines, offer, departure, roomType } = price;
  const departures = rulesOfStart(details.departures, start);
  const priceBasis = { ...offer, bookedOn: todayInIndia(at), coupon: null, gstPercent };
  const sold = { travelDate, totalAmount: total, createdAt: at, priceBasis };
  const deposit = depositTermsOf(sold);
  return {
    ...before,
    ...nothingOwed,
    ...(toPay > 0 &&
      (carried > 0
        ? deadlinesAfterPayment({ ...sold, balanceDueAt: null }, { owed: toPay, departures, now: at })
        : deadlinesOf({ travelDate, dueDays, owed: toPay, isVerified: true, deposit, departures }, at))),
    ...sold,
    start,
    seats: departure.seats,
    id,
    bookingId,
    status: "confirmed",
    tourId,
    tourTitle: details.title,
    tourDestination: details.location,
    tourDuration: inLanguage(defaultLanguage, () => durationText(details.days)),
    tourPrice: adultFareOn(offer, travelDate),
    roomType,
    optionId: offer.option?.id ?? null,
    optionName: offer.option?.name ?? null,
    departureCity: details.departureCity,
    pickUp: null,
    couponCode: null,
    priceLines: lines,
    gstPercent,
    gstAmount: gstOfSale({ totalAmount: total, gstPercent, priceBasis }),
    stayState: stayStateOf(supply, details.states[0]),
    discount: -lines.reduce((sum, { amount }) => sum + Math.min(0, amount), 0),
    commissionPercent,
    platformDiscount: 0,
    paidAmount: 0,
    refundedAmount: 0,
    refundDue: null,
    refundSchedule,
    maxRefundPercent: 100,
    // As for bookings made by administrators: the traveler did not choose to book again.
    emailKey: null,
    verifiedAt: before.verifiedAt ?? at,
    dueDays,
    cancelledAt: null,
    isByTeam: false,
    isFirst: false,
  };
}
