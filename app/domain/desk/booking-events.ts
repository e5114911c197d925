import { z } from "zod";
import { adminBookingSchema } from "~/domain/bookings/booking-schema";
import { operatorBookingSchema } from "./operator-booking";

/** Messages of the live feed for admins and operators. Both sides import this module; the browser parses every message. */

const seq = z.int().min(0);

function feedMessages<Booking extends z.ZodType>(booking: Booking) {
  return z.discriminatedUnion("type", [
    /** Always the first message: sequence number of the newest event. */
    z.object({ type: z.literal("hello"), seq }),
    /** The missed events can't be replayed: reload the list. */
    z.object({ type: z.literal("reset"), seq }),
    /** Changes are held back, undone or applied: read them. */
    z.object({ type: z.literal("held"), seq }),
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
export const reconnectCode = 4002;
