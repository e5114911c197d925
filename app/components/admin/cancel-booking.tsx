import { AlertDialog } from "radix-ui";
import { useRef, useState } from "react";
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
    <AlertDialog.Root open={isOpen} onOpenChange={open}>
      <AlertDialog.Trigger className={buttonClasses("danger", "min-h-9 px-3 py-1 text-sm")} disabled={isBusy}>
        Cancel Booking<span className="sr-only"> {bookingId}</span>
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
        <AlertDialog.Content className="fixed inset-x-4 top-[10dvh] z-50 mx-auto max-h-[85dvh] max-w-md animate-rise overflow-y-auto rounded-2xl bg-card p-6 shadow-float">
          <AlertDialog.Title className="font-display text-2xl">Cancel booking {bookingId}?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">
            {customerName} loses {numberOfTravelers} {numberOfTravelers === 1 ? "seat" : "seats"}
            {", and they go back on sale. This cannot be undone."}
          </AlertDialog.Description>
          <p role="status" className="mt-4 rounded-control bg-sunken p-3">
            {refundText(quote)}
          </p>
          <Field label="Why?" hint="The customer reads it" className="mt-4">
            {(control) => (
              <textarea {...control} ref={reason} rows={2} maxLength={300} className={controlClasses} />
            )}
          </Field>
          <div className="mt-5 flex justify-end gap-3">
            <AlertDialog.Cancel className={buttonClasses("secondary")}>Keep it</AlertDialog.Cancel>
            <AlertDialog.Action
              className={buttonClasses("primary")}
              onClick={() =>
                onCancel({
                  reason: reason.current?.value ?? "",
                  ...(typeof quote === "object" && { expectedRefund: String(quote.refundAmount) }),
                })
              }
            >
              Cancel booking
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function refundText(quote: Asked): string {
  if (quote === "asking") return "Looking up the refund …";
  if (quote === "unknown") return "The refund could not be looked up. The schedule decides all the same.";
  return cancelQuoteText(quote);
}
