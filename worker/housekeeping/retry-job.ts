import { AppError } from "~/domain/errors";
import type { FailedJob, FailedRefund, JobName } from "~/domain/housekeeping/job";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Database } from "../platform/db/client";
import * as repo from "./failed-jobs.repo";
import { errorSummary, jobs, type ScheduledDependencies } from "./run-scheduled";
import type { Admin } from "../platform/authz/actors";

/** Lists failed jobs and refunds that were given up, for an administrator. */
export async function listFailures(
  { db }: { db: Database },
  _admin: Admin,
): Promise<{ jobs: FailedJob[]; refunds: FailedRefund[] }> {
  const [failed, refunds] = await Promise.all([repo.listFailedJobs(db), repo.listFailedRefunds(db)]);
  return { jobs: failed, refunds };
}

/**
 * Runs a failed job now, on behalf of an administrator.
 * @throws AppError `not_found` (it has not failed, or has succeeded since), `unavailable` (it failed again)
 */
export async function retryJob(
  dependencies: ScheduledDependencies & { audit: AuditDependencies },
  admin: Admin,
  name: JobName,
): Promise<void> {
  const { db, clock, audit } = dependencies;
  if (!(await repo.isFailedJob(db, name))) throw succeeded();
  const error = await jobs[name](dependencies).then(
    () => null,
    (reason: unknown) => errorSummary(reason),
  );
  const entry = { action: "job.retry" as const, subjectId: name, after: { error } };
  const wasFailed = await withAudit(audit, admin, entry, (statements) =>
    repo.updateRetriedJob(db, { name, error, at: clock() }, statements),
  );
  if (!wasFailed) throw succeeded();
  if (error !== null) throw new AppError("unavailable", `It failed again: ${error}`, { retryAfter: 60 });
}

function succeeded(): AppError {
  return new AppError("not_found", "This job has succeeded since.");
}

/**
 * Queues a refund that was given up, on behalf of an administrator; the next run, within a minute, sends it.
 * @throws AppError `illegal_transition` (it is not given up, or the gateway itself has refused it)
 */
export async function retryRefund(audit: AuditDependencies, admin: Admin, id: string): Promise<void> {
  const entry = { action: "job.retry-refund" as const, subjectId: id };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.requeueRefund(audit.db, id, audit.clock(), statements),
  );
  if (!isDone) {
    throw new AppError("illegal_transition", "This refund can't be sent again. Refund it manually.");
  }
}
