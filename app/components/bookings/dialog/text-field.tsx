import { useFormContext } from "react-hook-form";
import { InputField } from "~/components/ui/field";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { textFields } from "~/components/bookings/booking-fields";
import type { TextFieldName } from "~/components/bookings/booking-fields";

export function BookingTextField({ name }: { name: TextFieldName }) {
  const { register, formState } = useFormContext<BookingFormValues>();
  const { label, hint, ...props } = textFields[name];
  return (
    <InputField
      label={label}
      hint={hint}
      required
      error={formState.errors[name]?.message}
      {...props}
      {...register(name)}
    />
  );
}
