import { Link, useNavigation } from "react-router";
import type { Route } from "./+types/bookings";
import { FeedIndicator, FeedNews } from "~/components/back-office/feed-indicator";
import { ExportableList } from "~/components/back-office/exportable-list";
import { buttonClasses } from "~/components/ui/button";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { matchesOperatorFilter } from "~/domain/bookings/operator-booking";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { operatorFeed } from "~/lib/bookings/booking-feeds";
import { listAddress } from "~/lists/definition";
import { loadList } from "~/lists/load-list.server";
import { operatorBookingsList } from "~/lists/operator/bookings";
import { requireOperator } from "~/middleware/require-operator";
import { operatorFrameContext } from "~/middleware/operator-frame";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const [list, tours] = await Promise.all([
    loadList(operatorBookingsList, viewer, { context, url }),
    context.get(servicesContext).listOperatorTourChoices(viewer),
  ]);
  const hasOperator = context.get(operatorFrameContext).memberships.length > 0;
  return { ...list, tours, hasOperator };
}

export function meta() {
  return backOfficeMeta("Bookings of your tours");
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  if (loaderData.hasOperator) return <LiveList loaded={loaderData} />;
  return (
    <BackOfficePage title="Bookings of your tours">
      <EmptyList>No bookings yet</EmptyList>
    </BackOfficePage>
  );
}

/** Left out for staff without the right to earnings. */
const earningsColumns: readonly string[] = ["commission", "net"];

function LiveList({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const { state, filter, tours } = loaded;
  const isNewestFirst = state.cursor === undefined && state.sort === "-booked";
  const { bookings, unseen, arrived, announcement, feedState } = useLiveBookings(
    operatorFeed,
    loaded,
    (booking) => matchesOperatorFilter(booking, filter),
    { isNewestFirst, most: operatorBookingsList.pageSize },
  );
  const seesEarnings = bookings.some(({ earnings }) => earnings !== null);
  const isLoading = useNavigation().state === "loading";
  const isNarrowed = Object.values(filter).some((value) => value !== undefined && value !== "");
  return (
    <BackOfficePage
      title="Bookings of your tours"
      intro={
        seesEarnings
          ? "Commission uses the rate at the time of booking; net is the total less commission."
          : undefined
      }
      aside={
        <div className="flex flex-wrap items-center gap-3">
          <Link to="/operator/bookings/new" className={buttonClasses("primary", "min-h-9 px-3 py-1 text-sm")}>
            Add own booking
          </Link>
          <FeedIndicator state={feedState} />
        </div>
      }
    >
      <ExportableList
        list={
          seesEarnings
            ? operatorBookingsList
            : {
                ...operatorBookingsList,
                columns: operatorBookingsList.columns.filter(({ key }) => !earningsColumns.includes(key)),
              }
        }
        rows={bookings}
        loaded={loaded}
        choices={{ tour: tours.map(({ slug, title }) => [slug, title]) }}
        tools={
          <p role="status" className="min-h-6 text-muted">
            {isLoading ? "Loading bookings..." : ""}
          </p>
        }
        rowClassName={({ bookingId }) => (arrived.has(bookingId) ? "animate-glow" : undefined)}
        empty={isNarrowed ? "No bookings found" : undefined}
      >
        <FeedNews
          announcement={announcement}
          unseen={unseen}
          address={listAddress(operatorBookingsList, {
            ...state,
            show: undefined,
            sort: undefined,
            cursor: undefined,
          })}
        />
      </ExportableList>
    </BackOfficePage>
  );
}
