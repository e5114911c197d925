import { ChangeOwnBooking } from "./change-own-booking";
import { CancelCustomerBooking, RecordPayment } from "./booking-questions";
import { HeldOr } from "~/office/undo/held-changes";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { outcomesOf, type BookingOutcome } from "~/domain/desk/booking-outcome";
import { heldKindFor } from "~/domain/office/held-changes";
import type { OperatorBookingPage } from "../../../../../worker/desk/operator/get-operator-booking";
import type { FormState } from "~/platform/forms/use-form";
import { useToday } from "~/platform/pages/use-site";

export const outcomeLabels: Record<BookingOutcome, string> = {
  completed: "Mark as completed",
  "no-show": "Mark as no-show",
};

/** Actions that are due on a booking: its outcome, which is held back, and a payment, which asks first. */
export function OperatorDueActions({
  page: { booking, money },
  form,
  receiptId,
}: {
  page: OperatorBookingPage;
  form: FormState;
  /** Idempotency key of the next receipt. */
  receiptId: string;
}) {
  const today = useToday();
  const { bookingId, version } = booking;
  return (
    <HeldOr subject="booking" id={bookingId} name={`booking ${bookingId}`}>
      {outcomesOf(booking, today).map((outcome) => {
        const marking = form.of({ intent: outcome });
        return (
          <AnsweredForm key={outcome} form={marking}>
            <input type="hidden" name="expectedVersion" value={version} />
            <input type="hidden" name="held" value={heldKindFor[outcome]} />
            <input type="hidden" name="id" value={bookingId} />
            <SubmitButton
              form={marking}
              variant={outcome === "completed" ? "primary" : "secondary"}
              className="min-h-9 px-3 py-1 text-sm"
            >
              {outcomeLabels[outcome]}
            </SubmitButton>
          </AnsweredForm>
        );
      })}
      {money.owed > 0 && (
        <RecordPayment booking={booking} owed={money.owed} form={form} receiptId={receiptId} />
      )}
    </HeldOr>
  );
}

/** Change of an own booking, and the cancellation of any. Both ask first. */
export function OperatorBookingActions({
  page: { booking, cancellation },
  form,
}: {
  page: OperatorBookingPage;
  form: FormState;
}) {
  if (cancellation === null) return null;
  return (
    <>
      {booking.ownSale !== undefined && (
        <ChangeOwnBooking booking={booking} ownSale={booking.ownSale} form={form} />
      )}
      <CancelCustomerBooking booking={booking} cancellation={cancellation} form={form} />
    </>
  );
}
