import { between, count, pick, randomFrom, type Random } from "@tour-bharat/illustrations/random";
import { addDays, todayInIndia, type TravelDate } from "../../app/domain/calendar/calendar";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import type { DemoBooking } from "./demo-booking";
import { leavesOn, turned, type DemoCalendar } from "./demo-calendar";
import type { ReviewText } from "./demo-reviews";
import { travelers } from "./demo-travelers";
import { upcomingSince } from "./demo-upcoming";

const hour = 3_600_000;
const day = 24 * hour;
const daysBack = 360;
const unreviewed = 110;

/** Constraints of a trip to generate. */
interface Wish {
  tour: CatalogueTour;
  months: readonly number[];
  party: number;
  by?: "woman" | "man" | undefined;
  /** Position in the past year, from 0 (a year ago) to 1 (just ended). */
  when: number;
}

/** Returns when a trip was booked: weeks ahead, and before all upcoming bookings. */
export function bookedAt(travelDate: TravelDate, random: Random, now: number): number {
  const ahead = between(random, 12, 100) * day;
  const before = now - upcomingSince - between(random, 1, 160) * hour;
  return Math.round(Math.min(Date.parse(`${travelDate}T06:00:00Z`) - ahead, before));
}

/** Returns when a review was written: in the days after the trip, during the day in India. */
export function reviewedAt(lastDay: TravelDate, days: number, random: Random, now: number): number {
  const midnight = Date.parse(`${addDays(lastDay, Math.max(1, Math.round(days)))}T00:00:00Z`);
  return Math.round(Math.min(midnight + between(random, 3, 16) * hour, now - hour));
}

/** Returns the past year's trips: one for each review, and some without a review. */
export function pastBookings(
  tours: readonly CatalogueTour[],
  reviewTexts: ReadonlyMap<string, readonly ReviewText[]>,
  calendar: DemoCalendar,
  now: number,
): DemoBooking[] {
  const random = randomFrom("past bookings");
  const today = todayInIndia(now);
  const pastYear = count(daysBack).map((index) => addDays(today, index - daysBack));
  const bookings: DemoBooking[] = [];

  function add(wish: Wish, text: ReviewText | null) {
    const days = daysOver(wish.tour, pastYear).filter((date) => isIn(wish.months, date));
    const first = Math.floor(random() * travelers.length);
    const willing = travelers.filter(({ isWoman }) => !wish.by || isWoman === (wish.by === "woman"));
    const choices = { tours: [wish.tour], people: turned(willing, first), party: wish.party };
    const trip = calendar.find(choices, () => turned(days, Math.floor(wish.when * days.length)));
    const index = bookings.length;
    const isCancelled = text === null && index % 7 === 3;
    if (!isCancelled) calendar.book(trip);
    const createdAt = bookedAt(trip.travelDate, random, now);
    const lastDay = addDays(trip.travelDate, wish.tour.days - 1);
    bookings.push({
      id: `demo-past-booking-${index + 1}`,
      ...trip,
      isGuest: text === null && index % 5 === 0,
      status: isCancelled ? "cancelled" : "confirmed",
      createdAt,
      cancelledAt: isCancelled ? createdAt + 3 * day : null,
      review: text && { ...text, createdAt: reviewedAt(lastDay, between(random, 1, 12), random, now) },
    });
  }

  for (const tour of tours) {
    const texts = reviewTexts.get(tour.slug) ?? [];
    texts.forEach((text, index) => {
      const when = (index + random()) / texts.length;
      add({ tour, months: text.months ?? tour.bestMonths, party: text.party, by: text.by, when }, text);
    });
  }
  const traveled = tours.filter((tour) =>
    daysOver(tour, pastYear).some((date) => isIn(tour.bestMonths, date) && leavesOn(tour, date)),
  );
  for (const index of count(unreviewed)) {
    const tour = pick(random, traveled);
    add(
      { tour, months: tour.bestMonths, party: 1 + Math.floor(random() * 4), when: index / unreviewed },
      null,
    );
  }
  return bookings;
}

/** Returns the past year's departure days of trips that ended by the day before yesterday. */
function daysOver(tour: CatalogueTour, pastYear: readonly TravelDate[]): TravelDate[] {
  return pastYear.slice(0, daysBack - tour.days - 1);
}

function isIn(months: readonly number[], date: TravelDate): boolean {
  return months.includes(Number(date.slice(5, 7)));
}
