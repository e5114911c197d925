import { Link } from "react-router";
import { Check, CircleDashed } from "lucide-react";
import { TourStatusBadge } from "~/components/back-office/tour-status-badge";
import { SheetCell, SheetName, SheetRow } from "~/components/ui/responsive-table";
import { ConfirmForm } from "~/components/back-office/confirm-form";
import { buttonClasses } from "~/components/ui/button";
import { PauseSales } from "~/components/back-office/pause-sales";
import type { FormState } from "~/hooks/use-form";
import { formatRupees } from "~/domain/money/money";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import { ShareBar } from "~/components/ui/share-bar";
import type { QualityCheck } from "~/domain/tours/tour-quality";
import type { ListedOperatorTour } from "../../../../worker/tour-drafts/list-operator-tours";

const link = "inline-block py-1 font-semibold text-peacock underline underline-offset-4";

/** Row of the operator's tour list: status, page quality and links. */
export function OperatorTourRow({
  tour,
  showsOperator,
  form,
}: {
  tour: ListedOperatorTour;
  showsOperator: boolean;
  form: FormState;
}) {
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
        <div className="inline-flex flex-wrap gap-x-3 lg:-my-1 lg:flex-nowrap lg:justify-end">
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
          <details className="lg:relative">
            <summary className="inline-block cursor-pointer py-1 font-semibold text-peacock underline underline-offset-4">
              More<span className="sr-only"> for {title}</span>
            </summary>
            <div className="mt-1 flex flex-wrap gap-2 lg:absolute lg:right-0 lg:z-10 lg:flex-nowrap lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-3 lg:shadow-float">
              {tour.status === "active" && <PauseSales tour={tour} form={form} />}
              <a
                href={`/operator/tours/${slug}/export`}
                download
                className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
              >
                Export<span className="sr-only"> {title}</span>
              </a>
              <ConfirmForm
                label="Duplicate"
                labelOf={title}
                title={`Duplicate ${title}?`}
                description="A new draft gets its texts, pictures, prices and departure rules. Reviews, bookings and changes of single dates stay here."
                confirmLabel="Duplicate"
                form={form.of({ intent: "duplicate", id: slug })}
              />
            </div>
          </details>
        </div>
      </SheetCell>
    </SheetRow>
  );
}

/** Quality score of a tour's page; expands to the missing items, each linked to its step. */
function TourQuality({
  slug,
  title,
  checks,
}: {
  slug: string;
  title: string;
  checks: readonly QualityCheck[];
}) {
  const met = checks.filter(({ isMet }) => isMet).length;
  return (
    <details>
      <summary className="inline-flex min-h-8 lg:-my-1 cursor-pointer items-center font-semibold text-peacock underline underline-offset-4">
        <ShareBar
          parts={[
            {
              share: met / checks.length,
              className: met === checks.length ? "fill-success" : "fill-peacock",
            },
          ]}
          className="mr-2 w-12"
        />
        {met} of {checks.length}
        <span className="sr-only"> page quality checks of {title} met</span>
      </summary>
      <ul className="mt-1 grid max-w-xs gap-1 text-sm">
        {checks.map(({ name, isMet, advice, step }) => (
          <li key={name} className="flex gap-1.5">
            {isMet ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            )}
            {isMet ? (
              <span className="text-muted">
                {name}
                <span className="sr-only">, done</span>
              </span>
            ) : (
              <span>
                <Link to={stepPath(slug, step)} className="text-peacock underline underline-offset-4">
                  {name}
                </Link>
                : {advice}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
