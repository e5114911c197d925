import { useFormContext } from "react-hook-form";
import { controlClasses, Field } from "~/components/ui/field";
import { paymentMethodLabels, paymentMethods } from "~/domain/bookings/payment-methods";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { paymentHint } from "~/components/bookings/booking-fields";
import { BookingTextField } from "./text-field";

/** @param isPaidLater true if the last step does not offer paying now */
export function EmergencyAndPaymentStep({ isPaidLater }: { isPaidLater: boolean }) {
  const { register } = useFormContext<BookingFormValues>();
  return (
    <div className="grid gap-4">
      <BookingTextField name="emergencyName" />
      <BookingTextField name="emergencyPhone" />
      <Field
        label="Payment method"
        required
        hint={isPaidLater ? paymentHint : "You choose whether to pay now or later in the last step."}
      >
        {(control) => (
          <select {...control} {...register("paymentMethod")} className={controlClasses}>
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {paymentMethodLabels[method]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
