import { useSyncExternalStore } from "react";

function subscribe() {
  return () => {};
}

/** Whether scripts have taken over the page: false on the server and in the first render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
