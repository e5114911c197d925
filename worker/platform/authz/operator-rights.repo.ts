import { asc, eq, ne, and, or, sql, type Column, type SQL } from "drizzle-orm";
import {
  operatorRights,
  type OperatorRight,
  type Membership,
  type SuspendedOperator,
} from "~/domain/operators/operator-rights";
import type { Database } from "../db/client";
import { bookingMessages, bookings, operatorMembers, operators, reviews, tours, users } from "../db/schema";
import { currentTrace } from "../request-trace";

/**
 * Ownership of tours, bookings and reviews: each condition is part of the WHERE that reads or changes them, so that the right is checked
 * in the statement that needs it. Suspended operators grant no rights.
 */

/** Selects the slugs of the operators for which a user has a right, for IN. */
export function operatorsWith(userId: string | SQL, right: OperatorRight): SQL {
  return sql`(SELECT operator.slug FROM operators AS operator WHERE operator.status <> 'suspended' AND (
    operator.owner_id = ${userId} OR EXISTS (
      SELECT 1 FROM operator_members AS member, json_each(member.rights) AS given
      WHERE member.operator_slug = operator.slug AND member.user_id = ${userId} AND given.value = ${right}
    )
  ))`;
}

/** Matches rows whose column names an operator for which the user has a right. @param operator limits the match to this operator */
export function isOperatorOf(column: Column, userId: string, right: OperatorRight, operator?: string): SQL {
  const ofUser = sql`${column} IN ${operatorsWith(userId, right)}`;
  return operator === undefined ? ofUser : sql`(${ofUser} AND ${column} = ${operator})`;
}

export function isTourOf(userId: string, right: OperatorRight): SQL {
  return isOperatorOf(tours.operatorSlug, userId, right);
}

/** Matches the tours that an editor may edit. @param editorId the user whose right is required; null for an administrator */
export function isEditableBy(editorId: string | null): SQL {
  return editorId === null ? sql`1` : isTourOf(editorId, "tours");
}

/** Matches the same tours where few are looked up: the plus keeps SQLite from beginning with all tours of the operators. */
export function isTourOfAmongFew(userId: string, right: OperatorRight): SQL {
  return sql`+${tours.operatorSlug} IN ${operatorsWith(userId, right)}`;
}

/** By the booking's own column (triggers of migration 0003), whose indexes hold the operator's bookings by date. */
export function isBookingOf(userId: string, right: OperatorRight): SQL {
  return isOperatorOf(bookings.operatorSlug, userId, right);
}

/**
 * Matches the same bookings, for pages in the order of an index: with one operator by an equality, since SQLite sorts all rows that an IN
 * finds. Most members work for one operator.
 */
export async function isListedBookingOf(db: Database, userId: string, right: OperatorRight): Promise<SQL> {
  const [own, ...others] = (await listMemberships(db, userId)).filter(({ rights }) => rights.includes(right));
  return own === undefined || others.length > 0
    ? isBookingOf(userId, right)
    : sql`(${bookings.operatorSlug} = ${own.operator} AND +${bookings.operatorSlug} IN ${operatorsWith(userId, right)})`;
}

export function isMessageOf(userId: string, right: OperatorRight): SQL {
  return isOperatorOf(bookingMessages.operatorSlug, userId, right);
}

export function isReviewOf(userId: string, right: OperatorRight): SQL {
  return sql`${reviews.tourId} IN ${toursOf(userId, right)}`;
}

function toursOf(userId: string, right: OperatorRight): SQL {
  return sql`(SELECT own_tours.id FROM tours AS own_tours WHERE own_tours.operator_slug IN ${operatorsWith(userId, right)})`;
}

/** Matches accounts in `users` that may act for operators at all. */
export const isActiveOperator = sql`(${users.role} = 'tour_operator' AND ${users.status} <> 'suspended')`;

/** Lists the operators for which each of these users has a right; users without it and inactive operators are left out. */
export async function listOperatorsByPerson(
  db: Database,
  userIds: readonly string[],
  right: OperatorRight,
): Promise<Map<string, Set<string>>> {
  const rows = await db.all<{ person: string; operator: string }>(sql`
    SELECT ${users.id} AS person, operator.slug AS operator
    FROM ${users} JOIN ${operators} AS operator ON operator.slug IN ${operatorsWith(sql`${users.id}`, right)}
    WHERE ${users.id} IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))
      AND ${isActiveOperator}`);
  const operatorsByPerson = new Map<string, Set<string>>();
  for (const { person, operator } of rows) {
    operatorsByPerson.set(person, (operatorsByPerson.get(person) ?? new Set()).add(operator));
  }
  return operatorsByPerson;
}

