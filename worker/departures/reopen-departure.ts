import { departureId, type DepartureDate } from "~/domain/departures/departure-change";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { notificationMessages } from "~/domain/notifications/messages";
import { withAudit } from "../audit/with-audit";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import { phoneMessageOnTrip } from "../notifications/bookings/notify-of-booking";
import { inLanguage } from "../platform/language";
import { departureReopenedMail } from "../notifications/mail/departure-mails";
import { insertClosingMessage, listBookedOn } from "./closed-bookings.repo";
import { writeReopening } from "./departure.repo";
import { findDeparture, requireToCome, userIdOf } from "./find-departure";
import type { Admin, Staff } from "../platform/authz/actors";
import { translateBooking } from "../notifications/bookings/translate-booking.repo";

const runsAgain = () => ({ outcome: notificationMessages().outcomes.runs });

/**
 * Reopens a departure. In the same batch, travelers still booked on it get a mail that it takes place.
 * @throws AppError `not_found`, `illegal_transition` (in the past, or closed by an administrator as nobody's fault), `conflict` (it is
 * open)
 */
export async function reopenDeparture(
  { audit, db, publisher, bookingMailer }: PrivilegedChangeDependencies,
  actor: Admin | Staff<"departures">,
  date: DepartureDate,
): Promise<void> {
  const found = await findDeparture(audit, actor, date);
  requireToCome(found);
  const { departure } = found;
  const { tour, travelDate, start, closed } = departure;
  if (!closed) throw new AppError("conflict", "This departure is open.");
  if (closed.fault === "nobody" && actor.role !== "admin")
    throw new AppError("illegal_transition", "We closed this departure. Please ask us to reopen it.");

  const now = audit.clock();
  const booked = await listBookedOn(db, departure);
  const messages = await Promise.all(
    booked.map(async (affected) => {
      const url = await bookingMailer.pageOf(affected.booking);
      const dedupeKey = `booking/${affected.booking.id}/reopened/${closed.at}`;
      const details = await translateBooking(db, { ...affected, url });
      const mail = inLanguage(affected.booking.language, () => ({
        ...departureReopenedMail(details, todayInIndia(now)),
        dedupeKey,
      }));
      const phone = phoneMessageOnTrip(details, dedupeKey, "trip-closed", runsAgain, now);
      return { booking: affected.booking, mail, phone };
    }),
  );
  const isSo = { isClosed: false, at: now };
  const entry = {
    action: "departure.reopen" as const,
    subjectId: departureId(departure),
    before: { reason: closed.reason },
  };
  const isDone = await withAudit(audit, actor, entry, (statements) =>
    writeReopening(
      db,
      { tour, travelDate, start, userId: userIdOf(actor) },
      statements,
      messages.flatMap(({ booking, ...message }) => insertClosingMessage(db, booking, message, isSo)),
    ),
  );
  if (!isDone) throw new AppError("conflict", "This departure is open.");
  publisher.seatsChanged({ tourSlug: tour, travelDate });
  bookingMailer.deliver();
}
