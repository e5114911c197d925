import type { PartyAudience, PartyMessage } from "~/domain/bookings/booking-message";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { AppError } from "~/domain/errors";
import type { NewNotification } from "~/domain/notifications/notification";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { maxVariable, singleLine } from "../notifications/mail/mail-text";
import { messageNoticeToOperatorMail, messageNoticeToTravelerMail } from "../notifications/mail/thread-mails";
import { noSuchThread, openThread, type ThreadVisitor } from "./open-thread";
import {
  createThreadMessage,
  onlyReader,
  travelersOf,
  findThreadParties,
  type Notice,
  type ThreadParties,
} from "./write-message.repo";
import type { Keys } from "../platform/keys/keys";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { threadErrors } from "./messages";
import { inLanguage } from "../platform/language";
import { translateBooking } from "../notifications/bookings/translate-booking.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  bookingMailer: BookingMailer;
  limiters: Pick<Limiters, "form">;
}

/**
 * Writes a message into a booking's thread: to its other side, to the administrators, or to both. Notifies the other side by mail without
 * disclosing contact details. A traveler's message to an operator with nobody to read it goes to the administrators. Idempotent for the same
 * message.
 * @throws AppError as `openThread`; `invalid` (to a traveler without an address)
 */
export async function writeMessage(
  { db, clock, keys, bookingMailer, limiters }: Dependencies,
  visitor: ThreadVisitor,
  { bookingId, messageId, to, text }: PartyMessage & { bookingId: string },
  headers: Headers,
): Promise<void> {
  await requireWithinLimit(limiters.form, headers, threadErrors().tooMany);
  const { side, condition, userId } = await openThread({ db, keys }, visitor, bookingId);
  const parties = await findThreadParties(db, condition);
  if (!parties) throw noSuchThread();
  const isRead = side === "operator" || parties.people.length > 0;
  const isToOther = to !== "team" && isRead;
  const notices = isToOther ? await noticesOf({ db, bookingMailer }, { side, to, parties, messageId }) : [];
  const message = {
    id: messageId,
    authorId: userId,
    author: side,
    toTraveler: isToOther && side === "operator",
    toOperator: isToOther && side === "traveler",
    toTeam: to !== "other" || !isRead,
    text,
  };
  try {
    const notification =
      isToOther && side === "traveler" ? pushToOperator(bookingMailer, parties, messageId) : undefined;
    const more = { notices, notification, now: clock() };
    if (!(await createThreadMessage(db, condition, message, more))) throw noSuchThread();
  } catch (error) {
    if (violates(error, "booking_messages.id")) return;
    throw error;
  }
  bookingMailer.deliver();
}

/** The members' mail is a notice of its own, which waits while a thread is unread; phones ring for each message. */
function pushToOperator(
  bookingMailer: BookingMailer,
  { id, bookingId, tourTitle, travelDate, operatorSlug }: ThreadParties,
  messageId: string,
): NewNotification {
  return {
    event: "message-new",
    key: `operator-of-booking/${id}/message/${messageId}`,
    to: { operator: operatorSlug },
    params: {
      booking: bookingId,
      tour: singleLine(tourTitle, maxVariable),
      date: inLanguage("en", () => formatTravelDate(travelDate)),
    },
    url: bookingMailer.addressOf(`/operator/messages/${bookingId}`),
  };
}

async function noticesOf(
  { db, bookingMailer }: Pick<Dependencies, "db" | "bookingMailer">,
  {
    side,
    to,
    parties,
    messageId,
  }: { side: "traveler" | "operator"; to: PartyAudience; parties: ThreadParties; messageId: string },
): Promise<Notice[]> {
  if (side === "operator") {
    if (parties.customerEmail === "") throw unreachable(to);
    const page = await bookingMailer.pageOf(parties);
    const keysBeginWith = `booking/${parties.id}/thread/`;
    const { booking } = await translateBooking(db, { booking: parties });
    const mail = inLanguage(parties.language, () =>
      messageNoticeToTravelerMail({ ...booking, url: page && `${page}/messages` }),
    );
    return [
      {
        mail: { ...mail, dedupeKey: `${keysBeginWith}${messageId}` },
        keysBeginWith,
        readers: travelersOf(parties.id),
      },
    ];
  }
  // Not visible to the traveler, whose keys begin with "booking/".
  const keysBeginWith = `operator-of-booking/${parties.id}/thread/`;
  const url = bookingMailer.addressOf(`/operator/messages/${parties.bookingId}`);
  return parties.people.map(({ id, name, email }) => ({
    mail: {
      ...inLanguage("en", () => messageNoticeToOperatorMail({ ...parties, name, email, url })),
      dedupeKey: `${keysBeginWith}${messageId}/${id}`,
    },
    keysBeginWith,
    readers: onlyReader(id),
  }));
}

function unreachable(to: PartyAudience): AppError {
  const message = `The traveler has no e-mail address with us. Please write to Tour Bharat${to === "both" ? " alone" : ""}.`;
  return new AppError("invalid", message, { errors: { to: [message] } });
}
