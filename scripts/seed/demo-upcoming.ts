import { addDays, todayInIndia } from "../../app/domain/calendar/calendar";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import { asha, operatorOfDemoAccount } from "./demo-accounts";
import { at, type DemoBooking } from "./demo-booking";
import { turned, type DemoCalendar } from "./demo-calendar";
import { travelers } from "./demo-travelers";
import { week } from "./demo-week";

const count = 64;
const day = 86_400_000;

/** Indexes of Asha's bookings: one in twelve days, two later ones, and a canceled one. */
const ashas = new Set([0, 22, 24, 60]);

/** Indexes of bookings that leave tomorrow with the demo operator, for the check-in. The last one awaits payment. */
const departing = new Set([3, 10, 15, 53]);

/** Bookings that leave in the days shown on the demo operator's dashboard. */
const inWeek = new Map(week.flatMap((departure) => departure.bookings.map((index) => [index, departure])));

/** Age of the oldest upcoming booking; every past trip was booked earlier. */
export const upcomingSince = 60 * day;

/** Returns the bookings of the last two months, all for future days; the newest is a few hours old. */
export function upcomingBookings(
  tours: readonly CatalogueTour[],
  calendar: DemoCalendar,
  now: number,
): DemoBooking[] {
  const today = todayInIndia(now);
  const ofDemoOperator = tours.filter(({ operator }) => operator === operatorOfDemoAccount);
  return Array.from({ length: count }, (_, index) => {
    const createdAt = now - Math.round(((count - index) / count) * upcomingSince);
    const isCancelled = index % 9 === 4;
    const isPending = index > count - 12 && index % 4 === 1;
    const customer = ashas.has(index) ? asha : at(travelers, index * 37 + 11);
    const ofWeek = inWeek.get(index);
    const isDeparting = departing.has(index);
    const later = index === 0 ? 12 : 4 + ((index * 11) % 90);
    const travelDate = addDays(today, ofWeek?.inDays ?? (isDeparting ? 1 : later));
    const party = 1 + ((index * 5) % 4);
    const choices = ofWeek
      ? tours.filter(({ slug }) => slug === ofWeek.tour)
      : isDeparting
        ? ofDemoOperator
        : turned(tours, index * 7);
    const trip = calendar.find({ tours: choices, people: [customer], party }, () => [travelDate]);
    if (!isCancelled) calendar.book(trip);
    return {
      id: `demo-booking-${index + 1}`,
      ...trip,
      isGuest: customer !== asha && index % 4 === 3,
      status: isCancelled ? "cancelled" : isPending ? "pending" : "confirmed",
      createdAt,
      cancelledAt: isCancelled ? createdAt + day / 2 : null,
      review: null,
    };
  });
}
