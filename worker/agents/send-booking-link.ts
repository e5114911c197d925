import type { Booking } from "~/domain/bookings/booking-schema";
import type { BookingLookup } from "~/domain/trips/traveler-booking";
import { linkForAssistantMail } from "../notifications/mail/booking-mails";
import {
  lookUpBooking,
  mailLink,
  type LookupDependencies,
  type LookupVisitor,
} from "../trips/look-up-booking";

/** Status and dates of a booking, for an assistant without the grant of its traveler. */
export type BookingOutline = Pick<
  Booking,
  "bookingId" | "status" | "travelDate" | "verifyBy" | "paymentDueAt" | "balanceDueAt"
>;

/**
 * Mails the traveler the link of their booking, on which they see its money and make changes themselves, at most three times a day. The
 * assistant learns status and dates only.
 * @throws AppError as `requireRightPair`
 */
export async function sendBookingLink(
  dependencies: LookupDependencies,
  lookup: BookingLookup,
  visitor: LookupVisitor,
): Promise<{ outline: BookingOutline; isMailed: boolean }> {
  const { booking } = await lookUpBooking(dependencies, lookup, visitor);
  const isMailed = await mailLink(dependencies, lookup, linkForAssistantMail);
  const { bookingId, status, travelDate, verifyBy, paymentDueAt, balanceDueAt } = booking;
  return { outline: { bookingId, status, travelDate, verifyBy, paymentDueAt, balanceDueAt }, isMailed };
}
