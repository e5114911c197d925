import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { deleteExpiredRows } from "./expired-rows.repo";

/** Retention of a message after it was written, sent or given up, since it contains personal data. */
const mailKept = 30 * 24 * 60 * 60 * 1000;

/** Longer than any gateway repeats an event. */
const gatewayEventsKept = 90 * 24 * 60 * 60 * 1000;

/** Deletes expired data. Idempotent. */
export async function deleteExpired({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock();
  await deleteExpiredRows(db, { now, mailBefore: now - mailKept, eventsBefore: now - gatewayEventsKept });
}
