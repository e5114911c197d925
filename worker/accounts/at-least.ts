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
