import { z } from "zod";
import { bookingFields } from "~/domain/bookings/booking";
import { emailSchema } from "~/domain/accounts/person-fields";
import { bookingIdPattern } from "~/domain/bookings/booking-reference";
import type { Booking } from "~/domain/bookings/booking-schema";
import {
  cancellationPeriods,
  quoteOperatorCancellation,
  cancellationQuote,
  refundPercent,
  type BookingTerms,
  type ChangeQuote,
} from "~/domain/bookings/booking-change";
import type { StoredCompensation } from "~/domain/bookings/compensation";
import type { PartyProgress } from "./party-details";
import type { ThreadMessage } from "~/domain/bookings/booking-message";
import type { BookingHistoryEntry } from "~/domain/bookings/booking-history";
import { canBecome, isExpected } from "~/domain/bookings/booking-status";
import { daysBetween, type TravelDate } from "~/domain/calendar/calendar";
import type { AskedState } from "~/domain/money/invoices/invoice-details";
import type { RefundState } from "~/domain/money/payments/refund-state";
import type { RefundPeriod } from "~/domain/bookings/cancellation";
import type { DepartureMinimum } from "~/domain/departures/smallest-party";
import type { BookedExtras } from "~/domain/prices/offers";
import type { Quote, QuoteLine } from "~/domain/prices/quote";
import { isCompleted, lastDayOf } from "./trip";
import type { TripContact } from "./trip-contacts";
import type { Stop } from "~/domain/tours/itinerary";
import type { WayFromLandmark } from "~/domain/tours/meeting-place";
import { daysOfDurationText } from "~/domain/tours/duration";
import type { CoverImage } from "~/domain/tours/tour-schema";
import { readCode } from "~/domain/typed-input/code";
import { travelerTripMessages } from "./messages";

/** A booking as its traveler sees and changes it. */

export const tripFilters = ["all", "upcoming", "past", "cancelled"] as const;
export type TripFilter = (typeof tripFilters)[number];

/** Filters of a traveler's booking list. */
export interface TripQuery {
  filter: TripFilter;
  /** Part of a tour's title or place, or of a booking reference. */
  q?: string | undefined;
}

/** A booking in a traveler's list. */
export interface TravelerBooking extends Pick<
  Booking,
  | "bookingId"
  | "tourSlug"
  | "tourTitle"
  | "tourDestination"
  | "tourDuration"
  | "travelDate"
  | "numberOfTravelers"
  | "totalAmount"
  | "status"
> {
  cover: CoverImage;
  /** From `partPaidInWords`. */
  partPaid: string | null;
  /** When it ends unless its address is confirmed, a UTC instant; null unless it is pending until then. */
  confirmBy: number | null;
  isOver: boolean;
}

export interface BookingPayment {
  /** Whole rupees. */
  amount: number;
  /** As reported by the gateway, or recorded manually; null if unknown. */
  method: string | null;
  /** UTC, ISO 8601. */
  at: string;
}

/** A refund of a booking. */
export interface ReturnedPayment {
  /** Whole rupees. */
  amount: number;
  state: RefundState;
  /** The payment's, as reported by the gateway or recorded manually; null if unknown. */
  method: string | null;
  /** True if people transfer it. */
  byHand: boolean;
  /** UTC, ISO 8601: when it was paid or became due. */
  at: string;
}

/** Payments, refunds and the amount due of a booking. Whole rupees. */
interface BookingBalance {
  paid: number;
  /** Returned or being returned. */
  refunded: number;
  toPay: number;
  /** When that is due, or would be once the address is confirmed, ISO 8601 in UTC; null if it is not. */
  payBy: string | null;
  payments: BookingPayment[];
  refunds: ReturnedPayment[];
}

/** The refund for canceling today, and how it decreases by date. */
export interface CancellationOffer {
  quote: Pick<ChangeQuote, "percent" | "refundDue" | "refundAmount">;
  periods: RefundPeriod[];
}

