/** Returns the current UTC instant in milliseconds. Injected, so that tests can set the time. */
export type Clock = () => number;

export function systemClock(): number {
  return Date.now();
}
