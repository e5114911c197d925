/** Location keys that answers arrived at. */
const arrivals = new WeakMap<object, string>();

/** @param key of the pending navigation, or else of the current location */
export function noteArrival(answer: object, key: string): void {
  if (!arrivals.has(answer)) arrivals.set(answer, key);
}

/**
 * Returns false once a navigation that began after the answer has ended. A navigation that was pending when it arrived
 * doesn't count, so that a filter that is still loading doesn't drop it.
 * @param keys of the current location and the pending navigation
 */
export function isCurrent(answer: object, keys: readonly (string | undefined)[]): boolean {
  const arrival = arrivals.get(answer);
  return arrival === undefined || keys.includes(arrival);
}
