import { formatInstantInIndia, instantInIndia } from "~/domain/calendar/calendar";
import { timeOfStart } from "~/domain/departures/start";
import { meetingChangedMail } from "../mail/departure-mails";
import { inLanguage } from "../../platform/language";
import { beginSending, deleteChange, isUndone, listChangesToNotify } from "./meeting-changes.repo";
import { phoneMessageOnTrip } from "./notify-of-booking";
import { insertReminders } from "./reminders.repo";
import type { ReminderDependencies } from "./send-reminders";
import { translateBooking } from "./translate-booking.repo";

/** Time in which further edits of a tour are merged into one mail, in milliseconds. */
export const settlingTime = 5 * 60_000;

/** Per tour and run; the rest follows in the next minute. */
const mailsPerRun = 50;

/**
 * Notifies those who have booked a tour of its changed start or meeting point, with an updated calendar event: exactly once per change
 * across runs, and not at all if the change was undone within minutes.
 */
export async function sendMeetingChanges({ db, clock, bookingMailer }: ReminderDependencies): Promise<void> {
  const now = clock();
  for (const change of await beginSending(db, now - settlingTime)) {
    const listed = isUndone(change) ? [] : await listChangesToNotify(db, change, { now, limit: mailsPerRun });
    const mails = await Promise.all(
      listed.map(async ({ booking, operatorName, departures, guide: { carry }, dedupeKey }) => {
        // Bookings keep the time of one of several starts.
        const own = timeOfStart(booking.start);
        const moved = own === "" ? change : { ...change, startBefore: own, startNow: own };
        const details = await translateBooking(db, {
          booking,
          operatorName,
          departures: { ...departures, startTime: moved.startNow },
          meetingPoint: change.meetingPointNow,
          carry,
          url: await bookingMailer.pageOf(booking),
        });
        return {
          booking,
          mail: {
            ...inLanguage(booking.language, () =>
              meetingChangedMail(details, moved, booking.status === "confirmed"),
            ),
            dedupeKey,
          },
          phone: phoneMessageOnTrip(
            details,
            dedupeKey,
            "trip-meeting",
            () => ({ start: formatInstantInIndia(instantInIndia(booking.travelDate, moved.startNow)) }),
            now,
          ),
        };
      }),
    );
    await insertReminders(db, mails, now, ["pending", "confirmed"]);
    if (mails.length > 0) bookingMailer.deliver();
    if (mails.length < mailsPerRun) await deleteChange(db, change);
  }
}
