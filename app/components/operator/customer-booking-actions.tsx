import { AlertDialog } from "radix-ui";
import { useFetcher } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { canCallOff, outcomesOf } from "~/domain/booking-outcome";
import type { BookingOutcome } from "~/domain/booking-outcome";
import { formatRupees } from "~/domain/money";
import { useToday } from "~/hooks/use-today";
import type { action } from "~/routes/operator/bookings";
import type { OwnBooking } from "./own-bookings-table";

const compact = "min-h-9 px-3 py-1 text-sm";

const outcomeLabels: Record<BookingOutcome, string> = { completed: "Completed", "no-show": "No-show" };

/** What an operator can do with a booking of theirs: call it off, and after the trip tell how it went. */
export function CustomerBookingActions({ booking }: { booking: OwnBooking }) {
  const today = useToday();
  const fetcher = useFetcher<typeof action>();
  const isBusy = fetcher.state !== "idle";
  const error = fetcher.data?.error;
  return (
    <div className="flex flex-wrap items-center gap-2 lg:justify-end">
      {outcomesOf(booking, today).map((outcome) => (
        <fetcher.Form key={outcome} method="post">
          <input type="hidden" name="bookingId" value={booking.bookingId} />
          <Button
            type="submit"
            name="status"
            value={outcome}
            look="secondary"
            className={compact}
            disabled={isBusy}
          >
            {outcomeLabels[outcome]}
            <span className="sr-only">, booking {booking.bookingId}</span>
          </Button>
        </fetcher.Form>
      ))}
      {canCallOff(booking, today) && <CallOff booking={booking} fetcher={fetcher} />}
      {typeof error === "string" && (
        <p role="alert" className="w-full text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** Asks for the reason, tells what the customer gets back, and calls the trip off. */
function CallOff({
  booking,
  fetcher,
}: {
  booking: OwnBooking;
  fetcher: ReturnType<typeof useFetcher<typeof action>>;
}) {
  const isBusy = fetcher.state !== "idle";
  const reasonError = fetcher.data?.errors?.reason?.[0];
  const { bookingId, customerName, refundWhenCalledOff: refund } = booking;
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={buttonClasses("danger", compact)} disabled={isBusy}>
        Cancel<span className="sr-only"> booking {bookingId}</span>
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
        <AlertDialog.Content className="fixed inset-x-4 top-[10dvh] z-50 mx-auto max-h-[85dvh] max-w-md animate-rise overflow-y-auto rounded-2xl bg-card p-6 shadow-float">
          <AlertDialog.Title className="font-display text-2xl">Cancel booking {bookingId}?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">
            {refund > 0
              ? `${customerName} gets everything back, ${formatRupees(refund)}, whatever the refund schedule says.`
              : `${customerName} has paid nothing yet, so nothing goes back.`}{" "}
            The seats go back on sale, and you earn nothing from this booking. This cannot be undone.
          </AlertDialog.Description>
          <fetcher.Form method="post" noValidate className="mt-4 grid gap-5">
            <input type="hidden" name="bookingId" value={bookingId} />
            <input type="hidden" name="status" value="cancelled" />
            <Field label="Why?" required hint="Your customer reads it" error={reasonError}>
              {(control) => (
                <textarea {...control} name="reason" rows={3} maxLength={300} className={controlClasses} />
              )}
            </Field>
            {typeof fetcher.data?.error === "string" && (
              <p role="alert" className="font-semibold text-bad">
                {fetcher.data.error}
              </p>
            )}
            <div className="flex justify-end gap-3">
              <AlertDialog.Cancel className={buttonClasses("secondary")}>Keep it</AlertDialog.Cancel>
              <Button type="submit" aria-disabled={isBusy || undefined}>
                Cancel booking
              </Button>
            </div>
          </fetcher.Form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
