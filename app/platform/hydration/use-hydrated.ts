import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

let isServersHtml = false;

/** Called only in the first render of a component on the server and of one that hydrates the server's HTML. */
function noteServersHtml() {
  isServersHtml = true;
  return null;
}

function mountsLater(): boolean {
  const isLater = !isServersHtml;
  isServersHtml = false;
  return isLater;
}

const subscribeToNothing = () => () => undefined;
const nothing = () => null;

/**
 * Returns true after hydration, false on the server and in the render that hydrates its HTML. The second render has low
 * priority: each card of a list uses this, and all at once would delay the first tap.
 */
export function useHydrated(): boolean {
  // Parts of a page hydrate one after another: a flag for the whole page would be too early for the last of them.
  useSyncExternalStore(subscribeToNothing, nothing, noteServersHtml);
  const [isHydrated, setIsHydrated] = useState(mountsLater);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
