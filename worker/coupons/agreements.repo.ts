import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { OfferedCoupon } from "~/domain/coupons/coupon-fields";
import type { AuditStatements } from "../audit/with-audit";
import { isOperatorOf } from "../platform/authz/operator-rights.repo";
import type { Database } from "../platform/db/client";
import { couponAgreements, coupons, operators } from "../platform/db/schema";
import { couponColumns, isNotDeleted } from "./coupons.repo";

const newFor = 14 * 24 * 3_600_000;

/** Lists the codes of those coupons that are new and wait for an agreement. @param now UTC instant */
export async function listNewOffers(db: Database, userId: string, now: number): Promise<string[]> {
  const offered = await listOffered(db, userId, todayInIndia(now));
  const waiting = offered.filter(({ agreedAt, createdAt }) => agreedAt === null && createdAt > now - newFor);
  return [...new Set(waiting.map(({ code }) => code))];
}

/** Lists the coupons that ask operators of a member to bear a part and apply to their tours, from a day on. */
export async function listOffered(db: Database, userId: string, today: TravelDate): Promise<OfferedCoupon[]> {
  const appliesTo = sql`((${coupons.tours} IS NULL AND ${coupons.operators} IS NULL)
    OR EXISTS (SELECT 1 FROM json_each(${coupons.operators}) AS named WHERE named.value = ${operators.slug})
    OR EXISTS (SELECT 1 FROM json_each(${coupons.tours}) AS named JOIN tours AS offered ON offered.slug = named.value
      WHERE offered.operator_slug = ${operators.slug}))`;
  const rows = await db
    .select({
      ...couponColumns,
      operator: sql<string>`${operators.slug}`.as("offered_to"),
      companyName: operators.companyName,
      agreedVersion: sql<number | null>`${couponAgreements.version}`.as("agreed_version"),
      agreedAt: couponAgreements.agreedAt,
    })
    .from(operators)
    .innerJoin(coupons, appliesTo)
    .leftJoin(
      couponAgreements,
      and(eq(couponAgreements.coupon, coupons.code), eq(couponAgreements.operatorSlug, operators.slug)),
    )
    .where(
      and(
        isOperatorOf(operators.slug, userId, "earnings"),
        isNotDeleted,
        isNull(coupons.deactivatedAt),
        isNotNull(coupons.borneBy),
        gte(coupons.validUntil, today),
      ),
    )
    .orderBy(asc(coupons.validUntil), asc(coupons.code), asc(operators.slug));
  return rows.map(({ agreedVersion, agreedAt, ...coupon }) => ({
    ...coupon,
    agreedAt: agreedVersion === coupon.version ? agreedAt : null,
  }));
}

/** Writes an operator's agreement to a version of a coupon. @param agreement.version null ends it */
export async function writeAgreement(
  db: Database,
  { code, operator, version, at }: { code: string; operator: string; version: number | null; at: number },
  audit: AuditStatements,
): Promise<void> {
  const agreed = and(eq(couponAgreements.coupon, code), eq(couponAgreements.operatorSlug, operator));
  await db.batch([
    version === null
      ? db.delete(couponAgreements).where(agreed)
      : db
          .insert(couponAgreements)
          .values({ coupon: code, operatorSlug: operator, version, agreedAt: at })
          .onConflictDoUpdate({
            target: [couponAgreements.coupon, couponAgreements.operatorSlug],
            set: { version, agreedAt: at },
          }),
    ...audit,
  ]);
}

/** Lists the operators to whose tours a coupon applies, without suspended ones. */
export async function listAskedOperators(
  db: Database,
  { tours, operators: named }: Pick<OfferedCoupon, "tours" | "operators">,
): Promise<string[]> {
  const isAsked =
    tours === null && named === null
      ? undefined
      : or(
          inArray(operators.slug, inJson(named ?? [])),
          sql`EXISTS (SELECT 1 FROM tours AS asked WHERE asked.operator_slug = ${operators.slug} AND asked.slug IN ${inJson(tours ?? [])})`,
        );
  const rows = await db
    .select({ slug: operators.slug })
    .from(operators)
    .where(and(ne(operators.status, "suspended"), isAsked));
  return rows.map(({ slug }) => slug);
}

/** True once a coupon has a version. */
export function isAtVersion(code: string, version: number) {
  return sql`EXISTS (SELECT 1 FROM ${coupons} WHERE ${coupons.code} = ${code} AND ${coupons.version} = ${version})`;
}

/** Selects the members of a list, as one parameter. */
function inJson(values: readonly string[]) {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
