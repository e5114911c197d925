import { challengeSchema } from "~/domain/proof-of-work";
import { ApiError } from "./call-api";
import { solveInWorker } from "./solve-in-worker";

/**
 * Sends a request, and once more with a proof of work if it is refused for one; with an empty one if this browser cannot solve it.
 * @throws the error of the last try
 */
export async function withProof<Result>(
  send: (proof?: string) => Promise<Result>,
  signal = AbortSignal.timeout(60_000),
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const challenge = error instanceof ApiError && challengeSchema.safeParse(error.problem.challenge).data;
    if (!challenge) throw error;
    return send(await solveInWorker(challenge, signal).catch(() => ""));
  }
}
