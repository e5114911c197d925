import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { countTry } from "./throttle.repo";

const perHour = 3;

/**
 * Returns true if another mail may go to an address that a stranger may have typed; max three an hour.
 * @param action counted separately, so that invitations cannot block sign-ups
 */
export async function mayMailStranger(
  { db, clock }: { db: Database; clock: Clock },
  email: string,
  action:
    | "mail to an address"
    | "invitation to an address"
    | "waiting list of an address"
    | "newsletter of an address"
    | "data of an address" = "mail to an address",
): Promise<boolean> {
  const key = { action, subject: email, now: clock(), windowMs: 60 * 60_000 };
  return (await countTry(db, key)) <= perHour;
}
