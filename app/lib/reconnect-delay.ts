/**
 * Milliseconds to wait before the next try: doubling from half a second to half a minute, then between half and all of it,
 * so that all who lost their socket together do not come back in the same instant.
 */
export function reconnectDelay(failures: number, random = Math.random()): number {
  return Math.min(30_000, 500 * 2 ** failures) * (0.5 + random / 2);
}
