import { startTransition, useEffect, useState } from "react";

/**
 * Returns true after hydration, false on the server and in the first render. The second render has low priority: each
 * card of a list uses this, and all at once would delay the first tap.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
