import { Link } from "react-router";
import type { Route } from "./+types/overview";
import { NewestBookings } from "~/components/admin/bookings/newest-bookings";
import { OverviewFigures } from "~/components/admin/reports/overview-figures";
import { OverviewTasks } from "~/components/admin/reports/overview-tasks";
import { FeedIndicator } from "~/components/back-office/feed-indicator";
import { EmptyList } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { adminFeed } from "~/lib/bookings/booking-feeds";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return context.get(servicesContext).getAdminOverview(viewer);
}

export function meta() {
  return backOfficeMeta("Overview");
}

const isListed = () => true;
const bookingsShown = 10;

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { tasks, lacksSecondFactor } = loaderData;
  const { bookings, arrived, announcement, feedState } = useLiveBookings(adminFeed, loaderData, isListed, {
    isNewestFirst: true,
    most: bookingsShown,
  });
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 text-[0.95rem] sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="text-3xl">Overview</h1>
        <FeedIndicator state={feedState} />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <OverviewFigures {...loaderData} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="xl:order-2">
          <OverviewTasks tasks={tasks} lacksSecondFactor={lacksSecondFactor} />
        </div>
        <section aria-labelledby="newest-bookings">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 id="newest-bookings" className="text-xl">
              Newest bookings
            </h2>
            <Link
              to="/admin/bookings"
              className="inline-block min-h-6 text-sm font-semibold text-peacock underline underline-offset-4"
            >
              All bookings
            </Link>
          </div>
          <p className="mb-2 text-sm text-muted">The ten newest bookings, updated live.</p>
          {bookings.length === 0 ? (
            <EmptyList>No bookings found</EmptyList>
          ) : (
            <NewestBookings bookings={bookings.slice(0, bookingsShown)} arrived={arrived} />
          )}
        </section>
      </div>
    </div>
  );
}
