import { formatTimeOfDay, isTravelDate } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { departureId, type DepartureDate } from "~/domain/departures/departure-change";
import {
  fillFields,
  maxScheduled,
  sendingTimes,
  type DepartureMessagesPage,
  type MessageFields,
  type NewDepartureMessage,
} from "~/domain/messages/departure-message";
import type { DepartureGuide } from "~/domain/departures/guide";
import { rulesOfStart } from "~/domain/departures/start";
import { AppError } from "~/domain/errors";
import { lastDayOf } from "~/domain/trips/trip";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import { phoneMessageOnTrip } from "../notifications/bookings/notify-of-booking";
import { departureMessageMail } from "../notifications/mail/booking-message-mails";
import type { PhoneTransports } from "../notifications/mail/mail-transport";
import type { Admin, Staff } from "../platform/authz/actors";
import { inLanguage } from "../platform/language";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { readGuide } from "../resources/crew.repo";
import {
  bookingOfMessage,
  cancelMessage,
  createDepartureMessage,
  findMessages,
  listDueMessages,
  sentKey,
} from "./departure-messages.repo";
import { createThreadMessage, travelersOf } from "./write-message.repo";
import { threadErrors } from "./messages";
import { translateBooking } from "../notifications/bookings/translate-booking.repo";

type Actor = Admin | Staff<"bookings">;

interface SendDependencies {
  db: Database;
  clock: Clock;
  bookingMailer: BookingMailer;
}

interface Dependencies extends SendDependencies {
  audit: AuditDependencies;
  phone: PhoneTransports;
  limiters: Pick<Limiters, "form">;
}

const userIdOf = (actor: Actor) => (actor.role === "admin" ? null : actor.id);

async function find(db: Database, actor: Actor, departure: DepartureDate) {
  const found = isTravelDate(departure.travelDate)
    ? await findMessages(db, { ...departure, userId: userIdOf(actor) })
    : null;
  if (!found) throw new AppError("not_found", "Departure not found.");
  return { ...found, rules: rulesOfStart(found.rules, departure.start ?? "") };
}

/**
 * Returns the messages to a departure with who got them, and how many bookings the next one reaches.
 * @throws AppError `not_found`, also for another operator's departure
 */
export async function getDepartureMessages(
  { db, phone }: Pick<Dependencies, "db" | "phone">,
  actor: Actor,
  departure: DepartureDate,
): Promise<DepartureMessagesPage> {
  const { tour, tourTitle, companyName, days, recipients, messages, ...about } = await find(
    db,
    actor,
    departure,
  );
  const { travelDate, start = "" } = departure;
  const reached = recipients.filter(({ email }) => email !== "");
  const first = { customerName: reached[0]?.customerName ?? "Asha Rao", tourTitle, travelDate };
  return {
    tour,
    tourTitle,
    companyName,
    travelDate,
    start,
    lastDay: lastDayOf({ travelDate, days }),
    startTime: about.rules.startTime,
    reachable: reached.length,
    unreachable: recipients.length - reached.length,
    example: fieldsOf({ booking: first, departures: about.rules, ...about }),
    withoutTemplate: (["whatsapp", "sms"] as const).filter(
      (channel) => phone[channel]?.lacksTemplate?.("trip-message") ?? phone[channel] === null,
    ),
    messages,
  };
}

/**
 * Sends a message to everybody on a departure, or schedules it. Idempotent for the same message.
 * @returns the bookings that got it now
 * @throws AppError `not_found`, `too_many_requests`, `invalid` (the time is past), `conflict` (too many are scheduled)
 */
export async function messageDeparture(
  { audit, limiters, ...dependencies }: Dependencies,
  actor: Actor,
  { messageId: id, text, tour, travelDate, start, ...time }: DepartureDate & NewDepartureMessage,
  headers: Headers,
): Promise<{ sent: number }> {
  await requireWithinLimit(limiters.form, headers, threadErrors().tooMany);
  const { db, clock } = dependencies;
  const departure = { tour, travelDate, start };
  const { rules, days } = await find(db, actor, departure);
  const now = clock();
  const lastDay = lastDayOf({ travelDate, days });
  const { from, until } = sendingTimes(time, { travelDate, lastDay, startTime: rules.startTime }, now);
  const message = {
    id,
    author: actor.role === "admin" ? ("team" as const) : ("operator" as const),
    authorId: actor.id,
    text,
    sendAt: from,
    until,
    isScheduled: time.when !== "now",
    createdAt: now,
  };
  const entry = {
    action: "departure.message" as const,
    subjectId: departureId(departure),
    after: { text, sendAt: new Date(from).toISOString() },
  };
  try {
    const isStored = await withAudit(audit, actor, entry, (statements) =>
      createDepartureMessage(db, { ...departure, userId: userIdOf(actor) }, message, statements),
    );
    if (!isStored) {
      throw new AppError(
        "conflict",
        `At most ${maxScheduled} messages to a departure can wait. Cancel one first.`,
      );
    }
  } catch (error) {
    if (!violates(error, "departure_messages.id")) throw error;
  }
  if (time.when !== "now") return { sent: 0 };
  const sent = await sendDue(dependencies, id);
  return { sent };
}

