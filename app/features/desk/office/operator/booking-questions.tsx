import { useState } from "react";
import { ExemptionFields } from "../exemption-fields";
import { BearingTable } from "~/features/money/office/bearing";
import type { OperatorBookingPage } from "../../../../../worker/desk/operator/get-operator-booking";
import { ConfirmForm } from "~/office/page/confirm-form";
import { InputField, SelectField, TextAreaField } from "~/ui/field";
import type { OperatorBooking } from "~/domain/desk/operator-booking";
import { formatRupees } from "~/domain/money/money";
import { receivedBy, receivedByLabels } from "~/domain/money/payments/payment";
import type { FormState } from "~/platform/forms/use-form";

interface QuestionProps {
  booking: OperatorBooking;
  form: FormState;
  /** Without a button: the question is open until it calls this. */
  onClose?: () => void;
}

/** Records a payment that the operator received. */
export function RecordPayment({
  booking: { status, version },
  owed,
  form,
  receiptId,
  onClose,
}: QuestionProps & {
  /** Whole rupees. */
  owed: number;
  /** Idempotency key of the receipt. */
  receiptId: string;
}) {
  const payment = form.of({ intent: "payment" }, { amount: String(owed), method: "cash" });
  return (
    <ConfirmForm
      {...(onClose && { onClose })}
      label="Record a payment"
      title="Record a payment"
      description={`${formatRupees(owed)} due. Payments you receive yourself are deducted from your payout.${status === "pending" ? " Full payment confirms the booking." : ""}`}
      confirmLabel="Record"
      form={payment}
    >
      <SeenVersion version={version} />
      {form.identity.receiptId === undefined && <input type="hidden" name="receiptId" value={receiptId} />}
      <InputField {...payment.field("amount")} label="Amount received (₹)" required inputMode="numeric" />
      <SelectField
        {...payment.field("method")}
        label="Method"
        required
        options={receivedBy.map((method) => [method, receivedByLabels[method]] as const)}
      />
    </ConfirmForm>
  );
}

/** Cancels a booking for its operator, after naming the refund and asking for the reason. */
export function CancelCustomerBooking({
  booking: { bookingId, customerName, ownSale, version },
  cancellation: { refund, compensation, bearing },
  form,
  onClose,
}: QuestionProps & { cancellation: NonNullable<OperatorBookingPage["cancellation"]> }) {
  const canceling = form.of({ intent: "cancelled" });
  return (
    <ConfirmForm
      {...(onClose && { onClose })}
      label="Cancel booking"
      title={`Cancel booking ${bookingId}?`}
      variant="quietDanger"
      description={`${
        ownSale !== undefined
          ? "Nothing is refunded through us."
          : refund > 0
            ? `${customerName} gets a full refund of ${formatRupees(refund)}${compensation > 0 ? `, and ${formatRupees(compensation)} of compensation, which is deducted from your payout: what the refund schedule would have kept` : ", regardless of the refund schedule"}.`
            : `${customerName} has not paid anything, so there is no refund.`
      } The seats go back on sale, and you earn nothing from this booking. This can't be undone.`}
      confirmLabel="Cancel booking"
      form={canceling}
    >
      <SeenVersion version={version} />
      <TextAreaField
        {...canceling.field("reason")}
        label="Reason"
        required
        hint="The customer will see this."
        rows={3}
        maxLength={300}
      />
      {bearing && ownSale === undefined && <BearingTable bearing={bearing} />}
      {compensation > 0 && <ExemptionFields form={canceling} />}
    </ConfirmForm>
  );
}

/** The version that the form shows, which follows changes by others, and a note once there was one. */
function SeenVersion({ version }: { version: number }) {
  const [opened] = useState(version);
  return (
    <>
      <input type="hidden" name="expectedVersion" value={version} />
      {version > opened && (
        <p role="status" className="font-semibold text-warning">
          This booking has changed since you opened it: check the amounts again.
        </p>
      )}
    </>
  );
}
