/**
 * The least, in milliseconds, that calls take whose own time could tell whether an address has an account: a sign-in that
 * fails, a sign-up, and asking for a new password.
 */
export const leastTimes = { failedSignIn: 350, signUp: 700, requestReset: 300 };

/**
 * The result of some work, given no earlier than after `milliseconds`: what differs inside (an account that exists or
 * not) cannot be told by the clock.
 */
export async function atLeast<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);
  return result;
}
