import { and, eq, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { TourAction } from "~/domain/tours/tour-list";
import type { TourStatus } from "~/domain/tours/tour";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { isEditableBy } from "../platform/authz/operator-rights.repo";
import { operators, tours, users } from "../platform/db/schema";
import {
  isDeleted,
  hasImage,
  isPublishable,
  notDeleted,
  isVerified,
  hasContent,
} from "./tour-conditions.repo";

/** The state that decides which actions are possible on a tour, and the owner to mail. */
export interface TourState {
  slug: string;
  version: number;
  title: string;
  status: TourStatus;
  isFeatured: boolean;
  /** UTC instant, or null. */
  deletedAt: number | null;
  rejectionReason: string | null;
  /** True if its content is complete, which is not the case while its operator is still writing it. */
  hasContent: boolean;
  hasImage: boolean;
  isOperatorVerified: boolean;
  /** Null for a sample tour without an operator. */
  companyName: string | null;
  /** Null for an operator without an account. */
  owner: { email: string; name: string } | null;
}

/** @param operator the tour's new operator, if it is to change */
export async function findTourState(
  db: Database,
  slug: string,
  operator?: string,
): Promise<TourState | null> {
  const row = await db
    .select({
      slug: tours.slug,
      version: tours.version,
      title: tours.title,
      status: tours.status,
      isFeatured: tours.isFeatured,
      deletedAt: tours.deletedAt,
      rejectionReason: tours.rejectionReason,
      hasContent: sql<number>`${hasContent}`.as("is_written"),
      hasImage: sql<number>`${hasImage}`.as("is_pictured"),
      isOperatorVerified: sql<number>`${isVerified(operator ?? tours.operatorSlug)}`.as(
        "is_operator_verified",
      ),
      companyName: operators.companyName,
      owner: { email: users.email, name: users.name },
    })
    .from(tours)
    .leftJoin(operators, eq(operators.slug, operator ?? tours.operatorSlug))
    .leftJoin(users, eq(operators.ownerId, users.id))
    .where(eq(tours.slug, slug))
    .get();
  if (!row) return null;
  return {
    ...row,
    hasContent: row.hasContent === 1,
    hasImage: row.hasImage === 1,
    isOperatorVerified: row.isOperatorVerified === 1,
  };
}

/** True while the sales of a tour are paused, and until when. */
export const pauseColumns = {
  isPaused: sql<number>`coalesce(${tours.pausedAt} IS NOT NULL AND (${tours.pausedUntil} IS NULL
    OR ${tours.pausedUntil} > date('now', '+330 minutes')), 0)`.as("is_paused"),
  pausedUntil: tours.pausedUntil,
};

/**
 * Pauses or resumes the sales of a tour.
 * @param change.at UTC instant; null resumes them
 * @param change.editorId the user whose right is required; null for an administrator
 * @returns false if the right was revoked, the tour is deleted, or it was not paused
 */
export async function updatePause(
  db: Database,
  {
    slug,
    editorId,
    at,
    until,
  }: { slug: string; editorId: string | null; at: number | null; until: string | null },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(tours)
      .set({ pausedAt: at, pausedUntil: until, version: sql`${tours.version} + 1` })
      .where(
        and(
          eq(tours.slug, slug),
          notDeleted,
          at === null ? isNotNull(tours.pausedAt) : undefined,
          isEditableBy(editorId),
        ),
      ),
    audit,
  });
  return written.meta.changes > 0;
}

type Change = Partial<
  Pick<typeof tours.$inferInsert, "status" | "isFeatured" | "deletedAt" | "rejectionReason">
>;

/** Returns the changes of each action and its conditions. */
function changeOf(
  action: TourAction,
  { now, reason }: { now: number; reason: string | null },
): { change: Change; when: SQL | undefined } {
  const published = { status: "active", rejectionReason: null } as const;
  switch (action) {
    case "publish":
      return { change: published, when: and(ne(tours.status, "active"), isPublishable) };
    case "approve":
      return { change: published, when: and(eq(tours.status, "pending"), isPublishable) };
    case "unpublish":
      return { change: { status: "draft" }, when: and(eq(tours.status, "active"), notDeleted) };
    case "reject":
      return {
        change: { status: "draft", rejectionReason: reason },
        when: and(eq(tours.status, "pending"), notDeleted),
      };
    case "feature":
      return {
        change: { isFeatured: true },
        when: and(eq(tours.isFeatured, false), eq(tours.status, "active"), notDeleted),
      };
    case "unfeature":
      return { change: { isFeatured: false }, when: eq(tours.isFeatured, true) };
    case "delete":
      return { change: { status: "draft", isFeatured: false, deletedAt: now }, when: notDeleted };
    case "restore":
      return { change: { deletedAt: null }, when: isDeleted };
  }
}

/**
 * Changes a tour's state if its current state allows it. Forms opened before are outdated afterwards.
 * @param now UTC instant
 * @param reason of a rejection
 * @param version expected version; undefined for any
 * @param only further conditions, e.g. that the tour belongs to the user's operator
 * @returns true if it was changed
 */
export async function updateTourState(
  db: Database,
  {
    slug,
    action,
    version,
    only,
    ...details
  }: {
    slug: string;
    action: TourAction;
    now: number;
    reason: string | null;
    version?: number | undefined;
    only?: SQL | undefined;
  },
  audit: AuditStatements,
): Promise<boolean> {
  const { change, when } = changeOf(action, details);
  const { written } = await batchNamed(db, {
    written: db
      .update(tours)
      .set({ ...change, version: sql`${tours.version} + 1` })
      .where(
        and(eq(tours.slug, slug), version === undefined ? undefined : eq(tours.version, version), when, only),
      ),
    audit,
  });
  return written.meta.changes > 0;
}

/**
 * Assigns a verified operator to a sample tour that has none; part of the change's audit.
 * @returns false if the tour has an operator, or that one is not verified
 */
export async function assignTour(
  db: Database,
  { slug, operator }: { slug: string; operator: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(tours)
      .set({ operatorSlug: operator, version: sql`${tours.version} + 1` })
      .where(and(eq(tours.slug, slug), isNull(tours.operatorSlug), notDeleted, isVerified(operator))),
    audit,
  });
  return written.meta.changes > 0;
}
