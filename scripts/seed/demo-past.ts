import { between, count, pick, randomFrom } from "../../illustrations/random";
import type { Random } from "../../illustrations/random";
import { addDays, todayInIndia } from "../../app/domain/calendar";
import type { TravelDate } from "../../app/domain/calendar";
import { offDayReason } from "../../app/domain/departure";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import { at } from "./demo-booking";
import type { DemoBooking } from "./demo-booking";
import type { DemoCalendar } from "./demo-calendar";
import type { ReviewText } from "./demo-reviews";
import { travellers } from "./demo-travellers";
import type { Traveller } from "./demo-travellers";
import { upcomingSince } from "./demo-upcoming";

const hour = 3_600_000;
const day = 24 * hour;
const daysBack = 360;
const unreviewed = 110;

/** A trip that is looked for: on which tour, in which of its months, by whom. */
interface Wish {
  tour: CatalogueTour;
  months: readonly number[];
  party: number;
  by?: "woman" | "man" | undefined;
  /** Where in the past year, from 0 (a year ago) to 1 (just over). */
  when: number;
}

/** When a trip was booked: weeks ahead, and before all that are still to come. */
export function bookedAt(travelDate: TravelDate, random: Random, now: number): number {
  const ahead = between(random, 12, 100) * day;
  const before = now - upcomingSince - between(random, 1, 160) * hour;
  return Math.round(Math.min(Date.parse(`${travelDate}T06:00:00Z`) - ahead, before));
}

/** When a review was written: in the days after the trip, by daylight in India. */
export function reviewedAt(lastDay: TravelDate, days: number, random: Random, now: number): number {
  const midnight = Date.parse(`${addDays(lastDay, Math.max(1, Math.round(days)))}T00:00:00Z`);
  return Math.round(Math.min(midnight + between(random, 3, 16) * hour, now - hour));
}

/** The past year's trips: one for each review, and some of which nobody said anything. */
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
    const { travelDate, customer } = findTrip(wish, calendar, pastYear, random);
    const index = bookings.length;
    const isCancelled = text === null && index % 7 === 3;
    if (!isCancelled) calendar.book(customer, wish.tour, travelDate, wish.party);
    const createdAt = bookedAt(travelDate, random, now);
    const lastDay = addDays(travelDate, wish.tour.days - 1);
    bookings.push({
      id: `demo-past-booking-${index + 1}`,
      tour: wish.tour,
      customer,
      isGuest: text === null && index % 5 === 0,
      travelDate,
      party: wish.party,
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
  for (const index of count(unreviewed)) {
    const tour = pick(random, tours);
    add(
      { tour, months: tour.bestMonths, party: 1 + Math.floor(random() * 4), when: index / unreviewed },
      null,
    );
  }
  return bookings;
}

/** The days in the past year on which the trip could have begun, so that it is over by the day before yesterday. */
function possibleDays({ tour, months }: Wish, pastYear: readonly TravelDate[]): TravelDate[] {
  return pastYear
    .slice(0, daysBack - tour.days - 1)
    .filter(
      (date) => months.includes(Number(date.slice(5, 7))) && offDayReason(tour.departures, date) === null,
    );
}

function findTrip(
  wish: Wish,
  calendar: DemoCalendar,
  pastYear: readonly TravelDate[],
  random: Random,
): { travelDate: TravelDate; customer: Traveller } {
  const days = possibleDays(wish, pastYear);
  const firstDay = Math.floor(wish.when * days.length);
  const firstCustomer = Math.floor(random() * travellers.length);
  const willing = travellers.filter(({ isWoman }) => !wish.by || isWoman === (wish.by === "woman"));
  for (const offset of count(days.length)) {
    const travelDate = at(days, firstDay + offset);
    if (!calendar.hasSeats(wish.tour, travelDate, wish.party)) continue;
    const customer = calendar.findFree(willing, firstCustomer, wish.tour, travelDate);
    if (customer) return { travelDate, customer };
  }
  throw new Error(`nobody has time for ${wish.tour.slug}`);
}
