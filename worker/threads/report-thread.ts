import { AppError } from "~/domain/errors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import type { Keys } from "../platform/keys/keys";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Admin } from "../platform/authz/actors";
import { noSuchThread, openThread, type ThreadVisitor } from "./open-thread";
import * as repo from "./thread-reports.repo";
import type { ReportedThread } from "./thread-reports.repo";
import { randomId } from "../platform/surroundings";
import { threadErrors } from "./messages";

/**
 * Reports a thread for one of its two sides: administrators may then read it. A side can report it once until the report is resolved.
 * @throws AppError as `openThread`; `illegal_transition` (this side has an open report)
 */
export async function reportThread(
  { db, clock, keys, limiters }: { db: Database; clock: Clock; keys: Keys; limiters: Pick<Limiters, "form"> },
  visitor: ThreadVisitor,
  { bookingId, reason }: { bookingId: string; reason: string },
  headers: Headers,
): Promise<void> {
  await requireWithinLimit(limiters.form, headers, threadErrors().tooMany);
  const { side, condition, userId } = await openThread({ db, keys }, visitor, bookingId);
  const report = {
    id: randomId(),
    reporter: side,
    reportedBy: userId,
    reason,
    now: clock(),
  };
  try {
    if (!(await repo.createReport(db, condition, report))) throw noSuchThread();
  } catch (error) {
    if (!violates(error, "thread_reports.booking")) throw error;
    throw new AppError("illegal_transition", threadErrors().alreadyReported, {
      cause: error,
    });
  }
}

/**
 * Returns the part of a reported thread that administrators may read, and records the access in the audit log.
 * @throws AppError `not_found` (also for a thread without reports)
 */
export async function readReportedThread(
  audit: AuditDependencies,
  admin: Admin,
  bookingId: string,
): Promise<ReportedThread> {
  const reports = await repo.listReportsOf(audit.db, bookingId);
  const [newest] = reports;
  if (!newest) throw new AppError("not_found", "Report not found.");
  const { tourTitle, customerName, operatorName } = newest;
  const entry = { action: "thread.read" as const, subjectId: newest.bookingId };
  const messages = await withAudit(audit, admin, entry, (statements) =>
    repo.readReported(
      audit.db,
      { bookingId: newest.bookingId, userId: admin.id },
      { customerName, operatorName },
      statements,
    ),
  );
  return { bookingId: newest.bookingId, tourTitle, customerName, operatorName, reports, messages };
}

/**
 * Marks a thread report as resolved: later messages are private to the two sides again.
 * @param id of the report
 * @throws AppError `not_found`, `illegal_transition` (already resolved)
 */
export async function handleThreadReport(audit: AuditDependencies, admin: Admin, id: string): Promise<void> {
  const bookingId = await repo.findReportedBooking(audit.db, id);
  if (bookingId === null) throw new AppError("not_found", "Report not found.");
  const entry = { action: "thread.handle" as const, subjectId: bookingId };
  const handled = { at: audit.clock(), by: admin.id };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.updateReportHandled(audit.db, id, handled, statements),
  );
  if (!isDone) {
    throw new AppError("illegal_transition", "This report is already resolved.");
  }
}
