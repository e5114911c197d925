import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { Admin } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { deleteUnconfirmed } from "../messages/newsletter.repo";
import { getSettings } from "../settings/get-settings";
import * as repo from "./erasures.repo";

const day = 24 * 60 * 60_000;

/** Rows of one run, so that a run fits into a minute; the next run goes on. */
const perRun = 200;

/** Days until an address that was not confirmed is forgotten. */
const unconfirmedDays = 7;

/**
 * Erases personal data that are older than the settings allow, once a day, and records how many. A run that does not reach the end goes on
 * with the next minute.
 */
export async function eraseOldData({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock();
  const today = todayInIndia(now);
  const report = (await repo.findErasure(db, today)) ?? {
    day: today,
    finishedAt: null,
    bookings: 0,
    messages: 0,
    subscribers: 0,
  };
  if (report.finishedAt !== null) return;
  const { contactsDays, messagesDays } = (await getSettings(db)).privacy;
  const bookings = await repo.eraseOldBookings(db, {
    before: addDays(today, -contactsDays),
    now,
    limit: perRun,
  });
  const messages = await repo.deleteOldMessages(db, { before: now - messagesDays * day, limit: perRun });
  await repo.deleteOldQuestions(db, {
    unconfirmedBefore: now - unconfirmedDays * day,
    before: now - messagesDays * day,
  });
  const { meta } = await deleteUnconfirmed(db, now - unconfirmedDays * day);
  const isDone = bookings < perRun && messages < perRun;
  await repo.saveErasure(db, {
    day: today,
    finishedAt: isDone ? now : null,
    bookings: report.bookings + bookings,
    messages: report.messages + messages,
    subscribers: report.subscribers + meta.changes,
  });
}

/** Lists what the last runs erased, newest first. */
export function listErasures({ db }: { db: Database }, _admin: Admin, limit: number) {
  return repo.listErasures(db, limit);
}
