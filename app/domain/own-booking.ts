import { z } from "zod";
import { bookingFields } from "./booking";
import { emailSchema } from "./person-fields";
import type { Booking } from "./booking";
import { cancellationPeriods, quoteCallOff, quoteCancellation, refundPercent } from "./booking-change";
import type { BookingTerms, ChangeQuote } from "./booking-change";
import type { ThreadMessage } from "./booking-message";
import type { BookingMoment } from "./booking-history";
import { canBecome, holdsSeats } from "./booking-status";
import { daysBetween } from "./calendar";
import type { TravelDate } from "./calendar";
import type { RefundPeriod } from "./cancellation";
import type { Quote, QuoteLine } from "./pricing";
import { isCompleted as isReviewable } from "./review";
import { daysOfDurationText } from "./tour";
import type { TourLook } from "./tour-picture";
import { lastDayOf as lastDayOfTrip } from "./trip";

/** A booking as the traveller who made it sees and changes it. */

export const tripFilters = ["all", "upcoming", "past", "cancelled"] as const;
export type TripFilter = (typeof tripFilters)[number];

export const tripFilterLabels: Record<TripFilter, string> = {
  all: "All",
  upcoming: "Upcoming",
  past: "Past",
  cancelled: "Cancelled",
};

/** What a list of one's own bookings is narrowed to. */
export interface TripQuery {
  filter: TripFilter;
  /** Part of a tour's title or place, or of a reference. */
  q?: string | undefined;
}

/** A booking in the list of one's own. */
export interface OwnBooking extends Pick<
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
  look: TourLook;
  isOver: boolean;
}

/** Money that came for a booking. */
export interface ReceivedPayment {
  /** Whole rupees. */
  amount: number;
  /** As the gateway tells it, or how it was received; null where that is not known. */
  method: string | null;
  /** UTC, ISO 8601. */
  at: string;
}

/** Money that goes back for a booking. */
export interface ReturnedPayment {
  /** Whole rupees. */
  amount: number;
  status: "due" | "done" | "failed";
  /** UTC, ISO 8601: when it arrived, or became due. */
  at: string;
}

/** What a booking has received, returned and still waits for. Whole rupees. */
export interface BookingMoney {
  paid: number;
  /** Returned or on its way back. */
  refunded: number;
  toPay: number;
  payments: ReceivedPayment[];
  refunds: ReturnedPayment[];
}

/** What cancelling a booking gives back today, and on which days it would be less. */
export interface CancellationOffer {
  quote: Pick<ChangeQuote, "percent" | "refundDue" | "refundAmount">;
  periods: RefundPeriod[];
}

/** What may be had of a booking's papers. */
export interface BookingPapers {
  voucher: boolean;
  invoice: boolean;
}

/** Everything the page of one's own booking shows. */
export interface BookingPage {
  booking: Booking;
  /** The price as it was sold; null for bookings older than its lines. */
  priceLines: QuoteLine[] | null;
  /** The tax in the total; null for bookings older than its columns. */
  gst: Quote["gst"] | null;
  money: BookingMoney;
  papers: BookingPapers;
  operatorName: string;
  tour: {
    /** Null once the tour is no longer on sale. */
    path: string | null;
    look: TourLook;
    place: string;
    motif: string;
    meetingPoint: string;
    carry: string[];
  };
  history: BookingMoment[];
  /** What we have written to its traveller about it. */
  messages: ThreadMessage[];
  lastDay: TravelDate;
  isOver: boolean;
  canChange: boolean;
  canReview: boolean;
  /** Why the operator has closed its departure, a sentence; null where it is not closed, or nobody travels on it. */
  closedBecause: string | null;
  /** Null where it cannot be cancelled here. */
  cancellation: CancellationOffer | null;
  /** Whether the party can be made smaller and the date changed. */
  canMove: boolean;
}

/** The last day of a booked trip, as long as it was sold. */
export function lastDayOf({
  travelDate,
  tourDuration,
}: Pick<Booking, "travelDate" | "tourDuration">): TravelDate {
  return lastDayOfTrip({ travelDate, days: daysOfDurationText(tourDuration) });
}

