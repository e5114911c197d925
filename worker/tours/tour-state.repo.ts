import { and, eq, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { TourAction } from "~/domain/tour-list";
import type { TourStatus } from "~/domain/tour-form";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { operators, tours, users } from "../db/schema";
import { isDeleted, isPictured, isPublishable, isThere, isVerified, isWritten } from "./tour-conditions.repo";

/** What decides what may be done with a tour, and whom to tell. */
export interface TourState {
  slug: string;
  version: number;
  title: string;
  status: TourStatus;
  isFeatured: boolean;
  /** UTC instant, or null. */
  deletedAt: number | null;
  rejectionReason: string | null;
  /** Whether its texts are there: of one that its operator is still writing they are not. */
  isWritten: boolean;
  isPictured: boolean;
  isOperatorVerified: boolean;
  companyName: string;
  /** Null for a company that has no account. */
  owner: { email: string; name: string } | null;
}

/** @param operator the company it is to be of, where that is to be another */
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
      isWritten: sql<number>`${isWritten}`.as("is_written"),
      isPictured: sql<number>`${isPictured}`.as("is_pictured"),
      isOperatorVerified: sql<number>`${isVerified(operator ?? tours.operatorSlug)}`.as(
        "is_operator_verified",
      ),
      companyName: operators.companyName,
      owner: { email: users.email, name: users.name },
    })
    .from(tours)
    .innerJoin(operators, eq(operators.slug, operator ?? tours.operatorSlug))
    .leftJoin(users, eq(operators.ownerId, users.id))
    .where(eq(tours.slug, slug))
    .get();
  if (!row) return null;
  return {
    ...row,
    isWritten: row.isWritten === 1,
    isPictured: row.isPictured === 1,
    isOperatorVerified: row.isOperatorVerified === 1,
  };
}

type Change = Partial<
  Pick<typeof tours.$inferInsert, "status" | "isFeatured" | "deletedAt" | "rejectionReason">
>;

/** What each action writes, and what has to be true for it. */
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
      return { change: { status: "draft" }, when: and(eq(tours.status, "active"), isThere) };
    case "reject":
      return {
        change: { status: "draft", rejectionReason: reason },
        when: and(eq(tours.status, "pending"), isThere),
      };
    case "feature":
      return {
        change: { isFeatured: true },
        when: and(eq(tours.isFeatured, false), eq(tours.status, "active"), isThere),
      };
    case "unfeature":
      return { change: { isFeatured: false }, when: eq(tours.isFeatured, true) };
    case "delete":
      return { change: { status: "draft", isFeatured: false, deletedAt: now }, when: isThere };
    case "restore":
      return { change: { deletedAt: null }, when: isDeleted };
  }
}

/**
 * Does something with a tour, if it may be done as the tour is now. Who edits it from before is told.
 * @param now UTC instant
 * @param reason of a rejection
 * @param version the one that was looked at; undefined for any
 * @param only what else has to be true of it, e.g. that it is the company's of whoever does it
 * @returns whether it was done
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
  const [written] = await db.batch([
    db
      .update(tours)
      .set({ ...change, version: sql`${tours.version} + 1` })
      .where(
        and(eq(tours.slug, slug), version === undefined ? undefined : eq(tours.version, version), when, only),
      ),
    ...audit,
  ]);
  return written.meta.changes > 0;
}
