import { useState } from "react";
import { ConfirmForm } from "~/components/back-office/confirm-form";
import { controlClasses, Field } from "~/components/ui/field";
import { canCallOff, outcomesOf } from "~/domain/booking-outcome";
import type { BookingOutcome } from "~/domain/booking-outcome";
import { formatRupees } from "~/domain/money";
import type { OperatorBookingPage } from "~/domain/operator-booking-page";
import { receivedBy, receivedByLabels } from "~/domain/payment";
import { useToday } from "~/hooks/use-today";
import type { OperatorBookingChange } from "~/lib/change-operator-booking.server";

const outcomes: Record<BookingOutcome, { label: string; title: string; says: string }> = {
  completed: {
    label: "Trip was made",
    title: "Was this trip made?",
    says: "The booking is completed, and its customer can review the tour. This cannot be undone.",
  },
  "no-show": {
    label: "Nobody came",
    title: "Did nobody come?",
    says: "The booking ends as a no-show; nothing goes back to the customer. This cannot be undone.",
  },
};

/** What somebody of the company can do with a booking: each asks first, and says what will happen. */
export function BookingActions({
  page: { booking, money, refundWhenCalledOff: refund },
  result,
  receiptId,
}: {
  page: OperatorBookingPage;
  /** What became of the last form. */
  result: OperatorBookingChange | undefined;
  /** Of the next receipt: sent twice it is recorded once. */
  receiptId: string;
}) {
  const today = useToday();
  const about = (intent: string) => (result && !result.isDone && result.intent === intent ? result : null);
  const payment = about("payment");
  const cancellation = about("cancelled");
  return (
    <>
      {outcomesOf(booking, today).map((outcome) => (
        <ConfirmForm
          key={outcome}
          {...outcomes[outcome]}
          confirmLabel={outcomes[outcome].label}
          problem={about(outcome)?.message ?? null}
        >
          <Hidden intent={outcome} version={booking.version} />
        </ConfirmForm>
      ))}
      {money.owed > 0 && (
        <ConfirmForm
          label="Record a payment"
          title="Record a payment"
          says={`${formatRupees(money.owed)} is owed. What you have received yourself is taken off what we owe you.${booking.status === "pending" ? " All of it confirms the booking." : ""}`}
          confirmLabel="Record"
          problem={payment?.message ?? null}
        >
          <Hidden intent="payment" version={booking.version} />
          <input type="hidden" name="receiptId" value={receiptId} />
          <Field label="Received, in rupees" required error={payment?.errors["amount"]?.[0]}>
            {(control) => (
              <input
                {...control}
                name="amount"
                type="number"
                inputMode="numeric"
                min={1}
                max={money.owed}
                defaultValue={payment?.typed["amount"] ?? money.owed}
                className={controlClasses}
              />
            )}
          </Field>
          <Field label="How" required error={payment?.errors["method"]?.[0]}>
            {(control) => (
              <select
                {...control}
                name="method"
                defaultValue={payment?.typed["method"] ?? "cash"}
                className={controlClasses}
              >
                {receivedBy.map((method) => (
                  <option key={method} value={method}>
                    {receivedByLabels[method]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </ConfirmForm>
      )}
      {canCallOff(booking, today) && (
        <ConfirmForm
          label="Cancel booking"
          title={`Cancel booking ${booking.bookingId}?`}
          look="danger"
          says={`${
            refund > 0
              ? `${booking.customerName} gets everything back, ${formatRupees(refund)}, whatever the refund schedule says.`
              : `${booking.customerName} has paid nothing yet, so nothing goes back.`
          } The seats go back on sale, and you earn nothing from this booking. This cannot be undone.`}
          confirmLabel="Cancel booking"
          problem={cancellation?.message ?? null}
        >
          <Hidden intent="cancelled" version={booking.version} />
          <Field
            label="Why?"
            required
            hint="Your customer reads it"
            error={cancellation?.errors["reason"]?.[0]}
          >
            {(control) => (
              <textarea
                {...control}
                name="reason"
                rows={3}
                maxLength={300}
                defaultValue={cancellation?.typed["reason"]}
                className={controlClasses}
              />
            )}
          </Field>
        </ConfirmForm>
      )}
    </>
  );
}

/** @param version what stands there as the form opens is what its reader has seen: a later one is not put in its place */
function Hidden({ intent, version }: { intent: string; version: number }) {
  const [seen] = useState(version);
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="expectedVersion" value={seen} />
    </>
  );
}
