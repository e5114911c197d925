import type { Booking } from "~/domain/bookings/booking-schema";
import { isTraveled } from "~/domain/bookings/booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { ContactDetails } from "~/domain/settings/contact-details";
import type { TripContact } from "~/domain/trips/trip-contacts";
import type { Stop } from "~/domain/tours/itinerary";
import type { CoverImage } from "~/domain/tours/tour-schema";
import type { BookingAmounts, TaxDocument } from "~/domain/money/tax/tax-documents";
import type { Language } from "../language/language";

/** Contents of the booking documents. */
export interface PrintedBooking {
  /** The booking's internal id, not its reference. */
  id: string;
  /** Version of the link to its own page. */
  linkVersion: number;
  /** Language of its traveler, in which they get their documents. */
  language: Language;
  booking: Booking;
  lastDay: TravelDate;
  operator: { name: string; address: string | null; registrationNumber: string | null };
  /** Numbers to call on the way, as of the day on which they were read. */
  contacts: TripContact[];
  /** `startTime` is IST, "HH:mm". */
  tour: {
    place: string;
    startTime: string;
    openUntil?: string;
    lasts?: number;
    meetingPoint: string;
    meetingStop: Stop | null;
    carry: string[];
  };
  /** Incremented by each change of the booking, or of its tour, whose start and meeting point the documents show. */
  version: number;
  /** UTC instant of the latest change of the booking. */
  changedAt: number;
  /** Tax documents that the booking offers, in the order of issue. */
  taxDocuments: TaxDocument[];
  /** Whole rupees received and returned. */
  money: BookingAmounts;
  platform: { contact: ContactDetails };
}

type VoucherState = "valid" | "void" | "none";

/**
 * Returns the state of a booking's voucher. A booking that was never confirmed, or whose money a bank took back, has none; a canceled one's
 * is marked void.
 */
export function voucherState({ status, takenBack }: Pick<Booking, "status" | "takenBack">): VoucherState {
  if (isTraveled(status)) return takenBack === undefined ? "valid" : "none";
  return status === "pending" || status === "expired" ? "none" : "void";
}

export interface VoucherPage extends Pick<
  PrintedBooking,
  "booking" | "lastDay" | "operator" | "contacts" | "tour"
> {
  /** Null if the tour was deleted. */
  cover: CoverImage | null;
  /** Content of the QR code; null if the voucher is void. */
  code: string | null;
}
