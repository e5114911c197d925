import { Badge } from "~/ui/badge";
import { pausedText } from "~/domain/departures/smallest-party";
import { listStatusOf, tourStatusLabels, tourStatusTones } from "~/domain/tours/tour-list";
import type { TourStatus } from "~/domain/tours/tour";

/** Status badge of a tour, with the reason why an active tour isn't on sale. */
export function TourStatusBadge({
  tour,
}: {
  tour: {
    status: TourStatus;
    deletedAt: number | null;
    isOnSale: boolean;
    isPaused: boolean;
    pausedUntil: string | null;
  };
}) {
  const status = listStatusOf(tour);
  return (
    <>
      <Badge tone={tourStatusTones[status]}>{tourStatusLabels[status]}</Badge>
      {tour.isPaused && status !== "deleted" && (
        <Badge tone="warning">{pausedText({ until: tour.pausedUntil ?? undefined })}</Badge>
      )}
      {status === "active" && !tour.isOnSale && (
        <Badge title="The operator is not verified">Not on sale</Badge>
      )}
    </>
  );
}
