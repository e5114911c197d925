import type { z } from "zod";
import { feedMessageSchema, operatorFeedMessageSchema } from "~/domain/booking-events";
import type { BookingEvent, OperatorBookingEvent } from "~/domain/booking-events";

/** A live feed of bookings: where it is, and what it says. */
export interface BookingFeed<Event> {
  /** Of the socket. */
  path: string;
  /** Answers 401 or 403 where this session is refused: a socket that cannot be opened does not tell the page why. */
  askedWhy: string;
  schema: z.ZodType<{ type: "hello" | "reset"; seq: number } | Event>;
}

/** All bookings, for administrators. */
export const adminFeed: BookingFeed<BookingEvent> = {
  path: "/api/admin/bookings/live",
  askedWhy: "/api/admin/bookings?limit=1",
  schema: feedMessageSchema,
};

/** Those of an operator's companies. */
export const operatorFeed: BookingFeed<OperatorBookingEvent> = {
  path: "/api/operator/bookings/live",
  askedWhy: "/api/operator/bookings/live",
  schema: operatorFeedMessageSchema,
};
