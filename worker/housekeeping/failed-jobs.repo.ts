import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { jobNames, type FailedJob, type FailedRefund, type JobName } from "~/domain/housekeeping/job";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, failedJobs, refunds, startedJobs } from "../platform/db/schema";

/** Builds the statement that records a failure and counts the failures in a row. @param at UTC instant */
function noteFailure(db: Database, { name, error, at }: { name: JobName; error: string; at: number }) {
  return db
    .insert(failedJobs)
    .values({ name, error, failures: 1, firstFailedAt: at, lastFailedAt: at })
    .onConflictDoUpdate({
      target: failedJobs.name,
      set: { error, failures: sql`${failedJobs.failures} + 1`, lastFailedAt: at },
    });
}

/** A job, or a run of all of them. */
type Started = JobName | "all";

/** Counts a start. @returns the starts of everything that has not ended since, with this one */
export async function markStart(db: Database, name: Started): Promise<Map<string, number>> {
  const { rows } = await batchNamed(db, {
    start: db
      .insert(startedJobs)
      .values({ name, starts: 1 })
      .onConflictDoUpdate({ target: startedJobs.name, set: { starts: sql`${startedJobs.starts} + 1` } }),
    rows: db.select().from(startedJobs),
  });
  return new Map(rows.map((row) => [row.name, row.starts]));
}

/** Builds the statement that forgets the starts of what has ended. */
export function markEnd(db: Database, name: Started) {
  return db.delete(startedJobs).where(eq(startedJobs.name, name));
}

/** Records the results of a run. Failures are stored until the job succeeds. @param at UTC instant */
export async function recordJobs(
  db: Database,
  results: readonly { name: JobName; error: string | null }[],
  at: number,
): Promise<void> {
  const succeeded = results.filter(({ error }) => error === null).map(({ name }) => name);
  const failures = results.flatMap(({ name, error }) =>
    error === null ? [] : [noteFailure(db, { name, error, at })],
  );
  await db.batch([
    markEnd(db, "all"),
    db.delete(failedJobs).where(inArray(failedJobs.name, succeeded)),
    ...failures,
  ]);
}

export async function listFailedJobs(db: Database): Promise<FailedJob[]> {
  const rows = await db.select().from(failedJobs).orderBy(asc(failedJobs.firstFailedAt));
  return rows.flatMap((row) => {
    const name = jobNames.find((known) => known === row.name);
    return name ? [{ ...row, name }] : [];
  });
}

/** Returns true if the last run of the job failed. */
export async function isFailedJob(db: Database, name: JobName): Promise<boolean> {
  return (await db.$count(failedJobs, eq(failedJobs.name, name))) > 0;
}

/** Records the result of a retry and who started it. @returns true if the job had failed before */
export async function updateRetriedJob(
  db: Database,
  { name, error, at }: { name: JobName; error: string | null; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const isKnown = eq(failedJobs.name, name);
  const statement =
    error === null
      ? db.delete(failedJobs).where(isKnown)
      : db
          .update(failedJobs)
          .set({ error, failures: sql`${failedJobs.failures} + 1`, lastFailedAt: at })
          .where(isKnown);
  const { written } = await batchNamed(db, { written: statement, audit, end: markEnd(db, name) });
  return written.meta.changes > 0;
}

/** Lists refunds that were given up, oldest first. */
export async function listFailedRefunds(db: Database): Promise<FailedRefund[]> {
  return db
    .select({
      id: refunds.id,
      bookingId: bookings.bookingId,
      amount: refunds.amount,
      error: refunds.lastError,
      createdAt: refunds.createdAt,
      canRetry: sql`${refunds.gatewayRefundId} IS NULL`.mapWith(Boolean).as("can_retry"),
    })
    .from(refunds)
    .innerJoin(bookings, eq(refunds.booking, bookings.id))
    .where(eq(refunds.status, "failed"))
    .orderBy(asc(refunds.createdAt))
    .limit(100);
}

/** Queues a refund that was given up. @returns true if it was queued */
export async function requeueRefund(
  db: Database,
  id: string,
  at: number,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(refunds)
      .set({ status: "due", attempts: 0, nextAttemptAt: at })
      .where(and(eq(refunds.id, id), eq(refunds.status, "failed"), isNull(refunds.gatewayRefundId))),
    audit,
  });
  return written.meta.changes > 0;
}
