import { and, asc, desc, eq, gte, isNull, lt, lte, sql } from "drizzle-orm";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import {
  maxReports,
  reportLinkDays,
  type ReportRun,
  type ScheduledReport,
} from "~/domain/office/scheduled-report";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { reportRuns, scheduledReports, users } from "../platform/db/schema";
import { insertMail } from "../notifications/mail/mail-outbox.repo";
import type { Mail } from "../notifications/mail/mailer";

/** Lists a person's scheduled reports, the newest first. */
export function listScheduledReports(db: Database, userId: string): Promise<ScheduledReport[]> {
  return db
    .select()
    .from(scheduledReports)
    .where(eq(scheduledReports.userId, userId))
    .orderBy(desc(scheduledReports.createdAt));
}

/** @returns false if the person has the maximum number */
export async function insertReport(
  db: Database,
  { id, userId, list, title, query, period, format, days, time, nextRunAt, createdAt }: Inserted,
): Promise<boolean> {
  const inserted = await db.insert(scheduledReports).select(
    sql`SELECT ${id}, ${userId}, ${list}, ${title}, ${query}, ${period}, ${format}, ${days}, ${time}, ${nextRunAt}, NULL, NULL, NULL, ${createdAt}
      WHERE (SELECT count(*) FROM scheduled_reports WHERE user_id = ${userId}) < ${maxReports}`,
  );
  return inserted.meta.changes > 0;
}
type Inserted = Omit<typeof scheduledReports.$inferSelect, "pausedAt" | "endedAt" | "lastOpenedAt">;

const isOwn = (userId: string, id: string) =>
  and(eq(scheduledReports.id, id), eq(scheduledReports.userId, userId));

export async function findReport(db: Database, userId: string, id: string): Promise<ScheduledReport | null> {
  return (await db.select().from(scheduledReports).where(isOwn(userId, id)).get()) ?? null;
}

/** Pauses or resumes a report that has not ended. */
export async function updateReport(
  db: Database,
  { userId, id }: { userId: string; id: string },
  set: Pick<ScheduledReport, "pausedAt" | "nextRunAt">,
): Promise<void> {
  await db
    .update(scheduledReports)
    .set(set)
    .where(and(isOwn(userId, id), isNull(scheduledReports.endedAt)));
}

/** Deletes a report and its links. */
export async function deleteReport(db: Database, userId: string, id: string): Promise<void> {
  const own = db.select({ id: scheduledReports.id }).from(scheduledReports).where(isOwn(userId, id));
  await batchNamed(db, {
    runs: db.delete(reportRuns).where(sql`${reportRuns.report} IN ${own}`),
    report: db.delete(scheduledReports).where(isOwn(userId, id)),
  });
}

/** Lists reports that are due, with their owners. */
export function listDueReports(db: Database, now: number, limit: number) {
  return db
    .select({ report: scheduledReports, owner: users })
    .from(scheduledReports)
    .innerJoin(users, eq(users.id, scheduledReports.userId))
    .where(
      and(
        lte(scheduledReports.nextRunAt, now),
        isNull(scheduledReports.pausedAt),
        isNull(scheduledReports.endedAt),
      ),
    )
    .orderBy(asc(scheduledReports.nextRunAt))
    .limit(limit);
}

/** Ends a report whose owner no longer has the right. */
export async function endReport(db: Database, id: string, now: number): Promise<void> {
  await db.update(scheduledReports).set({ endedAt: now }).where(eq(scheduledReports.id, id));
}

/**
 * Sends a run with its mail. Fails with UNIQUE `report_runs.report` if it was sent, and with NOT NULL `report_runs.report` if the report was
 * paused, ended or deleted since it was read.
 */
export async function insertRun(
  db: Database,
  { report, ...run }: typeof reportRuns.$inferSelect,
  { nextRunAt, mail }: { nextRunAt: number; mail: Mail },
): Promise<void> {
  const active = sql`(SELECT id FROM scheduled_reports WHERE id = ${report} AND paused_at IS NULL AND ended_at IS NULL)`;
  await batchNamed(db, {
    run: db.insert(reportRuns).values({ ...run, report: active }),
    next: db.update(scheduledReports).set({ nextRunAt }).where(eq(scheduledReports.id, report)),
    mail: insertMail(db, mail, run.createdAt),
  });
}

/** Returns the earliest sending of a link that still works: until the end of its last day in India. */
const worksSince = (now: number) => startOfDayInIndia(addDays(todayInIndia(now), -reportLinkDays));

/** Returns a person's own run whose link still works. */
export async function findRun(
  db: Database,
  userId: string,
  { id, now }: { id: string; now: number },
): Promise<ReportRun | null> {
  const found = await db
    .select({ run: reportRuns, report: scheduledReports })
    .from(reportRuns)
    .innerJoin(scheduledReports, eq(scheduledReports.id, reportRuns.report))
    .where(
      and(
        eq(reportRuns.id, id),
        eq(scheduledReports.userId, userId),
        gte(reportRuns.createdAt, worksSince(now)),
      ),
    )
    .get();
  return found ? { ...found.report, ...found.run } : null;
}

/** Notes that a report was opened. */
export async function markOpened(db: Database, id: string, now: number): Promise<void> {
  await db.update(scheduledReports).set({ lastOpenedAt: now }).where(eq(scheduledReports.id, id));
}

/** Builds the statement that deletes runs whose links no longer work. */
export function deleteOldRuns(db: Database, now: number) {
  return db.delete(reportRuns).where(lt(reportRuns.createdAt, worksSince(now)));
}
