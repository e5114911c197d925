import { completeTrips } from "../bookings/complete-trips";
import { expireBookings } from "../bookings/expire-bookings";
import { sendReminders } from "../bookings/send-reminders";
import type { ReminderDependencies } from "../bookings/send-reminders";
import { deliverDueMail } from "../mail/deliver-mail";
import type { DeliveryDependencies } from "../mail/deliver-mail";
import { lookUpPayments } from "../payments/look-up-payments";
import type { PaymentDependencies } from "../payments/look-up-payments";
import { sendRefunds } from "../payments/send-refunds";
import { deleteRemovedPictures } from "../tour-pictures/delete-removed-pictures";
import type { RemovedPicturesDependencies } from "../tour-pictures/delete-removed-pictures";
import { deleteExpired } from "./delete-expired";

export type ScheduledDependencies = DeliveryDependencies &
  PaymentDependencies &
  ReminderDependencies &
  RemovedPicturesDependencies;

/**
 * What is done every minute. One part failing keeps no other from its turn.
 * @throws AggregateError when any failed, so that the platform shows the run as failed
 */
export async function runScheduled(dependencies: ScheduledDependencies): Promise<void> {
  const results = await Promise.allSettled([
    deliverDueMail(dependencies),
    deleteExpired(dependencies),
    deleteRemovedPictures(dependencies),
    settlePayments(dependencies),
    completeTrips(dependencies),
    sendReminders(dependencies),
  ]);
  const faults = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, "What is done every minute failed");
}

/** What was paid is found before what was not paid expires, and what that leaves to return is returned at once. */
async function settlePayments(dependencies: PaymentDependencies): Promise<void> {
  const faults: unknown[] = [];
  for (const part of [lookUpPayments, expireBookings, sendRefunds]) {
    await part(dependencies).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, "Payments could not be settled");
}
