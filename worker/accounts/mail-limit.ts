import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { countTry, countTryIf } from "../platform/http/throttle.repo";

const perHour = 3;

type MailAction =
  | "mail to an address"
  | "invitation to an address"
  | "waiting list of an address"
  | "newsletter of an address"
  | "question of an address"
  | "data of an address";

function tryOf(email: string, now: number, action: MailAction = "mail to an address") {
  return { action, subject: email, now, windowMs: 60 * 60_000 };
}

/**
 * Returns true if another mail may go to an address that a stranger may have typed; max three an hour.
 * @param action counted separately, so that invitations cannot block sign-ups
 */
export async function mayMailStranger(
  { db, clock }: { db: Database; clock: Clock },
  email: string,
  action?: MailAction,
): Promise<boolean> {
  return (await countTry(db, tryOf(email, clock(), action))) <= perHour;
}

/**
 * Counts a mail about a booking like `mayMailStranger`, within the batch that queues it.
 * @param isUnproven condition on the bookings table; if it finds none, nothing is counted
 * @returns the statement that counts, and the condition of the mail after it
 */
export function countMailToStranger(
  db: Database,
  email: string,
  isUnproven: Parameters<typeof countTryIf>[2],
  at: number,
) {
  return countTryIf(db, { ...tryOf(email, at), max: perHour }, isUnproven);
}
