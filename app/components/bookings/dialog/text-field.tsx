import { useFormContext } from "react-hook-form";
import { controlClasses, Field } from "~/components/ui/field";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { textFields } from "~/components/bookings/booking-fields";
import type { TextFieldName } from "~/components/bookings/booking-fields";

export function BookingTextField({ name }: { name: TextFieldName }) {
  const { register, formState } = useFormContext<BookingFormValues>();
  const { label, hint, ...props } = textFields[name];
  return (
    <Field label={label} hint={hint} required error={formState.errors[name]?.message}>
      {(control) => <input {...props} {...register(name)} {...control} className={controlClasses} />}
    </Field>
  );
}