/** Lists the members of the operators of these users, with themselves. */
export async function listColleagues(db: Database, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.all<{ person: string }>(sql`
    WITH given(id) AS (SELECT value FROM json_each(${JSON.stringify(userIds)})),
    theirs(slug) AS (
      SELECT slug FROM operators WHERE owner_id IN (SELECT id FROM given)
      UNION SELECT operator_slug FROM operator_members WHERE user_id IN (SELECT id FROM given)
    )
    SELECT owner_id AS person FROM operators WHERE slug IN (SELECT slug FROM theirs) AND owner_id IS NOT NULL
    UNION SELECT user_id FROM operator_members WHERE operator_slug IN (SELECT slug FROM theirs)`);
  return rows.map(({ person }) => person);
}

/** Lists the suspended operators that a user owns or works for, by name: the user can do nothing for them. */
export async function listSuspendedOperators(db: Database, userId: string): Promise<SuspendedOperator[]> {
  const rows = await db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      isStaff: sql<number>`${operatorMembers.userId} IS NOT NULL`.as("is_staff"),
    })
    .from(operators)
    .leftJoin(
      operatorMembers,
      and(eq(operatorMembers.operator, operators.slug), eq(operatorMembers.userId, userId)),
    )
    .where(
      and(
        eq(operators.status, "suspended"),
        or(eq(operators.ownerId, userId), eq(operatorMembers.userId, userId)),
      ),
    )
    .orderBy(asc(operators.companyName), asc(operators.slug));
  return rows.map(({ isStaff, ...operator }) => ({ ...operator, isStaff: isStaff === 1 }));
}

/**
 * Lists the operators that the user of a session acts for, since each guard and each part of a page asks; null if the request may change
 * something. The caller checks that the session is valid.
 */
export async function readMembershipsToKeep(db: Database, token: string): Promise<Membership[] | null> {
  if (!currentTrace()?.onlyReads) return null;
  return readMemberships(
    db,
    sql`(SELECT session.user_id FROM sessions AS session WHERE session.token = ${token})`,
  );
}

/** Keeps the memberships of a valid session for the rest of the request. */
export function keepMemberships(userId: string, memberships: Membership[]): void {
  currentTrace()?.memberships.set(userId, memberships);
}

/** Lists the operators a user acts for, owned ones first, by name. A GET request reads them once. */
export async function listMemberships(db: Database, userId: string): Promise<Membership[]> {
  return currentTrace()?.memberships.get(userId) ?? readMemberships(db, userId);
}

async function readMemberships(db: Database, userId: string | SQL): Promise<Membership[]> {
  const rows = await db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      status: operators.status,
      isOwner: sql<number>`coalesce(${operators.ownerId} = ${userId}, 0)`.as("is_owner"),
      rights: operatorMembers.rights,
    })
    .from(operators)
    .leftJoin(
      operatorMembers,
      and(eq(operatorMembers.operator, operators.slug), eq(operatorMembers.userId, userId)),
    )
    .where(
      and(
        ne(operators.status, "suspended"),
        or(eq(operators.ownerId, userId), eq(operatorMembers.userId, userId)),
      ),
    )
    .orderBy(sql`is_owner DESC`, asc(operators.companyName), asc(operators.slug));
  return rows.map(({ isOwner, rights, ...operator }) => ({
    ...operator,
    isOwner: isOwner === 1,
    rights: isOwner === 1 ? [...operatorRights] : (rights ?? []),
  }));
}

/** Matches the readers of messages to an operator: its owner, and its staff with the right "bookings". */
export const readsForOperator: SQL | undefined = and(
  or(
    eq(users.id, operators.ownerId),
    sql`${users.id} IN (SELECT ${operatorMembers.userId} FROM ${operatorMembers}, json_each(${operatorMembers.rights}) AS given
      WHERE ${operatorMembers.operator} = ${operators.slug} AND given.value = 'bookings')`,
  ),
  ne(operators.status, "suspended"),
  eq(users.role, "tour_operator"),
  ne(users.status, "suspended"),
);
