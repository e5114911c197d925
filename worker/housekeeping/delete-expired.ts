import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { deleteExpiredRows } from "./expired-rows.repo";

/** How long a message is kept after it was written, sent or given up: personal data we need no longer. */
const mailKept = 30 * 24 * 60 * 60 * 1000;

/** Longer than any gateway tells of something again. */
const gatewayEventsKept = 90 * 24 * 60 * 60 * 1000;

/** Deletes what time has made useless. Done twice it does nothing more. */
export async function deleteExpired({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock();
  await deleteExpiredRows(db, { now, mailBefore: now - mailKept, eventsBefore: now - gatewayEventsKept });
}
