import { useEffect } from "react";

/** Registers the service worker once the page is idle. The page works without it, so failures are ignored. */
export function useSiteWorker(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    // Safari has no idle callback.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
    whenIdle(() => {
      void import("./site-worker").then(({ registerSiteWorker }) => registerSiteWorker()).catch(() => {});
    });
  }, []);
}
