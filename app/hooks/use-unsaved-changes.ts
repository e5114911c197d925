import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/**
 * Asks for confirmation before navigating away from unsaved input; on closing the window the browser itself asks.
 * Navigation to the page's own path, as by its form, is allowed.
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
    /** The dialog closes after either answer: closing it once the user is leaving must not keep them here. */
    stay() {
      if (!isLeaving.current) blocker.reset?.();
    },
    leave() {
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
}
