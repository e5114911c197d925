import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { statusLabels } from "~/components/booking/booking-status-badge";
import { Button, buttonClasses } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { QuestionCancel, QuestionDialog } from "~/components/ui/question-dialog";
import type { AdminBooking } from "~/domain/booking";
import { nextStatuses } from "~/domain/booking-status";
import type { SettableStatus } from "~/domain/booking-status";
import { cancelQuoteText, requestCancelQuote } from "~/lib/cancel-quote";
import type { CancelQuote } from "~/lib/cancel-quote";
import type { BookingChangeResult } from "~/lib/change-bookings.server";

/** The quote, or its state until there is one. */
type Asked = CancelQuote | "asking" | "unknown";

/**
 * Cancels a booking for an administrator: shows the refund first and asks for the reason. It stands beside the list and not in a row,
 * because the row may leave the list while the question is open.
 * @param booking as it was when the question was opened; null while nothing is asked
 */
export function CancelBooking({ booking, onClose }: { booking: AdminBooking | null; onClose: () => void }) {
  return (
    <QuestionDialog
      isOpen={booking !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Cancel booking ${booking?.bookingId ?? ""}?`}
      says="Its seats go back on sale. This cannot be undone."
    >
      {booking && <Question opened={booking} onClose={onClose} />}
    </QuestionDialog>
  );
}

function Question({ opened, onClose }: { opened: AdminBooking; onClose: () => void }) {
  const fetcher = useFetcher<BookingChangeResult>();
  const result = fetcher.data;
  const isBusy = fetcher.state !== "idle";
  // Live events change the row, not this: the version that is sent is the one the administrator decides on.
  const [seen, setSeen] = useState({ booking: opened, result });
  if (seen.result !== result) {
    setSeen({ booking: result?.current ?? seen.booking, result });
  }
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (result?.isDone) close();
  }, [result]);
  const { booking } = seen;
  const { bookingId, version, customerName, numberOfTravelers, status } = booking;
  const [asked, setAsked] = useState<{ about: typeof seen; quote: Asked }>({ about: seen, quote: "asking" });
  if (asked.about !== seen) setAsked({ about: seen, quote: "asking" });
  const { quote } = asked;
  // After a refusal the refund is asked for again.
  useEffect(() => {
    const asking = new AbortController();
    requestCancelQuote(seen.booking.bookingId, asking.signal).then(
      (answer) => setAsked({ about: seen, quote: answer }),
      () => asking.signal.aborted || setAsked({ about: seen, quote: "unknown" }),
    );
    return () => asking.abort();
  }, [seen]);
  const isCancellable = nextStatuses(status).includes("cancelled");
  return (
    <fetcher.Form method="post" action="/admin/bookings">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="status" value={"cancelled" satisfies SettableStatus} />
      <input type="hidden" name="expectedVersion" value={version} />
      {typeof quote === "object" && <input type="hidden" name="expectedRefund" value={quote.refundAmount} />}
      {result && !result.isDone && result.message !== null && (
        <p role="alert" className="mt-4 font-semibold text-bad">
          {result.message}
        </p>
      )}
      <p className="mt-4">
        {customerName}, {numberOfTravelers === 1 ? "1 seat" : `${numberOfTravelers} seats`},{" "}
        <strong>{statusLabels[status].toLowerCase()}</strong>.
      </p>
      {isCancellable && (
        <>
          <p role="status" className="mt-2 rounded-control bg-sunken p-3">
            {refundText(quote)}
          </p>
          <Field label="Why?" hint="The customer reads it" className="mt-4">
            {(control) => (
              <textarea {...control} name="reason" rows={2} maxLength={300} className={controlClasses} />
            )}
          </Field>
        </>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <QuestionCancel type="button" className={buttonClasses("secondary")}>
          {isCancellable ? "Keep it" : "Close"}
        </QuestionCancel>
        {isCancellable && (
          <Button type="submit" disabled={isBusy || typeof quote !== "object"}>
            Cancel booking
          </Button>
        )}
      </div>
    </fetcher.Form>
  );
}

function refundText(quote: Asked): string {
  if (quote === "asking") return "Looking up the refund …";
  if (quote === "unknown") return "The refund could not be looked up. Please close this and try again.";
  return cancelQuoteText(quote);
}
