import { z } from "zod";
import { operatorOfDemoAccount } from "./demo-accounts";
import type { PricedBooking } from "./demo-booking";
import { readDemoFile } from "./demo-files";
import { insert, insertAll, tourId } from "./sql";

/** Messages between travelers and operators, and reports of them. */

const hour = 3_600_000;

const writers = z.enum(["traveler", "operator", "team"]);

/** A thread of packages/demo-data/threads.yaml. */
const threadSchema = z.strictObject({
  /** Slug of the operator; the demo operator's if omitted. */
  operator: z.string().default(operatorOfDemoAccount),
  /** Age of the newest message in hours. */
  hoursAgo: z.int(),
  /** Hours between two messages. */
  hoursBetween: z.int().default(5),
  messages: z.array(z.strictObject({ from: writers, to: writers, text: z.string() })),
  /** Number of messages the demo operator has read. */
  read: z.int().default(0),
  report: z.string().optional(),
});

/** Sorts upcoming trips before past ones. */
function rank({ status }: PricedBooking): number {
  return status === "confirmed" ? 0 : 1;
}

/** Returns the statements for the threads of packages/demo-data/threads.yaml. @param now UTC milliseconds */
export function threadStatements(bookings: readonly PricedBooking[], now: number): string[] {
  // Upcoming trips first, soonest first; then past trips, latest first.
  const written = bookings
    .filter(
      ({ status, createdAt, customer }) =>
        (status === "confirmed" || status === "completed") &&
        createdAt < now - 70 * hour &&
        customer.id !== "demo-traveler",
    )
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        a.travelDate.localeCompare(b.travelDate) * (rank(a) === 0 ? 1 : -1) ||
        a.id.localeCompare(b.id),
    );
  const threads = readDemoFile("threads.yaml", z.array(threadSchema));
  const placed = threads.flatMap((thread, index) => {
    const before = threads.slice(0, index).filter(({ operator }) => operator === thread.operator).length;
    const booking = written.filter(({ tour }) => tour.operator === thread.operator)[before];
    if (!booking) return [];
    const authors = {
      traveler: booking.isGuest ? null : booking.customer.id,
      operator: thread.operator === operatorOfDemoAccount ? "demo-operator" : null,
      team: "demo-admin",
    };
    const { hoursAgo, hoursBetween, messages } = thread;
    /** When the last of so many messages was written. */
    const at = (count: number) => now - (hoursAgo + hoursBetween * (messages.length - count)) * hour;
    return { ...thread, booking: booking.id, number: index + 1, authors, at };
  });
  const messages = placed.flatMap(({ number, booking, authors, at, messages: list }) =>
    list.map(({ from, to, text }, place) => ({
      id: `demo-message-${number}-${place + 1}`,
      booking,
      author_id: authors[from],
      author: from,
      to_traveler: to === "traveler",
      to_operator: to === "operator",
      to_team: to === "team",
      text,
      created_at: at(place + 1),
    })),
  );
  const reads = placed
    .filter(({ read }) => read > 0)
    .map(({ booking, read, at }) => ({ booking, user_id: "demo-operator", read_until: at(read) }));
  const reports = placed.flatMap(({ number, booking, authors, hoursAgo, report }) =>
    report === undefined
      ? []
      : {
          id: `demo-thread-report-${number}`,
          booking,
          reporter: "traveler",
          reported_by: authors.traveler,
          reason: report,
          created_at: now - (hoursAgo - 1) * hour,
        },
  );
  return [
    ...insertAll("booking_messages", messages),
    ...insertAll("thread_reads", reads),
    ...insertAll("thread_reports", reports),
    ...questionStatements(now),
  ];
}

/** Returns the statements for a question before booking to the demo operator. */
function questionStatements(now: number): string[] {
  const id = "demo-question-1";
  const at = now - 5 * hour;
  const text = "My mother walks with a stick. Is there a car between the temples, or is it all on foot?";
  const person = { name: "Nandini Ghosh", email: "nandini.ghosh@example.com" };
  return [
    insert("tour_questions", { id, tour_id: tourId("hampi"), ...person, created_at: at, confirmed_at: at }),
    insert("question_messages", { id: `${id}-1`, question: id, author: "traveler", text, created_at: at }),
  ];
}

function isOwn({ tour }: PricedBooking): boolean {
  return tour.operator === operatorOfDemoAccount;
}

/** Returns the statements for the operators' replies to reviews, and for one review that the demo operator reported. */
export function reviewReplyStatements(bookings: readonly PricedBooking[], now: number): string[] {
  const answered = 30 * hour;
  const replies = bookings.flatMap((booking) => {
    const { id, review } = booking;
    if (review?.reply === undefined || review.createdAt + answered > now) return [];
    return {
      review: id.replace("booking", "review"),
      text: review.reply,
      author_id: isOwn(booking) ? "demo-operator" : null,
      created_at: review.createdAt + answered,
    };
  });
  const worst = bookings
    .filter((booking) => isOwn(booking) && booking.review !== null && booking.review.reply === undefined)
    .toSorted((a, b) => (a.review?.stars ?? 0) - (b.review?.stars ?? 0))
    .slice(0, 1);
  return [
    ...insertAll("review_replies", replies),
    ...insertAll(
      "review_reports",
      worst.map(({ id, review }) => ({
        review: id.replace("booking", "review"),
        reason: "We cannot find this guest on our list for that day. Please check that it is about our tour.",
        reported_by: "demo-operator",
        created_at: Math.max(now - 20 * hour, (review?.createdAt ?? 0) + hour),
      })),
    ),
  ];
}
