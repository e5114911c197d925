import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { PhotographStatus, ReviewPhotograph } from "~/domain/reviews/review-photograph";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, reviewPhotographs, reviews, tours, users } from "../platform/db/schema";
import { insertMailIf } from "../notifications/mail/mail-outbox.repo";
import type { Mail } from "../notifications/mail/mailer";
import { decodeCursor, pageOf } from "../platform/db/cursor";
import { toPhotograph } from "./photographs.repo";

export interface ModeratedPhotograph extends ReviewPhotograph {
  status: PhotographStatus;
  /** Why it was rejected. */
  reason: string | null;
  /** UTC instant of the upload. */
  consentedAt: number;
  /** Version of the wording that its author agreed to. */
  consentVersion: number;
  /** UTC instant. */
  handledAt: number | null;
  /** Name of the administrator; null if the account was deleted. */
  handledBy: string | null;
  authorName: string | null;
  review: { title: string; text: string; rating: number; isHidden: boolean };
  tourTitle: string;
  tourSlug: string;
  /** Booking reference. */
  bookingId: string;
}

/**
 * Lists one page of the photographs with a status: waiting ones oldest first, others newest first.
 * @throws AppError `invalid` (cursor)
 */
export async function listPhotographsForModeration(
  db: Database,
  { status, cursor, limit }: { status: PhotographStatus; cursor?: string | undefined; limit: number },
): Promise<{ photographs: ModeratedPhotograph[]; nextCursor: string | null }> {
  const isQueue = status === "waiting";
  const [order, comparison] = isQueue ? [asc, sql.raw(">")] : [desc, sql.raw("<")];
  const { createdAt, id } = reviewPhotographs;
  const [lastAt, lastId] = cursor ? decodeCursor(cursor, "string") : [];
  const rows = await db
    .select({
      photograph: reviewPhotographs,
      handler: sql<string | null>`${users.name}`.as("handler"),
      authorName: reviews.authorName,
      review: { title: reviews.title, text: reviews.text, rating: reviews.rating, status: reviews.status },
      tourTitle: tours.title,
      tourSlug: tours.slug,
      place: tours.place,
      bookingId: bookings.bookingId,
    })
    .from(reviewPhotographs)
    .innerJoin(reviews, eq(reviewPhotographs.review, reviews.id))
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .innerJoin(tours, eq(reviewPhotographs.tourId, tours.id))
    .leftJoin(users, eq(reviewPhotographs.handledBy, users.id))
    .where(
      and(
        eq(reviewPhotographs.status, status),
        lastAt === undefined ? undefined : sql`(${createdAt}, ${id}) ${comparison} (${lastAt}, ${lastId})`,
      ),
    )
    .orderBy(order(createdAt), order(id))
    .limit(limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, ({ photograph }) => [
    photograph.createdAt,
    photograph.id,
  ]);
  return {
    photographs: shown.map(
      ({ photograph, handler, place, review: { status: shownAs, ...review }, ...row }) => ({
        ...row,
        ...toPhotograph(photograph, { authorName: row.authorName, place }),
        status,
        reason: photograph.reason,
        consentedAt: photograph.consentedAt,
        consentVersion: photograph.consentVersion,
        handledAt: photograph.handledAt,
        handledBy: handler,
        review: { ...review, isHidden: shownAs === "hidden" },
      }),
    ),
    nextCursor,
  };
}

/** Finds a photograph with what its author's mail needs; null if it was removed. */
export async function findPhotographToModerate(db: Database, id: string) {
  const row = await db
    .select({
      status: reviewPhotographs.status,
      caption: reviewPhotographs.caption,
      review: reviewPhotographs.review,
      booking: reviews.booking,
      bookingId: bookings.bookingId,
      language: bookings.language,
      tourId: reviews.tourId,
      tourTitle: tours.title,
      writerName: users.name,
      writerEmail: users.email,
    })
    .from(reviewPhotographs)
    .innerJoin(reviews, eq(reviewPhotographs.review, reviews.id))
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .innerJoin(tours, eq(reviewPhotographs.tourId, tours.id))
    .leftJoin(users, eq(reviews.userId, users.id))
    .where(eq(reviewPhotographs.id, id))
    .get();
  if (!row || row.status === "removed") return null;
  return { ...row, status: row.status };
}

/**
 * Approves or rejects a photograph, and mails its author.
 * @param change.from the status that the administrator saw
 * @returns true if it still had that status
 */
export async function updatePhotographStatus(
  db: Database,
  change: { id: string; from: PhotographStatus; status: PhotographStatus; reason: string | null },
  { at, by, mail }: { at: number; by: string; mail: Mail | null },
  audit: AuditStatements,
): Promise<boolean> {
  const { id, from, status, reason } = change;
  const { written } = await batchNamed(db, {
    written: db
      .update(reviewPhotographs)
      .set({ status, reason, handledAt: at, handledBy: by })
      .where(and(eq(reviewPhotographs.id, id), eq(reviewPhotographs.status, from))),
    audit,
    // Right after the audit rows, which exist only if the status was changed.
    mail: mail ? insertMailIf(db, mail, sql`changes() > 0`, at) : null,
  });
  return written.meta.changes > 0;
}
