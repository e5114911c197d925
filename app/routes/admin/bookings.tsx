import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useNavigation, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/bookings";
import { BookingActions, type BookingCallbacks } from "~/components/admin/bookings/booking-actions";
import { CancelBooking } from "~/components/admin/bookings/cancel-booking";
import { CancelBookings } from "~/components/admin/bookings/cancel-bookings";
import { Reminders } from "~/components/admin/reports/reminders";
import { FeedIndicator, FeedNews } from "~/components/back-office/feed-indicator";
import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { FormMessage } from "~/components/ui/answered-form";
import { buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { matchesFilter } from "~/domain/bookings/booking-list";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { useMay } from "~/hooks/use-may";
import { useBulk } from "~/hooks/use-bulk";
import { useForm } from "~/hooks/use-form";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { adminFeed } from "~/lib/bookings/booking-feeds";
import { changeBookings } from "~/lib/bookings/change-bookings.server";
import { readForm } from "~/lib/forms/read-form";
import { bookingFilterOf, bookingsList } from "~/lists/admin/bookings";
import { listAddress } from "~/lists/definition";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const [list, choices, reminders] = await Promise.all([
    loadList(bookingsList, viewer, { context, url }),
    services.listBookingChoices(viewer),
    services.getAdminReminders(viewer),
  ]);
  return { ...list, choices, reminders };
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
  const { state, reminders, choices } = loaderData;
  const isNewestFirst = state.cursor === undefined && state.sort === "-booked";
  const filter = bookingFilterOf(state);
  const { bookings, unseen, arrived, announcement, feedState } = useLiveBookings(
    adminFeed,
    loaderData,
    (booking) => matchesFilter(booking, filter),
    { isNewestFirst, most: bookingsList.pageSize },
  );
  const isLoading = useNavigation().state === "loading";
  const mayChange = useMay()("bookings");
  const { selection, isBusy, act } = useBulk();
  // Snapshot from when the dialog was opened: a live event must not change the versions being confirmed.
  const [toCancel, setToCancel] = useState<AdminBooking[]>([]);
  const [oneToCancel, setOneToCancel] = useState<AdminBooking | null>(null);
  const rowForm = useForm({ intent: "status" });
  const rowChange: BookingCallbacks = {
    isBusy: ({ bookingId }) => rowForm.fetcher.formData?.get("bookingId") === bookingId,
    change: ({ bookingId, version }, status) =>
      rowForm.submit({ bookingId, status, expectedVersion: String(version) }),
    cancel: setOneToCancel,
  };

  const idsToCancel = useMemo(() => toCancel.map(({ bookingId }) => bookingId), [toCancel]);

  function change(
    intent: string,
    changed: readonly AdminBooking[],
    {
      reason = "",
      fault = "traveler",
      refunds = {},
    }: { reason?: string; fault?: string; refunds?: Record<string, number> } = {},
  ) {
    const seen = [
      ...Object.entries(refunds).map(([id, refund]) => [`refund-${id}`, String(refund)] as const),
      ...changed.map(({ bookingId, version }) => [`version-${bookingId}`, String(version)] as const),
    ];
    selection.clear();
    const ids = changed.map(({ bookingId }) => bookingId);
    act(intent, ids, { reason, fault, ...Object.fromEntries(seen) });
  }

  return (
    <BackOfficePage title="Booking Management" aside={<FeedIndicator state={feedState} />}>
      <Reminders reminders={reminders} />
      <ExportableList
        list={bookingsList}
        rows={bookings}
        loaded={loaderData}
        choices={{
          operator: choices.operators.map(({ slug, name }) => [slug, name]),
          tour: choices.tours.map(({ slug, title }) => [slug, title]),
        }}
        tools={
          mayChange && (
            <>
              {state.tour !== undefined && state.from !== undefined && state.from === state.to && (
                <Link
                  to={`/admin/tours/${state.tour}/departures/${state.from}`}
                  className={buttonClasses("danger", "min-h-9 px-3 py-1 text-sm")}
                >
                  Rescue this departure…
                </Link>
              )}
              <Link
                to="/admin/bookings/new"
                className={buttonClasses("primary", "min-h-9 px-3 py-1 text-sm")}
              >
                <Plus aria-hidden className="size-4" />
                New booking
              </Link>
            </>
          )
        }
        bulk={
          mayChange
            ? {
                selection,
                actions: [
                  { intent: "bulk-confirm", label: "Confirm" },
                  { intent: "bulk-cancel", label: "Cancel", variant: "danger" },
                ],
                isBusy,
                onAct(intent, ids) {
                  const rows = bookings.filter(({ bookingId }) => ids.includes(bookingId));
                  if (intent === "bulk-cancel") setToCancel(rows);
                  else change(intent, rows);
                },
              }
            : undefined
        }
        renderActions={(booking) => <BookingActions booking={booking} change={rowChange} />}
        rowClassName={({ bookingId }) => (arrived.has(bookingId) ? "animate-glow" : undefined)}
      >
        <p role="status" className="min-h-6 text-muted">
          {isLoading ? "Loading bookings..." : ""}
        </p>
        <FeedNews
          announcement={announcement}
          unseen={unseen}
          address={listAddress(bookingsList, { ...state, sort: undefined, cursor: undefined })}
        />
        <FormMessage form={rowForm} className="mb-2" />
      </ExportableList>
      {/* Outside the rows: a row disappears when another administrator changes its booking. */}
      <CancelBooking booking={oneToCancel} onClose={() => setOneToCancel(null)} />
      <CancelBookings
        ids={idsToCancel}
        onClose={() => setToCancel([])}
        onCancel={(details) => change("bulk-cancel", toCancel, details)}
      />
    </BackOfficePage>
  );
}
