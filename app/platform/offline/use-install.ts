import { useSyncExternalStore } from "react";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { isInstallable, subscribeToInstallable } from "./install-prompt";

/**
 * Returns how this browser installs the site as an app: "offered" by its own dialog, or "by hand" from Safari's share menu on
 * iPhone and iPad. Null if it doesn't, or if the app is open already.
 */
export function useInstall(): "offered" | "by hand" | null {
  const isHydrated = useHydrated();
  const isOffered = useSyncExternalStore(subscribeToInstallable, isInstallable, () => false);
  if (!isHydrated) return null;
  if (isOffered) return "offered";
  // Only Safari on iPhone and iPad has this property.
  return "standalone" in navigator && navigator.standalone === false ? "by hand" : null;
}
