/** Gives the present UTC instant in milliseconds. A parameter, so that a test can say what time it is. */
export type Clock = () => number;

export function systemClock(): number {
  return Date.now();
}
