import { useState } from "react";
import { useController } from "react-hook-form";
import { controlClasses, Field } from "~/components/ui/field";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { travelersOption } from "~/components/bookings/booking-fields";

const firstOfLargeParty = 6;

/**
 * A select of one to five; "6+ Travelers" shows a number field (P7 in docs/product.md).
 * @param most the largest party the tour can take
 * @param problem why the chosen day cannot take the party
 */
export function TravelersField({ most, problem }: { most: number; problem: string | undefined }) {
  // With a maximum of six, no number field is needed.
  const asksForMore = most > firstOfLargeParty;
  const listed = asksForMore ? firstOfLargeParty - 1 : most;
  const { field, fieldState } = useController<BookingFormValues, "numberOfTravelers">({
    name: "numberOfTravelers",
  });
  const error = fieldState.error?.message ?? problem;
  const isListed = Number.isInteger(field.value) && field.value >= 1 && field.value <= listed;
  const [large, setLarge] = useState(asksForMore && !isListed);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Travelers" required error={large ? undefined : error}>
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
            {Array.from({ length: listed }, (_, index) => (
              <option key={index} value={index + 1}>
                {travelersOption(index + 1)}
              </option>
            ))}
            {asksForMore && <option value="6+">6+ Travelers</option>}
          </select>
        )}
      </Field>
      {large && (
        <Field label="How many exactly?" required hint={`${firstOfLargeParty} to ${most}`} error={error}>
          {(control) => (
            <input
              {...control}
              ref={field.ref}
              onBlur={field.onBlur}
              type="number"
              inputMode="numeric"
              min={firstOfLargeParty}
              max={most}
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
