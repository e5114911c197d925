import { Badge } from "~/components/ui/badge";
import { listStatusOf, tourStatusLabels, tourStatusTones } from "~/domain/tour-list";
import type { TourStatus } from "~/domain/tour-form";

/** The state of a tour, and why an active one is not on sale. */
export function TourStatusBadge({
  tour,
}: {
  tour: { status: TourStatus; deletedAt: number | null; isOnSale: boolean };
}) {
  const status = listStatusOf(tour);
  return (
    <>
      <Badge tone={tourStatusTones[status]}>{tourStatusLabels[status]}</Badge>
      {status === "active" && !tour.isOnSale && (
        <span className="block text-sm text-muted">off the site: its operator is not verified</span>
      )}
    </>
  );
}
