import { Link } from "react-router";
import type { Route } from "./+types/overview";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { OwnBookingsTable } from "~/components/operator/own-bookings-table";
import { FigureList } from "~/components/ui/figure-list";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getOperatorOverview(viewer);
}

export function meta() {
  return backOfficeMeta("Operator Dashboard");
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { tours, toursOnSale, upcoming, netThisMonth, reviews, nextBookings } = loaderData;
  return (
    <BackOfficePage title="Operator Dashboard">
      <FigureList
        figures={[
          {
            name: "Tours on sale",
            value: String(toursOnSale),
            explained: `Of ${tours} of yours, drafts included.`,
          },
          {
            name: "Still to travel",
            value: String(upcoming.travelers),
            explained: `Travelers on ${upcoming.bookings} bookings from today on, cancelled ones left out.`,
          },
          {
            name: "Net this month",
            value: formatRupees(netThisMonth),
            explained: "From confirmed bookings made this month, without commission.",
          },
          {
            name: "Mean of reviews",
            value: reviews.mean === null ? "none yet" : `${reviews.mean.toFixed(1)} of 5`,
            explained: `${reviews.count} published reviews of your tours.`,
          },
        ]}
      />
      <h2 className="mt-8 text-2xl">Next to travel</h2>
      {nextBookings.length === 0 ? (
        <EmptyList>Nobody is booked on a tour of yours from today on.</EmptyList>
      ) : (
        <div className="mt-3">
          <OwnBookingsTable bookings={nextBookings} caption="The next bookings to travel" />
          <Link
            to="/operator/bookings?show=upcoming"
            className="mt-3 inline-block py-1 font-semibold text-peacock underline underline-offset-4"
          >
            All upcoming bookings
          </Link>
        </div>
      )}
    </BackOfficePage>
  );
}
