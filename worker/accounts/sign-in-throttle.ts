import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { countTry, forgetTries, takeTryBack, type ThrottleKey } from "./throttle.repo";

const windowMs = 15 * 60_000;

/** Max wrong passwords within 15 minutes. */
export const signInLimits = {
  /** Per account, from devices that have never signed in to it. */
  account: 10,
  /** Per account, from one known device. */
  device: 10,
  /** Per IP address, for all accounts. */
  address: 200,
} as const;

/** Error after too many attempts. */
export const tooManyTries = "Too many attempts. Please wait 15 minutes.";

export interface SignInTry {
  /** Email address, or phone number for codes, which are counted apart: a common count would show that they belong together. */
  account: string;
  /** Id of a device that has signed in to this account before, or null. */
  device: string | null;
  address: string | null;
}

/**
 * Returns the counters of a sign-in. A known device has its own counter, so that someone guessing elsewhere cannot
 * lock the owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
function countersOf({ account, device, address }: SignInTry): (ThrottleKey & { limit: number })[] {
  return [
    device === null
      ? { action: "sign-in account", subject: account, limit: signInLimits.account }
      : { action: "sign-in device", subject: `${account} ${device}`, limit: signInLimits.device },
    ...(address === null
      ? []
      : [{ action: "sign-in address", subject: address, limit: signInLimits.address }]),
  ];
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts are all counted.
 * @returns true if the check may proceed
 */
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

/** Uncounts an attempt whose password was right or that never checked one. */
export async function forgiveSignIn({ db }: { db: Database }, attempt: SignInTry): Promise<void> {
  await Promise.all(countersOf(attempt).map((key) => takeTryBack(db, key)));
}

export function reopenAccount(db: Database, email: string): Promise<void> {
  return forgetTries(db, { action: "sign-in account", subject: email });
}
