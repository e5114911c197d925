import { useEffect, useSyncExternalStore } from "react";
import { recentTours, rememberTour, subscribeToRecentTours } from "./stored-recent-tours";
import { useIsPreview } from "~/platform/pages/use-preview";
import { useViewer } from "~/platform/pages/use-site";

const none: readonly string[] = [];

/** Returns the slugs of the tours seen on this device, newest first; none until hydration. */
export function useRecentTours(): readonly string[] {
  return useSyncExternalStore(subscribeToRecentTours, recentTours, () => none);
}

/** Remembers on this device that a tour's page was opened. */
export function useRememberedTour(slug: string): void {
  const isPreview = useIsPreview();
  const of = useViewer()?.id ?? null;
  useEffect(() => {
    if (!isPreview) rememberTour(slug, of);
  }, [slug, of, isPreview]);
}
