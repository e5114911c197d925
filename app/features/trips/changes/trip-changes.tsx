import type { BookingPage } from "~/domain/trips/traveler-booking";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import type { TripChange } from "~/domain/bookings/change-request";
import type { FormState } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { CancelTrip } from "./cancel-trip";
import { ChangeDate } from "./change-date";
import { ChangeExtras } from "./change-extras";
import { ChangeParty } from "./change-party";
import { tripChangeMessages } from "./messages";

/** Moves, reduces or cancels a booking. Disabled while offline. */
export function TripChanges({
  page,
  form,
  submitted,
  isOffline = false,
}: {
  page: BookingPage;
  form: FormState<ChangeQuote>;
  /** Change that the form's answer is about. */
  submitted: TripChange | null;
  isOffline?: boolean;
}) {
  const m = tripChangeMessages();
  const { booking, cancellation, canMove } = page;
  const answerOf = (change: TripChange) => ({ form, answer: submitted === change ? form.answer : null });
  const isShown = {
    date: canMove,
    party: canMove && booking.numberOfTravelers > 1,
    extras: page.extras !== null,
    cancel: cancellation !== null,
  };
  // An error is shown on its own form, or here if that form is gone.
  const isRefused = submitted !== null && form.refused && !isShown[submitted];
  return (
    <section aria-labelledby="changes" className="print:hidden">
      <h2 id="changes" tabIndex={-1} className="text-2xl outline-none">
        {page.closedBecause === null ? m.title : m.titleOfClosed}
      </h2>
      {isRefused && (
        <p
          role="alert"
          className="mt-4 rounded-control border-l-4 border-danger bg-danger-subtle p-4 font-semibold text-danger"
        >
          {form.refused?.message}
        </p>
      )}
      <p
        id="offline-changes"
        className={cn("mt-3 text-muted", !isOffline && "hidden in-data-saved-page:block")}
      >
        {m.offline}
      </p>
      {/* public/sw.js disables it in saved pages, by its first attribute. */}
      <fieldset
        data-online
        disabled={isOffline}
        aria-describedby={isOffline ? "offline-changes" : undefined}
        className="mt-4 grid min-w-0 gap-3"
      >
        {m.legend(booking.bookingId)}
        {canMove && (
          <>
            <ChangeDate page={page} {...answerOf("date")} />
            {booking.numberOfTravelers > 1 && <ChangeParty page={page} {...answerOf("party")} />}
          </>
        )}
        {page.extras && <ChangeExtras page={page} extras={page.extras} {...answerOf("extras")} />}
        {cancellation && <CancelTrip page={page} offer={cancellation} {...answerOf("cancel")} />}
      </fieldset>
      {m.anythingElse(booking.bookingId)}
    </section>
  );
}
