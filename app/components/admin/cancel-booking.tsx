import { useRef, useState } from "react";
import { Answers, QuestionDialog, QuestionTrigger } from "~/components/ui/question-dialog";
import { buttonClasses } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import type { AdminBooking } from "~/domain/booking";
import { cancelQuoteText, requestCancelQuote } from "~/lib/cancel-quote";
import type { CancelQuote } from "~/lib/cancel-quote";

/** The quote, or how it stands with it. */
type Asked = CancelQuote | "asking" | "unknown";

/** Cancels a booking for an administrator: what the customer gets back is told first, and the reason is asked for. */
export function CancelBooking({
  booking: { bookingId, customerName, numberOfTravelers },
  isBusy,
  onCancel,
}: {
  booking: AdminBooking;
  isBusy: boolean;
  onCancel: (details: { reason: string; expectedRefund?: string }) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [quote, setQuote] = useState<Asked>("asking");
  const reason = useRef<HTMLTextAreaElement>(null);

  function open(isOpening: boolean) {
    setOpen(isOpening);
    if (!isOpening) return;
    setQuote("asking");
    requestCancelQuote(bookingId).then(setQuote, () => setQuote("unknown"));
  }

  return (
    <QuestionDialog
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <QuestionTrigger className={buttonClasses("danger", "min-h-9 px-3 py-1 text-sm")} disabled={isBusy}>
          Cancel Booking<span className="sr-only"> {bookingId}</span>
        </QuestionTrigger>
      }
      title={`Cancel booking ${bookingId}?`}
      says={`${customerName} loses ${numberOfTravelers} ${numberOfTravelers === 1 ? "seat" : "seats"}, and they go back on sale. This cannot be undone.`}
    >
      <p role="status" className="mt-4 rounded-control bg-sunken p-3">
        {refundText(quote)}
      </p>
      <Field label="Why?" hint="The customer reads it" className="mt-4">
        {(control) => (
          <textarea {...control} ref={reason} rows={2} maxLength={300} className={controlClasses} />
        )}
      </Field>
      <Answers
        confirmLabel="Cancel booking"
        onConfirm={() =>
          onCancel({
            reason: reason.current?.value ?? "",
            ...(typeof quote === "object" && { expectedRefund: String(quote.refundAmount) }),
          })
        }
      />
    </QuestionDialog>
  );
}

function refundText(quote: Asked): string {
  if (quote === "asking") return "Looking up the refund …";
  if (quote === "unknown") return "The refund could not be looked up. The schedule decides all the same.";
  return cancelQuoteText(quote);
}
