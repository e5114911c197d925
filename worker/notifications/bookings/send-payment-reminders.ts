import { afterBalanceReminder, nextReminderAt, owedOn } from "~/domain/bookings/unpaid-booking";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { inLanguage } from "../../platform/language";
import { balanceReminderMail, paymentReminderMail } from "../mail/booking-mails";
import type { Mail } from "../mail/mailer";
import { phoneMessage } from "./notify-of-booking";
import { insertPaymentReminder, listPaymentsToRemind } from "./reminders.repo";
import type { ReminderDependencies } from "./send-reminders";
import { translateBooking } from "./translate-booking.repo";

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
    const url = await bookingMailer.pageOf(booking);
    const data = await translateBooking(db, { booking, ...tour, ...tour.guide, url });
    const dedupeKey = `booking/${booking.id}/payment-reminder/${booking.paymentReminderAt}`;
    const messageOf = (write: (about: typeof data) => Mail, dueAt: number) => ({
      mail: { ...inLanguage(booking.language, () => write(data)), dedupeKey },
      phone: phoneMessage(data, dedupeKey, "trip-unpaid", () => ({
        amount: formatRupees(owedOn(booking)),
        due: formatInstantInIndia(dueAt),
      })),
    });
    if (balanceDueAt !== null) {
      // No payment is due while the departure is closed. It may be reopened.
      const next = isClosed
        ? { paymentReminderAt: now + day }
        : afterBalanceReminder({ balanceDueAt, balanceReminders }, now);
      await insertPaymentReminder(
        db,
        booking,
        isClosed ? null : messageOf(balanceReminderMail, balanceDueAt),
        next,
        now,
      );
    } else {
      const isDue = paymentDueAt !== null && paymentDueAt > now;
      const next = isDue ? nextReminderAt(paymentDueAt, now) : null;
      const message = isDue ? messageOf(paymentReminderMail, paymentDueAt) : null;
      await insertPaymentReminder(db, booking, message, { paymentReminderAt: next }, now);
    }
    bookingMailer.deliver();
  }
}
