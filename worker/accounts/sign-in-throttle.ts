import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { countTry, forgetTries, takeTryBack } from "./throttle.repo";
import type { ThrottleKey } from "./throttle.repo";

const windowMs = 15 * 60_000;

/** How many wrong passwords are taken within 15 minutes. */
export const signInLimits = {
  /** For one account, from devices that have not signed in to it before. */
  account: 10,
  /** For one account, from one device that has. */
  device: 10,
  /** From one address, whatever the account. */
  address: 200,
} as const;

export interface SignInTry {
  email: string;
  /** The device's own name, if it has signed in to this account before; else null. */
  device: string | null;
  address: string | null;
}

/**
 * What a sign-in counts against. A device that has signed in before has a count of its own, so that somebody guessing
 * elsewhere does not lock the account's owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
function countersOf({ email, device, address }: SignInTry): (ThrottleKey & { limit: number })[] {
  return [
    device === null
      ? { action: "sign-in account", subject: email, limit: signInLimits.account }
      : { action: "sign-in device", subject: `${email} ${device}`, limit: signInLimits.device },
    ...(address === null
      ? []
      : [{ action: "sign-in address", subject: address, limit: signInLimits.address }]),
  ];
}

/** Counts a try before its password is looked at, so that tries at once are all counted. @returns whether it may go on */
export async function beginSignIn(
  { db, clock }: { db: Database; clock: Clock },
  attempt: SignInTry,
): Promise<boolean> {
  const now = clock();
  const counts = await Promise.all(
    countersOf(attempt).map(
      async ({ limit, ...key }) => (await countTry(db, { ...key, now, windowMs })) <= limit,
    ),
  );
  return counts.every(Boolean);
}

/** A try whose password was right, or that was none, does not count. */
export async function forgiveSignIn({ db }: { db: Database }, attempt: SignInTry): Promise<void> {
  await Promise.all(countersOf(attempt).map((key) => takeTryBack(db, key)));
}

/** Begins the count of an account anew. */
export function reopenAccount(db: Database, email: string): Promise<void> {
  return forgetTries(db, { action: "sign-in account", subject: email });
}
