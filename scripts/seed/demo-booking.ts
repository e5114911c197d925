import {
  addDays,
  startOfDayInIndia,
  todayInIndia,
  type TravelDate,
} from "../../app/domain/calendar/calendar";
import { paymentMethods } from "../../app/domain/bookings/payment-methods";
import { emailKeyOf, nextReminderAt, usualDue } from "../../app/domain/bookings/unpaid-booking";
import type { BookingStatus } from "../../app/domain/bookings/booking-status";
import { quoteBooking, roomTypes } from "../../app/domain/prices/pricing";
import { durationText } from "../../app/domain/tours/tour";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import type { Traveler } from "./demo-travelers";
import { couponOf } from "./demo-coupons";
import { taxNumbersOf } from "./demo-operator";
import { moneyStatements, paidAt, refundFor } from "./demo-money";
import type { CouponValue } from "../../app/domain/coupons/coupon";
import { taxDocumentStatements } from "./demo-invoices";
import { Expression, insertAll } from "./sql";
import { foldedName } from "../../app/domain/desk/booking-search";

/** A demo booking before it is turned into rows. Instants are UTC milliseconds. */
export interface DemoBooking {
  id: string;
  tour: CatalogueTour;
  customer: Traveler;
  /** True if booked without signing in. */
  isGuest: boolean;
  travelDate: TravelDate;
  party: number;
  /** Current status. */
  status: BookingStatus;
  createdAt: number;
  cancelledAt: number | null;
  review: {
    stars: number;
    title: string;
    text: string;
    reply?: string | undefined;
    createdAt: number;
  } | null;
}

const requests = [
  "Vegetarian meals, please, and a ground-floor room.",
  "We arrive by an early flight. Could we leave our bags?",
  "One of us is seventy-four: lower berths, please.",
  "No onion and no garlic, if that can be done.",
] as const;

/** States that customers gave for their invoice; most gave none. */
const buyerStates = ["29", null, null, "27", null, "33", null] as const;

/** Returns the item at an index that wraps around. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/**
 * Returns the statements for the bookings, their seats, their events in order, their money and tax documents.
 * @param now UTC milliseconds
 */
export function bookingStatements(demo: readonly DemoBooking[], now: number): string[] {
  const numbers = new Set<number>();
  const bookings = pricedBookings(demo, now);
  const rows = bookings.map((booking, index) => rowOf(booking, index, numbers, now));
  return [
    ...insertAll("bookings", rows),
    ...insertAll("departures", departuresOf(bookings)),
    ...insertAll("booking_events", eventsOf(bookings)),
    ...moneyStatements(bookings, now),
    ...taxDocumentStatements(bookings, rows, now),
  ];
}

/** Returns the bookings with their current status and price. */
export function pricedBookings(demo: readonly DemoBooking[], now: number) {
  return demo.map((booking, index) => ({
    ...booking,
    status: isOver(booking, now) ? ("completed" as const) : booking.status,
    tourSlug: booking.tour.slug,
    total: priceOf(booking, index, now).total,
    couponCode: couponFor(booking, index, now)?.code ?? null,
  }));
}
export type PricedBooking = ReturnType<typeof pricedBookings>[number];

/** Returns true if a confirmed trip is over. */
function isOver({ status, travelDate, tour }: DemoBooking, now: number): boolean {
  return status === "confirmed" && addDays(travelDate, tour.days - 1) < todayInIndia(now);
}

function roomTypeOf(index: number) {
  return at(roomTypes, index * 2 + Math.floor(index / 3));
}

function couponFor(booking: DemoBooking, index: number, now: number) {
  return couponOf(booking, index, quoteOf(booking, index, null).total, now);
}

function priceOf(booking: DemoBooking, index: number, now: number) {
  return quoteOf(booking, index, couponFor(booking, index, now));
}

function quoteOf(
  { tour, travelDate, createdAt, party }: DemoBooking,
  index: number,
  coupon: CouponValue | null,
) {
  return quoteBooking({
    priceInr: tour.priceInr,
    priceRules: {},
    travelDate,
    today: todayInIndia(createdAt),
    numberOfTravelers: party,
    children: 0,
    infants: 0,
    roomType: roomTypeOf(index),
    coupon,
    gstPercent: taxNumbersOf(tour.operator).gstin === null ? 0 : 5,
  });
}

