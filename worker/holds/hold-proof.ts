import { Buffer } from "node:buffer";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { z } from "zod";
import { challengeSchema, type HoldChallenge } from "~/domain/holds/hold-proof";
import type { Clock } from "../clock";
import type { Keys } from "../keys/keys";

interface Dependencies {
  clock: Clock;
  keys: Keys;
}

/** A hold that a proof of work is for. */
interface ProvenHold {
  tour: string;
  travelDate: string;
  /** By `callerIdOf`. */
  caller: string | null;
}

const lifetime = 5 * 60_000;

/**
 * Rounds of PBKDF2 in one try, and tries until the solution: about half a second in all on a laptop, a few seconds on an old phone.
 * Creating a challenge costs the Worker one try, verifying it none.
 */
const cost = 1_000;
const tries = { min: 500, max: 1_500 } as const;

const solutionSchema = z.object({
  counter: z.int().min(0),
  derivedKey: z.string().max(64),
  time: z.number().optional(),
});
const proofSchema = z.object({ challenge: challengeSchema, solution: solutionSchema });

/**
 * Returns true if a client can be asked for a proof. Demo builds ask browsers only: load tests hold seats without limits, and have no
 * browser's headers.
 */
export function isProofAsked(headers: Headers): boolean {
  return import.meta.env.MODE === "production" || headers.has("Sec-Fetch-Site");
}

function secretsOf(keys: Keys) {
  const secretOf = (part: string) => Buffer.from(keys.mac("hold-proof", part) ?? []).toString("hex");
  return { hmacSignatureSecret: secretOf("challenge"), hmacKeySignatureSecret: secretOf("solution") };
}

/** Creates a challenge that earns this hold within five minutes. Source: altcha.org, proof of work version 2. */
export async function createHoldChallenge(
  { clock, keys }: Dependencies,
  hold: ProvenHold,
): Promise<HoldChallenge> {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(tries.max, tries.min),
    deriveKey,
    data: { ...hold },
    expiresAt: new Date(clock() + lifetime),
    ...secretsOf(keys),
  });
  return challengeSchema.parse(challenge);
}

/** Returns the id and the end of a solved challenge for this hold; null if it is unreadable, wrong, for another hold or expired. */
export async function verifyHoldProof(
  { clock, keys }: Dependencies,
  proof: string,
  { tour, travelDate, caller }: ProvenHold,
): Promise<{ id: string; expiresAt: number } | null> {
  const parsed = proofSchema.safeParse(readJson(proof));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data;
  const { data, expiresAt } = challenge.parameters;
  if (data.tour !== tour || data.travelDate !== travelDate || data.caller !== caller) return null;
  if (expiresAt * 1000 <= clock()) return null;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(keys) });
  return verified ? { id: challenge.signature, expiresAt: expiresAt * 1000 } : null;
}

function readJson(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, "base64").toString());
  } catch {
    return null;
  }
}
