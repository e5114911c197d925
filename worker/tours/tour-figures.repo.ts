import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { bookingStatuses, holdsSeats } from "~/domain/bookings/booking-status";
import type { StartKey } from "~/domain/departures/start";
import type { TravelDate } from "~/domain/calendar/calendar";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, departures, ledgerEntries, tours } from "../platform/db/schema";

export interface TourFigures {
  /** All bookings ever made. */
  bookings: number;
  /** Bookings that are not cancelled or expired, and their travelers. */
  soldBookings: number;
  travelers: number;
  /** Sales by the ledger, whole rupees, less refunds of cancelled bookings. */
  revenue: number;
  /** The next days with booked or held seats. */
  nextDepartures: {
    travelDate: TravelDate;
    start: StartKey;
    booked: number;
    held: number;
    capacity: number;
  }[];
}

/**
 * @param today in India
 * @param limit max days
 */
export async function getTourFigures(
  db: Database,
  slug: string,
  { today, limit }: { today: TravelDate; limit: number },
): Promise<TourFigures> {
  const isSold = inArray(bookings.status, bookingStatuses.filter(holdsSeats));
  const { counts, sales, nextDepartures } = await batchNamed(db, {
    counts: db
      .select({
        bookings: sql<number>`count(*)`.as("bookings"),
        soldBookings: sql<number>`coalesce(sum(${isSold}), 0)`.as("sold_bookings"),
        travelers:
          sql<number>`coalesce(sum(CASE WHEN ${isSold} THEN ${bookings.numberOfTravelers} END), 0)`.as(
            "travelers",
          ),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(eq(tours.slug, slug)),
    sales: db
      .select({
        revenue:
          sql<number>`coalesce(sum(CASE WHEN ${ledgerEntries.debit} = 'receivable' THEN ${ledgerEntries.amount} ELSE -${ledgerEntries.amount} END), 0)`.as(
            "revenue",
          ),
      })
      .from(ledgerEntries)
      .innerJoin(bookings, eq(ledgerEntries.booking, bookings.id))
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(and(eq(tours.slug, slug), inArray(ledgerEntries.kind, ["sale", "sale-change"]))),
    nextDepartures: db
      .select({
        travelDate: departures.travelDate,
        start: departures.start,
        booked: departures.booked,
        held: departures.held,
        capacity: departures.capacity,
      })
      .from(departures)
      .innerJoin(tours, eq(departures.tourId, tours.id))
      .where(
        and(
          eq(tours.slug, slug),
          gte(departures.travelDate, today),
          sql`${departures.booked} + ${departures.held} > 0`,
        ),
      )
      .orderBy(asc(departures.travelDate), asc(departures.start))
      .limit(limit),
  });
  const [count] = counts;
  return {
    bookings: count?.bookings ?? 0,
    soldBookings: count?.soldBookings ?? 0,
    travelers: count?.travelers ?? 0,
    revenue: sales[0]?.revenue ?? 0,
    nextDepartures,
  };
}
