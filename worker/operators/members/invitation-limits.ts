import type { Viewer } from "~/domain/accounts/account";
import { dailyInvitations } from "~/domain/operators/operator-member";
import { mayMailStranger } from "../../accounts/mail-limit";
import { countTry } from "../../platform/http/throttle.repo";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { isWithinLimit, type Limiters } from "../../platform/http/rate-limit";

interface LimitDependencies {
  db: Database;
  clock: Clock;
  limiters: Pick<Limiters, "form">;
}

/**
 * Returns why an owner may not send another invitation now, or null. Invitations send mail to strangers, so withdrawn
 * and rejected ones count too.
 * @param headers of the request
 */
export async function whyNotInvite(
  { db, clock, limiters }: LimitDependencies,
  { owner, email, headers }: { owner: Viewer; email: string; headers: Headers },
): Promise<string | null> {
  if (!(await isWithinLimit(limiters.form, headers))) return "Too many invitations. Please wait a minute.";
  const key = {
    action: "invitations of an owner",
    subject: owner.id,
    now: clock(),
    windowMs: 24 * 60 * 60_000,
  };
  if ((await countTry(db, key)) > dailyInvitations)
    return "You've sent thirty invitations in the past day. Please try again tomorrow.";
  if (!(await mayMailStranger({ db, clock }, email, "invitation to an address")))
    return "Three invitations were sent to this address in the past hour. Please try again later.";
  return null;
}
