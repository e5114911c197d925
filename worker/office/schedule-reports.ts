import { awaitsApproval, type Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { mayOpen } from "~/domain/office/office-access";
import { maxReports, nextRun, type ReportRun } from "~/domain/office/scheduled-report";
import type { NewReport } from "~/domain/office/scheduled-report-schema";
import { startExport } from "../audit/log-reading";
import type { AuditDependencies } from "../audit/with-audit";
import type { Traveler } from "../platform/authz/actors";
import { listMemberships } from "../platform/authz/operator-rights.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { randomId } from "../platform/surroundings";
import * as repo from "./reports.repo";

type Dependencies = { db: Database; clock: Clock };

/** Returns true if an account may read a list of the offices now. */
export async function mayReadList(
  db: Database,
  person: Pick<Viewer, "id" | "role" | "status" | "adminRole">,
  list: string,
): Promise<boolean> {
  if (person.status === "suspended" || awaitsApproval(person)) return false;
  return mayOpen({ viewer: person, memberships: await listMemberships(db, person.id) }, list);
}

async function requireList(db: Database, person: Traveler, list: string): Promise<void> {
  if (!(await mayReadList(db, person, list)))
    throw new AppError("forbidden", "You don't have the right to see this list.");
}

/** Schedules a list for the actor. @throws AppError `forbidden`, `invalid` (too many reports) */
export async function scheduleReport(
  { db, clock }: Dependencies,
  actor: Traveler,
  report: NewReport & { title: string },
): Promise<void> {
  await requireList(db, actor, report.list);
  const createdAt = clock();
  const nextRunAt = nextRun(report, createdAt);
  if (!(await repo.insertReport(db, { ...report, id: randomId(), userId: actor.id, nextRunAt, createdAt })))
    throw new AppError("invalid", `You have ${maxReports} reports. Please delete one first.`);
}

/** Pauses, resumes or deletes the actor's own report. @throws AppError `not_found` */
export async function changeReport(
  { db, clock }: Dependencies,
  { id: userId }: Traveler,
  { id, intent }: { id: string; intent: "pause" | "resume" | "delete" },
): Promise<void> {
  const report = await repo.findReport(db, userId, id);
  if (!report) throw new AppError("not_found", "This report was not found. Reload the page.");
  if (intent === "delete") return repo.deleteReport(db, userId, id);
  const now = clock();
  const pausedAt = intent === "pause" ? now : null;
  await repo.updateReport(db, { userId, id }, { pausedAt, nextRunAt: nextRun(report, now) });
}

/** Returns a sent report of the actor. @throws AppError `not_found` (also an expired one), `forbidden` */
export async function getReportRun(
  { db, clock }: Dependencies,
  actor: Traveler,
  id: string,
): Promise<ReportRun> {
  const run = await repo.findRun(db, actor.id, { id, now: clock() });
  if (!run) throw new AppError("not_found", "This link has expired, or the report is not yours.");
  await requireList(db, actor, run.list);
  return run;
}

/** Opens a sent report of the actor, with a row of the log like that of an export. @throws AppError as `getReportRun` */
export async function openReport(
  dependencies: Dependencies & { audit: AuditDependencies },
  actor: Traveler,
  id: string,
): Promise<ReportRun> {
  const run = await getReportRun(dependencies, actor, id);
  await startExport(dependencies, actor, `${run.list}.csv`);
  await repo.markOpened(dependencies.db, run.report, dependencies.clock());
  return run;
}
