import { sendReminders } from "../bookings/send-reminders";
import type { ReminderDependencies } from "../bookings/send-reminders";
import { deliverDueMail } from "../mail/deliver-mail";
import type { DeliveryDependencies } from "../mail/deliver-mail";
import { deleteExpired } from "./delete-expired";

/**
 * What is done every minute. One part failing keeps no other from its turn.
 * @throws AggregateError when any failed, so that the platform shows the run as failed
 */
export async function runScheduled(dependencies: DeliveryDependencies & ReminderDependencies): Promise<void> {
  const results = await Promise.allSettled([
    deliverDueMail(dependencies),
    deleteExpired(dependencies),
    sendReminders(dependencies),
  ]);
  const faults = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, "What is done every minute failed");
}
