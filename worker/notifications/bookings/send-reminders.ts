import { tripContacts } from "~/domain/trips/trip-contacts";
import {
  addDays,
  formatInstantInIndia,
  hourInIndia,
  instantInIndia,
  startOfDayInIndia,
  todayInIndia,
} from "~/domain/calendar/calendar";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { inLanguage } from "../../platform/language";
import { readGuide } from "../../resources/crew.repo";
import { getSettings } from "../../settings/get-settings";
import { partyReminderMail, reminderMail } from "../mail/booking-mails";
import type { BookingMailer } from "./booking-mailer";
import { phoneMessage } from "./notify-of-booking";
import { insertReminders, listBookingsToRemind, listPartiesToRemind } from "./reminders.repo";
import { translateBooking } from "./translate-booking.repo";

export interface ReminderDependencies {
  db: Database;
  clock: Clock;
  bookingMailer: BookingMailer;
}

/** Days before the trip on which reminders are sent. */
const remindedBefore = [1, 7] as const;

/** No reminders at night. Hour in India. */
const firstHour = 8;

/** Per reminder and run; the rest follows in the next minute. */
const remindersPerRun = 50;

/**
 * Sends a reminder to the customer of each confirmed booking that starts in seven days or tomorrow, from 8 AM in
 * India, exactly once across runs. Skips bookings made today, whose confirmation has the same content.
 */
export async function sendReminders({ db, clock, bookingMailer }: ReminderDependencies): Promise<void> {
  const now = clock();
  if (hourInIndia(now) < firstHour) return;
  const today = todayInIndia(now);
  const care = (await getSettings(db)).contact.phone;
  for (const days of remindedBefore) {
    const bookings = await listBookingsToRemind(db, {
      days,
      travelDate: addDays(today, days),
      bookedBefore: startOfDayInIndia(today),
      limit: remindersPerRun,
    });
    if (bookings.length === 0) continue;
    const reminders = await Promise.all(
      bookings.map(async ({ booking, operatorName: name, rules: departures, guide, dedupeKey, ...found }) => {
        const operator = { name, phone: found.operatorPhone };
        const contactsNow = () =>
          tripContacts({ booking, operator, guide: readGuide(found.guideNamed), care }, today);
        const url = await bookingMailer.pageOf(booking);
        const { meetingPoint, carry } = guide;
        const data = await translateBooking(db, {
          booking,
          operatorName: name,
          departures,
          meetingPoint,
          carry,
          url,
        });
        const mail = inLanguage(booking.language, () =>
          reminderMail(data, { days, contacts: contactsNow() }),
        );
        const phone = phoneMessage({ booking, url }, dedupeKey, "trip-soon", () => ({
          start: formatInstantInIndia(instantInIndia(booking.travelDate, departures.startTime)),
          call: contactsNow()[0]?.phone ?? care,
        }));
        return { booking, mail: { ...mail, dedupeKey }, phone };
      }),
    );
    await insertReminders(db, reminders, now);
    bookingMailer.deliver();
  }
}

/** Asks the customers of confirmed bookings again for what their party lacks, from 8 AM in India and once before it is due. */
export async function sendPartyReminders({ db, clock, bookingMailer }: ReminderDependencies): Promise<void> {
  const now = clock();
  if (hourInIndia(now) < firstHour) return;
  const today = todayInIndia(now);
  const bookings = await listPartiesToRemind(db, {
    today,
    bookedBefore: startOfDayInIndia(today),
    limit: remindersPerRun,
  });
  if (bookings.length === 0) return;
  const reminders = await Promise.all(
    bookings.map(async ({ booking, operatorName, rules: departures, guide, asked, own, dedupeKey }) => {
      const page = await bookingMailer.pageOf(booking);
      const { meetingPoint, carry } = guide;
      const url = page && `${page}/party`;
      const data = await translateBooking(db, {
        booking,
        operatorName,
        departures,
        meetingPoint,
        carry,
        url,
      });
      const mail = inLanguage(booking.language, () => partyReminderMail(data, asked, own));
      return { booking, mail: { ...mail, dedupeKey }, phone: null };
    }),
  );
  await insertReminders(db, reminders, now);
  bookingMailer.deliver();
}
