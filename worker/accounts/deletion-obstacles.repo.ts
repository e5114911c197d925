import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { DeletionObstacles } from "~/domain/account-edit";
import type { TravelDate } from "~/domain/calendar";
import { tripIsOver } from "../bookings/own-bookings.repo";
import type { Database } from "../db/client";
import { bookings, ledgerEntries, operators, tours, users } from "../db/schema";
import { credited } from "../money/sales.repo";

/** What stands in the way of an administrator who would delete an account. */
export async function findDeletionObstacles(
  db: Database,
  id: string,
  today: TravelDate,
): Promise<DeletionObstacles> {
  const [account, trips, balance] = await db.batch([
    db.select({ role: users.role }).from(users).where(eq(users.id, id)),
    db
      .select({ count: sql<number>`count(*)`.as("trips") })
      .from(bookings)
      .where(isTripAhead(db, id, today)),
    db
      .select({ owed: credited("operator-payable").as("owed") })
      .from(ledgerEntries)
      .where(isOfOwner(db, id)),
  ]);
  return {
    isAdmin: account[0]?.role === "admin",
    upcomingTrips: trips[0]?.count ?? 0,
    owed: balance[0]?.owed ?? 0,
  };
}

/** True while a person's companies have no trip ahead and no money to settle; of who owns none it always is. */
export function hasNothingAhead(db: Database, ownerId: string, today: TravelDate): SQL | undefined {
  const trips = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(isTripAhead(db, ownerId, today));
  const balance = db
    .select({ owed: credited("operator-payable") })
    .from(ledgerEntries)
    .where(isOfOwner(db, ownerId));
  return and(notExists(trips), sql`(${balance}) = 0`);
}

/** A booked trip with a person's companies that has not come to its end. */
function isTripAhead(db: Database, ownerId: string, today: TravelDate): SQL | undefined {
  const ownTours = db
    .select({ id: tours.id })
    .from(tours)
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(eq(operators.ownerId, ownerId));
  return and(
    inArray(bookings.tourId, ownTours),
    inArray(bookings.status, ["pending", "confirmed"]),
    sql`NOT (${tripIsOver(today)})`,
  );
}

function isOfOwner(db: Database, ownerId: string): SQL {
  return inArray(
    ledgerEntries.operatorSlug,
    db.select({ slug: operators.slug }).from(operators).where(eq(operators.ownerId, ownerId)),
  );
}
