import { asc, eq, ne, and, or, sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";
import { companyRights } from "~/domain/operators/company-rights";
import type { CompanyRight, Membership, SuspendedCompany } from "~/domain/operators/company-rights";
import type { Database } from "../db/client";
import { bookings, companyMembers, operators, reviews, tours, users } from "../db/schema";

/**
 * Ownership of tours, bookings and reviews: each condition is part of the WHERE that reads or changes them, so that the right is checked
 * in the statement that needs it. Suspended companies grant no rights.
 */

/** Selects the slugs of the companies for which a user has a right, for IN. */
export function companiesWith(userId: string | SQL, right: CompanyRight): SQL {
  return sql`(SELECT own.slug FROM operators AS own WHERE own.status <> 'suspended' AND (
    own.owner_id = ${userId} OR EXISTS (
      SELECT 1 FROM company_members AS member, json_each(member.rights) AS given
      WHERE member.company = own.slug AND member.user_id = ${userId} AND given.value = ${right}
    )
  ))`;
}

/** Matches rows whose column names a company for which the user has a right. @param company limits the match to this company */
export function isCompanyOf(column: Column, userId: string, right: CompanyRight, company?: string): SQL {
  const own = sql`${column} IN ${companiesWith(userId, right)}`;
  return company === undefined ? own : sql`(${own} AND ${column} = ${company})`;
}

export function isTourOf(userId: string, right: CompanyRight): SQL {
  return isCompanyOf(tours.operatorSlug, userId, right);
}

export function isBookingOf(userId: string, right: CompanyRight): SQL {
  return sql`${bookings.tourId} IN ${toursOf(userId, right)}`;
}

export function isReviewOf(userId: string, right: CompanyRight): SQL {
  return sql`${reviews.tourId} IN ${toursOf(userId, right)}`;
}

function toursOf(userId: string, right: CompanyRight): SQL {
  return sql`(SELECT own_tours.id FROM tours AS own_tours WHERE own_tours.operator_slug IN ${companiesWith(userId, right)})`;
}

/** Matches accounts in `users` that may act for companies at all. */
export const isActiveOperator = sql`(${users.role} = 'tour_operator' AND ${users.status} <> 'suspended')`;

/** Lists the companies for which each of these users has a right; users without it and inactive operators are left out. */
export async function listCompaniesByPerson(
  db: Database,
  userIds: readonly string[],
  right: CompanyRight,
): Promise<Map<string, Set<string>>> {
  const rows = await db.all<{ person: string; company: string }>(sql`
    SELECT ${users.id} AS person, company.slug AS company
    FROM ${users} JOIN ${operators} AS company ON company.slug IN ${companiesWith(sql`${users.id}`, right)}
    WHERE ${users.id} IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))
      AND ${isActiveOperator}`);
  const companies = new Map<string, Set<string>>();
  for (const { person, company } of rows) {
    companies.set(person, (companies.get(person) ?? new Set()).add(company));
  }
  return companies;
}

/** Lists the suspended companies that a user owns or works for, by name: the user can do nothing for them. */
export async function listSuspendedCompanies(db: Database, userId: string): Promise<SuspendedCompany[]> {
  const rows = await db
    .select({
      company: operators.slug,
      companyName: operators.companyName,
      isStaff: sql<number>`${companyMembers.userId} IS NOT NULL`.as("is_staff"),
    })
    .from(operators)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.company, operators.slug), eq(companyMembers.userId, userId)),
    )
    .where(
      and(
        eq(operators.status, "suspended"),
        or(eq(operators.ownerId, userId), eq(companyMembers.userId, userId)),
      ),
    )
    .orderBy(asc(operators.companyName), asc(operators.slug));
  return rows.map(({ isStaff, ...company }) => ({ ...company, isStaff: isStaff === 1 }));
}

/** Lists the companies a user acts for, owned ones first, by name. */
export async function listMemberships(db: Database, userId: string): Promise<Membership[]> {
  const rows = await db
    .select({
      company: operators.slug,
      companyName: operators.companyName,
      status: operators.status,
      isOwner: sql<number>`coalesce(${operators.ownerId} = ${userId}, 0)`.as("is_owner"),
      rights: companyMembers.rights,
    })
    .from(operators)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.company, operators.slug), eq(companyMembers.userId, userId)),
    )
    .where(
      and(
        ne(operators.status, "suspended"),
        or(eq(operators.ownerId, userId), eq(companyMembers.userId, userId)),
      ),
    )
    .orderBy(sql`is_owner DESC`, asc(operators.companyName), asc(operators.slug));
  return rows.map(({ isOwner, rights, ...company }) => ({
    ...company,
    isOwner: isOwner === 1,
    rights: isOwner === 1 ? [...companyRights] : (rights ?? []),
  }));
}
