import { useFormContext } from "react-hook-form";
import { InputField } from "~/components/ui/field";
import { PhoneField } from "~/components/ui/phone-input";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { textFields, type TextFieldName } from "~/components/bookings/booking-fields";

export function BookingTextField({ name }: { name: TextFieldName }) {
  const { register, formState, watch } = useFormContext<BookingFormValues>();
  const { label, hint, ...props } = textFields[name];
  const field = { label, hint, required: true, error: formState.errors[name]?.message, ...props };
  return props.type === "tel" ? (
    <PhoneField {...field} typed={watch(name)} {...register(name)} />
  ) : (
    <InputField {...field} {...register(name)} />
  );
}
