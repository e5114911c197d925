import { useCallback, useState } from "react";
import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/bookings";
import { adminBookingActions } from "~/features/desk/office/admin/booking-actions";
import { AdminBookingPanel } from "~/features/desk/office/admin/booking-panel";
import { CancelBooking } from "~/features/desk/office/admin/cancel-booking";
import { CancelBookings } from "~/features/desk/office/admin/cancel-bookings";
import { ContactParties } from "~/features/messages/office/admin/contact-parties";
import { BookingList, useBookingBulk } from "~/features/desk/office/booking-list";
import { FormMessage } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { matchesFilter } from "~/domain/desk/booking-list";
import { bulkRefusalOfBooking } from "~/domain/desk/booking-outcome";
import type { SettableStatus } from "~/domain/bookings/booking-status";
import { useMay } from "~/office/frame/use-may";
import { useForm } from "~/platform/forms/use-form";
import { useStable } from "~/platform/browser/use-stable";
import { useToday } from "~/platform/pages/use-site";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { adminFeed } from "~/office/live/booking-feeds";
import { changeBookings } from "~/features/desk/office/admin/change-bookings.server";
import { isSameList } from "~/platform/pages/open-row";
import { findOpenRow } from "~/features/desk/office/find-open-row.server";
import { readForm } from "~/platform/forms/read-form";
import { bookingFilterOf, bookingsList } from "~/features/desk/office/bookings.list";
import { loadList, readList } from "~/office/lists/load-list.server";
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
  const today = useToday();
  const { selection, isBusy, change } = useBookingBulk();
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
    }),
  );
  const actionsOf = useCallback(
    (booking: AdminBooking) => {
      if (!mayChange) return [];
      const callbacks = {
        isBusy: ({ bookingId }: AdminBooking) => bookingId === busyId,
        change: changeRow,
        cancel: setOneToCancel,
        contact: setToContact,
      };
      return adminBookingActions(booking, callbacks, today);
    },
    [mayChange, busyId, changeRow, today],
  );

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
      bulk={
        mayChange
          ? {
              selection,
              isBusy,
              actions: [
                {
                  intent: "bulk-confirm",
                  label: "Confirm",
                  refusalOf: (booking) => bulkRefusalOfBooking(booking, "confirmed"),
                },
                {
                  intent: "bulk-cancel",
                  label: "Cancel",
                  variant: "danger",
                  refusalOf: (booking) => bulkRefusalOfBooking(booking, "cancelled"),
                },
              ],
              onAct: (intent, bookings) =>
                intent === "bulk-cancel" ? setToCancel(bookings) : change(intent, bookings),
            }
          : undefined
      }
      actionsOf={actionsOf}
      renderPanel={(booking, panel) => <AdminBookingPanel booking={booking} {...panel} />}
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
            onCancel={(bookings, { refunds, ...terms }) => {
              const seen = Object.entries(refunds).map(([id, refund]) => [`refund-${id}`, String(refund)]);
              change("bulk-cancel", bookings, { ...terms, ...Object.fromEntries(seen) });
            }}
          />
        </>
      )}
    </BookingList>
  );
}
