import type { AppError } from "~/domain/errors";
import { challengeSchema, type Challenge } from "~/domain/proof-of-work";

/** Data of the answer to a login form. */
export interface LoginResult {
  /** Path to go to once signed in, for the dialog. */
  goTo?: string;
  /** Set if the next try needs a proof of work. */
  challenge?: Challenge;
}

/** Returns the challenge of a refused sign-in. */
export function challengeOf({ extra }: AppError): LoginResult {
  const challenge = challengeSchema.safeParse(extra?.["challenge"]).data;
  return challenge ? { challenge } : {};
}
