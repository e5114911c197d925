import { Buffer } from "node:buffer";
import { createChallenge as create, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { z } from "zod";
import { challengeSchema, type Challenge } from "~/domain/proof-of-work";
import type { Clock } from "../clock";
import { randomInteger } from "../surroundings";
import type { Keys } from "./keys";

interface Dependencies {
  clock: Clock;
  keys: Keys;
}

type Purpose = "hold-proof" | "booking-proof" | "sign-in-proof";

/** Subject of a proof. It is signed with the challenge. */
type Subject = Challenge["parameters"]["data"];

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

function secretsOf(keys: Keys, purpose: Purpose) {
  const secretOf = (part: string) => Buffer.from(keys.mac(purpose, part) ?? []).toString("hex");
  return { hmacSignatureSecret: secretOf("challenge"), hmacKeySignatureSecret: secretOf("solution") };
}

/** Creates a challenge whose solution works for this subject within five minutes. Source: altcha.org, proof of work version 2. */
export async function createChallenge(
  { clock, keys }: Dependencies,
  purpose: Purpose,
  subject: Subject,
): Promise<Challenge> {
  const challenge = await create({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: tries.min + (randomInteger() % (tries.max - tries.min + 1)),
    deriveKey,
    data: { ...subject },
    expiresAt: new Date(clock() + lifetime),
    ...secretsOf(keys, purpose),
  });
  return challengeSchema.parse(challenge);
}

/**
 * Returns the id and the end (UTC instant) of a solved challenge for this subject; null if it is unreadable, wrong, for another subject or
 * expired. The caller stores the id, so that it works once.
 */
export async function verifyProof(
  { clock, keys }: Dependencies,
  purpose: Purpose,
  proof: string,
  subject: Subject,
): Promise<{ id: string; expiresAt: number } | null> {
  const parsed = proofSchema.safeParse(readJson(proof));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data;
  const { data, expiresAt } = challenge.parameters;
  if (Object.entries(subject).some(([name, value]) => data[name] !== value)) return null;
  if (expiresAt * 1000 <= clock()) return null;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(keys, purpose) });
  return verified ? { id: challenge.signature, expiresAt: expiresAt * 1000 } : null;
}

function readJson(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, "base64").toString());
  } catch {
    return null;
  }
}
