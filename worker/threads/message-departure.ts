import type { DepartureDate } from "~/domain/departures/departure-change";
import type { Staff } from "../platform/authz/actors";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import { customerBookingWith, listReachable } from "../desk/operator-bookings.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { messageNoticeToTravelerMail } from "../notifications/mail/thread-mails";
import { createThreadMessage, findThreadParties, travelersOf } from "./write-message.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
  bookingMailer: BookingMailer;
  limiters: Pick<Limiters, "form">;
}

/**
 * Writes the same message into the thread of each booking that holds seats on a departure. Idempotent for the same message.
 * @returns the bookings it was written to, and those without an e-mail address, which get none
 */
export async function messageDeparture(
  { db, clock, bookingMailer, limiters }: Dependencies,
  staff: Staff<"bookings">,
  { messageId, text, ...departure }: DepartureDate & { messageId: string; text: string },
  headers: Headers,
): Promise<{ sent: number; unreachable: number }> {
  await requireWithinLimit(limiters.form, headers, "Too many messages. Please wait a minute.");
  const references = await listReachable(db, staff.id, departure);
  const counts = { sent: 0, unreachable: 0 };
  for (const reference of references) {
    const condition = customerBookingWith(reference, staff.id);
    const parties = await findThreadParties(db, condition);
    if (!parties) continue;
    if (parties.customerEmail === "") {
      counts.unreachable += 1;
      continue;
    }
    const id = `${messageId}/${reference}`;
    const page = await bookingMailer.pageOf(parties);
    const keysBeginWith = `booking/${parties.id}/thread/`;
    const notice = {
      mail: {
        ...messageNoticeToTravelerMail({ ...parties, url: page && `${page}/messages` }),
        dedupeKey: `${keysBeginWith}${id}`,
      },
      keysBeginWith,
      readers: travelersOf(parties.id),
    };
    const message = {
      id,
      authorId: staff.id,
      author: "operator" as const,
      toTraveler: true,
      toOperator: false,
      toTeam: false,
      text,
    };
    try {
      if (await createThreadMessage(db, condition, message, { notices: [notice], now: clock() }))
        counts.sent += 1;
    } catch (error) {
      if (!violates(error, "booking_messages.id")) throw error;
      counts.sent += 1;
    }
  }
  bookingMailer.deliver();
  return counts;
}
