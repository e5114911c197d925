import { useFormContext } from "react-hook-form";
import { controlClasses, Field } from "~/components/ui/field";
import { paymentMethodLabels, paymentMethods } from "~/domain/booking";
import type { BookingFormValues } from "~/domain/booking";
import { TextField } from "./text-field";

export function EmergencyAndPaymentStep() {
  const { register } = useFormContext<BookingFormValues>();
  return (
    <div className="grid gap-4">
      <TextField
        name="emergencyName"
        label="Emergency contact name"
        hint="Someone who does not travel with you"
      />
      <TextField name="emergencyPhone" label="Emergency contact phone" type="tel" inputMode="tel" />
      <Field label="Payment method" required hint="You pay on the confirmation call; nothing is charged now.">
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
