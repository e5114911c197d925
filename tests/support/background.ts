// Replaces `cloudflare:workers` for the Worker under test (vitest.config.ts), so that tests can wait for its background work.
import { waitUntil as runtimeWaitUntil } from "cloudflare:workers";
import { vi } from "vitest";

export { DurableObject } from "cloudflare:workers";

let running = 0;

/** Hands work to the runtime, as in production, and counts it until it has settled. */
export function waitUntil(work: Promise<unknown>): void {
  running += 1;
  const settle = () => (running -= 1);
  work.then(settle, settle);
  runtimeWaitUntil(work);
}

/** Waits until the Worker has no work left in the background. */
export async function backgroundWorkDone(): Promise<void> {
  // Polls: a promise of a request whose context has ended never settles for another one.
  await vi.waitUntil(() => running === 0, { timeout: 60_000, interval: 5 });
}
