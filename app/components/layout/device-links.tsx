import { useSyncExternalStore } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import { install, isInstallable, subscribeToInstallable } from "~/lib/pages/install-prompt";

/** Links to the pages saved for offline use, and installs the site where the browser offers it. */
export function DeviceLinks({ className }: { className: string }) {
  const isHydrated = useHydrated();
  const canInstall = useSyncExternalStore(subscribeToInstallable, isInstallable, () => false);
  if (!isHydrated || !("serviceWorker" in navigator)) return null;
  return (
    <>
      {/* The service worker fills in the page, so it is loaded as a document. */}
      <a href="/offline" className={className}>
        Saved pages
      </a>
      {canInstall && (
        <button type="button" className={className} onClick={() => void install()}>
          Install app
        </button>
      )}
    </>
  );
}
