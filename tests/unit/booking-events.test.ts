import { expect, test } from "vitest";
import { feedMessageSchema, type FeedMessage } from "~/domain/desk/booking-events";
import { adminBooking } from "../support/booking";

const messages: FeedMessage[] = [
  { type: "hello", seq: 0 },
  { type: "reset", seq: 41 },
  { type: "booking.created", seq: 42, booking: adminBooking({ specialRequests: "शाकाहारी भोजन" }) },
  {
    type: "booking.updated",
    seq: 43,
    booking: adminBooking({ status: "cancelled", cancelledAt: "2026-11-21T07:00:00.000Z" }),
  },
];

test.for(messages)("$type survives serialization", (message) => {
  expect(feedMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toStrictEqual(message);
});

test.for([
  { type: "booking.deleted", seq: 1, booking: adminBooking() },
  { type: "hello" },
  { type: "hello", seq: -1 },
  { type: "hello", seq: 1.5 },
  { type: "hello", seq: "1" },
  { type: "booking.created", seq: 1 },
  { type: "booking.created", seq: 1, booking: { ...adminBooking(), totalAmount: "24998" } },
  { type: "booking.created", seq: 1, booking: { ...adminBooking(), status: "lost" } },
  { seq: 1 },
  "pong",
  null,
])("%j is refused", (message) => {
  expect(feedMessageSchema.safeParse(message).success).toBe(false);
});
