import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "../platform/db/client";
import { auditLog, tours } from "../platform/db/schema";

/** Conditions of actions on a tour: each is part of the WHERE of the action. */

export const notDeleted = isNull(tours.deletedAt);
export const isDeleted = isNotNull(tours.deletedAt);

/** Matches tours with one of these ids. */
export function isAmong(ids: readonly number[]): SQL {
  return sql`${tours.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Catalogue and demo tours have illustrations from the build; others need a chosen one or an uploaded picture. */
export const hasImage: SQL = sql`(${tours.createdAt} IS NULL OR ${tours.drawing} IS NOT NULL OR EXISTS (
  SELECT 1 FROM tour_pictures WHERE tour_pictures.tour_id = ${tours.id} AND tour_pictures.removed_at IS NULL
))`;

/** Matches if an operator is verified. @param operator a slug, or the tour's own column */
export function isVerified(operator: string | typeof tours.operatorSlug): SQL {
  return sql`${operator} IN (SELECT operators.slug FROM operators WHERE operators.status = 'verified')`;
}

/** Content is saved all at once and only if valid, so a subtitle implies the rest. */
export const hasContent: SQL = sql`${tours.subtitle} <> ''`;

/** Matches tours that may be published. */
export const isPublishable = and(notDeleted, hasContent, hasImage, isVerified(tours.operatorSlug));

/** Matches published tours with edits under review. "+" lets SQLite begin with the few drafts, not with all published tours. */
export const hasChangedTexts: SQL = sql`(+${tours.status} = 'active' AND ${tours.id} IN (
  SELECT tour_drafts.tour_id FROM tour_drafts WHERE tour_drafts.submitted_at IS NOT NULL
))`;

export async function hasPicture(db: Database, slug: string): Promise<boolean> {
  return (await db.$count(tours, and(eq(tours.slug, slug), hasImage))) > 0;
}

/** Matches unless the tour is a draft whose prices, or departures, have not been saved yet: they are still the defaults of a new tour. */
export function hasSaved(step: "prices" | "departures"): SQL<number> {
  return sql<number>`(${tours.status} <> 'draft' OR EXISTS (SELECT 1 FROM ${auditLog} WHERE ${auditLog.subject} = 'tour'
    AND ${auditLog.subjectId} = ${tours.slug} AND ${auditLog.action} = ${`tour.set-${step}`}))`;
}
