import { startTransition, useEffect, useState } from "react";

/**
 * Whether scripts have taken over the page: false on the server and in the first render, true soon after. The second
 * render waits its turn: a list of cards asks this once each, and all at once would hold up the first tap.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
