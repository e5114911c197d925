import { useState } from "react";
import { useController } from "react-hook-form";
import { controlClasses, Field } from "~/components/ui/field";
import { maxTravelers } from "~/domain/booking";
import type { BookingFormValues } from "~/domain/booking";
import { travelersOption } from "~/components/booking/booking-fields";

const choices = [1, 2, 3, 4, 5];
const firstOfLargeParty = 6;

/** One to five to choose from; "6+ Travelers" asks for the number (P7 in docs/product.md). */
export function TravelersField() {
  const { field, fieldState } = useController<BookingFormValues, "numberOfTravelers">({
    name: "numberOfTravelers",
  });
  const [large, setLarge] = useState(field.value >= firstOfLargeParty || Number.isNaN(field.value));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Travelers" required error={large ? undefined : fieldState.error?.message}>
        {(control) => (
          <select
            {...control}
            ref={large ? undefined : field.ref}
            className={controlClasses}
            value={large ? "6+" : field.value}
            onChange={(event) => {
              const isLarge = event.target.value === "6+";
              setLarge(isLarge);
              field.onChange(isLarge ? firstOfLargeParty : Number(event.target.value));
            }}
          >
            {choices.map((count) => (
              <option key={count} value={count}>
                {travelersOption(count)}
              </option>
            ))}
            <option value="6+">6+ Travelers</option>
          </select>
        )}
      </Field>
      {large && (
        <Field
          label="How many exactly?"
          required
          hint={`6 to ${maxTravelers}`}
          error={fieldState.error?.message}
        >
          {(control) => (
            <input
              {...control}
              ref={field.ref}
              onBlur={field.onBlur}
              type="number"
              inputMode="numeric"
              min={firstOfLargeParty}
              max={maxTravelers}
              className={controlClasses}
              value={Number.isNaN(field.value) ? "" : field.value}
              onChange={(event) => field.onChange(event.target.valueAsNumber)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
