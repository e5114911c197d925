import { and, asc, eq, gte, inArray, notExists, sql, type SQL } from "drizzle-orm";
import type { DeletionObstacles } from "~/domain/accounts/account-edit";
import { bookingStatuses, holdsSeats } from "~/domain/bookings/booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { DeletionRefusal, UpcomingTrip } from "~/domain/accounts/profile";
import { isBookingOfTraveler } from "../bookings/traveler-bookings.repo";
import { sumsOf } from "../analytics/sums.repo";
import { operatorAccountSum } from "../analytics/totals.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { accounts, bookings, ledgerTotals, operators, tours, users } from "../platform/db/schema";
import type { Owner } from "./personal-data-scope.repo";
import { tripIsOver } from "../platform/db/conditions";
import { cardTranslation, translateTitle } from "../tours/translations.repo";

/**
 * Returns whether the account exists, why it cannot be deleted, its password hash, and the trips booked from `today`
 * on.
 */
export async function findAccountDeletion(
  db: Database,
  owner: Owner,
  today: TravelDate,
): Promise<{
  notDeleted: boolean;
  refusal: DeletionRefusal | null;
  passwordHash: string | null;
  trips: UpcomingTrip[];
}> {
  const { account, operator, credential, trips } = await batchNamed(db, {
    account: db.select({ role: users.role }).from(users).where(eq(users.id, owner.id)),
    operator: db
      .select({ slug: operators.slug })
      .from(operators)
      .where(eq(operators.ownerId, owner.id))
      .limit(1),
    credential: db
      .select({ password: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, owner.id), eq(accounts.providerId, "credential"))),
    trips: db
      .select({
        bookingId: bookings.bookingId,
        tourTitle: bookings.tourTitle,
        travelDate: bookings.travelDate,
        translation: cardTranslation(),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(
        and(
          isBookingOfTraveler(owner),
          inArray(bookings.status, bookingStatuses.filter(holdsSeats)),
          gte(bookings.travelDate, today),
        ),
      )
      .orderBy(asc(bookings.travelDate), asc(bookings.id)),
  });
  const refusal = refusalOf({ isAdmin: account[0]?.role === "admin", hasOperator: operator.length > 0 });
  return {
    notDeleted: account.length > 0,
    refusal,
    passwordHash: credential[0]?.password ?? null,
    trips: trips.map(translateTitle),
  };
}

function refusalOf({
  isAdmin,
  hasOperator,
}: Record<"isAdmin" | "hasOperator", boolean>): DeletionRefusal | null {
  if (isAdmin) return "administrator";
  return hasOperator ? "operator" : null;
}

/** Returns what prevents an administrator from deleting an account. */
export async function findDeletionObstacles(
  db: Database,
  id: string,
  today: TravelDate,
): Promise<DeletionObstacles> {
  const { account, trips, balance } = await batchNamed(db, {
    account: db.select({ role: users.role }).from(users).where(eq(users.id, id)),
    trips: db
      .select({ count: sql<number>`count(*)`.as("trips") })
      .from(bookings)
      .where(isTripAhead(db, id, today)),
    balance: db.select({ owed: operatorAccountSum.as("owed") }).from(sumsOf(ledgerTotals, isOfOwner(db, id))),
  });
  return {
    isAdmin: account[0]?.role === "admin",
    upcomingTrips: trips[0]?.count ?? 0,
    owed: balance[0]?.owed ?? 0,
  };
}

/** True if the person's operators, if any, have no trip ahead and no balance. */
export function hasNothingAhead(db: Database, ownerId: string, today: TravelDate): SQL | undefined {
  const trips = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(isTripAhead(db, ownerId, today));
  const balance = db.select({ owed: operatorAccountSum }).from(sumsOf(ledgerTotals, isOfOwner(db, ownerId)));
  return and(notExists(trips), sql`(${balance}) = 0`);
}

/** True for a booked trip with a person's operators that is not over. */
function isTripAhead(db: Database, ownerId: string, today: TravelDate): SQL | undefined {
  const userTours = db
    .select({ id: tours.id })
    .from(tours)
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(eq(operators.ownerId, ownerId));
  return and(
    inArray(bookings.tourId, userTours),
    inArray(bookings.status, bookingStatuses.filter(holdsSeats)),
    sql`NOT (${tripIsOver(today)})`,
  );
}

function isOfOwner(db: Database, ownerId: string): SQL | undefined {
  return and(
    eq(ledgerTotals.grain, "all"),
    inArray(
      ledgerTotals.operator,
      db.select({ slug: operators.slug }).from(operators).where(eq(operators.ownerId, ownerId)),
    ),
  );
}
