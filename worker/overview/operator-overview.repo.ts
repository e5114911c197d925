import { and, asc, eq, gte, isNotNull, isNull, min, ne, not, notExists, or, sql } from "drizzle-orm";
import type { StartKey } from "~/domain/departures/start";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { FirstSaleFacts } from "~/domain/overview/first-sale";
import type { OperatorTasks } from "~/domain/overview/operator-overview";
import { gapsIn } from "~/domain/operators/operator-verification";
import type { Database } from "../platform/db/client";
import {
  bankAccounts,
  departures,
  operatorDocuments,
  operators,
  reviewReplies,
  reviews,
  tourDrafts,
  tours,
} from "../platform/db/schema";
import { lacksNothing, submissionColumns } from "../platform/db/operator-submission";
import { hasImage, hasSaved } from "../tours/tour-conditions.repo";
import { isTourOfAmongFew, isOperatorOf, isReviewOf, isTourOf } from "../platform/authz/operator-rights.repo";

/** Lists closed departures from a day on that still have bookings. */
export function listClosedWithTravelers(
  db: Database,
  userId: string,
  from: TravelDate,
): Promise<OperatorTasks["closed"]> {
  return (
    db
      .select({
        tourSlug: tours.slug,
        tourTitle: tours.title,
        travelDate: sql<TravelDate>`${departures.travelDate}`.as("closed_date"),
        start: sql<StartKey>`${departures.start}`.as("closed_start"),
        booked: sql<number>`${departures.booked}`.as("closed_booked"),
      })
      // The few of all operators: SQLite would read the departures of all tours of this one.
      .from(sql`${departures} INDEXED BY departures_closed_with_travelers`)
      .innerJoin(tours, eq(departures.tourId, tours.id))
      .where(
        and(
          isTourOfAmongFew(userId, "departures"),
          // Literals, as in the WHERE of the index.
          sql`${departures.closedAt} IS NOT NULL AND ${departures.booked} > 0`,
          gte(departures.travelDate, from),
        ),
      )
      .orderBy(asc(departures.travelDate), asc(tours.id))
  );
}

/** Max tours of this list: an importing operator has hundreds of drafts, which the list of tours shows in pages. */
const unfinishedShown = 10;

/** Lists tours that are not complete or not submitted, and those that were rejected, with the reason. */
export async function listUnfinishedTours(
  db: Database,
  userId: string,
): Promise<Pick<OperatorTasks, "drafts" | "rejected" | "hasMoreUnfinished">> {
  const found = await db
    .select({
      slug: tours.slug,
      title: tours.title,
      status: tours.status,
      // Unpublished edits of a published tour take precedence over the rejection of its first draft.
      reason: sql<
        string | null
      >`CASE WHEN ${tours.status} = 'draft' THEN ${tours.rejectionReason} ELSE ${tourDrafts.rejectionReason} END`.as(
        "reason",
      ),
    })
    .from(tours)
    .leftJoin(tourDrafts, eq(tourDrafts.tourId, tours.id))
    .where(
      and(
        isTourOf(userId, "tours"),
        isNull(tours.deletedAt),
        // The plus keeps SQLite on the operator's tours: the index on the status holds those of all.
        or(
          eq(sql`+${tours.status}`, "draft"),
          and(
            eq(sql`+${tours.status}`, "active"),
            isNotNull(tourDrafts.tourId),
            isNull(tourDrafts.submittedAt),
          ),
        ),
      ),
    )
    // Rejected ones first: someone waits for them.
    .orderBy(sql`reason IS NULL`, asc(tours.position), asc(tours.id))
    .limit(unfinishedShown + 1);
  const rows = found.slice(0, unfinishedShown);
  return {
    hasMoreUnfinished: found.length > unfinishedShown,
    drafts: rows.flatMap(({ slug, title, status, reason }) =>
      reason === null ? [{ slug, title, isPublished: status === "active" }] : [],
    ),
    rejected: rows.flatMap(({ slug, title, reason }) => (reason === null ? [] : [{ slug, title, reason }])),
  };
}

/** Counts the tours a user can edit, in any state. */
export function countWritableTours(db: Database, userId: string): Promise<number> {
  return db.$count(tours, and(isTourOf(userId, "tours"), isNull(tours.deletedAt)));
}

