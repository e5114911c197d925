import { emailConfirmationDays } from "~/domain/accounts/account-edit";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { guideKeptDays } from "~/domain/departures/guide";
import { errorForLog } from "~/domain/error-for-log";
import { jobNames, type JobName } from "~/domain/housekeeping/job";
import { keepFigures } from "../analytics/keep-figures";
import { applySetEmails } from "../accounts/admin/change-set-email";
import { completeTrips } from "../bookings/complete-trips";
import { cancelUnpaidBalances, expireBookings } from "../bookings/expire-bookings";
import { workRescues } from "../desk/rescue/work-rescues";
import { sendDepartureMessages } from "../threads/message-departure";
import { sendMeetingChanges } from "../notifications/bookings/send-meeting-changes";
import { sendPaymentReminders } from "../notifications/bookings/send-payment-reminders";
import {
  sendPartyReminders,
  sendReminders,
  type ReminderDependencies,
} from "../notifications/bookings/send-reminders";
import { notifyOfUnpaid, sendManifests } from "../notifications/bookings/send-operator-reminders";
import { askOfMinimums, decideMinimums, notifyOfGuaranteed } from "../departures/decide-minimums";
import { settleClosedDepartures } from "../departures/settle-closed-departures";
import { notifyOfClosedDepartures } from "../departures/notify-of-closed-departures";
import type { AuditDependencies } from "../audit/with-audit";
import { applyHeldChanges, type ApplyDependencies } from "../held-changes/apply-held-changes";
import { verifyDaily } from "../audit/verify-daily";
import { eraseOldData } from "../privacy/erase-old-data";
import { runChecks } from "./run-checks";
import { rotateKeys } from "./rotate-keys";
import { accrueTaxes } from "../money/tax/accrue-taxes";
import { issueOperatorInvoices } from "../money/tax/operator-invoices";
import type { DeliveryDependencies } from "../notifications/mail/deliver-mail";
import { deliverNotifications } from "../notifications/outbox-mailer";
import type { DispatchDependencies } from "../notifications/dispatch-notifications";
import { reconcilePayments, type PaymentDependencies } from "../money/payments/look-up-payments";
import { sendRefunds } from "../money/payments/send-refunds";
import {
  deleteRemovedPictures,
  type RemovedPicturesDependencies,
} from "../tour-pictures/delete-removed-pictures";
import { sweepFiles } from "../media/sweep-files";
import { deleteRemovedPhotographs, type PhotographDependencies } from "../reviews/delete-photographs";
import { readCalendarFeeds, type CalendarDependencies } from "../partners/calendars/read-feeds";
import { sendResellerStatements } from "../partners/reseller-statements";
import { deliverWebhooks, type WebhookDependencies } from "../partners/webhooks/deliver-webhooks";
import { sendReports } from "../office/send-reports";
import { offerSeats } from "../waiting-list/offer-seats";
import { systemClock, type Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { logError, logInfo } from "../platform/log";
import { alertOfFailures, type AlertDependencies } from "./alert-of-failures";
import { markEnd, markStart, recordJobs } from "./failed-jobs.repo";
import { deleteExpiredRows } from "./expired-rows.repo";

export type ScheduledDependencies = DeliveryDependencies &
  DispatchDependencies &
  PaymentDependencies &
  ReminderDependencies &
  RemovedPicturesDependencies &
  PhotographDependencies &
  AuditDependencies &
  WebhookDependencies &
  CalendarDependencies &
  ApplyDependencies & { media: R2Bucket };

export const jobs: Record<JobName, (dependencies: ScheduledDependencies) => Promise<unknown>> = {
  mail: deliverNotifications,
  housekeeping: keepHouse,
  payments: settlePayments,
  trips: completeTrips,
  pictures: deletePictures,
  reminders: remind,
  closures: settleClosures,
  taxes: accrueTaxes,
  invoices: issueOperatorInvoices,
  keys: rotateKeys,
  figures: keepFigures,
  waiting: offerSeats,
  held: applyHeldChanges,
  audit: verifyDaily,
  checks: runChecks,
  retention: eraseOldData,
  webhooks: deliverWebhooks,
  calendars: readCalendarFeeds,
  reports: mailReports,
};

/** Starts without an end after which a run goes one job at a time, and after which a job is left out. */
const maxStarts = 3;

/**
 * Runs all jobs, every minute. A failing job does not stop the others; failures are logged, recorded for administrators, and notified to
 * owners from the second in a row. If runs start but do not end, the jobs run one at a time; the one that ends the Worker is then left out
 * and counts as failed, until an administrator retries it or it survives one of its hourly tries: the cause may lie outside of it.
 * @throws AggregateError if any failed, so that the platform shows the run as failed
 */
export async function runScheduled(
  dependencies: ScheduledDependencies & AlertDependencies,
  run: typeof jobs = jobs,
): Promise<void> {
  const startedAt = systemClock();
  // If the database is away, each job fails for itself.
  const starts = await markStart(dependencies.db, "all").catch(() => new Map<string, number>());
  const isCareful = (starts.get("all") ?? 0) > maxStarts;
  const start = async (name: JobName) => {
    const isLeftOut = (starts.get(name) ?? 0) >= maxStarts;
    if (isLeftOut && new Date(dependencies.clock()).getUTCMinutes() !== 0)
      throw new Error(`Left out until the next hour: ${maxStarts} runs ended in the middle of this job`);
    await (isCareful || isLeftOut
      ? runMarked(dependencies.db, name, () => run[name](dependencies))
      : run[name](dependencies));
  };
  const results: PromiseSettledResult<void>[] = [];
  if (isCareful) for (const name of jobNames) results.push(...(await Promise.allSettled([start(name)])));
  else results.push(...(await Promise.allSettled(jobNames.map(start))));
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  const notes = results.map((result, index) => ({
    name: jobNames[index] ?? "mail",
    error: result.status === "rejected" ? errorSummary(result.reason) : null,
  }));
  const failed = notes.flatMap(({ name, error }) => (error === null ? [] : [name]));
  try {
    await recordJobs(dependencies.db, notes, dependencies.clock());
    await alertOfFailures(dependencies, failed);
  } catch (error) {
    errors.push(error);
  }
  for (const error of errors) logError("scheduled job failed", error);
  logInfo("scheduled", { failed, ms: systemClock() - startedAt });
  if (errors.length > 0) throw new AggregateError(errors, "Scheduled jobs failed");
}

/** Runs a job with a mark that only its end removes, so that one that ends the Worker is known. */
async function runMarked(db: Database, name: JobName, run: () => Promise<unknown>): Promise<void> {
  await markStart(db, name);
  try {
    await run();
  } finally {
    await markEnd(db, name);
  }
}

/** Mails scheduled reports and the monthly statements of resellers. */
function mailReports(dependencies: ReminderDependencies): Promise<void> {
  return runInOrder([sendReports, sendResellerStatements], dependencies, "Reports could not be sent");
}

/** Returns the text that is stored of an error, without personal data; for an AggregateError, that of the first error. */
export function errorSummary(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  return errorForLog(first).split("\n", 1).join("").slice(0, 500);
}

/** Looks up payments before unpaid bookings expire or are canceled, then sends the refunds that this creates. */
function settlePayments(dependencies: PaymentDependencies): Promise<void> {
  const parts = [reconcilePayments, expireBookings, cancelUnpaidBalances, sendRefunds];
  return runInOrder(parts, dependencies, "Payments could not be settled");
}

/** Deletes the files of tours' pictures and of photographs with reviews, and those that no row names. */
function deletePictures(
  dependencies: RemovedPicturesDependencies & PhotographDependencies & { media: R2Bucket },
): Promise<void> {
  return runInOrder(
    [deleteRemovedPictures, deleteRemovedPhotographs, sweepFiles],
    dependencies,
    "Pictures could not be deleted",
  );
}

/** Sends the reminders before trips, due dates and the names of parties, the mails about changed starts, and what operators are reminded of. */
function remind(dependencies: ReminderDependencies): Promise<void> {
  return runInOrder(
    [
      sendReminders,
      sendPaymentReminders,
      sendPartyReminders,
      sendMeetingChanges,
      sendDepartureMessages,
      notifyOfUnpaid,
      sendManifests,
    ],
    dependencies,
    "Reminders could not be sent",
  );
}

/**
 * Carries out rescues, decides departures with a smallest party, and ends the choice of travelers who chose nothing before the day of a
 * closed departure.
 */
function settleClosures(dependencies: ReminderDependencies & PaymentDependencies): Promise<void> {
  const parts = [
    async () => void (await workRescues(dependencies)),
    decideMinimums,
    askOfMinimums,
    notifyOfGuaranteed,
    settleClosedDepartures,
    notifyOfClosedDepartures,
  ];
  return runInOrder(parts, dependencies, "Closed departures could not be settled");
}

/** Runs the parts in sequence; a failing part does not stop the others. */
async function runInOrder<Dependencies>(
  parts: readonly ((dependencies: Dependencies) => Promise<void>)[],
  dependencies: Dependencies,
  message: string,
): Promise<void> {
  const errors: unknown[] = [];
  for (const part of parts) await part(dependencies).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, message);
}

