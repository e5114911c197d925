import { useSyncExternalStore } from "react";

function subscribeToNothing() {
  return () => {};
}

/** Whether scripts run here: false on the server and in the first render in the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
