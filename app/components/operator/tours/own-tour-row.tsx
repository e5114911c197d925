import { Link } from "react-router";
import { TourStatusBadge } from "~/components/back-office/tour-status-badge";
import { SheetCell, SheetName, SheetRow } from "~/components/ui/responsive-table";
import { formatRupees } from "~/domain/money/money";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import type { ListedOwnTour } from "../../../../worker/tours/list-own-tours";
import { TourQuality } from "./tour-quality";

const link = "inline-block py-1 font-semibold text-peacock underline underline-offset-4";

/** Row of the operator's tour list: status, page quality and links. */
export function OwnTourRow({ tour, showsOperator }: { tour: ListedOwnTour; showsOperator: boolean }) {
  const { slug, title } = tour;
  const sentBack = tour.rejectionReason ?? tour.textsRejectionReason;
  return (
    <SheetRow data-tour={slug}>
      <SheetName>
        {title}
        {showsOperator && <span className="block text-sm font-normal text-muted">{tour.companyName}</span>}
      </SheetName>
      <SheetCell className="max-lg:py-0.5">
        <TourStatusBadge tour={{ ...tour, deletedAt: null }} />
        {tour.hasChangedTexts && <span className="block text-sm text-muted">edits under review</span>}
        {tour.isChanged && !tour.hasChangedTexts && tour.status === "active" && (
          <span className="block text-sm text-muted">unsubmitted changes</span>
        )}
        {sentBack !== null && (
          <span className="mt-1 block max-w-xs text-sm whitespace-pre-line">
            <strong>Rejected:</strong> {sentBack}
          </span>
        )}
      </SheetCell>
      <SheetCell label="Page quality">
        <TourQuality slug={slug} title={title} checks={tour.quality} />
      </SheetCell>
      <SheetCell label="Price" className="lg:text-right">
        {formatRupees(tour.priceInr)}
      </SheetCell>
      <SheetCell label="Seats per day" className="lg:text-right">
        {tour.capacity}
      </SheetCell>
      <SheetCell label="Rating">
        {tour.rating === null
          ? "no reviews yet"
          : `${tour.rating.toFixed(1)} of 5, ${tour.reviewCount === 1 ? "1 review" : `${tour.reviewCount} reviews`}`}
      </SheetCell>
      <SheetCell className="lg:text-right">
        <span className="inline-flex flex-wrap gap-x-3 lg:-my-1 lg:justify-end">
          <Link to={stepPath(slug, "edit")} className={link}>
            Edit<span className="sr-only"> {title}</span>
          </Link>
          <Link to={`/operator/tours/${slug}/page`} className={link}>
            Preview<span className="sr-only"> {title}</span>
          </Link>
          {tour.isOnSale && (
            <Link to={tour.path} className={link}>
              View<span className="sr-only"> {title}</span>
            </Link>
          )}
        </span>
      </SheetCell>
    </SheetRow>
  );
}
