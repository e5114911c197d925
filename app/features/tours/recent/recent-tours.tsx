import { lazy, Suspense } from "react";
import { useRecentTours } from "./use-recent-tours";

// Most visitors have seen no tour yet and do not need this code. Offline, it may be missing.
const RecentToursRow = lazy(() => import("./recent-tours-row").catch(() => ({ default: () => null })));

/** Row of the tours seen on this device. Place it below the first screen: the browser adds it after hydration. */
export function RecentTours() {
  const slugs = useRecentTours();
  if (slugs.length === 0) return null;
  return (
    // As high as the row.
    <Suspense fallback={<div className="mt-16 h-90" />}>
      <RecentToursRow slugs={slugs} />
    </Suspense>
  );
}
