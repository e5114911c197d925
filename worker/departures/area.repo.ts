import { and, between, eq, inArray, isNull, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Area } from "~/domain/desk/area-closing";
import type { StartKey } from "~/domain/departures/start";
import type { CalendarTour, StoredDeparture } from "~/domain/departures/operator-calendar";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, checkIns, departures, operators, tours } from "../platform/db/schema";
import { onSale } from "../tours/tours.repo";

/** A tour of an area. */
export interface AreaTour extends CalendarTour {
  operator: string;
  companyName: string;
  days: number;
}

/** Guests of a departure. Whole rupees. */
interface Guests {
  tour: string;
  travelDate: TravelDate;
  start: StartKey;
  bookings: number;
  travelers: number;
  paid: number;
  /** True if some of them are checked in or have finished their trip. */
  isOnTheWay: boolean;
}

function isIn({ region, state, place }: Area) {
  return and(
    isNull(tours.deletedAt),
    region === null ? undefined : eq(tours.region, region),
    state === null
      ? undefined
      : sql`EXISTS (SELECT 1 FROM json_each(${tours.states}) AS crossed WHERE crossed.value = ${state})`,
    place === null ? undefined : sql`instr(lower(${tours.place}), ${place.toLowerCase()}) > 0`,
  );
}

const maxBorne = 1000;

/** Lists the confirmed bookings of an area that we sold, with their tours, to the storm's last day; null if there are more than 1,000. */
export async function listSoldInArea(db: Database, area: Area, today: TravelDate) {
  const rows = await db
    .select({ booking: bookings, tour: tours.slug })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(
      and(
        between(bookings.travelDate, today, area.to),
        eq(bookings.status, "confirmed"),
        isNull(bookings.ownSale),
        isIn(area),
      ),
    )
    .limit(maxBorne + 1);
  return rows.length > maxBorne ? null : rows;
}

/** Reads the tours of an area, their stored departures and guests from `today` to the storm's last day. */
export async function listArea(
  db: Database,
  area: Area,
  today: TravelDate,
): Promise<{ tours: AreaTour[]; stored: StoredDeparture[]; guests: Guests[] }> {
  const isOfArea = isIn(area);
  const isOnTheWay = sql<number>`max(${bookings.status} = 'completed'
    OR EXISTS (SELECT 1 FROM ${checkIns} WHERE ${checkIns.booking} = ${bookings.id}))`;
  const found = await batchNamed(db, {
    tours: db
      .select({
        id: tours.id,
        slug: tours.slug,
        title: tours.title,
        days: tours.days,
        rules: tours.departureRules,
        capacity: tours.capacity,
        isOnSale: sql`coalesce(${onSale}, 0)`.mapWith(Boolean).as("is_on_sale"),
        operator: sql<string>`${operators.slug}`.as("operator_of_tour"),
        companyName: operators.companyName,
      })
      .from(tours)
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(isOfArea),
    stored: db
      .select({
        tourId: departures.tourId,
        travelDate: departures.travelDate,
        start: departures.start,
        seats: sql<number>`${departures.capacity}`.as("seats"),
        booked: departures.booked,
        held: departures.held,
        isClosed: sql`${departures.closedAt} IS NOT NULL`.mapWith(Boolean).as("is_closed"),
        hasOwnCapacity: departures.hasOwnCapacity,
      })
      .from(departures)
      .innerJoin(tours, eq(departures.tourId, tours.id))
      .where(and(between(departures.travelDate, today, area.to), isOfArea)),
    guests: db
      .select({
        tour: tours.slug,
        travelDate: bookings.travelDate,
        start: bookings.start,
        bookings: sql<number>`count(*)`.as("bookings"),
        travelers: sql<number>`sum(${bookings.numberOfTravelers})`.as("travelers"),
        paid: sql<number>`sum(${bookings.paidAmount} - ${bookings.refundedAmount})`.as("net_paid"),
        isOnTheWay: isOnTheWay.mapWith(Boolean).as("is_on_the_way"),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(
        and(
          between(bookings.travelDate, today, area.to),
          inArray(bookings.status, ["pending", "confirmed", "completed"]),
          isOfArea,
        ),
      )
      .groupBy(tours.slug, bookings.travelDate, bookings.start),
  });
  return {
    ...found,
    stored: found.stored.map(({ seats, ...row }) => ({ ...row, capacity: seats })),
  };
}
