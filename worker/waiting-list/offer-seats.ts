import {
  formatDay,
  formatInstantInIndia,
  startOfDayInIndia,
  type TravelDate,
} from "~/domain/calendar/calendar";
import { cutOffAt, isPastCutOff } from "~/domain/departures/cut-off";
import { cutOffReason } from "~/domain/departures/cut-off-in-words";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { offDayReason } from "~/domain/departures/off-days";
import { closedReason } from "~/domain/departures/departure";
import type { NewNotification } from "~/domain/notifications/notification";
import { offerEnd } from "~/domain/waiting-list/waiting-list";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import {
  offerLapsedMail,
  seatsOfferedMail,
  waitingEndedMail,
} from "../notifications/mail/waiting-list-mails";
import type { SeatPublisher } from "../realtime/publisher";
import { translateEntry, waitingPath } from "./waiting-entry";
import * as repo from "./waiting-list.repo";
import type { Language } from "~/domain/language/language";
import { notificationMessages } from "~/domain/notifications/messages";
import { inWordsOf, titleInWords } from "../notifications/bookings/notify-of-booking";
import { smallMailMessages } from "../notifications/mail/small/messages";
import { inLanguage } from "../platform/language";

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  bookingMailer: BookingMailer;
  publisher: SeatPublisher;
}

/** Entries per run; the rest follows a minute later. */
const perRun = 50;

/** Time between the checks of seats reserved on a tour that is not on sale. */
const pauseOfReserved = 10 * 60_000;

/**
 * Offers reserved seats, ends offers in time, and ends the lines of departures that can't be booked anymore, each with its mail. Triggers
 * have reserved the seats when they came back, so no one else can take them before this runs.
 */
export async function offerSeats(dependencies: Dependencies): Promise<void> {
  const { db, clock, bookingMailer } = dependencies;
  const errors: unknown[] = [];
  const due = await repo.listDueEntries(db, clock(), perRun);
  // One failure does not stop the others.
  for (const entry of due) await act(dependencies, entry).catch((error: unknown) => errors.push(error));
  if (due.length > 0) bookingMailer.deliver();
  if (errors.length > 0) throw new AggregateError(errors, "Some waiting lists could not be processed");
}

async function act(
  { db, clock, keys, bookingMailer, publisher }: Dependencies,
  stored: repo.StoredWaitingEntry,
): Promise<void> {
  const now = clock();
  const { language, entry } = await translateEntry(db, stored);
  const { status, rules, travelDate, tourSlug, offerEndsAt } = entry;
  const mailed = { entry, url: bookingMailer.addressOf(waitingPath(keys, entry.id)) };
  const endAsGone = (reasonOf: () => string | null) => {
    const mail = inLanguage(language, () => waitingEndedMail(mailed, reasonOf()));
    return repo.endWithNotice(db, entry, { status: "gone", mail, now });
  };
  const lapsed = () => inLanguage(language, () => offerLapsedMail(mailed));
  switch (status) {
    case "unconfirmed":
      return repo.deleteUnconfirmedEntry(db, entry.id);
    case "gone":
      return endAsGone(() => goneReason(rules, travelDate, now));
    case "lapsed":
      return repo.endWithNotice(db, entry, { status, mail: lapsed(), now });
    case "offered":
      if (offerEndsAt !== null && offerEndsAt > now) return repo.checkEntryLater(db, entry, offerEndsAt);
      await repo.endWithNotice(db, entry, { status: "lapsed", mail: lapsed(), now });
      return publisher.seatsChanged({ tourSlug, travelDate });
    case "waiting":
    case "reserved": {
      const reasonOf = () =>
        entry.isDeleted ? smallMailMessages().waiting.noLonger : goneReason(rules, travelDate, now);
      if (reasonOf() !== null) return endAsGone(reasonOf);
      const cutOff = cutOffAt(rules, travelDate);
      if (status === "waiting") {
        // Resuming earlier makes the entry due.
        const until = rules.paused?.until;
        const resumesAt = until ? startOfDayInIndia(until) : cutOff;
        return repo.checkWaitingLater(db, entry, Math.min(resumesAt, cutOff));
      }
      if (!entry.isOnSale || closedReason(rules, travelDate, now) !== null)
        return repo.checkEntryLater(db, entry, Math.min(now + pauseOfReserved, cutOff));
      const endsAt = offerEnd(now, cutOff);
      const mail = inLanguage(language, () => seatsOfferedMail(mailed, endsAt));
      const notification = notificationOf(mailed, endsAt, language);
      return repo.offerReservedSeats(db, entry, { endsAt, mail, notification, now });
    }
    case "booked":
    case "declined":
    case "left":
      return repo.checkEntryLater(db, entry, null);
    default:
      return status satisfies never;
  }
}

/** Returns why a day can never be booked again as the rules are, a sentence for travelers; null if it can. */
function goneReason(rules: DepartureRules, travelDate: TravelDate, now: number): string | null {
  return (
    offDayReason(rules, travelDate) ??
    (isPastCutOff(rules, travelDate, now) ? cutOffReason(rules, travelDate) : null)
  );
}

/** The offer for the phone: pushed to the account with the address, and texted to the number given for it, from 8 AM on. */
function notificationOf(
  { entry, url }: { entry: repo.StoredWaitingEntry & { englishTitle: string }; url: string | null },
  endsAt: number,
  language: Language,
): NewNotification {
  const { id, userId, name, phone, seats, travelDate } = entry;
  return {
    event: "seats-offered",
    key: `waiting/${id}/offered`,
    to: {
      userId,
      ...(phone !== null && { contact: { name, phone } }),
    },
    ...inWordsOf(language, () => ({
      seats: notificationMessages().seats(seats),
      until: formatInstantInIndia(endsAt),
      tour: titleInWords(entry),
      date: formatDay(travelDate),
    })),
    url,
    expiresAt: endsAt,
  };
}
