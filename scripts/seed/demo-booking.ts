import { todayInIndia } from "../../app/domain/calendar";
import type { TravelDate } from "../../app/domain/calendar";
import { paymentMethods } from "../../app/domain/booking";
import type { BookingStatus } from "../../app/domain/booking-status";
import { quoteBooking, roomTypes } from "../../app/domain/pricing";
import { durationText } from "../../app/domain/tour";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import type { Traveller } from "./demo-travellers";
import { Expression, insertAll } from "./sql";

/** A booking of the demo data, before it becomes rows. Instants are UTC milliseconds. */
export interface DemoBooking {
  id: string;
  tour: CatalogueTour;
  customer: Traveller;
  /** Booked without signing in. */
  isGuest: boolean;
  travelDate: TravelDate;
  party: number;
  /** What it is now. */
  status: BookingStatus;
  createdAt: number;
  cancelledAt: number | null;
  review: { stars: number; title: string; text: string; createdAt: number } | null;
}

const requests = [
  "Vegetarian meals, please, and a ground-floor room.",
  "We arrive by an early flight. Could we leave our bags?",
  "One of us is seventy-four: lower berths, please.",
  "No onion and no garlic, if that can be done.",
] as const;

/** The item at a position that wraps around. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** The bookings, the seats they take, and their events in the order they happened. */
export function bookingStatements(bookings: readonly DemoBooking[]): string[] {
  const numbers = new Set<number>();
  return [
    ...insertAll(
      "bookings",
      bookings.map((booking, index) => rowOf(booking, index, numbers)),
    ),
    ...insertAll("departures", departuresOf(bookings)),
    ...insertAll("booking_events", eventsOf(bookings)),
  ];
}

function rowOf(booking: DemoBooking, index: number, numbers: Set<number>) {
  const { tour, customer } = booking;
  const roomType = at(roomTypes, index * 2 + Math.floor(index / 3));
  const { lines, total } = quoteBooking({
    priceInr: tour.priceInr,
    priceRules: {},
    travelDate: booking.travelDate,
    today: todayInIndia(booking.createdAt),
    numberOfTravelers: booking.party,
    children: 0,
    infants: 0,
    roomType,
    coupon: null,
    gstPercent: 5,
  });
  return {
    id: booking.id,
    booking_id: `TB${String(freeNumber(booking.createdAt + index * 7919, numbers)).padStart(6, "0")}`,
    status: booking.status,
    user_id: booking.isGuest ? null : customer.id,
    tour_title: tour.title,
    tour_destination: tour.place === tour.state ? tour.state : `${tour.place}, ${tour.state}`,
    tour_duration: durationText(tour.days),
    tour_price: tour.priceInr,
    departure_city: tour.departureCity,
    travel_date: booking.travelDate,
    number_of_travelers: booking.party,
    room_type: roomType,
    special_requests: index % 6 === 0 ? at(requests, index / 6) : null,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    emergency_name: customer.emergencyName,
    emergency_phone: customer.emergencyPhone,
    payment_method: at(paymentMethods, index),
    price_lines: lines,
    discount: 0,
    total_amount: total,
    created_at: booking.createdAt,
    cancelled_at: booking.cancelledAt,
    tour_id: tourId(tour),
  };
}

/** As in the application: the last six digits of the clock, or the next number that is free. */
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
      status: booking.status === "cancelled" ? "confirmed" : booking.status,
      actor_id: booking.isGuest ? null : booking.customer.id,
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
            version: 2,
            created_at: booking.cancelledAt,
          },
        ]),
  ]);
  return events.toSorted((a, b) => a.created_at - b.created_at);
}