/** Moves accounts to addresses that administrators have set, and deletes expired data. */
function keepHouse(dependencies: ScheduledDependencies): Promise<void> {
  return runInOrder([applySetEmails, deleteExpired], dependencies, "Housekeeping failed");
}

/** Retention of a message after it was written, sent or given up, since it contains personal data. */
const mailRetention = 30 * 24 * 60 * 60 * 1000;

/** Retention of a last message to a person whose data are erased, if it could not be sent. */
const farewellRetention = 3 * 24 * 60 * 60 * 1000;

/** Longer than any gateway repeats an event. */
const gatewayEventRetention = 90 * 24 * 60 * 60 * 1000;

/** Days after the travel date: entries of waiting lists contain personal data. */
const waitingRetentionDays = 30;

/** Deletes expired data. Idempotent. */
export async function deleteExpired({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock();
  await deleteExpiredRows(db, {
    now,
    today: todayInIndia(now),
    waitingBefore: addDays(todayInIndia(now), -waitingRetentionDays),
    mailBefore: now - mailRetention,
    farewellsBefore: now - farewellRetention,
    eventsBefore: now - gatewayEventRetention,
    usesBefore: startOfDayInIndia(addDays(todayInIndia(now), -guideKeptDays)),
    emailsBefore: now - emailConfirmationDays * 24 * 60 * 60 * 1000,
  });
}
