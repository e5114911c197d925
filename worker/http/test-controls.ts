/** What a test may ask of one request. */
export interface TestControls {
  /** Waits between what is looked at and what is written, where others come in between. */
  pause?: () => Promise<void>;
  /** How long a hold lasts, in milliseconds. */
  holdFor?: number;
}

const longest = 60_000;

/**
 * What the headers `X-Test-Pause` and `X-Test-Hold`, in milliseconds, ask for. A production build knows neither: the
 * condition is decided by the build.
 */
export function testControlsOf(headers: Headers): TestControls {
  if (import.meta.env.MODE === "production") return {};
  const pause = millisecondsIn(headers, "X-Test-Pause");
  const holdFor = millisecondsIn(headers, "X-Test-Hold");
  return {
    ...(pause !== null && { pause: () => scheduler.wait(pause) }),
    ...(holdFor !== null && { holdFor }),
  };
}

function millisecondsIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,5}$/.test(text) ? Math.min(Number(text), longest) : null;
}
