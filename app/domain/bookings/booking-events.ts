import { z } from "zod";
import { bookingStatuses } from "./booking-status";
import { paymentMethods } from "./booking";
import type { AdminBooking } from "./booking";
import { operatorBookingSchema } from "./operator-booking";
import { quoteLineCodes, roomTypes } from "~/domain/prices/pricing";

/** Messages of the live feed for admins and operators. Both sides import this module; the browser parses every message. */

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
    /** Always the first message: sequence number of the newest event. */
    z.object({ type: z.literal("hello"), seq }),
    /** The missed events can't be replayed: reload the list. */
    z.object({ type: z.literal("reset"), seq }),
    z.object({ type: z.literal("booking.created"), seq, booking }),
    z.object({ type: z.literal("booking.updated"), seq, booking }),
  ]);
}

/** Messages for admins: every booking, numbered without gaps. */
export const feedMessageSchema = feedMessages(adminBookingSchema);
export type FeedMessage = z.infer<typeof feedMessageSchema>;
export type BookingEvent = Extract<FeedMessage, { booking: unknown }>;

/** Messages for operators: their own bookings only, with the same numbering and hence with gaps. */
export const operatorFeedMessageSchema = feedMessages(operatorBookingSchema);
export type OperatorFeedMessage = z.infer<typeof operatorFeedMessageSchema>;
export type OperatorBookingEvent = Extract<OperatorFeedMessage, { booking: unknown }>;

/** A client that missed more events than this receives `reset`. */
export const replayLimit = 500;

/** Close code for an ended session: the client must not reconnect. Codes from 4000 are private use (RFC 6455). */
export const sessionOverCode = 4001;

/** Close code sent when any of the user's sessions ended: a client with a valid session reconnects. */
export const askAgainCode = 4002;
