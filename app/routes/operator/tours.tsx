import { Link } from "react-router";
import type { Route } from "./+types/tours";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { Badge } from "~/components/ui/badge";
import { SheetCell, SheetName, SheetRow, SheetTable } from "~/components/ui/sheet-table";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return { tours: await context.get(servicesContext).listOwnTours(viewer) };
}

export function meta() {
  return backOfficeMeta("Your tours");
}

const heads = ["Tour", "Status", "Price", "Seats a day", "Rating", "Page"] as const;

// Green for active, yellow for pending, grey otherwise: specification 2, section 4.
const statuses = {
  active: { label: "Active", tone: "good" },
  pending: { label: "Pending", tone: "wait" },
  draft: { label: "Draft", tone: "neutral" },
} as const;

export default function Tours({ loaderData }: Route.ComponentProps) {
  const { tours } = loaderData;
  return (
    <BackOfficePage
      title="Your tours"
      intro="Prices are per traveler. Ratings are the mean of published reviews."
    >
      <div className="mt-4">
        {tours.length === 0 ? (
          <EmptyList>You have no tours yet.</EmptyList>
        ) : (
          <SheetTable caption="Your tours" heads={heads}>
            {tours.map((tour) => (
              <SheetRow key={tour.slug} data-tour={tour.slug}>
                <SheetName>
                  {tour.title}
                  <span className="block text-sm font-normal text-muted">{tour.companyName}</span>
                </SheetName>
                <SheetCell className="max-lg:py-1">
                  <Badge tone={statuses[tour.status].tone}>{statuses[tour.status].label}</Badge>
                  {tour.rejectionReason !== null && (
                    <span className="mt-1 block max-w-xs text-sm whitespace-pre-line">
                      <strong>Sent back:</strong> {tour.rejectionReason}
                    </span>
                  )}
                </SheetCell>
                <SheetCell label="Price">{formatRupees(tour.priceInr)}</SheetCell>
                <SheetCell label="Seats a day">{tour.capacity}</SheetCell>
                <SheetCell label="Rating">
                  {tour.rating === null
                    ? "no reviews yet"
                    : `${tour.rating.toFixed(1)} of 5, ${tour.reviewCount === 1 ? "1 review" : `${tour.reviewCount} reviews`}`}
                </SheetCell>
                <SheetCell className="lg:text-right">
                  {tour.isOnSale ? (
                    <Link
                      to={tour.path}
                      className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
                    >
                      View<span className="sr-only"> {tour.title}</span>
                    </Link>
                  ) : (
                    <span className="text-muted">not on sale</span>
                  )}
                </SheetCell>
              </SheetRow>
            ))}
          </SheetTable>
        )}
      </div>
    </BackOfficePage>
  );
}
