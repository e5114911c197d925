import { useFormContext } from "react-hook-form";
import { controlClasses, Field } from "~/components/ui/field";
import { paymentMethodLabels, paymentMethods } from "~/domain/booking";
import type { BookingFormValues } from "~/domain/booking";
import { paymentHint } from "~/components/booking/booking-fields";
import { TextField } from "./text-field";

/** @param isPaidLater whether paying now is no choice of the last step */
export function EmergencyAndPaymentStep({ isPaidLater }: { isPaidLater: boolean }) {
  const { register } = useFormContext<BookingFormValues>();
  return (
    <div className="grid gap-4">
      <TextField name="emergencyName" />
      <TextField name="emergencyPhone" />
      <Field
        label="Payment method"
        required
        hint={isPaidLater ? paymentHint : "In the last step you choose whether to pay now or later."}
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
