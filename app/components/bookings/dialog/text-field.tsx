import { useFormContext } from "react-hook-form";
import { controlClasses, Field } from "~/components/ui/field";
import { PhoneInput } from "~/components/ui/phone-input";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { textFields } from "~/components/bookings/booking-fields";
import type { TextFieldName } from "~/components/bookings/booking-fields";

export function BookingTextField({ name }: { name: TextFieldName }) {
  const { register, formState, watch } = useFormContext<BookingFormValues>();
  const { label, hint, ...props } = textFields[name];
  return (
    <Field label={label} hint={hint} required error={formState.errors[name]?.message}>
      {(control) =>
        props.type === "tel" ? (
          <PhoneInput typed={watch(name)} {...props} {...register(name)} {...control} />
        ) : (
          <input {...props} {...register(name)} {...control} className={controlClasses} />
        )
      }
    </Field>
  );
}
