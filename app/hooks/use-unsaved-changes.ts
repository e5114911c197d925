import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/**
 * Asks before another page is opened while something typed is not saved; on closing the window the browser itself asks.
 * What goes to the page's own address, as its form does, goes through.
 */
export function useUnsavedChanges(isChanged: boolean) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isLeaving.current = false;
    return isChanged && nextLocation.pathname !== currentLocation.pathname;
  });

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);

  return {
    isAsking: blocker.state === "blocked",
    /** A dialog closes after either answer: once somebody leaves, that is no reason to stay. */
    stay() {
      if (!isLeaving.current) blocker.reset?.();
    },
    leave() {
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
}
