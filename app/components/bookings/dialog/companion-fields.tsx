import { useFormContext } from "react-hook-form";
import { companionFields, companionHint } from "~/components/bookings/booking-fields";
import { controlClasses, Field } from "~/components/ui/field";
import type { BookingFormValues } from "~/domain/bookings/booking";
import type { TourCard } from "~/domain/tours/tour-schema";

/** Numbers of children and infants, for tours with a child fare. */
export function CompanionFields({ tour }: { tour: TourCard }) {
  const { register, formState } = useFormContext<BookingFormValues>();
  if (tour.priceRules.childPercent === undefined) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {companionFields.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          hint={companionHint(name, tour.priceRules)}
          error={formState.errors[name]?.message}
        >
          {(control) => (
            <input
              {...register(name, { valueAsNumber: true })}
              {...control}
              type="number"
              inputMode="numeric"
              min={0}
              className={controlClasses}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
