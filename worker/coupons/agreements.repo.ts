import { and, asc, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { OfferedCoupon } from "~/domain/coupons/coupon-fields";
import type { AuditStatements } from "../audit/with-audit";
import { isOperatorOf } from "../platform/authz/operator-rights.repo";
import type { Database } from "../platform/db/client";
import { couponAgreements, coupons, operators } from "../platform/db/schema";
import { couponColumns, isNotDeleted } from "./coupons.repo";

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
