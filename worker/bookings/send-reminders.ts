import { addDays, hourInIndia, startOfDayInIndia, todayInIndia } from "~/domain/calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { reminderMail } from "../mail/booking-mails";
import type { BookingMailer } from "./booking-mailer";
import { insertReminders, listBookingsToRemind } from "./reminders.repo";

export interface ReminderDependencies {
  db: Database;
  clock: Clock;
  bookingMailer: BookingMailer;
}

/** How long before a trip its customer is reminded of it, in days. */
const remindedBefore = [1, 7] as const;

/** Nobody is reminded in the night. In India. */
const firstHour = 8;

/** Of each of the two, in one run; the others have their turn in the next minute. */
const remindersPerRun = 50;

/**
 * Writes a reminder to the customer of each confirmed booking whose trip begins in seven days or tomorrow, from eight in the
 * morning in India, once however many runs there are. Who booked today has just been told everything.
 */
export async function sendReminders({ db, clock, bookingMailer }: ReminderDependencies): Promise<void> {
  const now = clock();
  if (hourInIndia(now) < firstHour) return;
  const today = todayInIndia(now);
  for (const days of remindedBefore) {
    const bookings = await listBookingsToRemind(db, {
      days,
      travelDate: addDays(today, days),
      bookedBefore: startOfDayInIndia(today),
      limit: remindersPerRun,
    });
    if (bookings.length === 0) continue;
    const reminders = await Promise.all(
      bookings.map(async ({ booking, operatorName, guide: { meetingPoint, carry }, dedupeKey }) => {
        const url = await bookingMailer.pageOf(booking);
        const mail = reminderMail({ booking, operatorName, meetingPoint, carry, url }, days);
        return { booking, mail: { ...mail, dedupeKey } };
      }),
    );
    await insertReminders(db, reminders, now);
    bookingMailer.deliver();
  }
}
