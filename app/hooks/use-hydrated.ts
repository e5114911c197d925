import { startTransition, useEffect, useState } from "react";

/** True once the first page is hydrated: what mounts later was never rendered by the server. */
let isPageHydrated = false;

/**
 * Returns true after hydration, false on the server and in the first render of the page. The second render has low
 * priority: each card of a list uses this, and all at once would delay the first tap.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isPageHydrated);
  useEffect(() => {
    isPageHydrated = true;
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
