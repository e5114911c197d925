import { wait } from "../platform/surroundings";

/**
 * Minimum times in milliseconds of calls whose duration could reveal that an address has an account: failed sign-in,
 * sign-up, password reset request.
 */
export const minTimes = { failedSignIn: 350, signUp: 700, requestReset: 300 };

/** The times in force: zero in a build in mode `test`. */
export const enforcedMinTimes =
  import.meta.env.MODE === "test" ? { failedSignIn: 0, signUp: 0, requestReset: 0 } : minTimes;

/**
 * Resolves after the first full multiple of `milliseconds` in which the work is done, so that the duration reveals nothing, on a busy server
 * either.
 */
export async function withMinDuration<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  if (milliseconds === 0) return work;
  const state = { isRunning: true };
  const end = () => {
    state.isRunning = false;
  };
  work.then(end, end);
  do {
    await wait(milliseconds);
  } while (state.isRunning);
  return work;
}
