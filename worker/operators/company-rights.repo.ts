import { asc, eq, ne, and, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { companyRights } from "~/domain/company-rights";
import type { CompanyRight, Membership } from "~/domain/company-rights";
import type { Database } from "../db/client";
import { bookings, companyMembers, operators, reviews, tours } from "../db/schema";

/**
 * Whose a tour, a booking or a review is: each condition stands in the WHERE of what reads or changes it, so that a right is
 * asked for in the statement that needs it. A suspended company's are nobody's.
 */

/** The slugs of the companies for which a person has a right, as a list for IN. */
export function companiesWith(userId: string, right: CompanyRight): SQL {
  return sql`(SELECT own.slug FROM operators AS own WHERE own.status <> 'suspended' AND (
    own.owner_id = ${userId} OR EXISTS (
      SELECT 1 FROM company_members AS member, json_each(member.rights) AS given
      WHERE member.company = own.slug AND member.user_id = ${userId} AND given.value = ${right}
    )
  ))`;
}

export function isTourOf(userId: string, right: CompanyRight): SQL {
  return sql`${tours.operatorSlug} IN ${companiesWith(userId, right)}`;
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

/** The companies a person acts for, those they own first, by name. */
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
