import { useCallback, useLayoutEffect, useRef } from "react";

/** Returns a function that stays the same and calls the latest one: for handlers of memoized components, not for rendering. */
export function useStable<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}
