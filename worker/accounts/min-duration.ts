/**
 * Minimum times in milliseconds of calls whose duration could reveal that an address has an account: failed sign-in,
 * sign-up, password reset request.
 */
export const minTimes = { failedSignIn: 350, signUp: 700, requestReset: 300 };

/** The times in force: zero in a build in mode `test`. */
export const enforcedMinTimes =
  import.meta.env.MODE === "test" ? { failedSignIn: 0, signUp: 0, requestReset: 0 } : minTimes;

/** Resolves no sooner than `milliseconds`, so that the duration reveals nothing. */
export async function withMinDuration<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);
  return result;
}
