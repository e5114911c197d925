import { useFetcher } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { statusLabels } from "~/components/booking/booking-status-badge";
import type { AdminBooking } from "~/domain/booking";
import { outcomesOf } from "~/domain/booking-outcome";
import { nextStatuses } from "~/domain/booking-status";
import type { SettableStatus } from "~/domain/booking-status";
import { useToday } from "~/hooks/use-today";
import type { BookingChangeResult } from "~/lib/change-bookings.server";
import { BookingDetails } from "./booking-details";
import { CancelBooking } from "./cancel-booking";
import { ContactParties } from "./contact-parties";

const compact = "min-h-9 px-3 py-1 text-sm";

/** What an administrator can do with a booking: only what its state allows. */
export function BookingActions({ booking }: { booking: AdminBooking }) {
  const fetcher = useFetcher<BookingChangeResult>();
  const today = useToday();
  // What has expired comes back by its payment only.
  const allowed = booking.status === "expired" ? [] : nextStatuses(booking.status);
  const result = fetcher.data;
  const busy = fetcher.state !== "idle";

  function change(status: SettableStatus) {
    void fetcher.submit(
      { intent: "status", bookingId: booking.bookingId, status, expectedVersion: booking.version },
      { method: "post", action: "/admin/bookings" },
    );
  }

  function cancel(details: { reason: string; expectedRefund?: string }) {
    void fetcher.submit(
      {
        intent: "status",
        bookingId: booking.bookingId,
        status: "cancelled" satisfies SettableStatus,
        expectedVersion: booking.version,
        ...details,
      },
      { method: "post", action: "/admin/bookings" },
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-2 whitespace-nowrap lg:min-w-64 lg:justify-end xl:min-w-84">
      <BookingDetails booking={booking} triggerClassName={buttonClasses("secondary", compact)} />
      {allowed.includes("confirmed") && (
        <Button className={compact} disabled={busy} onClick={() => change("confirmed")}>
          Confirm Booking<span className="sr-only"> {booking.bookingId}</span>
        </Button>
      )}
      {outcomesOf(booking, today).map((outcome) => (
        <Button
          key={outcome}
          look="secondary"
          className={compact}
          disabled={busy}
          onClick={() => change(outcome)}
        >
          {statusLabels[outcome]}
          <span className="sr-only"> for booking {booking.bookingId}</span>
        </Button>
      ))}
      {allowed.includes("cancelled") && <CancelBooking booking={booking} isBusy={busy} onCancel={cancel} />}
      <ContactParties booking={booking} triggerClassName={buttonClasses("secondary", compact)} />
      {result && !result.isDone && result.message !== null && (
        <p role="alert" className="w-full text-sm font-semibold whitespace-normal text-bad lg:max-w-84">
          {result.message}
        </p>
      )}
    </div>
  );
}
