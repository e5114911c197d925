import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { countTry } from "./throttle.repo";

const perHour = 3;

/** Whether one more mail goes to an address that somebody else may have typed; three an hour do. */
export async function mayMailStranger(
  { db, clock }: { db: Database; clock: Clock },
  email: string,
): Promise<boolean> {
  const key = { action: "mail to an address", subject: email, now: clock(), windowMs: 60 * 60_000 };
  return (await countTry(db, key)) <= perHour;
}
