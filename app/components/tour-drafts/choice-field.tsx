import { useId } from "react";
import type { ChoiceName } from "~/domain/tour-drafts/tour-form-values";
import { tourChoices } from "./tour-controls";
import { tourFieldLabels } from "./tour-field-labels";
import { errorOf } from "./tour-form-state";
import type { TourFormState } from "./tour-form-state";

/** Checkbox group for a multiple-choice field. */
export function ChoiceField({ state, name }: { state: TourFormState; name: ChoiceName }) {
  const error = errorOf(state.errors, name);
  const id = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{tourFieldLabels[name]}</legend>
      <div className="flex flex-wrap gap-x-4">
        {tourChoices[name].map(([value, label]) => (
          <label key={value} className="flex min-h-8 items-center gap-1.5">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={state.choices[name].includes(value)}
              aria-invalid={error ? true : undefined}
              className="size-4 accent-peacock"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
