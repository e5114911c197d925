import { useId } from "react";
import { errorAt } from "~/platform/forms/use-typed-fields";
import { InputField, SelectField, TextAreaField } from "~/ui/field";
import type { ChoiceName, TextName, TourFormValues } from "~/domain/tour-drafts/tour-form";
import { tourChoices, tourControls, type Options } from "./tour-controls";
import { tourFieldLabels } from "./tour-field-labels";

/** Values and errors of a tour form. */
export interface TourFormState {
  values: TourFormValues;
  errors: Record<string, string>;
}

interface TourFieldProps {
  state: TourFormState;
  name: TextName;
  /** Replaces the default hint. */
  hint?: string;
  /** Options of a select whose choices depend on the user. */
  options?: Options;
  onType?: (text: string) => void;
}

/** A tour field with its label, hint and error. */
export function TourField({ state, name, hint, options, onType }: TourFieldProps) {
  const control = tourControls[name];
  const field = {
    name,
    label: tourFieldLabels[name],
    hint: hint ?? control.hint,
    error: errorAt(state.errors, name, name === "description" ? "Paragraph" : "Line"),
    required: !control.isOptional,
    defaultValue: state.values[name],
  };
  const wide = "sm:col-span-2";
  switch (control.kind) {
    case "line":
      return (
        <InputField
          {...field}
          className={control.isWide ? wide : ""}
          autoComplete="off"
          inputMode={control.inputMode}
          onChange={onType}
        />
      );
    case "lines":
      return <TextAreaField {...field} className={wide} rows={control.rows} />;
    case "select":
      return (
        <SelectField
          {...field}
          options={[
            ...(control.none === undefined ? [] : [["", control.none] as const]),
            ...(options ?? control.options),
          ]}
        />
      );
    default:
      return control satisfies never;
  }
}

export function TourFieldList({ state, names }: { state: TourFormState; names: readonly TextName[] }) {
  return names.map((name) => <TourField key={name} state={state} name={name} />);
}

/** Checkbox group for a multiple-choice field. */
export function ChoiceField({
  state,
  name,
  options = tourChoices[name],
}: {
  state: TourFormState;
  name: ChoiceName;
  options?: Options;
}) {
  const error = errorAt(state.errors, name);
  const id = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{tourFieldLabels[name]}</legend>
      <div className="flex flex-wrap gap-x-4">
        {options.map(([value, label], index) => (
          <label key={value} className="flex min-h-8 items-center gap-1.5">
            <input
              type="checkbox"
              name={`${name}.${index}`}
              value={value}
              defaultChecked={state.values[name].includes(value)}
              aria-invalid={error ? true : undefined}
              className="size-4 accent-peacock"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
