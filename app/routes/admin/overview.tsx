import { Link } from "react-router";
import { OverviewFigures } from "~/components/admin/reports/overview-figures";
import { OverviewTasks } from "~/components/admin/reports/overview-tasks";
import { FeedIndicator } from "~/components/back-office/feed-indicator";
import { EmptyList } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { useMay } from "~/hooks/use-may";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { adminFeed } from "~/lib/bookings/booking-feeds";
import { requireAdmin } from "~/middleware/require-admin";
import { BookingStatusBadge } from "~/components/bookings/booking-status-badge";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/components/ui/responsive-table";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { cn } from "~/lib/cn";
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

export default function Overview({ loaderData }: Route.ComponentProps) {
  const may = useMay();
  return (
    <div className="px-4 py-4 sm:px-6">
      <h1 className="text-3xl">Overview</h1>
      <OverviewFigures {...loaderData} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="xl:order-2">
          <OverviewTasks {...loaderData} />
        </div>
        {may("view-bookings") && <LiveBookings loaded={loaderData} />}
      </div>
    </div>
  );
}

/** The newest bookings, updated live. */
function LiveBookings({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const { bookings, arrived, announcement, feedState } = useLiveBookings(adminFeed, loaded, isListed, {
    isNewestFirst: true,
    most: bookingsShown,
  });
  return (
    <section aria-labelledby="newest-bookings">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="newest-bookings" className="text-xl">
          Newest bookings
        </h2>
        <FeedIndicator state={feedState} />
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
  );
}

const heads = ["Booking", "Tour", "Customer", "Total", "Status"] as const;

/** Summary of the newest bookings, with new arrivals highlighted. */
function NewestBookings({
  bookings,
  arrived,
}: {
  bookings: readonly AdminBooking[];
  arrived: ReadonlySet<string>;
}) {
  return (
    <ResponsiveTable caption="Newest bookings" heads={heads}>
      {bookings.map((booking) => {
        const address = `/admin/bookings/${booking.bookingId}`;
        return (
          <SheetRow
            key={booking.bookingId}
            data-booking={booking.bookingId}
            data-row={booking.bookingId}
            data-href={address}
            tabIndex={-1}
            className={cn(
              "max-lg:grid-cols-[minmax(0,1fr)_auto]",
              arrived.has(booking.bookingId) && "animate-glow",
            )}
          >
            <SheetName className="max-lg:order-1 tabular-nums">
              <Link to={address} className="inline-block min-h-6 text-ink underline-offset-4 hover:underline">
                {booking.bookingId}
              </Link>
              <span className="block text-sm font-normal whitespace-nowrap text-muted">
                {formatInstantInIndia(booking.createdAt)}
              </span>
            </SheetName>
            <SheetCell className="max-lg:order-3 max-lg:col-span-2">
              <span className="line-clamp-1">{booking.tourTitle}</span>
              <span className="block text-sm text-muted">
                {formatTravelDate(booking.travelDate)},{" "}
                {booking.numberOfTravelers === 1 ? "1 traveler" : `${booking.numberOfTravelers} travelers`}
              </span>
            </SheetCell>
            <SheetCell className="max-lg:order-4">
              {booking.customerName}
              <span className="block text-sm wrap-anywhere text-muted">{booking.operatorName}</span>
            </SheetCell>
            <SheetCell className="max-lg:order-5 max-lg:text-right">
              <strong>{formatRupees(booking.totalAmount)}</strong>
              <span className="block text-sm whitespace-nowrap text-muted">
                {formatRupees(booking.commission)} commission
              </span>
            </SheetCell>
            <SheetCell className="text-right max-lg:order-2 max-lg:py-2">
              <BookingStatusBadge status={booking.status} />
            </SheetCell>
          </SheetRow>
        );
      })}
    </ResponsiveTable>
  );
}
