import type { BookingMessage, MessageAudience } from "~/domain/bookings/booking-message";
import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { violates } from "../../platform/db/errors";
import { messageToOperatorMail, messageToTravelerMail } from "../../notifications/mail/booking-message-mails";
import type { Mail } from "../../notifications/mail/mailer";
import type { BookingMailer } from "../../notifications/bookings/booking-mailer";
import { createMessage, findBookingParties } from "../../notifications/bookings/booking-messages.repo";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import type { Admin } from "../../platform/authz/actors";
import { inLanguage } from "../../platform/language";
import { translateBooking } from "../../notifications/bookings/translate-booking.repo";

interface Dependencies {
  audit: AuditDependencies;
  bookingMailer: BookingMailer;
}

/**
 * Sends a message to the traveler of a booking, to the operator, or to both, on behalf of an administrator. It is
 * stored in the booking's thread and mailed, at the operator to the owner and to members with the right to bookings; neither sees the other's contact details.
 * @throws AppError `not_found`, `invalid` (no recipient can be reached)
 */
export async function sendBookingMessage(
  { audit, bookingMailer }: Dependencies,
  admin: Admin,
  { bookingId, messageId, to, text }: BookingMessage & { bookingId: string },
): Promise<void> {
  const { db, clock } = audit;
  const parties = await findBookingParties(db, bookingWith(bookingId));
  if (!parties) throw new AppError("not_found", "Booking not found.");
  const mails = await mailsOf({ audit, bookingMailer }, parties, { messageId, to, text });
  const message = {
    id: messageId,
    booking: parties.booking.id,
    authorId: admin.id,
    author: "team" as const,
    toTraveler: to !== "operator",
    toOperator: to !== "traveler",
    text,
    createdAt: clock(),
  };
  const entry = { action: "booking.message", subjectId: bookingId, after: { to, text } } as const;
  try {
    await withAudit(audit, admin, entry, (statements) => createMessage(db, message, mails, statements));
  } catch (error) {
    if (violates(error, "booking_messages.id")) return;
    throw error;
  }
  bookingMailer.deliver();
}

type Parties = NonNullable<Awaited<ReturnType<typeof findBookingParties>>>;

async function mailsOf(
  { audit, bookingMailer }: Dependencies,
  { booking, operatorName, readers }: Parties,
  { messageId, to, text }: BookingMessage,
): Promise<Mail[]> {
  const mails: Mail[] = [];
  if (to !== "operator") {
    if (booking.customerEmail === "") throw unreachable(to, "The traveler has no e-mail address with us.");
    const page = await bookingMailer.pageOf(booking);
    const told = await translateBooking(audit.db, { booking });
    mails.push({
      ...inLanguage(booking.language, () =>
        messageToTravelerMail({ ...told, text, url: page && `${page}/messages` }),
      ),
      dedupeKey: `booking/${booking.id}/message/${messageId}`,
    });
  }
  if (to !== "traveler") {
    if (readers.length === 0) throw unreachable(to, `${operatorName} has no account to send a message to.`);
    const url = bookingMailer.addressOf(`/operator/messages/${booking.bookingId}`);
    mails.push(
      ...readers.map(({ id, name, email }) => ({
        ...messageToOperatorMail({ booking, text, url, name, email }),
        // Mails with keys that begin with "booking/" belong to the traveler; these do not.
        dedupeKey: `operator-of-booking/${booking.id}/message/${messageId}/${id}`,
      })),
    );
  }
  return mails;
}

function unreachable(to: MessageAudience, why: string): AppError {
  const message = to === "both" ? `${why} Please send the message only to the other recipient.` : why;
  return new AppError("invalid", message, { errors: { to: [message] } });
}
