/** Registers the site's service worker (public/sw.js). Each build has its own, so that its offline page is current. */
export function registerSiteWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`/sw.js?build=${import.meta.env.BUILD_ID}`, { scope: "/" });
}

interface SiteWorkerAnswer {
  isReached: boolean;
  isKept: boolean;
}

/** Reads an answer, by hand: every page loads this module, and zod would be 27 kB of it. */
function readAnswer(data: unknown): SiteWorkerAnswer {
  if (typeof data === "object" && data !== null && "isReached" in data && "isKept" in data) {
    const { isReached, isKept } = data;
    if (typeof isReached === "boolean" && typeof isKept === "boolean") return { isReached, isKept };
  }
  return { isReached: true, isKept: false };
}

/** Sends a message to the service worker and returns its answer. */
export async function postToSiteWorker(message: Record<string, unknown>): Promise<SiteWorkerAnswer> {
  const registration = await registerSiteWorker();
  const worker = registration.active ?? (await activated(registration));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      resolve(readAnswer(data));
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
