import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { countTry } from "./throttle.repo";

const perHour = 3;

/**
 * Whether one more mail goes to an address that somebody else may have typed; three an hour do.
 * @param action what it is about: each is counted apart, so that who sends invitations keeps nobody from an account
 */
export async function mayMailStranger(
  { db, clock }: { db: Database; clock: Clock },
  email: string,
  action: "mail to an address" | "invitation to an address" = "mail to an address",
): Promise<boolean> {
  const key = { action, subject: email, now: clock(), windowMs: 60 * 60_000 };
  return (await countTry(db, key)) <= perHour;
}
