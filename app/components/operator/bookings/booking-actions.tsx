import { useState } from "react";
import { ChangeOwnBooking } from "./change-own-booking";
import { ConfirmForm } from "~/components/back-office/confirm-form";
import { controlClasses, Field, SelectField, TextAreaField } from "~/components/ui/field";
import { canOperatorCancel, outcomesOf, type BookingOutcome } from "~/domain/bookings/booking-outcome";
import { formatRupees } from "~/domain/money/money";
import type { OperatorBookingPage } from "../../../../worker/bookings/operator/get-operator-booking";
import { receivedBy, receivedByLabels } from "~/domain/payments/payment";
import type { FormState } from "~/hooks/use-form";
import { useToday } from "~/hooks/use-site";

const outcomes: Record<BookingOutcome, { label: string; title: string; description: string }> = {
  completed: {
    label: "Mark as completed",
    title: "Mark this booking as completed?",
    description: "The customer can then review the tour. This can't be undone.",
  },
  "no-show": {
    label: "Mark as no-show",
    title: "Mark this booking as a no-show?",
    description: "The customer gets no refund. This can't be undone.",
  },
};

/** Actions that operator staff can take on a booking. Each one is confirmed first. */
export function OperatorBookingActions({
  page: { booking, money, refundOnCancellation: refund },
  form,
  receiptId,
}: {
  page: OperatorBookingPage;
  form: FormState;
  /** Idempotency key of the next receipt. */
  receiptId: string;
}) {
  const today = useToday();
  const payment = form.of({ intent: "payment" }, { amount: String(money.owed), method: "cash" });
  const cancellation = form.of({ intent: "cancelled" });
  return (
    <>
      {outcomesOf(booking, today).map((outcome) => (
        <ConfirmForm
          key={outcome}
          {...outcomes[outcome]}
          confirmLabel={outcomes[outcome].label}
          form={form.of({ intent: outcome })}
        >
          <SeenVersion version={booking.version} />
        </ConfirmForm>
      ))}
      {booking.ownSale !== undefined && canOperatorCancel(booking, today) && (
        <ChangeOwnBooking booking={booking} ownSale={booking.ownSale} form={form} />
      )}
      {money.owed > 0 && (
        <ConfirmForm
          label="Record a payment"
          title="Record a payment"
          description={`${formatRupees(money.owed)} due. Payments you receive yourself are deducted from your payout.${booking.status === "pending" ? " Full payment confirms the booking." : ""}`}
          confirmLabel="Record"
          form={payment}
        >
          <SeenVersion version={booking.version} />
          <input type="hidden" name="receiptId" value={receiptId} />
          <Field {...payment.field("amount")} label="Amount received (₹)" required>
            {(control) => (
              <input
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                max={money.owed}
                className={controlClasses}
              />
            )}
          </Field>
          <SelectField
            {...payment.field("method")}
            label="Method"
            required
            options={receivedBy.map((method) => [method, receivedByLabels[method]] as const)}
          />
        </ConfirmForm>
      )}
      {canOperatorCancel(booking, today) && (
        <ConfirmForm
          label="Cancel booking"
          title={`Cancel booking ${booking.bookingId}?`}
          variant="danger"
          description={`${
            booking.ownSale !== undefined
              ? "Nothing is refunded through us."
              : refund > 0
                ? `${booking.customerName} gets a full refund of ${formatRupees(refund)}, regardless of the refund schedule.`
                : `${booking.customerName} has not paid anything, so there is no refund.`
          } The seats go back on sale, and you earn nothing from this booking. This can't be undone.`}
          confirmLabel="Cancel booking"
          form={cancellation}
        >
          <SeenVersion version={booking.version} />
          <TextAreaField
            {...cancellation.field("reason")}
            label="Reason"
            required
            hint="The customer will see this."
            rows={3}
            maxLength={300}
          />
        </ConfirmForm>
      )}
    </>
  );
}

/** Keeps the version from when the form opened, so that a later change is detected as a conflict. */
function SeenVersion({ version }: { version: number }) {
  const [seen] = useState(version);
  return <input type="hidden" name="expectedVersion" value={seen} />;
}
