import { randomFrom } from "@tour-bharat/illustrations/random";
import { addDays, todayInIndia } from "../../app/domain/calendar/calendar";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import { asha } from "./demo-accounts";
import type { DemoBooking } from "./demo-booking";
import type { DemoCalendar } from "./demo-calendar";
import { bookedAt, reviewedAt } from "./demo-past";

/** Her preferred destinations, used while in season; otherwise any destination in season. */
const favorites = ["mysore", "ooty", "jog-falls", "manali", "munnar", "shillong", "hampi", "coorg"];

/** Her trips by days since they ended: three to review, one editable review and one final review. */
const trips = [
  { endedDaysAgo: 9, review: null },
  { endedDaysAgo: 24, review: null },
  {
    endedDaysAgo: 38,
    review: {
      daysAfter: 33,
      stars: 4,
      title: "Well run, with time to breathe",
      text: "The days were well spread, and most afternoons had an hour that was ours. Our driver knew every clean washroom on the road. Only breakfast on the first morning could have begun earlier, as we left before seven.",
    },
  },
  { endedDaysAgo: 75, review: null },
  {
    endedDaysAgo: 215,
    review: {
      daysAfter: 5,
      stars: 5,
      title: "Small things done properly",
      text: "Somebody stood there with our names when we arrived, the rooms were as described, and every evening the guide asked what we wanted less of. I have booked with them again since.",
    },
  },
] as const;

/** Returns the past trips of the demo traveler. */
export function ashasBookings(
  tours: readonly CatalogueTour[],
  calendar: DemoCalendar,
  now: number,
): DemoBooking[] {
  const random = randomFrom("asha");
  const today = todayInIndia(now);
  const destinations = tours.filter(({ kind }) => kind === "destination");
  const candidates = [
    ...destinations.filter(({ slug }) => favorites.includes(slug)),
    ...destinations.filter(({ slug }) => !favorites.includes(slug)),
  ];
  return trips.map(({ endedDaysAgo, review }, index) => {
    const lastDay = addDays(today, -endedDaysAgo);
    const start = (tour: CatalogueTour) => addDays(lastDay, 1 - tour.days);
    const inSeason = candidates.filter((tour) => tour.bestMonths.includes(Number(start(tour).slice(5, 7))));
    const trip = calendar.find({ tours: inSeason, people: [asha], party: 2 }, (tour) => [start(tour)]);
    calendar.book(trip);
    return {
      id: `demo-asha-booking-${index + 1}`,
      ...trip,
      isGuest: false,
      status: "confirmed",
      createdAt: bookedAt(trip.travelDate, random, now),
      cancelledAt: null,
      review: review && { ...review, createdAt: reviewedAt(lastDay, review.daysAfter, random, now) },
    };
  });
}
