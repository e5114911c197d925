import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Challenge } from "~/domain/proof-of-work";
import type { Keys } from "../platform/keys/keys";
import { createChallenge, verifyProof } from "../platform/keys/proof-of-work";
import { countTry, forgetTries, takeTryBack, type ThrottleKey } from "../platform/http/throttle.repo";

const windowMs = 15 * 60_000;

/** Wrong passwords within 15 minutes, beyond which each try needs a proof of work. */
export const signInLimits = {
  /** Per account, from devices that have never signed in to it. */
  account: 10,
  /** Per account, from one known device. */
  device: 10,
  /** Per IP address, for all accounts. */
  address: 200,
} as const;

/** At this multiple of the limits, tries with a proof are refused too. Only tries that checked a password count. */
export const hardFactor = 10;

/** Header with the proof of work of a sign-in. */
export const signInProofHeader = "Sign-In-Proof";

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

/** Outcome of an attempt before its password is checked: `open`, or with a proof only, or not at all for now. */
type SignInGate = "open" | "proof" | "closed";

/** Counts an attempt before the password is checked, so that concurrent attempts are all counted. */
export async function beginSignIn(
  { db, clock }: { db: Database; clock: Clock },
  attempt: SignInTry,
): Promise<SignInGate> {
  const now = clock();
  const shares = await Promise.all(
    countersOf(attempt).map(
      async ({ limit, ...key }) => (await countTry(db, { ...key, now, windowMs })) / limit,
    ),
  );
  const max = Math.max(...shares);
  return max <= 1 ? "open" : max <= hardFactor ? "proof" : "closed";
}

/** Creates the challenge of a sign-in beyond the limit. */
export function createSignInChallenge(
  dependencies: { clock: Clock; keys: Keys },
  attempt: SignInTry,
): Promise<Challenge> {
  return createChallenge(dependencies, "sign-in-proof", subjectOf(dependencies, attempt));
}

/** Returns true if a proof is for this account and address, and was not used before. */
export async function isProven(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  attempt: SignInTry,
  proof: string,
): Promise<boolean> {
  const verified = await verifyProof({ clock, keys }, "sign-in-proof", proof, subjectOf({ keys }, attempt));
  if (!verified) return false;
  const now = clock();
  const spent = { action: "sign-in proof", subject: verified.id, now, windowMs: verified.expiresAt - now };
  return (await countTry(db, spent)) === 1;
}

function subjectOf({ keys }: { keys: Keys }, { account, address }: SignInTry) {
  return { account: keys.sign("sign-in-proof", `${account} ${address ?? ""}`) };
}

/** Uncounts an attempt whose password was right or that never checked one. */
export async function forgiveSignIn({ db }: { db: Database }, attempt: SignInTry): Promise<void> {
  await Promise.all(countersOf(attempt).map((key) => takeTryBack(db, key)));
}

export function reopenAccount(db: Database, email: string): Promise<void> {
  return forgetTries(db, { action: "sign-in account", subject: email });
}