/**
 * Cancels a message to a departure: nobody gets it from now on.
 * @throws AppError `not_found`, `conflict` (it was sent or canceled before)
 */
export async function cancelDepartureMessage(
  { audit, clock }: Pick<Dependencies, "audit" | "clock">,
  actor: Actor,
  { id, ...departure }: DepartureDate & { id: string },
): Promise<void> {
  await find(audit.db, actor, departure);
  const entry = {
    action: "departure.cancel-message" as const,
    subjectId: departureId(departure),
    before: { id },
  };
  const isDone = await withAudit(audit, actor, entry, (statements) =>
    cancelMessage(audit.db, { ...departure, userId: userIdOf(actor), id, now: clock() }, statements),
  );
  if (!isDone) throw new AppError("conflict", "This message was sent or canceled before.");
}

/** Per run; the rest follows in the next minute. */
const messagesPerRun = 100;

/** Sends what is due of the messages to departures, also to those who have booked since. Each booking gets a message once across runs. */
export async function sendDepartureMessages(dependencies: SendDependencies): Promise<void> {
  await sendDue(dependencies, null);
}

/** @param id of the only message; null for all */
async function sendDue({ db, clock, bookingMailer }: SendDependencies, id: string | null): Promise<number> {
  let sent = 0;
  const now = clock();
  const due = await listDueMessages(db, { id, now, limit: messagesPerRun });
  for (const { message, booking, operatorName, ...about } of due) {
    const url = await bookingMailer.pageOf(booking);
    // The operator's own words: the fields in them are English, too.
    const text = fillFields(message.text, fieldsOf({ booking, ...about }));
    const keysBeginWith = sentKey(booking.id, message.id);
    const from = message.author === "team" ? "Tour Bharat" : operatorName;
    const told = await translateBooking(db, { booking, url, departures: about.departures });
    const mail = inLanguage(booking.language, () =>
      departureMessageMail({ booking: told.booking, text, from, url: url && `${url}/messages` }),
    );
    const entry = {
      id: `${message.id}/${booking.bookingId}`,
      authorId: message.authorId,
      author: message.author,
      toTraveler: true,
      toOperator: false,
      toTeam: false,
      text,
    };
    const notice = {
      mail: { ...mail, dedupeKey: `${keysBeginWith}mail` },
      keysBeginWith,
      readers: travelersOf(booking.id),
    };
    const notification = phoneMessageOnTrip(told, `${keysBeginWith}phone`, "trip-message", () => ({}), now);
    const condition = bookingOfMessage(db, { id: message.id, booking: booking.id, now });
    try {
      const more = { notices: [notice], notification: notification ?? undefined, now };
      if (await createThreadMessage(db, condition, entry, more)) sent += 1;
    } catch (error) {
      // Another run was first.
      if (!violates(error, "booking_messages.id")) throw error;
    }
  }
  if (sent > 0) bookingMailer.deliver();
  return sent;
}

/** Returns the fields of a message for a booking. A guide who is not named yet is called so. */
function fieldsOf({
  booking: { customerName: name, tourTitle: tour, travelDate },
  departures: { startTime },
  guide: { meetingPoint },
  guideNamed,
}: {
  booking: { customerName: string; tourTitle: string; travelDate: string };
  departures: { startTime: string };
  guide: { meetingPoint: string };
  guideNamed: string | null;
}): MessageFields {
  const guide: DepartureGuide | null = readGuide(guideNamed);
  return {
    name,
    tour,
    date: formatTravelDate(travelDate),
    time: formatTimeOfDay(startTime),
    "meeting point": meetingPoint,
    guide: guide ? `${guide.name}, ${guide.phone}` : "Your guide",
  };
}
