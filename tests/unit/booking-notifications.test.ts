import { expect, test } from "vitest";
import type { BookingState, BookingWrite } from "../../worker/bookings/booking-change.repo";
import type { BookingRow } from "../../worker/platform/db/schema";
import { mailOfChange } from "../../worker/notifications/bookings/booking-notifications";
import { phoneMessageOnTrip } from "../../worker/notifications/bookings/notify-of-booking";
import { addDays, instantInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { bookingRow } from "../support/booking-email-data";

const now = Date.UTC(2026, 10, 21, 6);

function mailAfter(booking: Partial<BookingRow>, write: Partial<BookingWrite>) {
  const state: BookingState = {
    booking: bookingRow(booking),
    tourSlug: "ooty",
    operatorName: "Nilgiri Trails",
    operatorSlug: "nilgiri",
    ownerId: null,
    capacity: 20,
    departureRules: everyDay,
    isOnSale: true,
    closedBecause: null,
    hadTooFew: false,
    guide: {
      itinerary: [],
      inclusions: [],
      exclusions: [],
      carry: [],
      permits: null,
      meetingPoint: "There",
      faq: [],
    },
    version: 4,
    entries: [],
    payments: [],
    operatorAddress: null,
    operatorGstin: null,
    taxDocuments: [],
  };
  return mailOfChange(state, { by: { id: null, actor: "system" }, reason: null, ...write }, null, now);
}

const refund = (amount: number) => ({ amount, reason: "" });

test.for([
  ["confirmed", { status: "pending" }, { status: "confirmed", set: { paidAmount: 26_998 } }],
  ["confirmed", { status: "expired" }, { status: "confirmed", set: { paidAmount: 26_998 } }],
  ["cancelled", {}, { status: "cancelled", set: { refundDue: 0 } }],
  ["expired", { status: "pending" }, { status: "expired" }],
  ["changed", {}, { set: { numberOfTravelers: 1 } }],
  ["changed", {}, { set: { travelDate: "2027-02-01" } }],
  ["payment-received", {}, { set: { paidAmount: 1000 } }],
  ["payment-received", {}, { set: { paidAmount: 1000 }, refund: refund(400) }],
  ["payment-returned", { status: "expired" }, { set: { paidAmount: 1000 }, refund: refund(1000) }],
  [null, {}, { status: "completed" }],
  [null, {}, { status: "no-show" }],
  [null, {}, { set: { specialRequests: "A window" } }],
  [null, { customerEmail: "" }, { status: "cancelled" }],
] satisfies [string | null, Partial<BookingRow>, Partial<BookingWrite>][])(
  "the mail is %s for %j becoming %j",
  ([kind, booking, write]) => {
    const mail = mailAfter(booking, write);
    expect(mail?.dedupeKey ?? null).toBe(kind && `booking/${bookingRow().id}/5/${kind}`);
  },
);

test("refunds are counted with the payments", () => {
  const mail = mailAfter(
    { paidAmount: 26_998 },
    { set: { numberOfTravelers: 1, totalAmount: 14_499 }, refund: refund(12_499) },
  );
  expect(mail?.text).toContain("Refunded: ₹12,499\nBalance due: ₹0");
  expect(mail?.text).toContain("Refund: ₹12,499");
});

test("a message about a trip rings at night if it begins within a day; guests get none", () => {
  const { travelDate, ...booking } = bookingRow({ userId: "asha" });
  const at = (night: string, userId: string | null = "asha") =>
    phoneMessageOnTrip(
      { booking: { ...booking, travelDate, userId }, url: null, departures: { startTime: "06:00" } },
      "booking/1/closed",
      "trip-closed",
      { outcome: "cannot run" },
      instantInIndia(night, "23:00"),
    );
  expect(at(addDays(travelDate, -1))).toMatchObject({ isUrgent: true, to: { userId: "asha" } });
  expect(at(addDays(travelDate, -2))).toMatchObject({ isUrgent: false });
  expect(at(addDays(travelDate, -1), null)).toBeNull();
});
