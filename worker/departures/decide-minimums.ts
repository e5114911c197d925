import { addDays, formatDay, formatDeadline, todayInIndia } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { timeOfStart } from "~/domain/departures/start";
import { departureId, startQuery, type DepartureDate } from "~/domain/departures/departure-change";
import { askedDaysBefore, decidedAt, lastDecided, minimumLabel } from "~/domain/departures/smallest-party";
import { AppError } from "~/domain/errors";
import { notificationMessages } from "~/domain/notifications/messages";
import type { NewNotification } from "~/domain/notifications/notification";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Staff } from "../platform/authz/actors";
import type { ChangeDependencies } from "../bookings/change-booking";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import type { TestControls } from "../platform/http/test-controls";
import { inLanguage } from "../platform/language";
import { phoneMessage } from "../notifications/bookings/notify-of-booking";
import { departureGuaranteedMail } from "../notifications/mail/departure-mails";
import { maxVariable, singleLine } from "../notifications/mail/mail-text";
import { insertNotification } from "../notifications/notifications.repo";
import { insertClosingMessage, listBookedOn } from "./closed-bookings.repo";
import { findDeparture, requireToCome } from "./find-departure";
import * as repo from "./minimums.repo";
import type { CountedDeparture } from "./minimums.repo";
import { translateBooking } from "../notifications/bookings/translate-booking.repo";

/** Departures per run and step; the rest follows in the next minute. */
const batchSize = 50;

/** Returns the reason for closing a departure, a sentence for travelers. */
function tooFewReason({ travelers, decideOn }: CountedDeparture): string {
  return `Fewer than ${travelers} travelers had booked by ${formatDay(decideOn)}.`;
}

/**
 * Decides departures with too few travelers once their decision day has come, 6 PM IST: they are canceled, unless the tour runs anyway.
 * A booking that reaches the smallest party at that moment wins or fails as a whole. Their bookings are then canceled with everything back
 * (`settleClosedDepartures`).
 */
export async function decideMinimums(
  { db, clock, publisher, bookingMailer }: ChangeDependencies,
  { pause }: TestControls = {},
): Promise<void> {
  const now = clock();
  const due = await repo.listToDecide(db, { decided: lastDecided(now), today: todayInIndia(now) }, batchSize);
  await pause?.();
  for (const departure of due) {
    const { tour: tourSlug, travelDate, rules } = departure;
    if (rules.minimum?.tooFew === "run") {
      await repo.guarantee(db, departure, { at: now, userId: null });
      continue;
    }
    const notification = notificationOf(departure, bookingMailer, {
      event: "departure-too-few",
      heading: "A departure is canceled",
      paragraphs: [tooFewReason(departure), "Its travelers get everything back."],
    });
    const isDone = await repo.cancelForTooFew(db, departure, { at: now, reason: tooFewReason(departure) }, [
      insertNotification(db, notification, now, { condition: repo.wasCancelledAt(departure, now) }),
    ]);
    if (isDone) publisher.seatsChanged({ tourSlug, travelDate });
  }
  if (due.length > 0) bookingMailer.deliver();
}

/** Asks operators two days before the decision; without an answer the departure is canceled. */
export async function askOfMinimums({ db, clock, bookingMailer }: ChangeDependencies): Promise<void> {
  const now = clock();
  const after = lastDecided(now);
  const due = await repo.listToAsk(db, { after, until: addDays(after, askedDaysBefore) }, batchSize);
  for (const departure of due) {
    const notification = notificationOf(departure, bookingMailer, {
      event: "departure-undecided",
      heading: "Does this departure run?",
      paragraphs: [
        `Without an answer by ${formatDeadline(decidedAt(departure.decideOn))} it is canceled, and its travelers get everything back.`,
      ],
    });
    await repo.writeMessages(db, departure, { askedAt: now }, [insertNotification(db, notification, now)]);
  }
  if (due.length > 0) bookingMailer.deliver();
}

