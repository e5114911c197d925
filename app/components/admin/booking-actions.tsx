import { AlertDialog } from "radix-ui";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import type { AdminBooking } from "~/domain/booking";
import { nextStatuses } from "~/domain/booking-status";
import type { SettableStatus } from "~/domain/booking-status";
import type { action } from "~/routes/admin/bookings";
import { BookingDetails } from "./booking-details";

const compact = "min-h-9 px-3 py-1 text-sm";

/** What an administrator can do with a booking: only what its state allows. */
export function BookingActions({ booking }: { booking: AdminBooking }) {
  const fetcher = useFetcher<typeof action>();
  const [asking, setAsking] = useState(false);
  // What has expired comes back by its payment only.
  const allowed = booking.status === "expired" ? [] : nextStatuses(booking.status);
  const busy = fetcher.state !== "idle";

  function change(status: SettableStatus) {
    void fetcher.submit(
      { bookingId: booking.bookingId, status },
      { method: "post", action: "/admin/bookings" },
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-2 lg:justify-end">
      <BookingDetails booking={booking} triggerClassName={buttonClasses("secondary", compact)} />
      {allowed.includes("confirmed") && (
        <Button className={compact} disabled={busy} onClick={() => change("confirmed")}>
          Confirm<span className="sr-only"> booking {booking.bookingId}</span>
        </Button>
      )}
      {allowed.includes("cancelled") && (
        <AlertDialog.Root open={asking} onOpenChange={setAsking}>
          <AlertDialog.Trigger className={buttonClasses("danger", compact)} disabled={busy}>
            Cancel<span className="sr-only"> booking {booking.bookingId}</span>
          </AlertDialog.Trigger>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
            <AlertDialog.Content className="fixed inset-x-4 top-[20dvh] z-50 mx-auto max-w-md animate-rise rounded-2xl bg-card p-6 shadow-float">
              <AlertDialog.Title className="font-display text-2xl">
                Cancel booking {booking.bookingId}?
              </AlertDialog.Title>
              <AlertDialog.Description className="mt-2">
                {booking.customerName} loses {booking.numberOfTravelers}{" "}
                {booking.numberOfTravelers === 1 ? "seat" : "seats"}
                {", and they go back on sale. This cannot be undone."}
              </AlertDialog.Description>
              <div className="mt-5 flex justify-end gap-3">
                <AlertDialog.Cancel className={buttonClasses("secondary")}>Keep it</AlertDialog.Cancel>
                <AlertDialog.Action className={buttonClasses("primary")} onClick={() => change("cancelled")}>
                  Cancel booking
                </AlertDialog.Action>
              </div>
            </AlertDialog.Content>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      )}
      {fetcher.data?.error && (
        <p role="alert" className="w-full text-sm font-semibold text-bad">
          {fetcher.data.error}
        </p>
      )}
    </div>
  );
}
