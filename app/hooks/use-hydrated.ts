import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Returns true after hydration, false on the server and in the render that hydrates its HTML. What mounts later is hydrated at once.
 * The second render has low priority: each card of a list uses this, and all at once would delay the first tap.
 */
export function useHydrated(): boolean {
  // Parts of a page hydrate one after another, so a flag for the whole page would be too early for the last. React reads the
  // server's snapshot exactly where it renders for or over HTML.
  let isServersHtml = false;
  useSyncExternalStore(
    subscribeToNothing,
    () => null,
    () => {
      isServersHtml = true;
      return null;
    },
  );
  const [isHydrated, setIsHydrated] = useState(!isServersHtml);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
