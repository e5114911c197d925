import { useSyncExternalStore } from "react";

const query = "(min-width: 64rem)";

/** Returns true on screens where a page has two columns (Tailwind's `lg`), and on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}

function subscribe(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
