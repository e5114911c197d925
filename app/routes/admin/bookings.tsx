import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useFetcher, useNavigation } from "react-router";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/bookings";
import { adminBookingColumns } from "~/components/admin/bookings/booking-columns";
import { BookingFilters } from "~/components/admin/bookings/booking-filters";
import { BookingsTable } from "~/components/admin/bookings/bookings-table";
import { CancelBookings } from "~/components/admin/bookings/cancel-bookings";
import { Reminders } from "~/components/admin/reports/reminders";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { FeedIndicator } from "~/components/back-office/feed-indicator";
import { ListTools } from "~/components/back-office/list-tools";
import { buttonClasses } from "~/components/ui/button";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { matchesFilter } from "~/domain/bookings/booking-list";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { useSelection } from "~/hooks/use-selection";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { adminFeed } from "~/lib/bookings/booking-feeds";
import { bookingFilterOf, bookingQueryOf, readBookingListQuery } from "~/lib/bookings/booking-list-query";
import { changeBookings } from "~/lib/bookings/change-bookings.server";
import { queryAddress } from "~/lib/pages/query-address";
import { readForm } from "~/lib/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const state = readBookingListQuery(url);
  const services = context.get(servicesContext);
  const [list, choices, reminders] = await Promise.all([
    services.listBookings(viewer, { ...bookingQueryOf(state), limit: pageSize }),
    services.listBookingChoices(viewer),
    services.getAdminReminders(viewer),
  ]);
  return { ...list, state, choices, reminders };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changeBookings(context.get(servicesContext), viewer, await readForm(request));
}

/** Revalidates after rejections too, because they mean that the booking has changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export function meta() {
  return backOfficeMeta("Booking Management");
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { state, nextCursor, reminders, choices } = loaderData;
  const isNewestFirst = state.cursor === undefined && state.sort === "-booked";
  const filter = bookingFilterOf(state);
  const { bookings, unseen, arrived, announcement, feedState } = useLiveBookings(
    adminFeed,
    loaderData,
    (booking) => matchesFilter(booking, filter),
    { isNewestFirst, most: pageSize },
  );
  const isLoading = useNavigation().state === "loading";
  const fetcher = useFetcher<typeof action>();
  const selection = useSelection(fetcher.data && "bulk" in fetcher.data ? (fetcher.data.bulk ?? null) : null);
  // Snapshot from when the dialog was opened: a live event must not change the versions being confirmed.
  const [toCancel, setToCancel] = useState<AdminBooking[]>([]);

  const idsToCancel = useMemo(() => toCancel.map(({ bookingId }) => bookingId), [toCancel]);

  function change(
    intent: string,
    changed: readonly AdminBooking[],
    { reason = "", refunds = {} }: { reason?: string; refunds?: Record<string, number> } = {},
  ) {
    const form = new FormData();
    form.set("intent", intent);
    form.set("reason", reason);
    for (const [id, refund] of Object.entries(refunds)) form.set(`refund-${id}`, String(refund));
    for (const { bookingId, version } of changed) {
      form.append("id", bookingId);
      form.set(`version-${bookingId}`, String(version));
    }
    selection.clear();
    void fetcher.submit(form, { method: "post", action: "/admin/bookings" });
  }

  return (
    <div className="mx-auto max-w-7xl px-4 py-6 text-[0.95rem] sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Booking Management</h1>
        <FeedIndicator state={feedState} />
      </div>
      <Reminders reminders={reminders} />
      <p role="status" data-slot="announcement" className="sr-only">
        {announcement}
      </p>
      <BookingFilters state={state} choices={choices} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <Link to="/admin/bookings/new" className={buttonClasses("primary", "min-h-9 px-3 py-1 text-sm")}>
          <Plus aria-hidden className="size-4" />
          New booking
        </Link>
        <ListTools columns={adminBookingColumns} state={state} csvPath="/admin/bookings.csv" />
      </div>
      <p role="status" className="min-h-6 text-muted">
        {isLoading ? "Loading bookings..." : ""}
      </p>
      {unseen > 0 && (
        <p className="mb-2 rounded-control bg-sunken px-3 py-1">
          {unseen === 1 ? "1 new booking: " : `${unseen} new bookings: `}
          <Link
            to={`/admin/bookings${queryAddress({ ...state, sort: undefined, cursor: undefined })}`}
            className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
          >
            Show
          </Link>
        </p>
      )}
      <BulkActions
        selection={selection}
        isBusy={fetcher.state !== "idle"}
        actions={[
          { intent: "bulk-confirm", label: "Confirm" },
          { intent: "bulk-cancel", label: "Cancel", look: "danger" },
        ]}
        onAct={(intent, ids) => {
          const rows = bookings.filter(({ bookingId }) => ids.includes(bookingId));
          if (intent === "bulk-cancel") setToCancel(rows);
          else change(intent, rows);
        }}
      />
      <CancelBookings
        ids={idsToCancel}
        onClose={() => setToCancel([])}
        onCancel={(details) => change("bulk-cancel", toCancel, details)}
      />
      <BookingsTable bookings={bookings} arrived={arrived} state={state} selection={selection} />
      <PageLinks
        query={state}
        nextCursor={nextCursor}
        first={state.sort === "-booked" ? "Newest bookings" : "First page"}
        next={state.sort === "-booked" ? "Older bookings" : "Next page"}
      />
    </div>
  );
}
