import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../db/client";
import { tours } from "../db/schema";

/** What has to be true of a tour for something to be done with it: each stands in the WHERE of what does it. */

export const isThere = isNull(tours.deletedAt);
export const isDeleted = isNotNull(tours.deletedAt);

/** The tours of the catalogue and the demo tours have illustrations from the build; others choose one, or need an uploaded picture. */
export const isPictured: SQL = sql`(${tours.createdAt} IS NULL OR ${tours.drawing} IS NOT NULL OR EXISTS (
  SELECT 1 FROM tour_pictures WHERE tour_pictures.tour_id = ${tours.id} AND tour_pictures.removed_at IS NULL
))`;

/** Whether an operator is verified: of a slug, or of the tour's own. */
export function isVerified(operator: string | typeof tours.operatorSlug): SQL {
  return sql`${operator} IN (SELECT operators.slug FROM operators WHERE operators.status = 'verified')`;
}

/** Texts are written into a tour all at once, and only valid: one that stands there means that all do. */
export const isWritten: SQL = sql`${tours.subtitle} <> ''`;

/** That a tour may go on sale. */
export const isPublishable = and(isThere, isWritten, isPictured, isVerified(tours.operatorSlug));

/** A published tour whose operator has handed in other texts, which wait to be looked at. */
export const hasChangedTexts: SQL = sql`(${tours.status} = 'active' AND EXISTS (
  SELECT 1 FROM tour_drafts WHERE tour_drafts.tour_id = ${tours.id} AND tour_drafts.submitted_at IS NOT NULL
))`;

/** Whether a tour has a picture or an illustration. */
export async function hasPicture(db: Database, slug: string): Promise<boolean> {
  return (await db.$count(tours, and(eq(tours.slug, slug), isPictured))) > 0;
}
