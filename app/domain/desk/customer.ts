import type { Booking } from "~/domain/bookings/booking-schema";

/** A customer's page in both portals: all bookings of an address or phone number. Amounts are whole rupees. */

type CustomerBooking = Pick<
  Booking,
  "bookingId" | "tourTitle" | "travelDate" | "numberOfTravelers" | "status" | "totalAmount" | "customerName"
> &
  Record<"paidAmount" | "refundAmount", number>;

/** Totals of at most `maxCustomerBookings` bookings, the newest. */
interface CustomerTotals {
  bookings: number;
  upcoming: number;
  canceled: number;
  paid: number;
  refunded: number;
}

export const maxCustomerBookings = 10_000;

export interface CustomerPage {
  /** Reference of the booking that the page was opened from. */
  bookingId: string;
  name: string;
  totals: CustomerTotals;
  /** Spellings in the newest bookings, most frequent first. */
  contacts: { name: string; email: string | null; phone: string | null; bookings: number }[];
  bookings: CustomerBooking[];
  nextCursor: string | null;
  /** Accounts with the address; for administrators who may see accounts. */
  accounts: { id: string; name: string }[];
  /** Newest messages about these bookings that the reader's side may see. */
  messages: { id: string; bookingId: string; author: string; text: string; at: string }[];
}
