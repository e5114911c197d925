import { useNavigation } from "react-router";
import { ExportableList } from "~/components/back-office/exportable-list";
import { FeedIndicator, FeedNews } from "~/components/back-office/feed-indicator";
import type { ListView } from "~/components/back-office/list-view";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { countInWords, type BookingTotals } from "~/domain/bookings/booking-list";
import { formatRupees } from "~/domain/money/money";
import { useListActivity } from "~/hooks/use-list-activity";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { useOpenedBooking, useOpenRow } from "~/hooks/use-open-row";
import type { BookingFeedSource } from "~/lib/bookings/booking-feeds";
import type { LiveBooking, LiveEvent } from "~/lib/bookings/live-bookings";
import { listAddress } from "~/lists/definition";

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
  /** Dialogs. Outside the rows, because a row disappears when someone else changes its booking. */
  children?: React.ReactNode;
}) {
  const { state, totals } = loaded;
  const isNewestFirst = state.cursor === undefined && state.sort === "-booked";
  const activity = useListActivity(selected);
  const { bookings, unseen, waiting, showWaiting, arrived, announcement, feedState } = useLiveBookings(
    feed,
    loaded,
    matches,
    { isNewestFirst, max: pageSize, isHeld: activity.isHeld },
  );
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
        totals={{
          text: "Total",
          sums: { total: formatRupees(totals.total), paid: formatRupees(totals.paid) },
        }}
        summary={
          <>
            <Totals totals={totals} />
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
      {children}
    </BackOfficePage>
  );
}

/** Number and sum of the bookings. By itself, so that the list is not rendered when a load begins. */
function Totals({ totals }: { totals: BookingTotals }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <p role="status" className="text-muted tabular-nums">
      {isLoading ? "Loading bookings..." : `${countInWords(totals)}, ${formatRupees(totals.total)}`}
    </p>
  );
}
