import { Exact } from "~/ui/exact";
import { TourQuality } from "./tour-quality";
import { TourStatusBadge } from "~/features/tours/office/tour-status-badge";
import { Badge, Badges } from "~/ui/badge";
import { countSeats } from "~/domain/seats/hold-countdown";
import { formatRupees } from "~/domain/money/money";
import type { Column } from "~/office/lists/definition";
import type { ListedOperatorTour } from "../../../../../worker/tour-drafts/list-operator-tours";

/** Columns of an operator's tours. @param showsOperator true for members of several operators */
export function operatorTourColumns(showsOperator: boolean): Column<ListedOperatorTour>[] {
  return [
    {
      key: "title",
      head: "Tour",
      className: "w-1/3",
      isLong: true,
      value: ({ title }) => title,
    },
    ...(showsOperator ? [company] : []),
    {
      key: "status",
      head: "Status",
      phone: "top",
      cell: (tour) => (
        <Badges>
          <TourStatusBadge tour={{ ...tour, deletedAt: null }} />
          {tour.hasChangedTexts && <Badge tone="warning">Edits under review</Badge>}
          {tour.isChanged && !tour.hasChangedTexts && tour.status === "active" && (
            <Badge>Unsubmitted changes</Badge>
          )}
          {rejectionOf(tour) !== null && (
            <Badge tone="danger" title={rejectionOf(tour) ?? undefined}>
              Rejected
            </Badge>
          )}
        </Badges>
      ),
      detail: (tour) => (
        <>
          <Badges>
            <TourStatusBadge tour={{ ...tour, deletedAt: null }} />
          </Badges>
          {rejectionOf(tour) !== null && (
            <span className="mt-1 block whitespace-pre-line">
              <strong>Rejected:</strong> {rejectionOf(tour) != null && <span>{rejectionOf(tour)}</span>}
            </span>
          )}
        </>
      ),
    },
    {
      key: "quality",
      head: "Page quality",
      from: "medium",
      cell: ({ quality }) => `${quality.filter(({ isMet }) => isMet).length} of ${quality.length}`,
      detail: ({ slug, title, quality }) => <TourQuality slug={slug} title={title} checks={quality} />,
    },
    {
      key: "sold",
      head: "Sold, next 30 days",
      align: "right",
      phone: "text",
      cell: ({ sold }) => (
        <>
          <Exact>{countSeats(sold)}</Exact>
          {/* On phones the table has no heads. */}
          <span className="@xl:hidden"> sold, next 30 days</span>
        </>
      ),
      detail: ({ sold }) => <Exact>{countSeats(sold)}</Exact>,
    },
    {
      key: "price",
      head: "Price",
      align: "right",
      phone: "end",
      cell: ({ priceInr }) => <Exact>{formatRupees(priceInr)}</Exact>,
    },
    {
      key: "capacity",
      head: "Seats a day",
      align: "right",
      from: "wide",
      cell: ({ capacity }) => capacity,
    },
    {
      key: "rating",
      head: "Rating",
      from: "wide",
      cell: ({ rating, reviewCount }) =>
        rating === null ? (
          <span className="text-muted">no reviews yet</span>
        ) : (
          `${rating.toFixed(1)} of 5, ${reviewCount === 1 ? "1 review" : `${reviewCount} reviews`}`
        ),
    },
  ];
}

const company: Column<ListedOperatorTour> = {
  key: "company",
  head: "Company",
  from: "medium",
  isLong: true,
  value: ({ companyName }) => companyName,
};

function rejectionOf({ rejectionReason, textsRejectionReason }: ListedOperatorTour): string | null {
  return rejectionReason ?? textsRejectionReason;
}
