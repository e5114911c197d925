import { useNavigation } from "react-router";
import type { Route } from "./+types/bookings";
import { FeedIndicator, FeedNews } from "~/components/back-office/feed-indicator";
import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { OperatorBookingPanel } from "~/components/operator/bookings/booking-panel";
import { nowContext, servicesContext } from "~/context";
import { countInWords } from "~/domain/bookings/booking-list";
import { matchesOperatorFilter } from "~/domain/bookings/operator-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { useListActivity } from "~/hooks/use-list-activity";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { useOpenedBooking, useOpenRow } from "~/hooks/use-open-row";
import { findOpenRow } from "~/lib/bookings/find-open-row.server";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { operatorFeed } from "~/lib/bookings/booking-feeds";
import { listAddress } from "~/lists/definition";
import { loadList, readList } from "~/lists/load-list.server";
import { operatorBookingFilterOf, operatorBookingsList } from "~/lists/operator/bookings";
import { requireOperator } from "~/middleware/require-operator";
import { operatorFrameContext } from "~/middleware/operator-frame";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { query } = readList(operatorBookingsList, url);
  const today = todayInIndia(context.get(nowContext));
  const [list, totals, tours] = await Promise.all([
    loadList(operatorBookingsList, viewer, { context, url }),
    services.sumOperatorBookings(viewer, operatorBookingFilterOf(query, today)),
    services.listOperatorTourChoices(viewer),
  ]);
  const opened = await findOpenRow(url, list.bookings, async (id) => {
    const { booking } = await services.getOperatorBooking(viewer, id);
    return booking;
  });
  const { memberships } = context.get(operatorFrameContext);
  return { ...list, totals, tours, memberships, opened };
}

export { revalidatesList as shouldRevalidate } from "~/lib/pages/open-row";

export function meta() {
  return backOfficeMeta("Bookings of your tours");
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  if (loaderData.memberships.length > 0) return <LiveList loaded={loaderData} />;
  return (
    <BackOfficePage title="Bookings of your tours">
      <EmptyList
        reason="Bookings appear here once you belong to a company that sells tours."
        next={["/operator/memberships", "Your memberships"]}
      >
        No bookings yet
      </EmptyList>
    </BackOfficePage>
  );
}

/** Left out for staff without the right to earnings. */
const earningsColumns: readonly string[] = ["commission", "net"];
const listWithoutEarnings = {
  ...operatorBookingsList,
  columns: operatorBookingsList.columns.filter(({ key }) => !earningsColumns.includes(key)),
};

function LiveList({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const { state, filter, tours, totals, memberships } = loaded;
  const isNewestFirst = state.cursor === undefined && state.sort === "-booked";
  const activity = useListActivity(0);
  const { bookings, unseen, waiting, showWaiting, arrived, announcement, feedState } = useLiveBookings(
    operatorFeed,
    loaded,
    (booking) => matchesOperatorFilter(booking, filter),
    { isNewestFirst, max: operatorBookingsList.pageSize, isHeld: activity.isHeld },
  );
  const row = useOpenRow();
  const opened = useOpenedBooking(row.id, bookings, loaded.opened);
  const seesEarnings = bookings.some(({ earnings }) => earnings !== null);
  const list = seesEarnings ? operatorBookingsList : listWithoutEarnings;
  const isLoading = useNavigation().state === "loading";
  const isNarrowed = Object.values(filter).some((value) => value !== undefined && value !== "");
  return (
    <BackOfficePage title="Bookings of your tours" aside={<FeedIndicator state={feedState} />}>
      <ExportableList
        list={list}
        rows={bookings}
        loaded={loaded}
        choices={{ tour: tours.map(({ slug, title }) => [slug, title]) }}
        activity={activity.handlers}
        opened={row}
        panel={
          opened && <OperatorBookingPanel booking={opened} memberships={memberships} onClose={row.close} />
        }
        totals={{
          text: "Total",
          sums: { total: formatRupees(totals.total), paid: formatRupees(totals.paid) },
        }}
        summary={
          <>
            <p role="status" className="text-muted tabular-nums">
              {isLoading ? "Loading bookings..." : `${countInWords(totals)}, ${formatRupees(totals.total)}`}
            </p>
            <FeedNews
              announcement={announcement}
              waiting={waiting}
              onShow={showWaiting}
              unseen={unseen}
              address={listAddress(operatorBookingsList, {
                ...state,
                show: undefined,
                sort: undefined,
                cursor: undefined,
              })}
            />
          </>
        }
        rowClassName={({ bookingId }) => (arrived.has(bookingId) ? "animate-glow" : undefined)}
        empty={isNarrowed ? "No bookings found" : undefined}
      />
    </BackOfficePage>
  );
}
