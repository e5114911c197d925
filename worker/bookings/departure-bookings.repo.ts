import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { DepartureDate } from "~/domain/departures/departure-change";
import type { Database } from "../db/client";
import { bookingWith } from "./traveler/traveler-bookings.repo";
import { bookings, departures, operators, tours } from "../db/schema";

/** Matches the bookings of a departure. */
function isOfDeparture({ tour, travelDate }: DepartureDate): SQL {
  return sql`${bookings.tourId} = (SELECT departing.id FROM tours AS departing WHERE departing.slug = ${tour})
    AND ${bookings.travelDate} = ${travelDate}`;
}

/** Returns the condition for a booking by its reference, if it is of this departure. @param condition on the booking */
export function bookingOfDeparture(bookingId: string, departure: DepartureDate, condition?: SQL): SQL {
  return sql`${bookingWith(bookingId)} AND ${isOfDeparture(departure)} AND ${condition ?? sql`true`}`;
}

/** Reads a departure and its bookings that can be canceled, oldest first. @param condition on the tour */
export async function readDepartureBookings(
  db: Database,
  { tour, travelDate }: DepartureDate,
  condition: SQL | undefined,
  limit: number,
) {
  const [found, rows] = await db.batch([
    db
      .select({
        tourTitle: tours.title,
        companyName: operators.companyName,
        closedReason: departures.closedReason,
      })
      .from(tours)
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .leftJoin(departures, and(eq(departures.tourId, tours.id), eq(departures.travelDate, travelDate)))
      .where(and(eq(tours.slug, tour), condition)),
    db
      .select({
        bookingId: bookings.bookingId,
        customerName: bookings.customerName,
        seats: bookings.numberOfTravelers,
        paid: bookings.paidAmount,
        refunded: bookings.refundedAmount,
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(
        and(
          isOfDeparture({ tour, travelDate }),
          inArray(bookings.status, ["pending", "confirmed"]),
          condition,
        ),
      )
      .orderBy(asc(bookings.createdAt), asc(bookings.id))
      .limit(limit),
  ]);
  return found[0] ? { ...found[0], rows } : null;
}
