import {
  addDays,
  startOfDayInIndia,
  todayInIndia,
  type TravelDate,
} from "../../app/domain/calendar/calendar";
import { paymentMethods } from "../../app/domain/bookings/payment-methods";
import { emailKeyOf, nextReminderAt, usualDue } from "../../app/domain/bookings/unpaid-booking";
import type { BookingStatus } from "../../app/domain/bookings/booking-status";
import { quoteBooking, roomTypes, type RoomType } from "../../app/domain/prices/pricing";
import { durationText } from "../../app/domain/tours/duration";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import type { Traveler } from "./demo-travelers";
import { couponOf } from "./demo-coupons";
import { taxNumbersOf } from "./demo-operator";
import { moneyStatements, paidAt, refundFor } from "./demo-money";
import type { CouponValue } from "../../app/domain/coupons/coupon";
import { taxDocumentStatements } from "./demo-invoices";
import { insertAll, tourId } from "./sql";
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

/** States that customers chose when they paid. */
const buyerStates = ["29", "27", "29", "33", "07", "29", "96"] as const;

/** Returns the item at an index that wraps around. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** Returns the statements for the bookings, their seats, their events in order, their money and tax documents. */
export function bookingStatements(bookings: readonly PricedBooking[], now: number): string[] {
  return [
    ...insertAll(
      "bookings",
      bookings.map((booking, index) => rowOf(booking, index, now)),
    ),
    departures,
    events,
    ...moneyStatements(bookings),
    ...taxDocumentStatements(bookings),
  ];
}

/** Returns the bookings with their current status, price, payment and refund. */
export function pricedBookings(demo: readonly DemoBooking[], now: number) {
  const taken = new Set<number>();
  return demo.map((booking, index) => {
    const roomType = at(roomTypes, index * 2 + Math.floor(index / 3));
    const given = couponOf(booking, index, quoteOf(booking, roomType, null).total, now);
    const coupon = given && { ...given, maxDiscount: null };
    const quote = quoteOf(booking, roomType, coupon);
    const status = isOver(booking, now) ? ("completed" as const) : booking.status;
    const sold = { ...booking, status, total: quote.total };
    const paid = paidAt(sold, index, now);
    return {
      ...sold,
      bookingId: freeReference(booking.createdAt + index * 7919, taken),
      buyerState: paid === null ? null : at(buyerStates, index),
      roomType,
      quote,
      couponCode: coupon?.code ?? null,
      paidAt: paid,
      refund: paid === null ? null : refundFor(sold),
    };
  });
}
export type PricedBooking = ReturnType<typeof pricedBookings>[number];

/** Returns true if a confirmed trip is over. */
function isOver({ status, travelDate, tour }: DemoBooking, now: number): boolean {
  return status === "confirmed" && addDays(travelDate, tour.days - 1) < todayInIndia(now);
}

function quoteOf(
  { tour, travelDate, createdAt, party }: DemoBooking,
  roomType: RoomType,
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
    roomType,
    coupon,
    gstPercent: taxNumbersOf(tour.operator).gstin === null ? 0 : 5,
  });
}

function rowOf(booking: PricedBooking, index: number, now: number) {
  const { tour, customer, quote, refund } = booking;
  const isPaid = booking.paidAt !== null;
  return {
    id: booking.id,
    booking_id: booking.bookingId,
    status: booking.status,
    user_id: booking.isGuest ? null : customer.id,
    tour_title: tour.title,
    tour_destination: tour.place === tour.states[0] ? tour.place : `${tour.place}, ${tour.states[0]}`,
    tour_duration: durationText(tour.days),
    tour_price: tour.priceInr,
    departure_city: tour.departureCity,
    travel_date: booking.travelDate,
    number_of_travelers: booking.party,
    room_type: booking.roomType,
    special_requests: index % 6 === 0 ? at(requests, index / 6) : null,
    customer_name: customer.name,
    customer_folded: foldedName(customer.name),
    customer_email: customer.email,
    customer_phone: customer.phone,
    emergency_name: customer.emergencyName,
    emergency_phone: customer.emergencyPhone,
    buyer_state: booking.buyerState,
    payment_method: at(paymentMethods, index),
    price_lines: quote.lines,
    gst_percent: quote.gst.percent,
    gst_amount: quote.gst.amount,
    coupon_code: booking.couponCode,
    discount: quote.discount,
    total_amount: booking.total,
    paid_amount: isPaid ? booking.total : 0,
    refunded_amount: refund ?? 0,
    refund_due: booking.cancelledAt === null ? null : (refund ?? 0),
    email_key: emailKeyOf(customer.email),
    verified_at: booking.createdAt,
    ...deadlinesOf(booking, isPaid, now),
    created_at: booking.createdAt,
    cancelled_at: booking.cancelledAt,
    tour_id: tourId(tour.slug),
    operator_slug: tour.operator,
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

/** Returns a reference with the last six digits of the clock, or the next free number. */
function freeReference(clock: number, taken: Set<number>): string {
  let number = clock % 1_000_000;
  while (taken.has(number)) number = (number + 1) % 1_000_000;
  taken.add(number);
  return `TB${String(number).padStart(6, "0")}`;
}

/** The seats sold on each departure. */
const departures = `INSERT INTO departures (tour_id, travel_date, capacity, booked)
  SELECT b.tour_id, b.travel_date, t.capacity, sum(b.number_of_travelers) FROM bookings b JOIN tours t ON t.id = b.tour_id
  WHERE b.status <> 'cancelled' GROUP BY b.tour_id, b.travel_date`;

/** Each booking's making, cancellation and, when the last day is over, completion. */
const events = `INSERT INTO booking_events (type, booking, status, version, actor_id, actor, created_at)
  SELECT * FROM (
    SELECT 'booking.created', id, iif(status = 'pending', 'pending', 'confirmed'), 1, user_id, 'traveler', created_at AS at FROM bookings
    UNION ALL
    SELECT 'booking.updated', id, status, 2, 'demo-admin', 'team', cancelled_at FROM bookings WHERE cancelled_at IS NOT NULL
    UNION ALL
    SELECT 'booking.updated', b.id, b.status, 2, NULL, 'system',
      unixepoch(b.travel_date, t.days || ' days', '-330 minutes') * 1000
    FROM bookings b JOIN tours t ON t.id = b.tour_id WHERE b.status = 'completed')
  ORDER BY at`;