function rowOf(booking: DemoBooking, index: number, numbers: Set<number>, now: number) {
  const { tour, customer } = booking;
  const roomType = roomTypeOf(index);
  const { lines, discount, total, gst } = priceOf(booking, index, now);
  const sold = { ...booking, tourSlug: tour.slug, total };
  const isPaid = paidAt(sold, index, now) !== null;
  const refund = isPaid ? refundFor(sold) : null;
  return {
    id: booking.id,
    booking_id: `TB${String(freeNumber(booking.createdAt + index * 7919, numbers)).padStart(6, "0")}`,
    status: booking.status,
    user_id: booking.isGuest ? null : customer.id,
    tour_title: tour.title,
    tour_destination: tour.place === tour.states[0] ? tour.place : `${tour.place}, ${tour.states[0]}`,
    tour_duration: durationText(tour.days),
    tour_price: tour.priceInr,
    departure_city: tour.departureCity,
    travel_date: booking.travelDate,
    number_of_travelers: booking.party,
    room_type: roomType,
    special_requests: index % 6 === 0 ? at(requests, index / 6) : null,
    customer_name: customer.name,
    customer_folded: foldedName(customer.name),
    customer_email: customer.email,
    customer_phone: customer.phone,
    emergency_name: customer.emergencyName,
    emergency_phone: customer.emergencyPhone,
    buyer_state: at(buyerStates, index),
    payment_method: at(paymentMethods, index),
    price_lines: lines,
    gst_percent: gst.percent,
    gst_amount: gst.amount,
    coupon_code: couponFor(booking, index, now)?.code ?? null,
    discount,
    total_amount: total,
    paid_amount: isPaid ? total : 0,
    refunded_amount: refund ?? 0,
    refund_due: booking.cancelledAt === null ? null : (refund ?? 0),
    email_key: emailKeyOf(customer.email),
    verified_at: booking.createdAt,
    ...deadlinesOf(booking, isPaid, now),
    created_at: booking.createdAt,
    cancelled_at: booking.cancelledAt,
    tour_id: tourId(tour),
  };
}

/** Unpaid trips that would be due by tomorrow are due in a day, or when their day ends: a new demo does not expire them at once. */
function deadlinesOf({ status, travelDate }: DemoBooking, isPaid: boolean, now: number) {
  const soonest = Math.min(now + 86_400_000, startOfDayInIndia(addDays(travelDate, 1)) - 1);
  const due = Math.max(usualDue(travelDate, 7), soonest);
  const isDue = status === "confirmed" && !isPaid && due > now;
  return {
    payment_due_at: isDue ? due : null,
    payment_reminder_at: isDue ? nextReminderAt(due, now) : null,
  };
}

/** As in the application: the last six digits of the clock, or the next free number. */
function freeNumber(clock: number, taken: Set<number>): number {
  let number = clock % 1_000_000;
  while (taken.has(number)) number = (number + 1) % 1_000_000;
  taken.add(number);
  return number;
}

function tourId(tour: CatalogueTour): Expression {
  return new Expression(`(SELECT id FROM tours WHERE slug = '${tour.slug}')`);
}

function departuresOf(bookings: readonly DemoBooking[]) {
  const holding = bookings.filter(({ status }) => status !== "cancelled");
  const groups = Map.groupBy(holding, ({ tour, travelDate }) => `${tour.slug} ${travelDate}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      tour_id: tourId(first.tour),
      travel_date: first.travelDate,
      capacity: first.tour.capacity,
      booked: group.reduce((seats, { party }) => seats + party, 0),
    };
  });
}

function eventsOf(bookings: readonly DemoBooking[]) {
  const events = bookings.flatMap((booking) => [
    {
      type: "booking.created",
      booking: booking.id,
      status: booking.status === "pending" ? "pending" : "confirmed",
      actor_id: booking.isGuest ? null : booking.customer.id,
      actor: "traveler",
      version: 1,
      created_at: booking.createdAt,
    },
    ...(booking.cancelledAt === null
      ? []
      : [
          {
            type: "booking.updated",
            booking: booking.id,
            status: "cancelled",
            actor_id: "demo-admin",
            actor: "team",
            version: 2,
            created_at: booking.cancelledAt,
          },
        ]),
    ...(booking.status === "completed"
      ? [
          {
            type: "booking.updated",
            booking: booking.id,
            status: "completed",
            actor_id: null,
            actor: "system",
            version: 2,
            created_at: Date.parse(`${addDays(booking.travelDate, booking.tour.days)}T00:00:00+05:30`),
          },
        ]
      : []),
  ]);
  return events.toSorted((a, b) => a.created_at - b.created_at);
}
