import type { Booking } from "./booking";
import { isTravelled } from "./booking-status";
import type { BookingStatus } from "./booking-status";
import type { TravelDate } from "./calendar";
import type { ContactDetails } from "./platform";
import type { QuoteLine } from "./pricing";

/** Everything the papers of a booking tell. */
export interface BookingOnPaper {
  /** The booking's own id, not its reference. */
  id: string;
  booking: Booking;
  /** Null for bookings older than the lines of their price. */
  priceLines: QuoteLine[] | null;
  lastDay: TravelDate;
  operator: { name: string; address: string | null; registrationNumber: string | null };
  tour: { place: string; meetingPoint: string; carry: string[] };
  /** Grows with each change of the booking. */
  version: number;
  /** UTC instant of the latest change. */
  changedAt: number;
  invoice: IssuedInvoice | null;
  /** How we are reached, and our GST number; null where we have none. */
  platform: { contact: ContactDetails; gstin: string | null };
}

/** An invoice as it was issued. Whole rupees. */
export interface IssuedInvoice {
  financialYear: string;
  number: number;
  total: number;
  gstPercent: number;
  gstAmount: number;
  /** UTC instant. */
  issuedAt: number;
}

export type VoucherState = "valid" | "void" | "none";

/** Whether a booking's voucher holds. One that was never confirmed has none; a cancelled one's says that it is void. */
export function voucherState(status: BookingStatus): VoucherState {
  if (isTravelled(status)) return "valid";
  return status === "pending" || status === "expired" ? "none" : "void";
}

/** A voucher as its page shows it. */
export interface VoucherPage extends Pick<BookingOnPaper, "booking" | "lastDay" | "operator" | "tour"> {
  /** What its QR code says; null where it is void. */
  code: string | null;
}
