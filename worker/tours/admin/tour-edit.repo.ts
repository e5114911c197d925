import { and, eq, sql } from "drizzle-orm";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import type { TravelDate } from "~/domain/calendar/calendar";
import { stateCenters, states } from "~/domain/tours/state-centers";
import { sceneOfType, type TourStatus } from "~/domain/tours/tour";
import { asWritten, type TourFields } from "~/domain/tour-drafts/tour-form";
import type { TourGuide } from "~/domain/tours/tour-schema";
import { foldText } from "~/domain/folded-text";
import type { AuditStatements } from "../../audit/with-audit";
import { moveToPlace } from "../../analytics/sums.repo";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { bookings, tours } from "../../platform/db/schema";
import { followCapacity } from "../tour-capacity.repo";
import { hasImage, notDeleted, isVerified } from "../tour-conditions.repo";

export interface EditedTour {
  slug: string;
  version: number;
  status: TourStatus;
  /** UTC instant, or null. */
  deletedAt: number | null;
  fields: TourFields;
  /** Not editable in any form. */
  faq: TourGuide["faq"];
  /** Edited on a page of their own. */
  departures: DepartureRules;
}

/** Finds a tour with all the data of its form, deleted ones too. */
export async function findEditedTour(db: Database, slug: string): Promise<EditedTour | null> {
  const row = await db.select().from(tours).where(eq(tours.slug, slug)).get();
  return row ? editedTourOf(row) : null;
}

/** Converts a row for the form. */
export function editedTourOf(row: typeof tours.$inferSelect): EditedTour {
  const { itinerary, inclusions, exclusions, carry, permits, meetingPoint, faq } = row.guide;
  return {
    slug: row.slug,
    version: row.version,
    status: row.status,
    deletedAt: row.deletedAt,
    faq,
    departures: row.departureRules,
    fields: {
      title: row.title,
      place: row.place,
      state: states.find((state) => state === row.state) ?? states[0],
      otherStates: row.states.flatMap((name) =>
        states.filter((state) => state === name && name !== row.state),
      ),
      region: row.region,
      departureCity: row.departureCity,
      operator: row.operatorSlug,
      status: row.status,
      days: row.days,
      priceInr: row.priceInr,
      capacity: row.capacity,
      type: row.type,
      category: row.category,
      subtitle: row.subtitle,
      description: row.description,
      highlights: row.highlights,
      bestMonths: row.bestMonths.toSorted((a, b) => a - b),
      experiences: row.experiences,
      interests: row.interests,
      itinerary: itinerary.map(asWritten),
      inclusions,
      exclusions,
      carry,
      permits,
      meetingPoint,
      partyQuestions: row.partyQuestions,
      latitude: row.latitude,
      longitude: row.longitude,
      scene: row.scene,
      motif: row.motif,
      hour: row.hour,
      practical: row.practical,
    },
  };
}

/** Converts form values to columns, with defaults for open choices. */
export function columnsOf(fields: TourFields, faq: TourGuide["faq"]) {
  const { operator, otherStates, itinerary, inclusions, exclusions, carry, permits, meetingPoint, ...rest } =
    fields;
  const [latitude, longitude] = stateCenters[fields.state];
  return {
    ...rest,
    foldedTitle: foldText(fields.title),
    states: [fields.state, ...otherStates.filter((state) => state !== fields.state)],
    operatorSlug: operator,
    guide: { itinerary, inclusions, exclusions, carry, permits, meetingPoint, faq },
    latitude: fields.latitude ?? latitude,
    longitude: fields.longitude ?? longitude,
    scene: fields.scene ?? sceneOfType[fields.type],
    motif: fields.motif ?? fields.place,
  };
}

/**
 * Creates a tour, ordered after all others.
 * Fails with UNIQUE `tours.slug` if another tour has that slug, and with a foreign key error if the operator does not exist.
 * @param now UTC instant
 */
export async function insertTour(
  db: Database,
  { slug, fields, rules }: { slug: string; fields: TourFields; rules: DepartureRules },
  audit: AuditStatements,
  now: number,
): Promise<void> {
  await db.batch([
    db.insert(tours).values({
      ...columnsOf(fields, []),
      slug,
      departureRules: rules,
      kind: "package",
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM tours)`,
      createdAt: now,
      editedAt: now,
    }),
    ...audit,
  ]);
}

/**
 * Writes an edited tour if it is unchanged since it was read. Future days adopt its capacity (`followCapacity`).
 * @param isPublished true if this publishes the tour
 * @param at UTC instant, and its day in India
 * @returns false if it has another version, is deleted, cannot be published as requested, or was to change operator although it has
 * bookings
 */
export async function updateTour(
  db: Database,
  { slug, version, fields, faq, isPublished }: EditedTour & { isPublished: boolean },
  audit: AuditStatements,
  at: { now: number; today: TravelDate },
): Promise<boolean> {
  const isAsRead = and(
    eq(tours.slug, slug),
    notDeleted,
    eq(tours.version, version),
    sql`(${tours.operatorSlug} = ${fields.operator} OR NOT EXISTS (
      SELECT 1 FROM ${bookings} WHERE ${bookings.tourId} = ${tours.id}
    ))`,
    isPublished ? and(hasImage, isVerified(fields.operator)) : undefined,
  );
  const { written } = await batchNamed(db, {
    moved: moveToPlace(db, sql`${isAsRead}`, fields),
    written: db
      .update(tours)
      .set({
        ...columnsOf(fields, faq),
        ...(fields.status !== "draft" && { rejectionReason: null }),
        editedAt: at.now,
        version: sql`${tours.version} + 1`,
      })
      .where(isAsRead),
    audit,
    departures: followCapacity(db, slug, at),
  });
  return written.meta.changes > 0;
}
