import { useCallback } from "react";
import { useNavigation } from "react-router";
import { ExportableList } from "~/office/lists/exportable-list";
import { FeedIndicator, FeedNews } from "~/office/live/feed-indicator";
import type { ListView } from "~/office/lists/list-view";
import { BackOfficePage } from "~/office/page/back-office-page";
import { bookingTotalsSchema, totalsByStatus, type BookingTotals } from "~/domain/desk/booking-totals";
import { ruleOf, type BulkRefusal } from "~/domain/bulk";
import { rowsInWords } from "~/domain/office/list-count";
import { useBulk } from "~/office/lists/use-bulk";
import { useFresh } from "~/office/live/use-fresh";
import { useListActivity } from "~/features/desk/office/live/use-list-activity";
import { useLiveBookings } from "~/features/desk/office/live/use-live-bookings";
import { useOpenedBooking, useOpenRow } from "~/office/lists/use-open-row";
import type { BookingFeedSource } from "~/office/live/booking-feeds";
import type { LiveBooking, LiveEvent } from "~/features/desk/office/live/live-bookings";
import { queryAddress } from "~/platform/pages/query-address";
import { useStable } from "~/platform/browser/use-stable";
import { listAddress } from "~/office/lists/definition";
import { BookingRowActions, type BookingAction, type PanelProps } from "./booking-row-actions";

/** The list itself parses bookings, so that its schemas are there. */
const loadTotalsSchema = () => Promise.resolve(bookingTotalsSchema);

type ListProps<Booking> = React.ComponentProps<typeof ListView<Booking>>;
type BulkProps = NonNullable<ListProps<never>["bulk"]>;

/** Returns the selected bookings of a list and their change at once, in the versions that are shown. */
export function useBookingBulk() {
  const { selection, isBusy, act } = useBulk();
  const change = useStable(
    (intent: string, bookings: readonly LiveBooking[], extra: Readonly<Record<string, string>> = {}) => {
      selection.clear();
      const ids = bookings.map(({ bookingId }) => bookingId);
      const seen = bookings.map(({ bookingId, version }) => [`version-${bookingId}`, String(version)]);
      act(intent, ids, { ...extra, ...Object.fromEntries(seen) });
    },
  );
  return { selection, isBusy, change };
}

/** Live list of the bookings of an office, with its totals, side panel and actions on one or several. */
export function BookingList<Booking extends LiveBooking>({
  title,
  list,
  pageSize,
  loaded,
  feed,
  matches,
  bulk,
  selected,
  actionsOf,
  renderPanel,
  messages,
  tools,
  children,
  ...props
}: Pick<ListProps<Booking>, "list" | "choices" | "empty"> & {
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
  /** Actions on selected bookings. */
  bulk:
    | (Pick<BulkProps, "selection" | "isBusy"> & {
        actions: readonly (Omit<BulkProps["actions"][number], "refusalOf"> & {
          refusalOf: (booking: Booking) => BulkRefusal | null;
        })[];
        onAct: (intent: string, bookings: Booking[]) => void;
      })
    | undefined;
  /** Returns the actions on a booking. The same function until they mean something else: the rows are memoized. */
  actionsOf: (booking: Booking) => BookingAction[];
  renderPanel: (booking: Booking, panel: PanelProps) => React.ReactNode;
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
  const open = useStable((bookingId: string) => row.open(bookingId, { isWalking: false }));
  const renderActions = useCallback(
    (booking: Booking) => (
      <BookingRowActions
        bookingId={booking.bookingId}
        address={`${list.path}/${booking.bookingId}`}
        actions={actionsOf(booking)}
        onOpen={() => open(booking.bookingId)}
      />
    ),
    [list.path, actionsOf, open],
  );
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
        panel={
          opened &&
          renderPanel(opened, {
            address: `${list.path}/${opened.bookingId}`,
            actions: actionsOf(opened),
            onClose: row.close,
          })
        }
        renderActions={renderActions}
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
        bulk={
          bulk && {
            ...bulk,
            actions: bulk.actions.map(({ refusalOf, ...action }) => ({
              ...action,
              refusalOf: ruleOf(bookings, list.idOf, refusalOf),
            })),
            onAct: (intent, ids) =>
              bulk.onAct(
                intent,
                bookings.filter(({ bookingId }) => ids.includes(bookingId)),
              ),
          }
        }
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
