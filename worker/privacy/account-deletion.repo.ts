import { and, eq, exists, ne, notExists, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import { isStillAdmin } from "../accounts/admin/account-status.repo";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { operatorDocuments, operators, users } from "../platform/db/schema";
import { hasNothingAhead } from "./deletion-obstacles.repo";
import { eraseWithBookings } from "./erase-bookings.repo";
import { isOfTheirBookings, type Owner } from "./personal-data-scope.repo";
import { erasures } from "./personal-tables";

/** An administrator deleting another account, with the audit entry to write. */
interface Deleter {
  actorId: string;
  today: TravelDate;
  audit: AuditStatements;
}

/**
 * Deletes an account in one batch, as `personalTables` says for each table. Every statement carries the guard (same address, not an admin,
 * no operator) and the account is deleted last, so that all statements see the same account and a second request changes nothing.
 * @param now UTC instant in milliseconds
 * @param by the administrator, when it is not one's own account: they must be an active admin at that moment, and the
 * owner's operators must have no trip ahead and no balance. The operators then stay without an owner and off the site
 * @returns whether the account was deleted, its picture's address, and the files of its operators
 */
export async function eraseAccount(
  db: Database,
  owner: Owner,
  now: number,
  by: Deleter | null = null,
): Promise<{ isDeleted: boolean; image: string | null; documents: string[]; logos: string[] }> {
  const { id } = owner;
  const allowed = by ? mayBeDeleted(db, owner, by) : mayGo(db, owner);
  const of = (condition: SQL | undefined) => and(condition, allowed);
  const isIn = (column: SQLWrapper) => isOfTheirBookings(owner, column);
  const { found, documents, logos } = await batchNamed(db, {
    found: db
      .select({ image: users.image })
      .from(users)
      .where(of(eq(users.id, id))),
    documents: db
      .select({ document: operatorDocuments.id })
      .from(operatorDocuments)
      .innerJoin(operators, eq(operatorDocuments.operator, operators.slug))
      .where(of(eq(operators.ownerId, id))),
    logos: db
      .select({ logo: operators.logo })
      .from(operators)
      .where(of(eq(operators.ownerId, id))),
    bookings: eraseWithBookings({ db, of, isIn, now, actor: by ? "team" : "traveler" }),
    account: erasures.flatMap(({ account = [] }) => account.map((erase) => erase({ db, owner, of }))),
    audit: by?.audit,
  });
  return {
    isDeleted: found.length > 0,
    image: found[0]?.image ?? null,
    documents: documents.map(({ document }) => document),
    logos: logos.flatMap(({ logo }) => logo ?? []),
  };
}

/** True if the account still has the address that was read, is not an admin's and owns no operator. */
function mayGo(db: Database, { id, email }: Owner): SQL | undefined {
  const account = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, id), eq(users.email, email), ne(users.role, "admin")));
  const operator = db
    .select({ one: sql`1` })
    .from(operators)
    .where(eq(operators.ownerId, id));
  return and(exists(account), notExists(operator));
}

/**
 * True if the account may be deleted by an admin: like `mayGo`, but it may own an operator with nothing left to settle.
 */
function mayBeDeleted(db: Database, { id, email }: Owner, { actorId, today }: Deleter): SQL | undefined {
  const account = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, id), eq(users.email, email), ne(users.role, "admin")));
  return and(exists(account), hasNothingAhead(db, id, today), isStillAdmin(db, actorId, "users"));
}