function isUnanswered(db: Database, userId: string) {
  const replies = db
    .select({ one: sql`1` })
    .from(reviewReplies)
    .where(eq(reviewReplies.review, reviews.id));
  return and(isReviewOf(userId, "reviews"), eq(reviews.status, "published"), notExists(replies));
}

/** Counts published reviews of a user's tours without a reply. */
export function countUnansweredReviews(db: Database, userId: string): Promise<number> {
  return db.$count(reviews, isUnanswered(db, userId));
}

/** Returns when the oldest of these reviews was written, or null. */
export async function findOldestUnanswered(db: Database, userId: string): Promise<number | null> {
  const row = await db
    .select({ since: min(reviews.createdAt) })
    .from(reviews)
    .where(isUnanswered(db, userId))
    .get();
  return row?.since ?? null;
}

/** Lists the operators a user owns that lack something for their verification, also those that were verified before it was needed. */
export async function listIncompleteOperators(
  db: Database,
  userId: string,
): Promise<OperatorTasks["incomplete"]> {
  const rows = await db
    .select({ slug: operators.slug, companyName: operators.companyName, ...submissionColumns })
    .from(operators)
    .where(and(isOperatorOf(operators.slug, userId, "company"), not(lacksNothing)))
    .orderBy(asc(operators.companyName));
  return rows.map(({ slug, companyName, ...submission }) => ({
    slug,
    companyName,
    missing: gapsIn(submission),
  }));
}

/** Lists the operators a user owns that were asked for documents or refused. */
export function listOperatorsToAnswer(db: Database, userId: string): Promise<OperatorTasks["toAnswer"]> {
  const { slug, companyName, verification } = operators;
  return db
    .select({ slug, companyName, verification })
    .from(operators)
    .where(
      and(
        isOperatorOf(operators.slug, userId, "company"),
        ne(operators.status, "suspended"),
        ne(operators.verification, "waiting"),
      ),
    )
    .orderBy(asc(companyName));
}

/**
 * Returns what an operator without a published tour has stored so far, the first by name of those whose profile a user may
 * edit; null if there is none.
 */
export async function findFirstSaleFacts(db: Database, userId: string): Promise<FirstSaleFacts | null> {
  const operator = await db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      status: operators.status,
      hasDetails: sql<number>`coalesce(${operators.registrationNumber}, '') <> '' AND coalesce(${operators.address}, '') <> ''`,
      hasBank: sql<number>`${bankAccounts.operator} IS NOT NULL`,
      hasDocuments: sql<number>`EXISTS (SELECT 1 FROM ${operatorDocuments} WHERE ${operatorDocuments.operator} = ${operators.slug})`,
    })
    .from(operators)
    .leftJoin(bankAccounts, eq(bankAccounts.operator, operators.slug))
    .where(
      and(
        isOperatorOf(operators.slug, userId, "company"),
        sql`NOT EXISTS (SELECT 1 FROM ${tours} WHERE ${tours.operatorSlug} = ${operators.slug}
          AND ${tours.status} = 'active' AND ${tours.deletedAt} IS NULL)`,
      ),
    )
    .orderBy(asc(operators.companyName))
    .get();
  if (!operator) return null;
  const tour = await db
    .select({
      slug: tours.slug,
      status: tours.status,
      hasPicture: sql<number>`${hasImage}`,
      hasDepartures: hasSaved("departures"),
    })
    .from(tours)
    .where(and(eq(tours.operatorSlug, operator.operator), isNull(tours.deletedAt)))
    .orderBy(sql`${tours.status} = 'pending' DESC`, asc(tours.position))
    .get();
  return {
    operator: operator.operator,
    companyName: operator.companyName,
    isVerified: operator.status === "verified",
    hasDetails: operator.hasDetails === 1,
    hasBank: operator.hasBank === 1,
    hasDocuments: operator.hasDocuments === 1,
    tour: tour
      ? {
          slug: tour.slug,
          hasPicture: tour.hasPicture === 1,
          hasDepartures: tour.hasDepartures === 1,
          isSubmitted: tour.status === "pending",
        }
      : null,
  };
}
