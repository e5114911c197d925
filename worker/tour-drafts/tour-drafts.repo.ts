import { and, eq, sql, type SQL } from "drizzle-orm";
import type { TourKind } from "~/domain/tours/tour";
import type { PriceRules } from "~/domain/prices/price-rules";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import type { Database } from "../platform/db/client";
import { operators, tourDrafts, tours, users } from "../platform/db/schema";
import { isEditableBy, isTourOf } from "../platform/authz/operator-rights.repo";
import { hasImage, hasSaved, isAmong, notDeleted } from "../tours/tour-conditions.repo";
import { editedTourOf, type EditedTour } from "../tours/admin/tour-edit.repo";
import { noOperator, onSale } from "../tours/tours.repo";

interface StoredDraft {
  version: number;
  /** Unvalidated form values; see `readDraft`. */
  values: Record<string, unknown>;
  /** UTC instants. */
  updatedAt: number;
  submittedAt: number | null;
  /** Null if the account is deleted. */
  updatedBy: { id: string; name: string } | null;
  rejectionReason: string | null;
}

/** A tour with all the data of its wizard. */
export interface WrittenTour {
  id: number;
  tour: EditedTour;
  kind: TourKind;
  rejectionReason: string | null;
  isOnSale: boolean;
  /** True if it has a picture or an illustration. */
  hasImage: boolean;
  /** Steps of a draft that were never saved. */
  unsavedSteps: ("prices" | "departures")[];
  /** Number of uploaded pictures. */
  pictures: number;
  altitudeMetres: number | null;
  priceRules: PriceRules;
  departureRules: DepartureRules;
  operator: { slug: string; companyName: string; status: "pending" | "verified" | "suspended" };
  bookings: number;
  draft: StoredDraft | null;
}

const pictureCount = sql<number>`(SELECT count(*) FROM tour_pictures
  WHERE tour_pictures.tour_id = ${tours.id} AND tour_pictures.removed_at IS NULL)`;
const bookingCount = sql<number>`(SELECT count(*) FROM bookings WHERE bookings.tour_id = ${tours.id})`;

/** Lists tours that match a condition and are not deleted, in recommended order. */
function listTours(db: Database, condition: SQL) {
  return db
    .select({
      row: tours,
      isOnSale: sql<number>`coalesce(${onSale}, 0)`.as("is_on_sale"),
      hasPrices: hasSaved("prices").as("has_prices"),
      hasDepartures: hasSaved("departures").as("has_departures"),
      hasImage: sql<number>`${hasImage}`.as("is_pictured"),
      pictures: pictureCount.as("picture_count"),
      bookings: bookingCount.as("booking_count"),
      operator: {
        slug: operators.slug,
        companyName: operators.companyName,
        status: operators.status,
      },
      draft: tourDrafts,
      writer: { id: users.id, name: users.name },
    })
    .from(tours)
    .leftJoin(operators, eq(operators.slug, tours.operatorSlug))
    .leftJoin(tourDrafts, eq(tourDrafts.tourId, tours.id))
    .leftJoin(users, eq(users.id, tourDrafts.updatedBy))
    .where(and(notDeleted, condition))
    .orderBy(tours.position, tours.id);
}

type Row = Awaited<ReturnType<typeof listTours>>[number];

function toWrittenTour({ row, draft, writer, hasPrices, hasDepartures, ...rest }: Row): WrittenTour {
  return {
    ...rest,
    operator: rest.operator ?? noOperator,
    id: row.id,
    tour: editedTourOf(row),
    kind: row.kind,
    rejectionReason: row.rejectionReason,
    isOnSale: rest.isOnSale === 1,
    hasImage: rest.hasImage === 1,
    unsavedSteps: [
      ...(hasPrices === 1 ? [] : (["prices"] as const)),
      ...(hasDepartures === 1 ? [] : (["departures"] as const)),
    ],
    altitudeMetres: row.altitudeMetres,
    priceRules: row.priceRules,
    departureRules: row.departureRules,
    draft: draft && {
      version: draft.version,
      values: draft.values,
      updatedAt: draft.updatedAt,
      // Only edits of a published tour can be under review: if it is unpublished, they are part of a draft again.
      submittedAt: row.status === "active" ? draft.submittedAt : null,
      updatedBy: writer,
      rejectionReason: draft.rejectionReason,
    },
  };
}

/** Lists those of some tours that a user may edit for their operators. */
export async function listToursWithDrafts(
  db: Database,
  userId: string,
  ids: readonly number[],
): Promise<WrittenTour[]> {
  return (await listTours(db, sql`${isAmong(ids)} AND ${isTourOf(userId, "tours")}`)).map(toWrittenTour);
}

/** Finds a tour that an editor may edit. @param editorId null for an administrator, who may edit all */
export async function findWrittenTour(
  db: Database,
  editorId: string | null,
  slug: string,
): Promise<WrittenTour | null> {
  const [row] = await listTours(db, sql`${eq(tours.slug, slug)} AND ${isEditableBy(editorId)}`);
  return row ? toWrittenTour(row) : null;
}

/** Matches a draft that the user may edit and that has no bookings. */
export function isUnbookedTourOf(userId: string): SQL | undefined {
  return and(
    isTourOf(userId, "tours"),
    eq(tours.status, "draft"),
    sql`NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.tour_id = ${tours.id})`,
  );
}
