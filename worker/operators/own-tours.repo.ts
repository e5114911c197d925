import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { CompanyRight } from "~/domain/company-rights";
import { tourPath } from "~/domain/tour";
import type { Database } from "../db/client";
import { operators, tours } from "../db/schema";
import { onSale } from "../tours/tours.repo";
import { isTourOf } from "./company-rights.repo";

export interface OwnTour {
  slug: string;
  title: string;
  status: "active" | "pending" | "draft";
  /** Why an administrator sent it back, until it is submitted again. */
  rejectionReason: string | null;
  /** Whether travellers see it and can book it. */
  isOnSale: boolean;
  /** Where travellers find it when it is on sale. */
  path: string;
  companyName: string;
  priceInr: number;
  /** Seats on each travel date. */
  capacity: number;
  rating: number | null;
  reviewCount: number;
}

/** The tours of the companies for which a person has a right, in recommended order, whatever their state; deleted ones are left out. */
export function listOwnTours(db: Database, userId: string, right: CompanyRight): Promise<OwnTour[]> {
  return listTours(db, isTourOf(userId, right));
}

/** The same of one company. */
export function listToursOf(db: Database, slug: string): Promise<OwnTour[]> {
  return listTours(db, eq(operators.slug, slug));
}

async function listTours(db: Database, condition: SQL): Promise<OwnTour[]> {
  const rows = await db
    .select({
      slug: tours.slug,
      title: tours.title,
      kind: tours.kind,
      region: tours.region,
      status: tours.status,
      rejectionReason: tours.rejectionReason,
      isOnSale: sql<number>`coalesce(${onSale}, 0)`,
      companyName: operators.companyName,
      priceInr: tours.priceInr,
      capacity: tours.capacity,
      rating: tours.rating,
      reviewCount: tours.reviewCount,
    })
    .from(tours)
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(and(condition, isNull(tours.deletedAt)))
    .orderBy(asc(tours.position), asc(tours.id));
  return rows.map(({ kind, region, isOnSale, rating, ...row }) => ({
    ...row,
    isOnSale: isOnSale === 1,
    path: tourPath({ kind, region, slug: row.slug }),
    // The catalogue's figure is nobody's review.
    rating: row.reviewCount > 0 ? rating : null,
  }));
}
