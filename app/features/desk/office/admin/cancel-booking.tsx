import { useEffect, useEffectEvent, useState } from "react";
import { AnsweredForm, FormMessage } from "~/ui/answered-form";
import { Button, buttonClasses } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { QuestionCancel, QuestionDialog } from "~/ui/question-dialog";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { nextStatuses, statusLabels, type SettableStatus } from "~/domain/bookings/booking-status";
import { faultParties, type FaultParty } from "~/domain/bookings/cancellation-terms";
import { FaultField, OtherRefundFields } from "./cancellation-fields";
import { useForm } from "~/platform/forms/use-form";
import { cancelQuoteText, requestCancelQuote, type CancelQuote } from "./cancel-quote";

/** The quote, or its loading state. */
type Asked = CancelQuote | "asking" | "unknown";

/**
 * Cancels a booking for an administrator, after showing the refund and asking for the reason. Rendered outside the
 * list because a row may disappear while the dialog is open.
 * @param booking in its latest state: the dialog follows what someone else changes meanwhile; null if closed
 */
export function CancelBooking({ booking, onClose }: { booking: AdminBooking | null; onClose: () => void }) {
  return (
    <QuestionDialog
      isOpen={booking !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Cancel booking ${booking?.bookingId ?? ""}?`}
      description="The seats go back on sale. This can't be undone."
    >
      {booking && <Question latest={booking} onClose={onClose} />}
    </QuestionDialog>
  );
}

function Question({ latest, onClose }: { latest: AdminBooking; onClose: () => void }) {
  const { bookingId } = latest;
  const form = useForm<AdminBooking>(
    { intent: "status", bookingId, status: "cancelled" satisfies SettableStatus },
    { action: "/admin/bookings" },
  );
  const { answer } = form;
  const [opened] = useState(latest);
  // The submitted version is the one that is shown, with its refund.
  const [seen, setSeen] = useState({ booking: latest, answer });
  if (seen.answer !== answer) {
    setSeen({ booking: answer?.result ?? seen.booking, answer });
  } else if (latest.version > seen.booking.version) {
    setSeen({ booking: latest, answer });
  }
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (answer?.isDone) close();
  }, [answer]);
  const { booking } = seen;
  const { version, customerName, numberOfTravelers, status } = booking;
  const [fault, setFault] = useState<FaultParty>("traveler");
  const [asked, setAsked] = useState<{ about: typeof seen; fault: FaultParty; quote: Asked }>({
    about: seen,
    fault,
    quote: "asking",
  });
  if (asked.about !== seen || asked.fault !== fault) setAsked({ about: seen, fault, quote: "asking" });
  const { quote } = asked;
  // After a rejection, the refund is requested again.
  useEffect(() => {
    const asking = new AbortController();
    requestCancelQuote(seen.booking.bookingId, fault, asking.signal).then(
      (answered) => setAsked({ about: seen, fault, quote: answered }),
      () => asking.signal.aborted || setAsked({ about: seen, fault, quote: "unknown" }),
    );
    return () => asking.abort();
  }, [seen, fault]);
  const isCancellable = nextStatuses(status).includes("cancelled");
  return (
    <AnsweredForm form={form}>
      <input type="hidden" name="expectedVersion" value={version} />
      {typeof quote === "object" && <input type="hidden" name="expectedRefund" value={quote.refundAmount} />}
      <FormMessage form={form} className="mt-4" />
      <p className="mt-4">
        <span>{`${customerName}, ${numberOfTravelers === 1 ? "1 seat" : `${numberOfTravelers} seats`},`}</span>{" "}
        <strong>{statusLabels[status].toLowerCase()}</strong>.
      </p>
      {version > opened.version && (
        <p role="status" className="mt-2 font-semibold text-warning">
          This booking has changed since you opened it.
        </p>
      )}
      {isCancellable && (
        <>
          <FaultField
            value={fault}
            onChange={(chosen) => setFault(faultParties.find((party) => party === chosen) ?? "traveler")}
          />
          <p role="status" className="mt-2 rounded-control bg-sunken p-3">
            {refundText(quote, fault)}
          </p>
          {typeof quote === "object" && (
            <OtherRefundFields form={form} received={quote.total + quote.refundAmount} />
          )}
          <TextAreaField
            label="Reason"
            hint="The customer will see this."
            className="mt-4"
            {...form.field("reason")}
            maxLength={300}
          />
        </>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <QuestionCancel type="button" className={buttonClasses("secondary")}>
          {isCancellable ? "Keep booking" : "Close"}
        </QuestionCancel>
        {isCancellable && (
          <Button type="submit" disabled={form.isBusy || typeof quote !== "object"}>
            Cancel booking
          </Button>
        )}
      </div>
    </AnsweredForm>
  );
}

function refundText(quote: Asked, fault: FaultParty): string {
  if (quote === "asking") return "Loading the refund…";
  if (quote === "unknown") return "The refund couldn't be loaded. Close this dialog and try again.";
  return cancelQuoteText(quote, fault);
}
