import { useEffect, useState, useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import { z } from "zod";
import type { loader as rootLoader } from "~/root";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** A service worker that keeps pages, made of public/keep-pages.js. */
export interface PageKeeper {
  script: string;
  /** The pages it looks after. */
  scope: string;
}

export const tripKeeper: PageKeeper = { script: "/trip-sw.js", scope: "/trip/" };
export const checkInKeeper: PageKeeper = { script: "/check-in-sw.js", scope: "/operator/departures/" };

/**
 * Has a service worker keep this page, so that it opens without a connection, each time the page has been read anew. Kept for
 * somebody who is signed in, it goes with their session (app/lib/kept-pages.ts).
 * @param addresses paths, the page first, then what belongs to it; empty for nothing to keep
 * @param at when the page was read
 * @param until UTC instant after which the page is forgotten; never where it is left out
 * @param findMore paths of files that the page itself does not name
 * @returns whether the server is out of reach, and whether the page is kept as it was read
 */
export function useKeptPage(
  keeper: PageKeeper,
  {
    addresses,
    at,
    until,
    findMore,
  }: {
    addresses: readonly string[];
    at: string;
    until?: number;
    /** The same function in every render. */
    findMore?: () => Promise<string[]>;
  },
): { isOffline: boolean; isKept: boolean } {
  const isBrowserOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // What was read at this moment could not be read again.
  const [lostAt, setLostAt] = useState<string | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const joined = addresses.join(" ");
  const account = useRouteLoaderData<typeof rootLoader>("root")?.viewer?.id ?? null;

  useEffect(() => {
    if (joined === "" || !isBrowserOnline || !("serviceWorker" in navigator)) return;
    let isOver = false;
    async function keepNow() {
      try {
        const more = findMore ? await findMore() : [];
        const keep = [...joined.split(" "), ...more];
        const { isReached, isKept } = await tell(keeper, { keep, until, account });
        if (isOver) return;
        setLostAt(isReached ? null : at);
        if (isKept) setKeptAt(at);
      } catch {
        // A browser that keeps nothing shows the page all the same.
      }
    }
    void keepNow();
    return () => {
      isOver = true;
    };
  }, [keeper, joined, at, until, account, findMore, isBrowserOnline]);

  return { isOffline: !isBrowserOnline || lostAt === at, isKept: keptAt === at };
}

/** Has a page forgotten that was kept. */
export async function forgetPage(keeper: PageKeeper, path: string): Promise<void> {
  if ("serviceWorker" in navigator) await tell(keeper, { forget: path });
}

const toldSchema = z.object({ isReached: z.boolean(), isKept: z.boolean() });

/** What became of what a service worker was told. */
async function tell(
  { script, scope }: PageKeeper,
  message: Record<string, unknown>,
): Promise<z.output<typeof toldSchema>> {
  const registration = await navigator.serviceWorker.register(script, { scope });
  const worker = registration.active ?? (await activated(registration));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      resolve(toldSchema.safeParse(data).data ?? { isReached: true, isKept: false });
      port1.close();
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

function activated({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = installing ?? waiting;
  return new Promise((resolve, reject) => {
    if (!coming) return reject(new Error("There is no service worker."));
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(coming);
      if (coming.state === "redundant") reject(new Error("The service worker was not installed."));
    });
  });
}
