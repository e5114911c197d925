import { and, eq, type SQL } from "drizzle-orm";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  bookings,
  contactMessages,
  newsletterSubscribers,
  users,
  tourQuestions,
  waitingEntries,
} from "../platform/db/schema";
import { hasDetails } from "../bookings/traveler-bookings.repo";
import { bookingsToErase, eraseBookings, isBookingAhead } from "./erase-bookings.repo";
import {
  bookingsOf,
  contactMessagesOf,
  guestOwner,
  questionsOf,
  waitingEntriesOf,
} from "./personal-data-scope.repo";
import { erasures } from "./personal-tables";

export interface GuestDataCounts {
  bookings: number;
  /** Bookings whose trips are still ahead. */
  ahead: number;
  messages: number;
  waitingLists: number;
  isSubscriber: boolean;
  hasAccount: boolean;
}

/** Counts what is stored about an address. */
export async function countGuestData(db: Database, email: string): Promise<GuestDataCounts> {
  const [all, ahead, contacts, questions, waitingLists, subscribers, accounts] = await Promise.all([
    db.$count(bookings, and(bookingsOf(guestOwner(email)), hasDetails)),
    db.$count(bookings, and(bookingsOf(guestOwner(email)), isBookingAhead)),
    db.$count(contactMessages, contactMessagesOf(guestOwner(email))),
    db.$count(tourQuestions, questionsOf(guestOwner(email))),
    db.$count(waitingEntries, waitingEntriesOf(guestOwner(email))),
    db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email)),
    db.$count(users, eq(users.email, email)),
  ]);
  return {
    bookings: all,
    ahead,
    messages: contacts + questions,
    waitingLists,
    isSubscriber: subscribers > 0,
    hasAccount: accounts > 0,
  };
}

export async function hasGuestData(db: Database, email: string): Promise<boolean> {
  const { bookings: all, messages, waitingLists, isSubscriber } = await countGuestData(db, email);
  return all + messages + waitingLists > 0 || isSubscriber;
}

const perBatch = 200;

/** Erases what is stored about an address, except bookings that are still ahead and an account. @returns the number of bookings erased */
export async function eraseGuest(db: Database, email: string, now: number): Promise<number> {
  let erased = 0;
  for (;;) {
    const found = await bookingsToErase(db, bookingsOf(guestOwner(email)), perBatch);
    const ids = found.map(({ id }) => id);
    await eraseBookings(db, ids, { now, actor: "traveler" });
    erased += ids.length;
    if (ids.length < perBatch) break;
  }
  const scope = { db, owner: guestOwner(email), of: (condition: SQL | undefined) => condition };
  const steps = erasures.flatMap(({ guest = [] }) => guest.map((step) => step(scope)));
  await batchNamed(db, { steps });
  return erased;
}
