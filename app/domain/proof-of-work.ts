import { z } from "zod";

/** Proof of work for what is limited otherwise: holds on a departure that is nearly all held, bookings on one that is mostly unproven, and sign-ins after many wrong passwords. Format: altcha.org, proof of work version 2. */

/** A solved challenge in a request. */
export const proofSchema = z.string().max(4000).optional().meta({
  description:
    "Base64 of the JSON `{challenge,solution}`: the `challenge` of a `proof_required` problem, solved as ALTCHA proof of work version 2",
});

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));

/** A challenge in the problem `proof_required`. Other parameters would change its signature, so none are dropped. */
export const challengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal("PBKDF2/SHA-256"),
    nonce: hex(32),
    salt: hex(32),
    cost: z.int().min(1).max(100_000),
    keyLength: z.literal(32),
    keyPrefix: hex(32),
    keySignature: hex(64),
    /** Unix time in seconds. */
    expiresAt: z.int(),
    /** Subject of the proof, and nothing else. */
    data: z.record(z.string(), z.string().nullable()),
  }),
  signature: hex(64),
});
export type Challenge = z.output<typeof challengeSchema>;