/** Available booking documents. */
export interface BookingDocuments {
  voucher: boolean;
  invoice: boolean;
}

/** Data of a traveler's booking page. */
export interface BookingPage {
  booking: Booking;
  /** Price lines as sold; null for bookings older than price lines. */
  priceLines: QuoteLine[] | null;
  /** Tax within the total; null for bookings older than its columns. */
  gst: Quote["gst"] | null;
  money: BookingBalance;
  /** Owed beyond the refund, or why it is not; before the cancellation if the departure is closed. Null if neither. */
  compensation: StoredCompensation | null;
  documents: BookingDocuments;
  operatorName: string;
  /** Numbers to call on the way. */
  contacts: TripContact[];
  tour: {
    /** Null once the tour is no longer on sale. */
    path: string | null;
    cover: CoverImage;
    place: string;
    motif: string;
    /** IST, "HH:mm". */
    startTime: string;
    /** Closing time of a day pass, IST, "HH:mm". */
    openUntil?: string | undefined;
    meetingPoint: string;
    /** Null if the tour states no stops. */
    meetingStop: Pick<Stop, "place" | "at"> | null;
    way: WayFromLandmark | null;
    carry: string[];
    /** Sites that are closed when the tour is there, and what it does instead. */
    closures: string[];
  };
  party: PartyProgress;
  /** Terms of a departure with a smallest party; null without. */
  minimum: DepartureMinimum | null;
  history: BookingHistoryEntry[];
  /** Messages from our team to the traveler about the booking. */
  messages: ThreadMessage[];
  /** Extras that can be changed: those that the tour offers, and those of the booking; null if there are none, or it is too late. */
  extras: BookedExtras | null;
  lastDay: TravelDate;
  isOver: boolean;
  canChange: boolean;
  canReview: boolean;
  /** State to choose for the tax invoice, prefilled; null if it needs none. */
  askedState: AskedState | null;
  /** Why the operator closed the departure, as a sentence; null if it is open, or if the booking is not active. */
  closedBecause: string | null;
  /** Until when another trip or a refund can be chosen, ISO; null without an open offer. */
  offerUntil: string | null;
  /** Null if it can't be canceled here. */
  cancellation: CancellationOffer | null;
  /** True if the party can be reduced and the date changed. */
  canMove: boolean;
}

/** Data of the page that confirms the address of a booking. */
export interface VerificationPage extends Pick<
  Booking,
  "bookingId" | "tourTitle" | "travelDate" | "customerEmail"
> {
  /** Null if there is nothing to confirm. */
  verifyBy: string | null;
  /** Path of the booking's own page. */
  path: string;
  /** To agree to; null unless an assistant booked it. */
  agreement: Agreement | null;
}

/** A booking by an assistant, as its traveler sees it before agreeing. */
export interface Agreement {
  bookingId: string;
  tourTitle: string;
  operatorName: string;
  travelDate: TravelDate;
  /** IST, "HH:mm". */
  startTime: string;
  /** From `partyInWords`. */
  party: string;
  priceLines: QuoteLine[];
  /** Whole rupees. */
  total: number;
  refunds: RefundPeriod[];
  /** Until when the seats are held, ISO 8601 in UTC; null if it can no longer be agreed to. */
  heldUntil: string | null;
  /** True once it is confirmed. */
  isMade: boolean;
}

/** Returns the last day of a booked trip, by its duration as sold. */
export function lastDayOfBooking({
  travelDate,
  tourDuration,
}: Pick<Booking, "travelDate" | "tourDuration">): TravelDate {
  return lastDayOf({ travelDate, days: daysOfDurationText(tourDuration) });
}

/** Returns true if a trip's last day has passed in India. */
export function isTripOver(
  booking: Pick<Booking, "travelDate" | "tourDuration">,
  today: TravelDate,
): boolean {
  return lastDayOfBooking(booking) < today;
}

