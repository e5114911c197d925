import { useId } from "react";
import { controlClasses, Field, type ControlProps } from "~/ui/field";
import type { ChoiceName, TextName, TourFormValues } from "~/domain/tour-drafts/tour-form";
import { tourChoices, tourControls, type Options } from "./tour-controls";
import { tourFieldLabels } from "~/domain/tour-drafts/tour-field-labels";

/** Values and errors of a tour form. */
export interface TourFormState {
  values: TourFormValues;
  errors: Record<string, string>;
}

/** Returns the first error of a field or of one of its lines ("highlights.3"). */
function errorOf(errors: Record<string, string>, name: string): string | undefined {
  const fieldError = errors[name];
  if (fieldError !== undefined) return fieldError;
  const part = Object.entries(errors).find(([key]) => key.startsWith(`${name}.`));
  if (!part) return undefined;
  const line = Number(part[0].split(".")[1]) + 1;
  return `${name === "description" ? "Paragraph" : "Line"} ${line}: ${part[1]}`;
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
export function TourField(props: TourFieldProps) {
  const { state, name } = props;
  const control = tourControls[name];
  const isWide = control.kind === "lines" || (control.kind === "line" && control.isWide);
  return (
    <Field
      label={tourFieldLabels[name]}
      hint={props.hint ?? control.hint}
      error={errorOf(state.errors, name)}
      required={!control.isOptional}
      className={isWide ? "sm:col-span-2" : ""}
    >
      {(tied) => <Control {...props} tied={tied} />}
    </Field>
  );
}

export function TourFieldList({ state, names }: { state: TourFormState; names: readonly TextName[] }) {
  return names.map((name) => <TourField key={name} state={state} name={name} />);
}

function Control({ state, name, options, onType, tied }: TourFieldProps & { tied: ControlProps }) {
  const control = tourControls[name];
  const common = { ...tied, name, defaultValue: state.values[name], className: controlClasses };
  switch (control.kind) {
    case "line":
      return (
        <input
          {...common}
          type="text"
          autoComplete="off"
          inputMode={control.inputMode}
          onChange={(event) => onType?.(event.currentTarget.value)}
        />
      );
    case "lines":
      return <textarea {...common} rows={control.rows} />;
    case "select":
      return (
        <select {...common}>
          {control.none !== undefined && <option value="">{control.none}</option>}
          {(options ?? control.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    default:
      return control satisfies never;
  }
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
  const error = errorOf(state.errors, name);
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
