import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { optionKey, type ProposedTrip, type RescueOption } from "~/domain/desk/rescue";
import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { poolOfStart, timeOfStart } from "~/domain/departures/start";
import { availableDays, dayOfOption, departuresOf } from "~/domain/tours/availability";
import type { DepartureDate } from "~/domain/departures/departure-change";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { findTourSeats } from "../../tours/departures.repo";
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

/** Lists open days of a tour on sale near a date, the nearest first; of two as near, the earlier. @param seats at least, of the option; without one, of the first */
async function nearestDays(
  { db, clock }: Dependencies,
  tour: string,
  travelDate: TravelDate,
  {
    within,
    seats,
    count,
    optionId,
  }: { within: number; seats: number; count: number; optionId?: string | undefined },
) {
  const tomorrow = addDays(todayInIndia(clock()), 1);
  const earliest = addDays(travelDate, -within);
  const span = { from: earliest < tomorrow ? tomorrow : earliest, to: addDays(travelDate, within) };
  if (span.to < span.from) return [];
  const now = clock();
  const found = await findTourSeats(db, tour, span, { holder: null, now });
  const days = found
    ? availableDays(found, span, now)
        .map((day) => dayOfOption(day, optionId))
        .flatMap(departuresOf)
    : [];
  const distance = (date: TravelDate) => Math.abs(Date.parse(date) - Date.parse(travelDate));
  return days
    .filter(({ seatsLeft, status }) => status !== "closed" && seatsLeft >= Math.max(1, seats))
    .toSorted((a, b) => distance(a.date) - distance(b.date))
    .slice(0, count);
}

/** Proposes other dates of the same tour; none if it is no longer on sale. */
export async function proposeDates(
  dependencies: Dependencies,
  { tour, travelDate, start = "" }: DepartureDate,
  {
    seats,
    count,
    optionId = poolOfStart(start) ?? undefined,
  }: { seats: number; count: number; optionId?: string | undefined },
): Promise<ProposedTrip[]> {
  const [found, days] = await Promise.all([
    findBookableTour(dependencies.db, tour),
    // One more, since the date itself is among them.
    nearestDays(dependencies, tour, travelDate, { within: nearDays, seats, count: count + 1, optionId }),
  ]);
  if (!found) return [];
  const others = days
    .filter(({ date, startTime = "" }) => date !== travelDate || startTime !== timeOfStart(start))
    .slice(0, count);
  return others.map(({ date, startTime, priceInr, seatsLeft }) => ({
    key: optionKey({ kind: "date", travelDate: date, startTime }),
    title: found.details.title,
    operatorName: found.details.operatorName,
    travelDate: date,
    startTime,
    fare: priceInr,
    seatsLeft,
  }));
}

/** Days to which a booking's page proposes to move it. */
const movesShown = 6;

/** Lists the days near a trip with seats for its party, if the booking can be moved: the next days first. */
export async function listDaysToMoveTo(
  dependencies: Dependencies,
  booking: Pick<
    AdminBooking,
    "status" | "travelDate" | "startTime" | "tourSlug" | "numberOfTravelers" | "optionId"
  >,
): Promise<ProposedTrip[]> {
  const { status, travelDate, startTime: start, tourSlug: tour, numberOfTravelers: seats } = booking;
  const { optionId } = booking;
  if (status !== "confirmed" || travelDate <= todayInIndia(dependencies.clock())) return [];
  const days = await proposeDates(
    dependencies,
    { tour, travelDate, start },
    { seats, count: movesShown, optionId },
  );
  return days.toSorted((a, b) => (a.travelDate < b.travelDate ? -1 : 1));
}

/** Proposes similar tours that leave on the same day, or up to two days earlier or later. @param search.operator limits them to its tours */
export async function proposeTours(
  dependencies: Dependencies,
  { tour, travelDate }: DepartureDate,
  { seats, count, operator }: { seats: number; count: number; operator: string | null },
): Promise<ProposedTrip[]> {
  const similar = await listRescueTours(dependencies.db, tour, operator);
  const trips = similar.map(async ({ slug, title, operatorName }): Promise<ProposedTrip[]> => {
    const near = await nearestDays(dependencies, slug, travelDate, { within: sameDays, seats, count: 1 });
    return near.map(({ date, startTime, priceInr, seatsLeft }) => ({
      key: optionKey({ kind: "tour", tour: slug, travelDate: date, startTime }),
      title,
      operatorName,
      travelDate: date,
      startTime,
      fare: priceInr,
      seatsLeft,
    }));
  });
  return (await Promise.all(trips)).flat().slice(0, count);
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
