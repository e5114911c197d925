import type { Column } from "~/components/back-office/data-table";
import { TourStatusBadge } from "~/components/back-office/tour-status-badge";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { durationText, tourTypeLabels } from "~/domain/tours/tour";
import type { AdminTour } from "../../../../worker/tours/admin/admin-tours.repo";

/** Source: specification 2, section 3. */
export const tourColumns: readonly Column<AdminTour>[] = [
  {
    key: "title",
    head: "Tour",
    cell: (tour) => tour.title,
    sort: { name: "title" },
    className: "lg:max-w-72",
  },
  {
    key: "price",
    head: "Price",
    cell: (tour) => formatRupees(tour.priceInr),
    sort: { name: "price", isDownFirst: true },
    align: "right",
    className: "whitespace-nowrap",
  },
  { key: "duration", head: "Duration", cell: (tour) => durationText(tour.days) },
  { key: "location", head: "Location", cell: (tour) => `${tour.place}, ${tour.state}` },
  {
    key: "status",
    head: "Status",
    cell: (tour) => (
      <>
        <TourStatusBadge tour={tour} />
        {tour.hasChangedTexts && <span className="block text-sm text-muted">edits to review</span>}
        {tour.isFeatured && <span className="block text-sm text-muted">on the home page</span>}
        {!tour.hasPicture && <span className="block text-sm text-muted">no picture yet</span>}
      </>
    ),
  },
  {
    key: "bookings",
    head: "Bookings",
    cell: (tour) => tour.bookings,
    sort: { name: "bookings", isDownFirst: true },
    align: "right",
  },
  { key: "operator", head: "Operator", cell: (tour) => tour.operator.companyName },
  {
    key: "created",
    head: "Created",
    cell: (tour) => (tour.createdAt === null ? "catalog" : formatInstantInIndia(tour.createdAt)),
    sort: { name: "created", isDownFirst: true },
  },
  {
    key: "position",
    head: "Order",
    cell: (tour) => tour.position,
    sort: { name: "position" },
    align: "right",
    isOptional: true,
  },
  {
    key: "rating",
    head: "Rating",
    cell: (tour) =>
      tour.rating === null || tour.reviewCount === 0
        ? "none yet"
        : `${tour.rating.toFixed(1)} of 5 (${tour.reviewCount})`,
    isOptional: true,
  },
  { key: "capacity", head: "Max capacity", cell: (tour) => tour.capacity, align: "right", isOptional: true },
  { key: "type", head: "Type", cell: (tour) => tourTypeLabels[tour.type], isOptional: true },
  { key: "city", head: "Leaves from", cell: (tour) => tour.departureCity, isOptional: true },
];
