import { Link } from "react-router";
import type { BookingPage } from "~/domain/bookings/own-booking";
import type { TripStep } from "~/lib/bookings/change-trip";
import { CancelTrip } from "./cancel-trip";
import { ChangeDate } from "./change-date";
import { ChangeParty } from "./change-party";

/** Moves, reduces or cancels a booking. Disabled while offline. */
export function TripChanges({
  page,
  step,
  isOffline = false,
}: {
  page: BookingPage;
  step: TripStep | null;
  isOffline?: boolean;
}) {
  const { booking, cancellation, canMove } = page;
  const stepOf = (kind: TripStep["kind"]) => (step?.kind === kind ? step : null);
  const isShown = {
    date: canMove,
    party: canMove && booking.numberOfTravelers > 1,
    cancel: cancellation !== null,
  };
  // An error is shown on its own form, or here if that form is gone.
  const isRefused = step?.refusal != null && !isShown[step.kind];
  return (
    <section aria-labelledby="changes" className="print:hidden">
      <h2 id="changes" className="text-2xl">
        {page.closedBecause === null ? "If your plans change" : "Your options"}
      </h2>
      {isRefused && (
        <p
          role="alert"
          className="mt-4 rounded-control border-l-4 border-danger bg-danger-subtle p-4 font-semibold text-danger"
        >
          {step.refusal}
        </p>
      )}
      {isOffline && (
        <p id="offline-changes" className="mt-3 text-muted">
          You're offline. You can change or cancel this booking when you're online again.
        </p>
      )}
      <fieldset
        disabled={isOffline}
        aria-describedby={isOffline ? "offline-changes" : undefined}
        className="mt-4 grid min-w-0 gap-3"
      >
        <legend className="sr-only">Change or cancel booking {booking.bookingId}</legend>
        {canMove && (
          <>
            <ChangeDate page={page} step={stepOf("date")} />
            {booking.numberOfTravelers > 1 && <ChangeParty page={page} step={stepOf("party")} />}
          </>
        )}
        {cancellation && <CancelTrip page={page} offer={cancellation} step={stepOf("cancel")} />}
      </fieldset>
      <p className="mt-4 max-w-[68ch]">
        Anything else, such as more travelers?{" "}
        <Link
          to={`/contact?booking=${booking.bookingId}`}
          className="text-peacock underline underline-offset-4"
        >
          Write to us about booking {booking.bookingId}
        </Link>
        . If the operator calls the trip off, you get everything back; the rest is in our{" "}
        <Link to="/terms" className="text-peacock underline underline-offset-4">
          terms
        </Link>
        .
      </p>
    </section>
  );
}
