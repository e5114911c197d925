import { Link, useNavigation } from "react-router";
import type { Route } from "./+types/bookings";
import { DataTable } from "~/components/back-office/data-table";
import { FeedIndicator } from "~/components/back-office/feed-indicator";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { operatorBookingColumns } from "~/components/operator/bookings/booking-columns";
import { BookingFilters } from "~/components/operator/bookings/booking-filters";
import { PageLinks } from "~/components/ui/page-links";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { matchesOperatorFilter } from "~/domain/bookings/operator-booking";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { operatorFeed } from "~/lib/bookings/booking-feeds";
import { operatorBookingFilterOf, readOperatorBookingsQuery } from "~/lib/bookings/operator-bookings-query";
import { queryAddress } from "~/lib/pages/query-address";
import { requireOperator } from "~/middleware/require-operator";
import { operatorFrameContext } from "~/middleware/operator-frame";

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const state = readOperatorBookingsQuery(url);
  const filter = operatorBookingFilterOf(state, todayInIndia(context.get(nowContext)));
  const { sort, cursor } = state;
  const services = context.get(servicesContext);
  const [list, tours] = await Promise.all([
    services.listOperatorBookings(viewer, { ...filter, sort, cursor, limit: pageSize }),
    services.listOperatorTourChoices(viewer),
  ]);
  const hasCompany = context.get(operatorFrameContext).memberships.length > 0;
  return { ...list, state, filter, tours, hasCompany };
}

export function meta() {
  return backOfficeMeta("Bookings of your tours");
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  if (loaderData.hasCompany) return <LiveList loaded={loaderData} />;
  return (
    <BackOfficePage title="Bookings of your tours">
      <EmptyList>No bookings yet</EmptyList>
    </BackOfficePage>
  );
}

function LiveList({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const { state, filter, nextCursor, tours } = loaded;
  const isNewestFirst = state.cursor === undefined && state.sort === "-booked";
  const { bookings, unseen, arrived, announcement, feedState } = useLiveBookings(
    operatorFeed,
    loaded,
    (booking) => matchesOperatorFilter(booking, filter),
    { isNewestFirst, most: pageSize },
  );
  const isLoading = useNavigation().state === "loading";
  const isNarrowed = Object.values(filter).some((value) => value !== undefined && value !== "");
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 text-[0.95rem] sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Bookings of your tours</h1>
        <FeedIndicator state={feedState} />
      </div>
      <p className="mt-1 max-w-3xl text-muted">
        Commission uses the rate at the time of booking; net is the total less commission.
      </p>
      <p role="status" data-slot="announcement" className="sr-only">
        {announcement}
      </p>
      <BookingFilters state={state} tours={tours} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="min-h-6 text-muted">
          {isLoading ? "Loading bookings..." : ""}
        </p>
        <ListTools columns={operatorBookingColumns} state={state} csvPath="/operator/bookings.csv" />
      </div>
      {unseen > 0 && (
        <p className="mt-2 rounded-control bg-sunken px-3 py-1">
          {unseen === 1 ? "1 new booking: " : `${unseen} new bookings: `}
          <Link
            to={`/operator/bookings${queryAddress({ ...state, show: undefined, sort: undefined, cursor: undefined })}`}
            className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
          >
            Show
          </Link>
        </p>
      )}
      <div className="mt-3">
        {bookings.length === 0 ? (
          <EmptyList>{isNarrowed ? "No bookings found" : "No bookings yet"}</EmptyList>
        ) : (
          <DataTable
            caption="Bookings of your tours"
            columns={operatorBookingColumns}
            rows={bookings}
            idOf={({ bookingId }) => bookingId}
            nameOf={({ bookingId }) => `booking ${bookingId}`}
            state={state}
            addressOf={({ bookingId }) => `/operator/bookings/${bookingId}`}
            rowAttributes={({ bookingId }) => ({ "data-booking": bookingId })}
            rowClassName={({ bookingId }) => (arrived.has(bookingId) ? "animate-glow" : undefined)}
          />
        )}
      </div>
      <PageLinks
        query={state}
        nextCursor={nextCursor}
        first={state.sort === "-booked" ? "Newest bookings" : "First page"}
        next={state.sort === "-booked" ? "Older bookings" : "Next page"}
      />
    </div>
  );
}
