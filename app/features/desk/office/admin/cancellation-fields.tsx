import { InputField, SelectField } from "~/ui/field";
import { faultLabels, faultParties } from "~/domain/bookings/cancellation-terms";
import { bearerLabels, refundBearers } from "~/domain/money/bearers";
import { formatRupees } from "~/domain/money/money";
import type { FormState } from "~/platform/forms/use-form";
import { useMay } from "~/office/frame/use-may";
import type { AdminBooking } from "~/domain/bookings/booking-schema";

/** Names of the terms of a cancellation, and those that are amounts. */
export const termNames = ["fault", "refund", "bearer", "compensation", "ground"] as const;
export const termAmounts = ["refund", "compensation"] as const;

/** Selects the party at fault of a cancellation. */
export function FaultField(
  props: Pick<React.ComponentProps<typeof SelectField>, "value" | "onChange" | "defaultValue" | "error">,
) {
  return (
    <SelectField
      label="Why"
      required
      hint="The traveler's own reasons are refunded by the booking's schedule, everything else in full."
      className="mt-4"
      name="fault"
      options={faultParties.map((party) => [party, faultLabels[party]])}
      {...props}
    />
  );
}

/**
 * Fields for another refund than the proposed one, and who bears it.
 * @param received whole rupees, at most which can be refunded
 */
export function OtherRefundFields({ form, received }: { form: FormState<AdminBooking>; received: number }) {
  const may = useMay();
  if (received === 0 || !may("payments")) return null;
  const isWrong =
    form.error("refund") !== undefined ||
    form.error("bearer") !== undefined ||
    form.error("compensation") !== undefined;
  return (
    <details className="mt-4" open={isWrong || undefined}>
      <summary className="cursor-pointer font-semibold text-peacock">
        Another refund, or who bears it…
      </summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <InputField
          label="Refund (₹)"
          hint={`0 to ${formatRupees(received)}. Leave empty for the proposed refund.`}
          {...form.field("refund")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <BearerField {...form.field("bearer")} />
        <InputField
          label="Tour Bharat pays the operator (₹)"
          hint="0 to the operator's share, if Tour Bharat bears it. Leave empty for what the schedule would leave it."
          {...form.field("compensation")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </div>
    </details>
  );
}

/** Selects who bears a refund beyond the schedule's. */
export function BearerField(props: Partial<React.ComponentProps<typeof SelectField>>) {
  return (
    <SelectField
      label="Borne by"
      hint="If the operator bears it, our commission falls too; what Tour Bharat bears, it pays the operator."
      {...props}
      name="bearer"
      options={[
        ...(props.required ? [] : [["", "Usual for this reason"] as const]),
        ...refundBearers.map((bearer) => [bearer, bearerLabels[bearer]] as const),
      ]}
    />
  );
}
