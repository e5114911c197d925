import { useEffect, useState, useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/**
 * Has the service worker of /trip/ keep this page and its papers, so that they open without a connection, each time the page
 * has been read anew.
 * @param addresses paths below /trip/, the page first
 * @param at when the page was read
 * @returns whether the server is out of reach
 */
export function useKeptTrip(addresses: readonly string[], at: string): boolean {
  const isBrowserOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // What was read at this moment could not be read again.
  const [lostAt, setLostAt] = useState<string | null>(null);
  const joined = addresses.join(" ");

  useEffect(() => {
    if (!isBrowserOnline || !("serviceWorker" in navigator)) return;
    let isOver = false;
    async function keepNow() {
      try {
        const isReached = await keep(joined.split(" "));
        if (!isOver) setLostAt(isReached ? null : at);
      } catch {
        // A browser that keeps nothing shows the page all the same.
      }
    }
    void keepNow();
    return () => {
      isOver = true;
    };
  }, [joined, at, isBrowserOnline]);

  return !isBrowserOnline || lostAt === at;
}

/** Whether the server answered when the service worker asked for the page. */
async function keep(addresses: readonly string[]): Promise<boolean> {
  const registration = await navigator.serviceWorker.register("/trip-sw.js", { scope: "/trip/" });
  const worker = registration.active ?? (await activated(registration));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      resolve(data === true);
      port1.close();
    });
    port1.start();
    worker.postMessage({ keep: addresses }, [port2]);
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
