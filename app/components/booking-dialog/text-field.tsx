import { useFormContext } from "react-hook-form";
import { controlClasses, Field } from "~/components/ui/field";
import type { BookingFormValues } from "~/domain/booking";

type TextFieldName = Exclude<keyof BookingFormValues, "numberOfTravelers" | "roomType" | "paymentMethod">;

/** A line of text of the booking form. */
export function TextField({
  name,
  label,
  hint,
  ...props
}: { name: TextFieldName; label: string; hint?: string } & Omit<React.ComponentProps<"input">, "name">) {
  const { register, formState } = useFormContext<BookingFormValues>();
  return (
    <Field label={label} hint={hint} required error={formState.errors[name]?.message}>
      {(control) => <input {...props} {...register(name)} {...control} className={controlClasses} />}
    </Field>
  );
}
