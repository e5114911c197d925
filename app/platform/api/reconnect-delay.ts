/**
 * Returns the milliseconds before the next attempt: doubling from 0.5 s to 30 s, of which a random half to whole, so
 * that clients that disconnected together do not reconnect together.
 */
export function reconnectDelay(failures: number, random = Math.random()): number {
  return Math.min(30_000, 500 * 2 ** failures) * (0.5 + random / 2);
}
