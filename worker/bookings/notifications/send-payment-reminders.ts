import { nextReminderAt } from "~/domain/bookings/unpaid-booking";
import { paymentReminderMail } from "../../mail/booking-mails";
import { insertPaymentReminder, listPaymentsToRemind } from "./reminders.repo";
import type { ReminderDependencies } from "./send-reminders";

/** Sends each reminder before the due date of an unpaid booking exactly once, and schedules the next. */
export async function sendPaymentReminders({
  db,
  clock,
  bookingMailer,
}: ReminderDependencies): Promise<void> {
  const now = clock();
  for (const { booking, ...tour } of await listPaymentsToRemind(db, now)) {
    const { paymentDueAt } = booking;
    const isDue = paymentDueAt !== null && paymentDueAt > now;
    const url = await bookingMailer.pageOf(booking);
    const mail = isDue ? paymentReminderMail({ booking, ...tour, ...tour.guide, url }) : null;
    const next = isDue ? nextReminderAt(paymentDueAt, now) : null;
    await insertPaymentReminder(db, booking, mail, next, now);
    bookingMailer.deliver();
  }
}
