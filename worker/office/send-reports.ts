import { formatDay, todayInIndia, addDays } from "~/domain/calendar/calendar";
import {
  coveredDays,
  nextRun,
  reportLinkDays,
  reportPeriodInWords,
  reportScheduleInWords,
} from "~/domain/office/scheduled-report";
import type { ReminderDependencies } from "../notifications/bookings/send-reminders";
import { reportMail } from "../notifications/mail/report-mails";
import { violates } from "../platform/db/errors";
import { randomId } from "../platform/surroundings";
import * as repo from "./reports.repo";
import { mayReadList } from "./schedule-reports";

/** Per run of the job; the rest follows in the next minute. */
const reportsPerRun = 50;

/**
 * Sends reports that are due, each once also by two jobs at a time; after an outage one mail covers all missed days. A report whose owner
 * may no longer read its list ends, and nothing is sent.
 */
export async function sendReports(dependencies: ReminderDependencies): Promise<void> {
  const { db, clock, bookingMailer } = dependencies;
  const now = clock();
  const due = await repo.listDueReports(db, now, reportsPerRun);
  const results = await Promise.allSettled(due.map((report) => send(dependencies, report, now)));
  if (due.length > 0) bookingMailer.deliver();
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, "Reports could not be sent");
}

async function send(
  { db, bookingMailer }: ReminderDependencies,
  { report, owner }: Awaited<ReturnType<typeof repo.listDueReports>>[number],
  now: number,
): Promise<void> {
  const { list, title, nextRunAt: dueAt } = report;
  if (!(await mayReadList(db, owner, list))) return repo.endReport(db, report.id, now);
  const id = randomId();
  const url = bookingMailer.addressOf(`/${list.split("/", 2)[1]}/reports?run=${id}`);
  if (url === null) throw new Error("Reports need the site's origin");
  const days = coveredDays(report, dueAt, now);
  const mail = reportMail({
    id,
    owner,
    title,
    period: report.period === null ? null : reportPeriodInWords(days),
    schedule: reportScheduleInWords(report),
    worksUntil: formatDay(addDays(todayInIndia(now), reportLinkDays)),
    url,
  });
  const run = { id, report: report.id, dueAt, ...days, createdAt: now };
  try {
    await repo.insertRun(db, run, { nextRunAt: nextRun(report, now), mail });
  } catch (error) {
    // Sent by another job, or paused meanwhile.
    if (!violates(error, "report_runs.report")) throw error;
  }
}
