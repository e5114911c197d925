import { z } from "zod";
import { bookingStatuses } from "./booking-status";
import { paymentMethods } from "./booking";
import type { AdminBooking } from "./booking";
import { operatorBookingSchema } from "./operator-booking";
import { quoteLineCodes, roomTypes } from "./pricing";

/** What the live feed sends to the dashboards of administrators and operators. Both sides import this; the browser parses what it gets. */

export const bookingSchema = z.object({
  bookingId: z.string(),
  tourSlug: z.string(),
  tourTitle: z.string(),
  tourDestination: z.string(),
  tourDuration: z.string(),
  tourPrice: z.int(),
  departureCity: z.string(),
  travelDate: z.string(),
  numberOfTravelers: z.int(),
  children: z.int().optional(),
  infants: z.int().optional(),
  roomType: z.enum(roomTypes),
  specialRequests: z.string().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
  paymentMethod: z.enum(paymentMethods),
  couponCode: z.string().optional(),
  discount: z.int(),
  totalAmount: z.int(),
  status: z.enum(bookingStatuses),
  createdAt: z.iso.datetime(),
  cancelledAt: z.iso.datetime().optional(),
  paidAmount: z.int().optional(),
  refundDue: z.int().optional(),
  refundAmount: z.int().optional(),
  paymentDueAt: z.iso.datetime().optional(),
});

export const adminBookingSchema = bookingSchema.extend({
  commission: z.int(),
  commissionPercent: z.int(),
  operatorName: z.string(),
  operatorSlug: z.string(),
  gstAmount: z.int().nullable(),
  priceLines: z
    .array(z.object({ code: z.enum(quoteLineCodes), label: z.string(), amount: z.int() }))
    .nullable(),
  version: z.int(),
}) satisfies z.ZodType<AdminBooking>;

const seq = z.int().min(0);

function feedMessages<Booking extends z.ZodType>(booking: Booking) {
  return z.discriminatedUnion("type", [
    /** First of all messages: the number of the newest event. */
    z.object({ type: z.literal("hello"), seq }),
    /** What was missed cannot be replayed: read the list again. */
    z.object({ type: z.literal("reset"), seq }),
    z.object({ type: z.literal("booking.created"), seq, booking }),
    z.object({ type: z.literal("booking.updated"), seq, booking }),
  ]);
}

/** What administrators are sent: every booking, numbered without gaps. */
export const feedMessageSchema = feedMessages(adminBookingSchema);
export type FeedMessage = z.infer<typeof feedMessageSchema>;
export type BookingEvent = Extract<FeedMessage, { booking: unknown }>;

/** What operators are sent: the bookings of their companies, by the same numbers and so with gaps. */
export const operatorFeedMessageSchema = feedMessages(operatorBookingSchema);
export type OperatorFeedMessage = z.infer<typeof operatorFeedMessageSchema>;
export type OperatorBookingEvent = Extract<OperatorFeedMessage, { booking: unknown }>;

/** A client that has missed more than this many of its events is told to read the list again. */
export const replayLimit = 500;

/** The feed's close code for a session that has ended: its client does not come back. Codes from 4000 are ours (RFC 6455). */
export const sessionOverCode = 4001;

/** Its close code where some session of the person has ended: a client whose own goes on comes back. */
export const askAgainCode = 4002;
