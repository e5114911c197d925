import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import {
  bookingMessages,
  contactMessages,
  departureMessages,
  emailChanges,
  mailOutbox,
  newsletterSubscribers,
  notifications,
  questionMessages,
  threadReads,
  threadReports,
  tourQuestions,
  tours,
  waitingEntries,
} from "../../platform/db/schema";
import {
  contactMessagesOf,
  isOfTheirBookings,
  mailsToPerson,
  questionsOf,
  waitingEntriesOf,
  type Owner,
} from "../personal-data-scope.repo";
import {
  by,
  change,
  bookingReference,
  lookUp,
  owned,
  remove,
  rows,
  whose,
  type ErasedBookings,
  type PersonalTable,
} from "../personal-table.repo";

/** Matches what was sent about bookings. Formats of the keys: notify-of-booking.ts and send-booking-message.ts. */
function isAbout(key: typeof mailOutbox.dedupeKey | typeof notifications.dedupeKey) {
  return ({ isIn }: ErasedBookings) =>
    or(
      and(sql`${key} LIKE 'booking/%'`, isIn(sql`substr(${key}, 9, 36)`)),
      and(sql`${key} LIKE 'operator-of-booking/%'`, isIn(sql`substr(${key}, 21, 36)`)),
    );
}

/** Mails to an address that an administrator set and that was never confirmed. */
function toSetAddress({ id }: Owner) {
  return sql`${mailOutbox.recipient} IN (SELECT ${emailChanges.to} FROM ${emailChanges} WHERE ${emailChanges.userId} = ${id})`;
}

/** Mails about bookings ahead, and those to an account, are still needed. */
function isNotNeeded({ email }: Owner) {
  return and(
    eq(mailOutbox.recipient, email),
    isNull(mailOutbox.userId),
    or(isNull(mailOutbox.dedupeKey), sql`${mailOutbox.dedupeKey} NOT LIKE 'booking/%'`),
    sql`${mailOutbox.status} <> 'queued'`,
  );
}

/** Notifications that are not dispatched yet, whose audience is the person. */
function isWaitingFor({ id }: Owner) {
  return and(isNotNull(notifications.nextAttemptAt), sql`${notifications.audience} ->> '$.userId' = ${id}`);
}

/** Messages between the traveler and others. */
const isTravelers = or(eq(bookingMessages.toTraveler, true), eq(bookingMessages.author, "traveler"));

const contacts = remove(contactMessages, whose(contactMessagesOf));
const waiting = remove(waitingEntries, whose(waitingEntriesOf));
const subscription = remove(
  newsletterSubscribers,
  whose(({ email }) => eq(newsletterSubscribers.email, email)),
);

const questions = remove(tourQuestions, whose(questionsOf));

function isOfTheirQuestions(owner: Owner) {
  return sql`${questionMessages.question} IN (SELECT ${tourQuestions.id} FROM ${tourQuestions} WHERE ${questionsOf(owner)})`;
}

/** Tables of what is sent and written between people. */
export const messageTables = {
  mail_outbox: {
    // Without the content, which includes links that open the account.
    exported: rows(
      "mails",
      mailOutbox,
      ["recipient", "subject", "status", "createdAt", "sentAt"],
      whose(mailsToPerson),
    ),
    bookings: [remove(mailOutbox, isAbout(mailOutbox.dedupeKey))],
    account: [remove(mailOutbox, whose(mailsToPerson)), remove(mailOutbox, whose(toSetAddress))],
    guest: [remove(mailOutbox, whose(isNotNeeded))],
  },
  notifications: {
    exported: "Sent as mails, which are exported.",
    bookings: [remove(notifications, isAbout(notifications.dedupeKey))],
    account: [remove(notifications, whose(isWaitingFor))],
  },
  contact_messages: {
    exported: rows(
      "messages",
      contactMessages,
      ["name", "email", "subject", "message", "createdAt"],
      whose(contactMessagesOf),
    ),
    account: [contacts],
    guest: [contacts],
  },
  newsletter_subscribers: {
    exported: rows(
      "newsletter",
      newsletterSubscribers,
      ["email", "createdAt", "confirmedAt"],
      whose(({ email, emailVerified }) =>
        emailVerified ? eq(newsletterSubscribers.email, email) : sql`false`,
      ),
    ),
    account: [subscription],
    guest: [subscription],
  },
  question_messages: {
    exported: rows(
      "questionMessages",
      questionMessages,
      [{ from: questionMessages.author }, "text", "createdAt"],
      whose((owner) => or(eq(questionMessages.authorId, owner.id), isOfTheirQuestions(owner))),
    ),
    account: [
      remove(questionMessages, whose(isOfTheirQuestions)),
      change(questionMessages, by(questionMessages.authorId), { authorId: null }),
    ],
    guest: [remove(questionMessages, whose(isOfTheirQuestions))],
  },
  tour_questions: {
    exported: rows(
      "questions",
      tourQuestions,
      [
        { tour: lookUp(tours.slug, tours.id, tourQuestions.tourId) },
        "name",
        "email",
        "createdAt",
        "confirmedAt",
      ],
      whose(questionsOf),
    ),
    account: [questions],
    guest: [questions],
  },
  waiting_entries: {
    exported: rows(
      "waitingLists",
      waitingEntries,
      [
        { tour: lookUp(tours.slug, tours.id, waitingEntries.tourId) },
        "travelDate",
        "seats",
        "status",
        "name",
        "email",
        "phone",
        "createdAt",
      ],
      whose(waitingEntriesOf),
    ),
    account: [waiting],
    guest: [waiting],
  },
  booking_messages: {
    exported: rows(
      "messagesOfBookings",
      bookingMessages,
      [{ ...bookingReference(bookingMessages.booking), from: bookingMessages.author }, "text", "createdAt"],
      whose((owner) =>
        or(
          eq(bookingMessages.authorId, owner.id),
          and(isOfTheirBookings(owner, bookingMessages.booking), isTravelers),
        ),
      ),
    ),
    bookings: [remove(bookingMessages, ({ isIn }) => and(isIn(bookingMessages.booking), isTravelers))],
    account: [change(bookingMessages, by(bookingMessages.authorId), { authorId: null })],
  },
  departure_messages: {
    exported: "Their author's messages are exported with the conversations of the bookings.",
    account: [change(departureMessages, by(departureMessages.authorId), { authorId: null })],
  },
  thread_reports: {
    exported: rows(
      "threadReports",
      threadReports,
      [bookingReference(threadReports.booking), "reason", { at: threadReports.createdAt }],
      whose((owner) =>
        or(
          eq(threadReports.reportedBy, owner.id),
          and(isOfTheirBookings(owner, threadReports.booking), eq(threadReports.reporter, "traveler")),
        ),
      ),
    ),
    bookings: [
      remove(threadReports, ({ isIn }) =>
        and(isIn(threadReports.booking), eq(threadReports.reporter, "traveler")),
      ),
    ],
    account: [
      change(threadReports, by(threadReports.reportedBy), { reportedBy: null }),
      change(threadReports, by(threadReports.handledBy), { handledBy: null }),
    ],
  },
  thread_reads: owned("threadReads", threadReads, threadReads.userId, [
    bookingReference(threadReads.booking),
    "readUntil",
  ]),
} satisfies Record<string, PersonalTable>;
