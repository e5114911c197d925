import { jobLabels, type FailedJob, type JobName } from "~/domain/housekeeping/job";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { logError } from "../platform/log";
import { writeNotifications } from "../notifications/notifications.repo";
import { listFailedJobs } from "./failed-jobs.repo";

export interface AlertDependencies {
  db: Database;
  clock: Clock;
  /** null if no public origin is configured: the mail then has no link. */
  origin: string | null;
  /** URL that receives alerts; null for none. */
  alertWebhook: string | null;
}

/** Failures in a row: one alone is often a short outage. */
const alertedFailures = 2;

/** Milliseconds until a webhook counts as failed. */
const webhookTimeout = 10_000;

/**
 * Notifies the owners of jobs that have failed at least twice in a row, by mail and by the webhook: once until the job succeeds. The webhook
 * is called once and not retried; it also reports a failure of the job that sends mail. Call it after the failures are recorded.
 * @param names jobs that have just failed
 */
export async function alertOfFailures(
  { db, clock, origin, alertWebhook }: AlertDependencies,
  names: readonly JobName[],
): Promise<void> {
  if (names.length === 0) return;
  const failed = (await listFailedJobs(db)).filter(
    ({ name, failures }) => failures >= alertedFailures && names.includes(name),
  );
  const url = origin === null ? null : new URL("/admin/logs/jobs", origin).href;
  const jobsByKey = new Map(failed.map((job) => [`job-failed/${job.name}/${job.firstFailedAt}`, job]));
  const alerts = [...jobsByKey].map(([key, job]) => ({
    event: "job-failed" as const,
    key,
    to: { admins: true } as const,
    params: {},
    url,
    mail: mailOf(job),
  }));
  for (const { key } of await writeNotifications(db, alerts, clock())) {
    const job = jobsByKey.get(key);
    if (job && alertWebhook !== null) await callWebhook(alertWebhook, job, url);
  }
}

function mailOf({ name, error }: FailedJob) {
  return {
    subject: `A scheduled job fails: ${name}`,
    preheader: jobLabels[name],
    heading: "A scheduled job fails",
    paragraphs: [
      "It has failed twice in a row and is tried again every minute. You get no further mail until it has succeeded once.",
    ],
    details: [
      ["Job", jobLabels[name]],
      ["Error", error],
    ] satisfies [string, string][],
    action: "View failed jobs",
  };
}

/** Posts JSON with `text`, which chat services show, and the parts for programs. */
async function callWebhook(webhook: string, { name, error, failures }: FailedJob, url: string | null) {
  const text = [`Tour Bharat: the job "${name}" failed ${failures} times in a row. ${error}`, url ?? ""].join(
    " ",
  );
  const body = JSON.stringify({ text: text.trim(), event: "job-failed", job: name, error, failures, url });
  try {
    const { ok, status } = await fetch(webhook, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal: AbortSignal.timeout(webhookTimeout),
    });
    if (!ok) throw new Error(`status ${status}`);
  } catch (failure) {
    // The URL is a secret; an error of fetch may name it.
    logError("alert not sent", failure instanceof Error ? failure.name : "unknown");
  }
}
