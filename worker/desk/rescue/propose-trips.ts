import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { optionKey, type ProposedTrip, type RescueOption } from "~/domain/desk/rescue";
import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { DepartureDate } from "~/domain/departures/departure-change";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { getAvailability } from "../../tours/get-availability";
import { findBookableTour } from "../../tours/tours.repo";
import { listRescueTours } from "./similar-tours.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
}

/** Other dates are looked up within so many days. */
const nearDays = 45;

/** Other tours leave at most so many days earlier or later. */
const sameDays = 2;

/** Lists open days of a tour near a date, the nearest first. @param seats at least */
async function nearestDays(
  { db, clock }: Dependencies,
  tour: string,
  travelDate: TravelDate,
  { within, seats, count }: { within: number; seats: number; count: number },
) {
  const tomorrow = addDays(todayInIndia(clock()), 1);
  const earliest = addDays(travelDate, -within);
  const span = { from: earliest < tomorrow ? tomorrow : earliest, to: addDays(travelDate, within) };
  if (span.to < span.from) return [];
  const days = await getAvailability({ db, clock }, tour, span);
  const distance = (date: TravelDate) => Math.abs(Date.parse(date) - Date.parse(travelDate));
  return days
    .filter(
      ({ date, seatsLeft, status }) =>
        status !== "closed" && seatsLeft >= seats && seatsLeft > 0 && date !== travelDate,
    )
    .toSorted((a, b) => distance(a.date) - distance(b.date))
    .slice(0, count);
}

/** Proposes other dates of the same tour; none if it is no longer on sale. */
export async function proposeDates(
  dependencies: Dependencies,
  { tour, travelDate }: DepartureDate,
  { seats, count }: { seats: number; count: number },
): Promise<ProposedTrip[]> {
  const found = await findBookableTour(dependencies.db, tour);
  if (!found) return [];
  const days = await nearestDays(dependencies, tour, travelDate, { within: nearDays, seats, count });
  return days.map(({ date, priceInr, seatsLeft }) => ({
    key: optionKey({ kind: "date", travelDate: date }),
    title: found.details.title,
    operatorName: found.details.operatorName,
    travelDate: date,
    fare: priceInr,
    seatsLeft,
  }));
}

/** Days to which a booking's page proposes to move it. */
const movesShown = 6;

/** Lists the days near a trip with seats for its party, if the booking can be moved: the next days first. */
export async function listDaysToMoveTo(
  dependencies: Dependencies,
  booking: Pick<AdminBooking, "status" | "travelDate" | "tourSlug" | "numberOfTravelers">,
): Promise<ProposedTrip[]> {
  const { status, travelDate, tourSlug: tour, numberOfTravelers: seats } = booking;
  if (status !== "confirmed" || travelDate <= todayInIndia(dependencies.clock())) return [];
  const days = await proposeDates(dependencies, { tour, travelDate }, { seats, count: movesShown });
  return days.toSorted((a, b) => (a.travelDate < b.travelDate ? -1 : 1));
}

/** Proposes similar tours that leave on the same day, or up to two days earlier or later. @param search.operator limits them to its tours */
export async function proposeTours(
  dependencies: Dependencies,
  { tour, travelDate }: DepartureDate,
  { seats, count, operator }: { seats: number; count: number; operator: string | null },
): Promise<ProposedTrip[]> {
  const trips: ProposedTrip[] = [];
  for (const similar of await listRescueTours(dependencies.db, tour, operator)) {
    if (trips.length >= count) break;
    // The same day is excluded only for the same tour.
    const [same] = await getAvailability(dependencies, similar.slug, { from: travelDate, to: travelDate });
    const isSame = same !== undefined && same.status !== "closed" && same.seatsLeft >= Math.max(1, seats);
    const [near] = isSame
      ? [same]
      : await nearestDays(dependencies, similar.slug, travelDate, { within: sameDays, seats, count: 1 });
    if (!near) continue;
    trips.push({
      key: optionKey({ kind: "tour", tour: similar.slug, travelDate: near.date }),
      title: similar.title,
      operatorName: similar.operatorName,
      travelDate: near.date,
      fare: near.priceInr,
      seatsLeft: near.seatsLeft,
    });
  }
  return trips;
}

/** Returns the trips that are proposed to one booking. */
export async function proposeTrips(
  dependencies: Dependencies,
  departure: DepartureDate,
  {
    seats,
    kinds,
    operator,
  }: { seats: number; kinds: readonly RescueOption["kind"][]; operator: string | null },
): Promise<ProposedTrip[]> {
  const [dates, tours] = await Promise.all([
    kinds.includes("date") ? proposeDates(dependencies, departure, { seats, count: 3 }) : [],
    kinds.includes("tour") ? proposeTours(dependencies, departure, { seats, count: 3, operator }) : [],
  ]);
  return [...dates, ...tours];
}