/** Whether a trip's last day has gone by in India. */
export function isTripOver(
  booking: Pick<Booking, "travelDate" | "tourDuration">,
  today: TravelDate,
): boolean {
  return lastDayOf(booking) < today;
}

/** How far away a trip is, in words: "In 21 days", "Under way, day 2 of 4", "Ended 3 days ago". */
export function whenInWords(
  booking: Pick<Booking, "travelDate" | "tourDuration">,
  today: TravelDate,
): string {
  const ahead = daysBetween(today, booking.travelDate);
  if (ahead > 1) return `In ${ahead} days`;
  if (ahead === 1) return "Tomorrow";
  const days = daysOfDurationText(booking.tourDuration);
  const sinceEnd = daysBetween(lastDayOf(booking), today);
  if (sinceEnd > 1) return `Ended ${sinceEnd} days ago`;
  if (sinceEnd === 1) return "Ended yesterday";
  return ahead === 0 ? "Today" : `Under way, day ${1 - ahead} of ${days}`;
}

/** Whether the traveller may still change what the operator needs to know: until the last day, unless cancelled. */
export function canChangeBooking(
  booking: Pick<Booking, "travelDate" | "tourDuration" | "status">,
  today: TravelDate,
): boolean {
  return holdsSeats(booking.status) && !isTripOver(booking, today);
}

/**
 * What cancelling gives back, or null where it is too late or already done.
 * @param isClosed whether its operator has closed its departure: then everything comes back
 */
export function cancellationOffer(
  status: Booking["status"],
  terms: BookingTerms,
  today: TravelDate,
  { isClosed = false } = {},
): CancellationOffer | null {
  if (!canBecome(status, "cancelled") || terms.travelDate < today) return null;
  if (isClosed) {
    const { percent, refundDue, refundAmount } = quoteCallOff(terms);
    const until = { from: today, to: terms.travelDate, percent, amount: refundAmount };
    return { quote: { percent, refundDue, refundAmount }, periods: [until] };
  }
  const { percent, refundDue, refundAmount } = quoteCancellation(terms, refundPercent(terms, today));
  return { quote: { percent, refundDue, refundAmount }, periods: cancellationPeriods(terms, today) };
}

/** Whether the party can still be made smaller or moved to another date: until the day before departure. */
export function canMoveBooking(
  { status, travelDate }: Pick<Booking, "status" | "travelDate">,
  today: TravelDate,
): boolean {
  return status === "confirmed" && travelDate > today;
}

/** Whether the trip was made: only then there is something to review. */
export function isCompleted(
  booking: Pick<Booking, "travelDate" | "tourDuration" | "status">,
  today: TravelDate,
): boolean {
  return isReviewable({ ...booking, days: daysOfDurationText(booking.tourDuration) }, today);
}

/** What the traveller may change after booking. */
export const bookingChangeSchema = z.object({
  specialRequests: bookingFields.specialRequests,
  emergencyName: bookingFields.emergencyName,
  emergencyPhone: bookingFields.emergencyPhone,
});
export type BookingChange = z.output<typeof bookingChangeSchema>;
export type BookingChangeField = keyof BookingChange;

/** A booking's reference as people type it: any case, with spaces or dashes. */
export const bookingReferenceSchema = z
  .string("Please enter the booking ID.")
  .trim()
  .min(1, "Please enter the booking ID.")
  .max(40, "A booking ID is TB and six digits.")
  .transform((value) => value.replace(/[\s\u2010-\u2015-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^TB\d{6}$/, "A booking ID is TB and six digits, like TB123456."));

/** What opens a booking to somebody who is not signed in. */
export const bookingLookupSchema = z.strictObject({ bookingId: bookingReferenceSchema, email: emailSchema });
export type BookingLookup = z.output<typeof bookingLookupSchema>;

/** Whom a booking form is filled with in advance; "" for what is not known. */
export interface BookingContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  emergencyName: string;
  emergencyPhone: string;
}

export const bookingContactSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
}) satisfies z.ZodType<BookingContact>;

/** A name in the two fields of the booking form: the last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  if (words.length === 1) return { firstName: words[0] ?? "", lastName: "" };
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}
