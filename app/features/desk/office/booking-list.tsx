import { useNavigation } from "react-router";
import { ExportableList } from "~/office/lists/exportable-list";
import { FeedIndicator, FeedNews } from "~/office/live/feed-indicator";
import type { ListView } from "~/office/lists/list-view";
import { BackOfficePage } from "~/office/page/back-office-page";
import { bookingTotalsSchema, totalsByStatus, type BookingTotals } from "~/domain/desk/booking-totals";
import { rowsInWords } from "~/domain/office/list-count";
import { useFresh } from "~/office/live/use-fresh";
import { useListActivity } from "~/features/desk/office/live/use-list-activity";
import { useLiveBookings } from "~/features/desk/office/live/use-live-bookings";
import { useOpenedBooking, useOpenRow } from "~/office/lists/use-open-row";
import type { BookingFeedSource } from "~/office/live/booking-feeds";
import type { LiveBooking, LiveEvent } from "~/features/desk/office/live/live-bookings";
import { queryAddress } from "~/platform/pages/query-address";
import { listAddress } from "~/office/lists/definition";

/** The list itself parses bookings, so that its schemas are there. */
const loadTotalsSchema = () => Promise.resolve(bookingTotalsSchema);

type ListProps<Booking> = React.ComponentProps<typeof ListView<Booking>>;

/** Live list of the bookings of an office, with its totals, side panel and actions on one or several. */
export function BookingList<Booking extends LiveBooking>({
  title,
  list,
  pageSize,
  loaded,
  feed,
  matches,
  selected,
  bulkOf,
  renderPanel,
  messages,
  tools,
  children,
  ...props
}: Pick<ListProps<Booking>, "list" | "choices" | "renderActions" | "empty"> & {
  title: string;
  pageSize: number;
  loaded: ListProps<Booking>["loaded"] & {
    bookings: Booking[];
    seq: number;
    totals: BookingTotals;
    /** Booking of the side panel, if the page of the list does not have it. */
    opened: Booking | null;
  };
  feed: BookingFeedSource<LiveEvent<Booking>>;
  /** Returns true if a booking belongs to the list. */
  matches: (booking: Booking) => boolean;
  /** Number of selected rows. */
  selected: number;
  /** Returns the actions on selected bookings. */
  bulkOf: (bookings: readonly Booking[]) => ListProps<Booking>["bulk"];
  renderPanel: (booking: Booking, onClose: () => void) => React.ReactNode;
  /** Messages above the rows. */
  messages?: React.ReactNode;
  /** Buttons above the rows. */
  tools?: React.ReactNode;
  /**
   * Renders dialogs. Outside the rows, because a row disappears when someone else changes its booking.
   * @param latest returns a booking in its latest state
   */
  children?: (latest: (booking: Booking) => Booking) => React.ReactNode;
}) {
  const { state } = loaded;
  const totals = useFresh(`${list.path}-totals${queryAddress(state)}`, loaded.totals, loadTotalsSchema);
  const isNewestFirst = state.cursor === undefined && state.sort === "-booked";
  const activity = useListActivity(selected);
  const { bookings, unseen, waiting, showWaiting, arrived, announcement, feedState } = useLiveBookings(
    feed,
    loaded,
    matches,
    { isNewestFirst, max: pageSize, isHeld: activity.isHeld },
  );
  const latest = (booking: Booking) =>
    bookings.find(({ bookingId, version }) => bookingId === booking.bookingId && version > booking.version) ??
    booking;
  const row = useOpenRow();
  const opened = useOpenedBooking(row.id, bookings, loaded.opened);
  // Upcoming bookings are sorted by travel date, so that the newest are not on top.
  const { show: _, ...usual } = state;
  return (
    <BackOfficePage title={title} aside={<FeedIndicator state={feedState} />}>
      <ExportableList
        {...props}
        list={list}
        rows={bookings}
        loaded={loaded}
        activity={activity.handlers}
        opened={row}
        panel={opened && renderPanel(opened, row.close)}
        figures={totalsByStatus(totals)}
        summary={
          <>
            <Count totals={totals} />
            <FeedNews
              announcement={announcement}
              waiting={waiting}
              onShow={showWaiting}
              unseen={unseen}
              address={listAddress(list, { ...usual, sort: undefined, cursor: undefined })}
            />
            {messages}
          </>
        }
        tools={tools}
        bulk={bulkOf(bookings)}
        rowClassName={({ bookingId }) => (arrived.has(bookingId) ? "animate-glow" : undefined)}
      />
      {children?.(latest)}
    </BackOfficePage>
  );
}

/** Number of the bookings. By itself, so that the list is not rendered when a load begins. */
function Count({ totals }: { totals: BookingTotals }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <p role="status" className="text-muted tabular-nums">
      <span>
        {isLoading
          ? "Loading bookings..."
          : rowsInWords({ total: totals.count, isCut: totals.isCut }, ["booking", "bookings"])}
      </span>
    </p>
  );
}
