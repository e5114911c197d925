import { useEffect, useState, useSyncExternalStore } from "react";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { postToSiteWorker } from "./site-worker";
import { useViewer } from "~/platform/pages/use-site";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Kind of a page that opens offline; public/sw.js has the same list. */
type OfflinePageKind = "trip" | "booking" | "wishlist" | "check-in";

/**
 * Caches this page through a service worker each time its data was loaded, so that it opens offline. A page cached for
 * a signed-in user is deleted with their session (app/features/site/offline-pages.ts).
 * @param addresses paths in English, the page first, then its resources; empty for nothing to cache
 * @param at when the page's data was loaded
 * @param until UTC instant after which the page is deleted; never by default
 * @param findMore finds paths of files that the page does not name
 * @returns whether the server is unreachable, and whether the current page is cached
 */
export function useOfflinePage(
  kind: OfflinePageKind,
  {
    addresses,
    at,
    until,
    findMore,
  }: {
    addresses: readonly string[];
    at: string;
    until?: number;
    /** Must be stable across renders. */
    findMore?: () => Promise<string[]>;
  },
): { isOffline: boolean; isCached: boolean } {
  const isBrowserOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // Load time of the data that could not be reloaded.
  const [lostAt, setLostAt] = useState<string | null>(null);
  const [cachedAt, setCachedAt] = useState<string | null>(null);
  const joined = addresses.map((address) => pathIn(currentLanguage(), address)).join(" ");
  const account = useViewer()?.id ?? null;

  useEffect(() => {
    if (joined === "" || !isBrowserOnline || !("serviceWorker" in navigator)) return;
    let isOver = false;
    async function keepNow() {
      try {
        const more = findMore ? await findMore() : [];
        if (isOver) return;
        const keep = [...joined.split(" "), ...more];
        const { isReached, isKept } = await postToSiteWorker({ kind, keep, until, account });
        if (isOver) return;
        // A saved copy makes way for the page as it is.
        if (isReached && isForReading(kind) && document.documentElement.dataset["savedPage"] !== undefined)
          window.location.reload();
        setLostAt(isReached ? null : at);
        if (isKept) setCachedAt(at);
      } catch {
        // The page also works without storage.
      }
    }
    void keepNow();
    return () => {
      isOver = true;
    };
  }, [kind, joined, at, until, account, findMore, isBrowserOnline]);

  return { isOffline: !isBrowserOnline || lostAt === at, isCached: cachedAt === at };
}

function isForReading(kind: OfflinePageKind): boolean {
  return kind === "trip" || kind === "booking";
}

/** Deletes a cached page. */
export async function forgetPage(kind: OfflinePageKind, path: string): Promise<void> {
  if ("serviceWorker" in navigator) await postToSiteWorker({ kind, forget: pathIn(currentLanguage(), path) });
}
