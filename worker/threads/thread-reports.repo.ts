import { and, asc, eq, exists, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { ThreadEntry, ThreadReport } from "~/domain/bookings/booking-message";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../platform/db/list-page";
import { bookingMessages, bookings, operators, threadReports, tours, users } from "../platform/db/schema";
import { markRead } from "./threads.repo";
import { readByTeamWhenReported, toEntry } from "./visible-messages.repo";

/**
 * Creates a side's report of a thread. Fails with UNIQUE `thread_reports.booking` while that side has an open one.
 * @param condition matches the booking if the reporter may read it
 * @returns true if there was such a booking
 */
export async function createReport(
  db: Database,
  condition: SQL,
  report: {
    id: string;
    reporter: "traveler" | "operator";
    reportedBy: string | null;
    reason: string;
    now: number;
  },
): Promise<boolean> {
  const written = await db.insert(threadReports).select(
    db
      .select({
        id: sql<string>`${report.id}`.as("report_id"),
        booking: sql<string>`${bookings.id}`.as("booking"),
        reporter: sql<"traveler" | "operator">`${report.reporter}`.as("reporter"),
        reportedBy: sql<string | null>`${report.reportedBy}`.as("reported_by"),
        reason: sql<string>`${report.reason}`.as("reason"),
        createdAt: sql<number>`${report.now}`.as("created_at"),
        handledAt: sql<number | null>`NULL`.as("handled_at"),
        handledBy: sql<string | null>`NULL`.as("handled_by"),
      })
      .from(bookings)
      .where(condition),
  );
  return written.meta.changes > 0;
}

const reportColumns = {
  id: threadReports.id,
  bookingId: bookings.bookingId,
  tourTitle: bookings.tourTitle,
  customerName: bookings.customerName,
  operatorName: operators.companyName,
  reporter: threadReports.reporter,
  reason: threadReports.reason,
  createdAt: sql<number>`${threadReports.createdAt}`.as("reported_at"),
  handledAt: threadReports.handledAt,
  handledBy: sql<string | null>`${users.name}`.as("handler"),
};

function selectReports(db: Database, key: SQL.Aliased<string | number>, table = threadReports) {
  return db
    .select({ ...reportColumns, sortKey: key })
    .from(table)
    .innerJoin(bookings, eq(threadReports.booking, bookings.id))
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .leftJoin(users, eq(threadReports.handledBy, users.id))
    .$dynamic();
}

/** Lists one page of reports, newest first. @throws AppError `invalid` (cursor) */
export async function listReports(
  db: Database,
  {
    state,
    q,
    cursor,
    limit,
    isCounted,
  }: PageRequest & {
    state?: "open" | "handled" | undefined;
    q?: string | undefined;
  },
): Promise<{ reports: ThreadReport[] } & PageEnd> {
  const searched = sql`${bookings.bookingId} || ' ' || ${bookings.tourTitle} || ' ' || ${bookings.customerFolded} || ' ' || ${operators.companyName} || ' ' || ${operators.foldedName} || ' ' || ${threadReports.reason}`;
  const { shown, ...end } = await readListPage(
    db,
    { columns: { reported: threadReports.createdAt }, id: threadReports.id, table: threadReports },
    ({ key, after, table }) =>
      selectReports(db, key, table).where(
        and(
          state && (state === "open" ? isNull(threadReports.handledAt) : isNotNull(threadReports.handledAt)),
          q ? containsText(searched, q) : undefined,
          after,
        ),
      ),
    { sort: "-reported", cursor, limit, isCounted },
    ({ id }) => id,
  );
  return { reports: shown, ...end };
}

export interface ReportedThread {
  bookingId: string;
  tourTitle: string;
  customerName: string;
  operatorName: string;
  /** Newest first. */
  reports: ThreadReport[];
  messages: ThreadEntry[];
}

/** Max reports shown of one thread: each side has one open at a time. */
const maxReports = 100;

/** Lists the reports of a thread, newest first. */
export async function listReportsOf(db: Database, bookingId: string): Promise<ThreadReport[]> {
  const { shown } = await readListPage(
    db,
    { columns: { reported: threadReports.createdAt }, id: threadReports.id, table: threadReports },
    ({ key }) => selectReports(db, key).where(eq(bookings.bookingId, bookingId)),
    { sort: "-reported", limit: maxReports },
    ({ id }) => id,
  );
  return shown;
}

/**
 * Reads the part of a thread that its report has opened, and records that this administrator has read it. Each read with unseen messages
 * is an entry in the audit log.
 */
export async function readReported(
  db: Database,
  { bookingId, userId }: { bookingId: string; userId: string },
  names: { customerName: string; operatorName: string },
  audit: AuditStatements,
): Promise<ThreadEntry[]> {
  const isBooking = eq(bookings.bookingId, bookingId);
  const isReported = and(
    isBooking,
    exists(
      db
        .select({ one: sql`1` })
        .from(threadReports)
        .where(eq(threadReports.booking, bookings.id)),
    ),
  );
  const until = sql<number>`coalesce((SELECT max(read.created_at) FROM booking_messages AS read
    INNER JOIN bookings AS of_thread ON of_thread.id = read.booking WHERE of_thread.booking_id = ${bookingId}), 0)`;
  const { rows } = await batchNamed(db, {
    rows: db
      .select({ message: bookingMessages, author: sql<string | null>`${users.name}`.as("author_name") })
      .from(bookingMessages)
      .innerJoin(bookings, eq(bookingMessages.booking, bookings.id))
      .leftJoin(users, eq(bookingMessages.authorId, users.id))
      .where(and(isBooking, readByTeamWhenReported))
      .orderBy(asc(bookingMessages.createdAt), asc(bookingMessages.id)),
    read: markRead(db, isReported ?? isBooking, { userId, until }),
    audit,
  });
  return rows.map((row) => toEntry(row, "team", names));
}

/** Marks a report as resolved. @returns true if it was open */
export async function updateReportHandled(
  db: Database,
  id: string,
  handled: { at: number; by: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(threadReports)
      .set({ handledAt: handled.at, handledBy: handled.by })
      .where(and(eq(threadReports.id, id), isNull(threadReports.handledAt))),
    audit,
  });
  return written.meta.changes > 0;
}

/** Finds the booking reference of a report. */
export async function findReportedBooking(db: Database, id: string): Promise<string | null> {
  const row = await db
    .select({ bookingId: bookings.bookingId })
    .from(threadReports)
    .innerJoin(bookings, eq(threadReports.booking, bookings.id))
    .where(eq(threadReports.id, id))
    .get();
  return row?.bookingId ?? null;
}
