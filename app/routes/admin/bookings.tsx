import { useCallback, useMemo, useState } from "react";
import { Link, useNavigation, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/bookings";
import { AdminBookingActions, type BookingCallbacks } from "~/components/admin/bookings/booking-actions";
import { AdminBookingPanel } from "~/components/admin/bookings/booking-panel";
import { CancelBooking } from "~/components/admin/bookings/cancel-booking";
import { CancelBookings } from "~/components/admin/bookings/cancel-bookings";
import { ContactParties } from "~/components/admin/messages/contact-parties";
import { FeedIndicator, FeedNews } from "~/components/back-office/feed-indicator";
import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { FormMessage } from "~/components/ui/answered-form";
import { buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { countInWords, matchesFilter } from "~/domain/bookings/booking-list";
import { nextStatuses, type SettableStatus } from "~/domain/bookings/booking-status";
import { formatRupees } from "~/domain/money/money";
import { useListActivity } from "~/hooks/use-list-activity";
import { useOpenedBooking, useOpenRow } from "~/hooks/use-open-row";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { useMay } from "~/hooks/use-may";
import { useBulk } from "~/hooks/use-bulk";
import { useForm } from "~/hooks/use-form";
import { useStable } from "~/hooks/use-stable";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { adminFeed } from "~/lib/bookings/booking-feeds";
import { changeBookings } from "~/lib/bookings/change-bookings.server";
import { isSameList } from "~/lib/pages/open-row";
import { findOpenRow } from "~/lib/bookings/find-open-row.server";
import { readForm } from "~/lib/forms/read-form";
import { bookingFilterOf, bookingsList } from "~/lists/admin/bookings";
import { listAddress } from "~/lists/definition";
import { loadList, readList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

const compact = "min-h-8 px-2.5 py-1 text-sm";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const { query } = readList(bookingsList, url);
  const [list, totals, choices] = await Promise.all([
    loadList(bookingsList, viewer, { context, url }),
    services.sumBookings(viewer, bookingFilterOf(query)),
    services.listBookingChoices(viewer),
  ]);
  const opened = await findOpenRow(url, list.bookings, async (id) => {
    const { booking } = await services.getAdminBooking(viewer, id);
    return booking;
  });
  return { ...list, totals, choices, opened };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changeBookings(context.get(servicesContext), viewer, await readForm(request));
}

/**
 * Revalidates after rejections too, because they mean that the booking has changed. Another open row of the same list
 * needs no new list.
 */
export function shouldRevalidate({
  actionStatus,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (actionStatus === undefined && isSameList(currentUrl, nextUrl)) return false;
  return actionStatus === 409 || defaultShouldRevalidate;
}

export function meta() {
  return backOfficeMeta("Booking Management");
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { state, choices, totals } = loaderData;
  const isNewestFirst = state.cursor === undefined && state.sort === "-booked";
  const filter = bookingFilterOf(state);
  const mayChange = useMay()("bookings");
  const { selection, isBusy, act } = useBulk();
  const activity = useListActivity(selection.chosen.size);
  const { bookings, unseen, waiting, showWaiting, arrived, announcement, feedState } = useLiveBookings(
    adminFeed,
    loaderData,
    (booking) => matchesFilter(booking, filter),
    { isNewestFirst, max: bookingsList.pageSize, isHeld: activity.isHeld },
  );
  const isLoading = useNavigation().state === "loading";
  const row = useOpenRow();
  const opened = useOpenedBooking(row.id, bookings, loaderData.opened);
  // Snapshot from when the dialog was opened: a live event must not change the versions being confirmed.
  const [toCancel, setToCancel] = useState<AdminBooking[]>([]);
  const [oneToCancel, setOneToCancel] = useState<AdminBooking | null>(null);
  const [toContact, setToContact] = useState<AdminBooking | null>(null);
  const rowForm = useForm({ intent: "status" });
  const busyId = rowForm.fetcher.formData?.get("bookingId") ?? null;
  const changeRow = useStable(({ bookingId, version }: AdminBooking, status: SettableStatus) =>
    rowForm.submit({ bookingId, status, expectedVersion: String(version) }),
  );
  const openRow = useStable(({ bookingId }: AdminBooking) => row.open(bookingId, { isWalking: false }));
  // The rows are memoized: what they get stays the same until it means something else.
  const rowChange = useMemo<BookingCallbacks>(
    () => ({
      isBusy: ({ bookingId }) => bookingId === busyId,
      change: changeRow,
      cancel: setOneToCancel,
      contact: setToContact,
      open: openRow,
    }),
    [busyId, changeRow, openRow],
  );
  const renderActions = useCallback(
    (booking: AdminBooking) => <AdminBookingActions booking={booking} change={rowChange} />,
    [rowChange],
  );

  const idsToCancel = useMemo(() => toCancel.map(({ bookingId }) => bookingId), [toCancel]);
  const chosenOf = (ids: readonly string[]) => bookings.filter(({ bookingId }) => ids.includes(bookingId));
  const canBecome = (status: SettableStatus) => (ids: readonly string[]) =>
    chosenOf(ids)
      .filter((booking) => booking.status !== "expired" && nextStatuses(booking.status).includes(status))
      .map(({ bookingId }) => bookingId);

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
      <ExportableList
        list={bookingsList}
        rows={bookings}
        loaded={loaderData}
        choices={{
          operator: choices.operators.map(({ slug, name }) => [slug, name]),
          tour: choices.tours.map(({ slug, title }) => [slug, title]),
        }}
        activity={activity.handlers}
        opened={row}
        panel={opened && <AdminBookingPanel booking={opened} change={rowChange} onClose={row.close} />}
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
              address={listAddress(bookingsList, { ...state, sort: undefined, cursor: undefined })}
            />
            <FormMessage form={rowForm} />
          </>
        }
        tools={
          mayChange &&
          state.tour !== undefined &&
          state.from !== undefined &&
          state.from === state.to && (
            <Link
              to={`/admin/tours/${state.tour}/departures/${state.from}`}
              className={buttonClasses("danger", compact)}
            >
              Rescue this departure…
            </Link>
          )
        }
        bulk={
          mayChange
            ? {
                selection,
                actions: [
                  { intent: "bulk-confirm", label: "Confirm", applicable: canBecome("confirmed") },
                  {
                    intent: "bulk-cancel",
                    label: "Cancel",
                    variant: "danger",
                    applicable: canBecome("cancelled"),
                  },
                ],
                isBusy,
                onAct(intent, ids) {
                  const rows = chosenOf(ids);
                  if (intent === "bulk-cancel") setToCancel(rows);
                  else change(intent, rows);
                },
              }
            : undefined
        }
        renderActions={renderActions}
        rowClassName={({ bookingId }) => (arrived.has(bookingId) ? "animate-glow" : undefined)}
      />
      {/* Outside the rows: a row disappears when another administrator changes its booking. */}
      <CancelBooking booking={oneToCancel} onClose={() => setOneToCancel(null)} />
      <ContactParties booking={toContact} onClose={() => setToContact(null)} />
      <CancelBookings
        ids={idsToCancel}
        onClose={() => setToCancel([])}
        onCancel={(details) => change("bulk-cancel", toCancel, details)}
      />
    </BackOfficePage>
  );
}
