import type { Viewer } from "~/domain/account";
import type { ThreadReport } from "~/domain/booking-message";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../accounts/require-admin";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import type { Database } from "../db/client";
import * as repo from "./thread-reports.repo";
import type { ReportedThread } from "./thread-reports.repo";

/** One page of the reports of threads, for an administrator. @throws AppError `invalid` for a cursor that is none */
export async function listThreadReports(
  { db }: { db: Database },
  viewer: Viewer | null,
  {
    cursor,
    limit,
    ...filter
  }: Parameters<typeof repo.listReports>[1] & Parameters<typeof repo.listReports>[2],
): Promise<{ reports: ThreadReport[]; nextCursor: string | null }> {
  requireAdmin(viewer);
  return repo.listReports(db, filter, { cursor, limit });
}

/**
 * What a report has opened to administrators of a thread; that it was read is written down.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (also for a thread that nobody has reported)
 */
export async function readReportedThread(
  audit: AuditDependencies,
  viewer: Viewer | null,
  bookingId: string,
): Promise<ReportedThread> {
  requireAdmin(viewer);
  const reports = await repo.listReportsOf(audit.db, bookingId);
  const [newest] = reports;
  if (!newest) throw new AppError("not_found", "Nobody has reported these messages.");
  const { tourTitle, customerName, operatorName } = newest;
  const entry = { action: "thread.read" as const, subjectId: newest.bookingId };
  const messages = await withAudit(audit, viewer, entry, (statements) =>
    repo.readReported(
      audit.db,
      { bookingId: newest.bookingId, userId: viewer.id },
      { customerName, operatorName },
      statements,
    ),
  );
  return { bookingId: newest.bookingId, tourTitle, customerName, operatorName, reports, messages };
}

/**
 * Marks a report of a thread as dealt with: what is written there from then on is its two sides' alone again.
 * @param id of the report
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `illegal_transition` (it is so already)
 */
export async function handleThreadReport(
  audit: AuditDependencies,
  viewer: Viewer | null,
  id: string,
): Promise<void> {
  requireAdmin(viewer);
  const bookingId = await repo.findReportedBooking(audit.db, id);
  if (bookingId === null) throw new AppError("not_found", "There is no such report.");
  const entry = { action: "thread.handle" as const, subjectId: bookingId };
  const handled = { at: audit.clock(), by: viewer.id };
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    repo.updateReportHandled(audit.db, id, handled, statements),
  );
  if (!isDone) {
    throw new AppError("illegal_transition", "Somebody has dealt with this report already.");
  }
}
