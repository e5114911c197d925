import { completeTrips } from "../bookings/complete-trips";
import { expireBookings } from "../bookings/expire-bookings";
import { sendReminders } from "../bookings/send-reminders";
import type { ReminderDependencies } from "../bookings/send-reminders";
import { faultText } from "~/domain/fault-text";
import { jobNames } from "~/domain/job";
import type { JobName } from "~/domain/job";
import { settleClosedDepartures } from "../departures/settle-closed-departures";
import { tellOfClosedDepartures } from "../departures/tell-of-closed-departures";
import type { AuditDependencies } from "../audit/with-audit";
import { rotateKeys } from "../keys/rotate-keys";
import { deliverDueMail } from "../mail/deliver-mail";
import type { DeliveryDependencies } from "../mail/deliver-mail";
import { lookUpPayments } from "../payments/look-up-payments";
import type { PaymentDependencies } from "../payments/look-up-payments";
import { sendRefunds } from "../payments/send-refunds";
import { deleteRemovedPictures } from "../tour-pictures/delete-removed-pictures";
import type { RemovedPicturesDependencies } from "../tour-pictures/delete-removed-pictures";
import { deleteExpired } from "./delete-expired";
import { recordJobs } from "./failed-jobs.repo";

export type ScheduledDependencies = DeliveryDependencies &
  PaymentDependencies &
  ReminderDependencies &
  RemovedPicturesDependencies &
  AuditDependencies;

export const jobs: Record<JobName, (dependencies: ScheduledDependencies) => Promise<void>> = {
  mail: deliverDueMail,
  housekeeping: deleteExpired,
  payments: settlePayments,
  trips: completeTrips,
  pictures: deleteRemovedPictures,
  reminders: sendReminders,
  closures: settleClosures,
  keys: rotateKeys,
};

/**
 * What is done every minute. One part failing keeps no other from its turn; what failed is noted for the administrators.
 * @throws AggregateError when any failed, so that the platform shows the run as failed
 */
export async function runScheduled(dependencies: ScheduledDependencies): Promise<void> {
  const results = await Promise.allSettled(jobNames.map((name) => jobs[name](dependencies)));
  const faults = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  const notes = results.map((result, index) => ({
    name: jobNames[index] ?? "mail",
    error: result.status === "rejected" ? errorOf(result.reason) : null,
  }));
  await recordJobs(dependencies.db, notes, dependencies.clock()).catch((fault: unknown) =>
    faults.push(fault),
  );
  if (faults.length > 0) throw new AggregateError(faults, "What is done every minute failed");
}

/** What is kept of a fault: its text without personal data, and of several their first. */
export function errorOf(fault: unknown): string {
  const first: unknown = fault instanceof AggregateError ? (fault.errors[0] ?? fault) : fault;
  return faultText(first).split("\n", 1).join("").slice(0, 500);
}

/** What was paid is found before what was not paid expires, and what that leaves to return is returned at once. */
function settlePayments(dependencies: PaymentDependencies): Promise<void> {
  const parts = [lookUpPayments, expireBookings, sendRefunds];
  return inTurn(parts, dependencies, "Payments could not be settled");
}

/** Who chose nothing until the day of departure is not offered a choice any more. */
function settleClosures(dependencies: ReminderDependencies & PaymentDependencies): Promise<void> {
  const parts = [settleClosedDepartures, tellOfClosedDepartures];
  return inTurn(parts, dependencies, "Closed departures could not be settled");
}

/** One after the other; one that fails keeps no other from its turn. */
async function inTurn<Dependencies>(
  parts: readonly ((dependencies: Dependencies) => Promise<void>)[],
  dependencies: Dependencies,
  fault: string,
): Promise<void> {
  const faults: unknown[] = [];
  for (const part of parts) await part(dependencies).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, fault);
}
