import { Link } from "react-router";
import { OverviewFigures } from "~/features/overview/office/admin/overview-figures";
import { OverviewTasks } from "~/features/overview/office/admin/overview-tasks";
import { DataTable } from "~/office/lists/data-table";
import { FeedIndicator, FeedNews } from "~/office/live/feed-indicator";
import { EmptyList } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { useListActivity } from "~/features/desk/office/live/use-list-activity";
import { useMay } from "~/office/frame/use-may";
import { useLiveBookings } from "~/features/desk/office/live/use-live-bookings";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { adminFeed } from "~/office/live/booking-feeds";
import { bookingsList } from "~/features/desk/office/bookings.list";
import { pickColumns } from "~/office/lists/definition";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/overview";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return context.get(servicesContext).getAdminOverview(viewer);
}

export function meta() {
  return backOfficeMeta("Overview");
}

const isListed = () => true;
const bookingsShown = 10;
const columns = pickColumns(bookingsList, [
  "booking",
  "booked",
  "customer",
  "tour",
  "travels",
  "total",
  "payment",
  "status",
]);

export default function Overview({ loaderData }: Route.ComponentProps) {
  const may = useMay();
  return (
    <div className="px-4 py-4 sm:px-6">
      <h1 className="text-3xl">Overview</h1>
      <OverviewTasks {...loaderData} />
      <OverviewFigures {...loaderData} />
      {may("view-bookings") && <LiveBookings loaded={loaderData} />}
    </div>
  );
}

/** The newest bookings, updated live. */
function LiveBookings({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const activity = useListActivity(0);
  const { bookings, unseen, waiting, showWaiting, arrived, announcement, feedState } = useLiveBookings(
    adminFeed,
    loaded,
    isListed,
    { isNewestFirst: true, max: bookingsShown, isHeld: activity.isHeld },
  );
  return (
    <section aria-labelledby="newest-bookings" className="mt-6" {...activity.handlers}>
      <div className="relative mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="newest-bookings" className="text-xl">
            Newest bookings
          </h2>
          <FeedIndicator state={feedState} />
        </div>
        <Link
          to="/admin/bookings"
          className="inline-block min-h-6 text-sm font-semibold text-peacock underline underline-offset-4"
        >
          All bookings
        </Link>
        <FeedNews
          announcement={announcement}
          waiting={waiting}
          onShow={showWaiting}
          unseen={unseen}
          address="/admin/bookings"
        />
      </div>
      {bookings.length === 0 ? (
        <EmptyList
          reason="Bookings appear here as travelers make them."
          next={["/admin/tours", "Tours on sale"]}
        >
          No bookings found
        </EmptyList>
      ) : (
        <DataTable
          {...bookingsList}
          caption="Newest bookings"
          columns={columns}
          rows={bookings.slice(0, bookingsShown)}
          state={{}}
          rowClassName={({ bookingId }) => (arrived.has(bookingId) ? "animate-glow" : undefined)}
        />
      )}
    </section>
  );
}
