import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { tourPath } from "~/domain/tour";
import type { Database } from "../db/client";
import { bookings, operators, reviews, tours } from "../db/schema";
import { onSale } from "../tours/tours.repo";

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

/** Whether a booking is of a tour of a company that this person owns. */
export function isBookingOfOwner(ownerId: string): SQL {
  return sql`${bookings.tourId} IN ${toursOfOwner(ownerId)}`;
}

/** The same for a review. */
export function isReviewOfOwner(ownerId: string): SQL {
  return sql`${reviews.tourId} IN ${toursOfOwner(ownerId)}`;
}

function toursOfOwner(ownerId: string): SQL {
  return sql`(SELECT own_tours.id FROM tours AS own_tours INNER JOIN operators AS own ON own_tours.operator_slug = own.slug WHERE own.owner_id = ${ownerId})`;
}

/** The tours of a person's companies in recommended order, whatever their state; deleted ones are left out. */
export function listOwnTours(db: Database, ownerId: string): Promise<OwnTour[]> {
  return listTours(db, eq(operators.ownerId, ownerId));
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