/** Describes the time until or since a trip: "In 21 days", "In progress, day 2 of 4", "Ended 3 days ago". */
export function whenInWords(
  booking: Pick<Booking, "travelDate" | "tourDuration">,
  today: TravelDate,
): string {
  const m = travelerTripMessages().when;
  const ahead = daysBetween(today, booking.travelDate);
  if (ahead > 1) return m.ahead(ahead);
  if (ahead === 1) return m.tomorrow;
  const days = daysOfDurationText(booking.tourDuration);
  const sinceEnd = daysBetween(lastDayOfBooking(booking), today);
  if (sinceEnd > 1) return m.ended(sinceEnd);
  if (sinceEnd === 1) return m.endedYesterday;
  return ahead === 0 ? m.today : m.inProgress(1 - ahead, days);
}

/** Returns true if the traveler may still change the details for the operator: until the last day, while they are expected. */
export function canChangeBooking(
  booking: Pick<Booking, "travelDate" | "tourDuration" | "status">,
  today: TravelDate,
): boolean {
  return isExpected(booking.status) && !isTripOver(booking, today);
}

/**
 * Returns the refund for a cancellation, or null if it is too late or already canceled.
 * @param isClosed true if the operator closed the departure: everything is refunded
 */
export function cancellationOffer(
  status: Booking["status"],
  terms: BookingTerms,
  today: TravelDate,
  { isClosed = false } = {},
): CancellationOffer | null {
  if (!canBecome(status, "cancelled") || terms.travelDate < today) return null;
  if (isClosed) {
    const { percent, refundDue, refundAmount } = quoteOperatorCancellation(terms);
    const until = { from: today, to: terms.travelDate, percent, amount: refundAmount };
    return { quote: { percent, refundDue, refundAmount }, periods: [until] };
  }
  const { percent, refundDue, refundAmount } = cancellationQuote(terms, refundPercent(terms, today));
  return { quote: { percent, refundDue, refundAmount }, periods: cancellationPeriods(terms, today) };
}

/** Returns true if the party can still be reduced or moved to another date: until the day before departure. */
export function canMoveBooking(
  { status, travelDate }: Pick<Booking, "status" | "travelDate">,
  today: TravelDate,
): boolean {
  return status === "confirmed" && travelDate > today;
}

/** Returns true if the trip was completed. Only then it can be reviewed. */
export function isBookingCompleted(
  booking: Pick<Booking, "travelDate" | "tourDuration" | "status">,
  today: TravelDate,
): boolean {
  return isCompleted({ ...booking, days: daysOfDurationText(booking.tourDuration) }, today);
}

/** Booking details that the traveler may change after booking. */
export const bookingChangeSchema = z.object({
  specialRequests: bookingFields.specialRequests,
  emergencyName: bookingFields.emergencyName,
  emergencyPhone: bookingFields.emergencyPhone,
});
export type BookingChange = z.output<typeof bookingChangeSchema>;

/** A typed booking reference. */
export const bookingReferenceSchema = z
  .string({ error: () => travelerTripMessages().bookingIdMissing })
  .overwrite(readCode)
  .min(1, { error: () => travelerTripMessages().bookingIdMissing })
  .regex(bookingIdPattern, { error: () => travelerTripMessages().bookingIdWrong });

/** Credentials that open a booking without signing in. */
export const bookingLookupSchema = z.strictObject({ bookingId: bookingReferenceSchema, email: emailSchema });
export type BookingLookup = z.output<typeof bookingLookupSchema>;

/** Returns the path that leads a booking's owner to it, and everyone else to the form that asks for its e-mail address. */
export function findBookingPath(bookingId: string): string {
  return `/bookings/lookup?bookingId=${bookingId}`;
}

/** Prefilled contact details of a booking form; "" if unknown. */
export const bookingContactSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
});
export type BookingContact = z.infer<typeof bookingContactSchema>;
