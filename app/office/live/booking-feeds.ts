import type { z } from "zod";
import {
  feedMessageSchema,
  operatorFeedMessageSchema,
  type BookingEvent,
  type OperatorBookingEvent,
} from "~/domain/desk/booking-events";

/** Live feed of bookings: its address and message schema. */
export interface BookingFeedSource<Event> {
  /** WebSocket path. */
  path: string;
  /** Returns 401 or 403 if the session is rejected: a failed WebSocket handshake gives the page no reason. */
  authProbePath: string;
  schema: z.ZodType<{ type: "hello" | "reset" | "held"; seq: number } | Event>;
}

/** Feed of all bookings, for administrators. */
export const adminFeed: BookingFeedSource<BookingEvent> = {
  path: "/api/admin/bookings/live",
  authProbePath: "/api/admin/bookings?limit=1",
  schema: feedMessageSchema,
};

/** Feed of the bookings of an operator. */
export const operatorFeed: BookingFeedSource<OperatorBookingEvent> = {
  path: "/api/operator/bookings/live",
  authProbePath: "/api/operator/bookings/live",
  schema: operatorFeedMessageSchema,
};
