import { todayInIndia } from "~/domain/calendar/calendar";
import { compensationBorneBy, compensationOn } from "~/domain/bookings/compensation";
import { notificationMessages } from "~/domain/notifications/messages";
import { termsOf } from "../bookings/booking-terms";
import { listRates } from "../settings/rates.repo";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import { phoneMessageOnTrip } from "../notifications/bookings/notify-of-booking";
import { inLanguage } from "../platform/language";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { departureClosedMail } from "../notifications/mail/departure-mails";
import { createClosingMessages, listToTell } from "./closed-bookings.repo";
import { translateBooking } from "../notifications/bookings/translate-booking.repo";

/** Per run; the rest follows in the next minute. */
const mailsPerRun = 50;

/**
 * Queues a mail to each traveler of a closed future departure, once per closing across runs, including those who
 * booked at the moment it closed. On the day of departure, the cancellation mail takes its place.
 */
export async function notifyOfClosedDepartures({
  db,
  clock,
  bookingMailer,
}: {
  db: Database;
  clock: Clock;
  bookingMailer: BookingMailer;
}): Promise<void> {
  const now = clock();
  const [waiting, rates] = await Promise.all([
    listToTell(db, todayInIndia(now), mailsPerRun),
    listRates(db, "compensation"),
  ]);
  const mails = await Promise.all(
    waiting.map(async ({ reason, dedupeKey, closedAt, closedExemption, ...affected }) => {
      const owed = compensationOn(termsOf(affected.booking), rates, todayInIndia(closedAt ?? now));
      const compensation = compensationBorneBy("operator", owed, closedExemption);
      const url = await bookingMailer.pageOf(affected.booking);
      const about = await translateBooking(db, { ...affected, url });
      return {
        booking: affected.booking,
        mail: {
          ...inLanguage(affected.booking.language, () => departureClosedMail(about, reason, compensation)),
          dedupeKey,
        },
        phone: phoneMessageOnTrip(
          about,
          dedupeKey,
          "trip-closed",
          () => ({ outcome: notificationMessages().outcomes.cannotRun }),
          now,
        ),
      };
    }),
  );
  if (mails.length === 0) return;
  await createClosingMessages(db, mails, now);
  bookingMailer.deliver();
}
