import { useCallback, useMemo, useState } from "react";
import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/bookings";
import { AdminBookingActions, type BookingCallbacks } from "~/components/admin/bookings/booking-actions";
import { AdminBookingPanel } from "~/components/admin/bookings/booking-panel";
import { CancelBooking } from "~/components/admin/bookings/cancel-booking";
import { CancelBookings } from "~/components/admin/bookings/cancel-bookings";
import { ContactParties } from "~/components/admin/messages/contact-parties";
import { BookingList } from "~/components/bookings/booking-list";
import { FormMessage } from "~/components/ui/answered-form";
import { buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { matchesFilter } from "~/domain/bookings/booking-list";
import { bulkRefusalOfBooking } from "~/domain/bookings/booking-outcome";
import type { SettableStatus } from "~/domain/bookings/booking-status";
import { ruleOf } from "~/domain/bulk";
import { useOpenRow } from "~/hooks/use-open-row";
import { heldKindFor } from "~/domain/held-changes";
import { useMay } from "~/hooks/use-may";
import { useBulk } from "~/hooks/use-bulk";
import { useForm } from "~/hooks/use-form";
import { useStable } from "~/hooks/use-stable";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { adminFeed } from "~/lib/bookings/booking-feeds";
import { changeBookings } from "~/lib/bookings/change-bookings.server";
import { isSameList } from "~/lib/pages/open-row";
import { findOpenRow } from "~/lib/bookings/find-open-row.server";
import { heldField } from "~/lib/forms/held-field";
import { readForm } from "~/lib/forms/read-form";
import { bookingFilterOf, bookingsList } from "~/lists/admin/bookings";
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
    services.listBookingChoices(viewer, { chosen: query.tour }),
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
  const { state, choices } = loaderData;
  const filter = bookingFilterOf(state);
  const mayChange = useMay()("bookings");
  const { selection, isBusy, act } = useBulk();
  const row = useOpenRow();
  const [toCancel, setToCancel] = useState<AdminBooking[]>([]);
  const [oneToCancel, setOneToCancel] = useState<AdminBooking | null>(null);
  const [toContact, setToContact] = useState<AdminBooking | null>(null);
  const rowForm = useForm({ intent: "status" });
  const busyId = rowForm.fetcher.formData?.get("bookingId") ?? null;
  const changeRow = useStable(({ bookingId, version }: AdminBooking, status: SettableStatus) =>
    rowForm.submit({
      bookingId,
      status,
      expectedVersion: String(version),
      ...heldField(heldKindFor[status]),
    }),
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
    const held = intent === "bulk-confirm" ? heldField("booking.confirm") : {};
    act(intent, ids, { reason, fault, ...held, ...Object.fromEntries(seen) });
  }

  return (
    <BookingList
      title="Booking Management"
      list={bookingsList}
      pageSize={bookingsList.pageSize}
      loaded={loaderData}
      feed={adminFeed}
      matches={(booking) => matchesFilter(booking, filter)}
      choices={{
        operator: choices.operators.map(({ slug, name }) => [slug, name]),
        tour: choices.tours.map(({ slug, title }) => [slug, title]),
      }}
      selected={selection.chosen.size}
      bulkOf={(bookings) => {
        if (!mayChange) return undefined;
        const chosenOf = (ids: readonly string[]) =>
          bookings.filter(({ bookingId }) => ids.includes(bookingId));
        const refusalOf = (to: "confirmed" | "cancelled") =>
          ruleOf(bookings, bookingsList.idOf, (booking) => bulkRefusalOfBooking(booking, to));
        return {
          selection,
          actions: [
            { intent: "bulk-confirm", label: "Confirm", refusalOf: refusalOf("confirmed") },
            { intent: "bulk-cancel", label: "Cancel", variant: "danger", refusalOf: refusalOf("cancelled") },
          ],
          isBusy,
          onAct(intent, ids) {
            if (intent === "bulk-cancel") setToCancel(chosenOf(ids));
            else change(intent, chosenOf(ids));
          },
        };
      }}
      renderActions={renderActions}
      renderPanel={(opened, onClose) => (
        <AdminBookingPanel booking={opened} change={rowChange} onClose={onClose} />
      )}
      messages={<FormMessage form={rowForm} />}
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
    >
      {(latest) => (
        <>
          <CancelBooking booking={oneToCancel && latest(oneToCancel)} onClose={() => setOneToCancel(null)} />
          {toContact && (
            <ContactParties
              booking={toContact}
              onClose={() => setToContact(null)}
              onReopen={() => setToContact(toContact)}
            />
          )}
          <CancelBookings
            bookings={toCancel.map(latest)}
            onClose={() => setToCancel([])}
            onCancel={(bookings, details) => change("bulk-cancel", bookings, details)}
          />
        </>
      )}
    </BookingList>
  );
}
