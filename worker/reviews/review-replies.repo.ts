import { and, eq, sql, type SQL } from "drizzle-orm";
import type { ReviewReply } from "~/domain/reviews/review";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  bookings,
  operators,
  reviewReplies,
  reviewReports,
  reviews,
  tours,
  users,
} from "../platform/db/schema";
import { insertMailIf } from "../notifications/mail/mail-outbox.repo";
import type { Mail } from "../notifications/mail/mailer";
import { isReviewOf } from "../platform/authz/operator-rights.repo";

/** Columns of a reply beside a review, aliased; all null without one. */
export const replyColumns = {
  replyText: sql<string | null>`${reviewReplies.text}`.as("reply_text"),
  repliedAt: sql<number | null>`${reviewReplies.createdAt}`.as("replied_at"),
  replyOperator: sql<string>`${operators.companyName}`.as("reply_company"),
};

export function toReply({
  replyText,
  repliedAt,
  replyOperator,
}: {
  replyText: string | null;
  repliedAt: number | null;
  replyOperator: string;
}): ReviewReply | null {
  if (replyText === null || repliedAt === null) return null;
  return { companyName: replyOperator, text: replyText, createdAt: new Date(repliedAt).toISOString() };
}

/** Matches a published review of a tour of an operator that lets this user reply to reviews. */
function operatorReviewWith(id: string, userId: string): SQL {
  return sql`${eq(reviews.id, id)} AND ${eq(reviews.status, "published")} AND ${isReviewOf(userId, "reviews")}`;
}

/** Finds a review that a user may reply to, with the author's mail address; null if they may not. */
export async function findReviewToAnswer(db: Database, id: string, userId: string) {
  const row = await db
    .select({
      id: reviews.id,
      booking: reviews.booking,
      bookingId: bookings.bookingId,
      title: reviews.title,
      language: bookings.language,
      tourId: reviews.tourId,
      tourTitle: tours.title,
      companyName: operators.companyName,
      writerName: users.name,
      writerEmail: users.email,
    })
    .from(reviews)
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .innerJoin(tours, eq(reviews.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .leftJoin(users, eq(reviews.userId, users.id))
    .where(operatorReviewWith(id, userId))
    .get();
  return row ?? null;
}

/**
 * Writes a reply and mails the review's author. Fails with UNIQUE `review_replies.review` if there is one already.
 * @returns true if the user may reply to the review
 */
export async function createReply(
  db: Database,
  reply: { review: string; text: string; userId: string; now: number; mail: Mail | null },
  audit: AuditStatements,
): Promise<boolean> {
  const { review, text, userId, now, mail } = reply;
  const { written } = await batchNamed(db, {
    written: db.insert(reviewReplies).select(
      db
        .select({
          review: reviews.id,
          text: sql<string>`${text}`.as("reply_text"),
          authorId: sql<string>`${userId}`.as("author_id"),
          createdAt: sql<number>`${now}`.as("created_at"),
        })
        .from(reviews)
        .where(operatorReviewWith(review, userId)),
    ),
    audit,
    // Right after the audit rows, which exist only if the reply was written.
    mail: mail ? insertMailIf(db, mail, sql`changes() > 0`, now) : null,
  });
  return written.meta.changes > 0;
}

/**
 * Reports a review. Fails with UNIQUE `review_reports.review` if it was already reported.
 * @returns true if the user may report the review
 */
export async function createReviewReport(
  db: Database,
  { review, reason, userId, now }: { review: string; reason: string; userId: string; now: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db.insert(reviewReports).select(
      db
        .select({
          review: reviews.id,
          reason: sql<string>`${reason}`.as("reason"),
          reportedBy: sql<string>`${userId}`.as("reported_by"),
          createdAt: sql<number>`${now}`.as("created_at"),
          handledAt: sql<number | null>`NULL`.as("handled_at"),
          handledBy: sql<string | null>`NULL`.as("handled_by"),
        })
        .from(reviews)
        .where(operatorReviewWith(review, userId)),
    ),
    audit,
  });
  return written.meta.changes > 0;
}

/** Marks the report of a review as resolved. @returns true if it was open */
export async function updateReviewReportHandled(
  db: Database,
  review: string,
  handled: { at: number; by: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, { written: closeReport(db, review, handled), audit });
  return written.meta.changes > 0;
}

/** Builds the statement that resolves an open report. */
export function closeReport(db: Database, review: string, { at, by }: { at: number; by: string }) {
  return db
    .update(reviewReports)
    .set({ handledAt: at, handledBy: by })
    .where(and(eq(reviewReports.review, review), sql`${reviewReports.handledAt} IS NULL`));
}
