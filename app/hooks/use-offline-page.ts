import { useEffect, useState, useSyncExternalStore } from "react";
import { z } from "zod";
import { useViewer } from "./use-site";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Service worker that caches pages, generated from public/keep-pages.js. */
interface OfflinePageStore {
  script: string;
  /** Scope of the service worker. */
  scope: string;
}

export const tripPageStore: OfflinePageStore = { script: "/trip-sw.js", scope: "/trip/" };
export const checkInPageStore: OfflinePageStore = {
  script: "/check-in-sw.js",
  scope: "/operator/departures/",
};

/**
 * Caches this page through a service worker each time its data was loaded, so that it opens offline. A page cached for
 * a signed-in user is deleted with their session (app/lib/pages/offline-pages.ts).
 * @param addresses paths, the page first, then its resources; empty for nothing to cache
 * @param at when the page's data was loaded
 * @param until UTC instant after which the page is deleted; never by default
 * @param findMore finds paths of files that the page does not name
 * @returns whether the server is unreachable, and whether the current page is cached
 */
export function useOfflinePage(
  keeper: OfflinePageStore,
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
  const joined = addresses.join(" ");
  const account = useViewer()?.id ?? null;

  useEffect(() => {
    if (joined === "" || !isBrowserOnline || !("serviceWorker" in navigator)) return;
    let isOver = false;
    async function keepNow() {
      try {
        const more = findMore ? await findMore() : [];
        if (isOver) return;
        const keep = [...joined.split(" "), ...more];
        const { isReached, isKept } = await post(keeper, { keep, until, account });
        if (isOver) return;
        setLostAt(isReached ? null : at);
        if (isKept) setCachedAt(at);
      } catch {
        // Without storage the page works all the same.
      }
    }
    void keepNow();
    return () => {
      isOver = true;
    };
  }, [keeper, joined, at, until, account, findMore, isBrowserOnline]);

  return { isOffline: !isBrowserOnline || lostAt === at, isCached: cachedAt === at };
}

/** Deletes a cached page. */
export async function forgetPage(keeper: OfflinePageStore, path: string): Promise<void> {
  if ("serviceWorker" in navigator) await post(keeper, { forget: path });
}

const answerSchema = z.object({ isReached: z.boolean(), isKept: z.boolean() });

/** Sends a message to a service worker and returns its answer. */
async function post(
  { script, scope }: OfflinePageStore,
  message: Record<string, unknown>,
): Promise<z.output<typeof answerSchema>> {
  const registration = await navigator.serviceWorker.register(script, { scope });
  const worker = registration.active ?? (await activated(registration));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      resolve(answerSchema.safeParse(data).data ?? { isReached: true, isKept: false });
      port1.close();
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

function activated({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = installing ?? waiting;
  return new Promise((resolve, reject) => {
    if (!coming) return reject(new Error("No service worker found."));
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(coming);
      if (coming.state === "redundant") reject(new Error("The service worker was not installed."));
    });
  });
}
