import { and, eq, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../db/client";
import { bookings, operatorMembers, operators, tours, users } from "../db/schema";

/** Finds a booking with the recipients of its messages. */
export async function findThreadParties(db: Database, condition: SQL) {
  const [[booking], people] = await db.batch([
    db
      .select({
        id: bookings.id,
        bookingId: bookings.bookingId,
        tourTitle: bookings.tourTitle,
        travelDate: bookings.travelDate,
        customerName: bookings.customerName,
        customerEmail: bookings.customerEmail,
        operatorName: operators.companyName,
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(condition),
    // Readers of messages to the operator: its owner, and its staff with the right "bookings".
    db
      .selectDistinct({ id: users.id, name: users.name, email: users.email })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .innerJoin(
        users,
        or(
          eq(users.id, operators.ownerId),
          sql`${users.id} IN (SELECT ${operatorMembers.userId} FROM ${operatorMembers}, json_each(${operatorMembers.rights}) AS given
            WHERE ${operatorMembers.operator} = ${operators.slug} AND given.value = 'bookings')`,
        ),
      )
      .where(
        and(
          condition,
          ne(operators.status, "suspended"),
          eq(users.role, "tour_operator"),
          ne(users.status, "suspended"),
        ),
      ),
  ]);
  return booking ? { ...booking, people } : null;
}

export type ThreadParties = NonNullable<Awaited<ReturnType<typeof findThreadParties>>>;