/** Notifies the travelers and the operator of guaranteed departures, once. Later travelers have seen it when they booked. */
export async function notifyOfGuaranteed({
  db,
  clock,
  bookingMailer,
}: Pick<ChangeDependencies, "db" | "clock" | "bookingMailer">): Promise<void> {
  const now = clock();
  const due = await repo.listToNotify(db, batchSize);
  for (const departure of due) {
    const booked = await listBookedOn(db, departure);
    const messages = await Promise.all(
      booked.map(async (affected) => {
        const { booking } = affected;
        const url = await bookingMailer.pageOf(booking);
        const about = await translateBooking(db, { ...affected, url });
        const dedupeKey = `booking/${booking.id}/guaranteed/${departure.guaranteedAt}`;
        const phone = phoneMessage(about, dedupeKey, "trip-closed", () => ({
          outcome: notificationMessages().outcomes.guaranteed,
        }));
        return {
          booking,
          mail: { ...inLanguage(booking.language, () => departureGuaranteedMail(about)), dedupeKey },
          phone,
        };
      }),
    );
    const notification = notificationOf(departure, bookingMailer, {
      event: "departure-guaranteed",
      heading: "A departure is guaranteed",
      paragraphs: [],
    });
    await repo.writeMessages(db, departure, { notifiedAt: now }, [
      insertNotification(db, notification, now),
      ...messages.flatMap(({ booking, ...message }) =>
        insertClosingMessage(db, booking, message, { isClosed: false, at: now }),
      ),
    ]);
  }
  if (due.length > 0) bookingMailer.deliver();
}

/**
 * Guarantees a departure with fewer travelers, as its operator decides. Its travelers are notified within a minute.
 * @throws AppError `not_found`, `illegal_transition` (past), `conflict` (already decided)
 */
export async function guaranteeDeparture(
  { audit, publisher }: { audit: AuditDependencies } & Pick<ChangeDependencies, "publisher">,
  staff: Staff<"departures">,
  date: DepartureDate,
): Promise<void> {
  const found = await findDeparture(audit, staff, date);
  requireToCome(found);
  const { departure } = found;
  const entry = { action: "departure.guarantee" as const, subjectId: departureId(departure) };
  const isDone = await withAudit(audit, staff, entry, (statements) =>
    repo.guarantee(audit.db, departure, { at: audit.clock(), userId: staff.id }, statements),
  );
  if (!isDone) throw new AppError("conflict", "This departure is decided, or nobody has booked it yet.");
  publisher.seatsChanged({ tourSlug: departure.tour, travelDate: departure.travelDate });
}

function notificationOf(
  departure: CountedDeparture,
  bookingMailer: BookingMailer,
  {
    event,
    heading,
    paragraphs,
  }: {
    event: "departure-too-few" | "departure-undecided" | "departure-guaranteed";
    heading: string;
    paragraphs: string[];
  },
): NewNotification {
  const { tour, tourTitle, travelDate, start, operator, booked, travelers, decideOn, guaranteedAt } =
    departure;
  const isGuaranteed = guaranteedAt !== null;
  const date = departureInWords(travelDate, timeOfStart(start));
  return {
    event,
    key: `${event}/${departure.tourId}/${travelDate}${start}/${decideOn}/${guaranteedAt ?? ""}`,
    to: { operator },
    params: {
      tour: singleLine(tourTitle, maxVariable),
      date,
      booked: String(booked),
    },
    url: bookingMailer.addressOf(`/operator/departures/${tour}/${travelDate}/change${startQuery(start)}`),
    mail: {
      subject: `${heading}: ${tourTitle}, ${date}`,
      preheader: `${booked} of ${travelers} travelers.`,
      heading,
      paragraphs,
      details: [
        ["Tour", tourTitle],
        ["Travel date", date],
        ["Travelers", `${booked}, smallest party ${travelers}`],
        ...(event === "departure-too-few"
          ? []
          : [["State", minimumLabel({ travelers, decideOn, isGuaranteed }, booked)] as [string, string]]),
      ],
      action: "View departure",
    },
  };
}
