import { wait } from "../surroundings";
/** Test-only settings of one request. */
export interface TestControls {
  /** Waits between the check and the write, so that concurrent requests interleave. */
  pause?: () => Promise<void>;
  /** Lifetime of a hold, in milliseconds. */
  holdFor?: number;
}

const maxDelay = 60_000;

/**
 * Parses the headers `X-Test-Pause` and `X-Test-Hold`, in milliseconds. Production builds ignore both: the condition is resolved at build
 * time.
 */
export function testControlsOf(headers: Headers): TestControls {
  if (import.meta.env.MODE === "production") return {};
  const pause = millisecondsIn(headers, "X-Test-Pause");
  const holdFor = millisecondsIn(headers, "X-Test-Hold");
  return {
    ...(pause !== null && { pause: () => wait(pause) }),
    ...(holdFor !== null && { holdFor }),
  };
}

function millisecondsIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,5}$/.test(text) ? Math.min(Number(text), maxDelay) : null;
}
