/**
 * Minimum times in milliseconds of calls whose own duration could reveal that an address has an account: a failed sign-in, a
 * sign-up, and a request for a new password.
 */
export const minTimes = { failedSignIn: 350, signUp: 700, requestReset: 300 };

/** The times in force: none in a build in mode `test`. */
export const leastTimes =
  import.meta.env.MODE === "test" ? { failedSignIn: 0, signUp: 0, requestReset: 0 } : minTimes;

/** Returns the result of some work after at least `milliseconds`, so that its duration reveals nothing. */
export async function atLeast<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);
  return result;
}
