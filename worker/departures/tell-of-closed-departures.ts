import { todayInIndia } from "~/domain/calendar";
import type { BookingMailer } from "../bookings/booking-mailer";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { departureClosedMail } from "../mail/departure-mails";
import { createClosingMails, listToTell } from "./closed-bookings.repo";

/** In one run; the others have their turn in the next minute. */
const mailsPerRun = 50;

/**
 * Writes to each traveller of a departure to come that was closed, once for each time it is closed, however many runs there
 * are: also to who was booked in the moment it was closed. On the day of departure they are told by the cancellation.
 */
export async function tellOfClosedDepartures({
  db,
  clock,
  bookingMailer,
}: {
  db: Database;
  clock: Clock;
  bookingMailer: BookingMailer;
}): Promise<void> {
  const now = clock();
  const waiting = await listToTell(db, todayInIndia(now), mailsPerRun);
  const mails = await Promise.all(
    waiting.map(async ({ reason, dedupeKey, ...told }) => {
      const url = await bookingMailer.pageOf(told.booking);
      return { booking: told.booking, mail: { ...departureClosedMail({ ...told, url }, reason), dedupeKey } };
    }),
  );
  if (mails.length === 0) return;
  await createClosingMails(db, mails, now);
  bookingMailer.deliver();
}
