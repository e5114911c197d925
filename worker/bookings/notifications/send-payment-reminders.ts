import { afterBalanceReminder, nextReminderAt } from "~/domain/bookings/unpaid-booking";
import { balanceReminderMail, paymentReminderMail } from "../../mail/booking-mails";
import { insertPaymentReminder, listPaymentsToRemind } from "./reminders.repo";
import type { ReminderDependencies } from "./send-reminders";

const day = 24 * 60 * 60_000;

/** Sends each reminder of an unpaid booking or balance exactly once, and schedules the next, or the cancellation. */
export async function sendPaymentReminders({
  db,
  clock,
  bookingMailer,
}: ReminderDependencies): Promise<void> {
  const now = clock();
  for (const { booking, isClosed, ...tour } of await listPaymentsToRemind(db, now)) {
    const { paymentDueAt, balanceDueAt, balanceReminders } = booking;
    const data = { booking, ...tour, ...tour.guide, url: await bookingMailer.pageOf(booking) };
    if (balanceDueAt !== null) {
      // Nothing is due while the departure is closed. It may be reopened.
      const next = isClosed
        ? { paymentReminderAt: now + day }
        : afterBalanceReminder({ balanceDueAt, balanceReminders }, now);
      await insertPaymentReminder(db, booking, isClosed ? null : balanceReminderMail(data), next, now);
    } else {
      const isDue = paymentDueAt !== null && paymentDueAt > now;
      const next = isDue ? nextReminderAt(paymentDueAt, now) : null;
      const mail = isDue ? paymentReminderMail(data) : null;
      await insertPaymentReminder(db, booking, mail, { paymentReminderAt: next }, now);
    }
    bookingMailer.deliver();
  }
}
