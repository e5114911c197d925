import { useId } from "react";
import { controlClasses, Field } from "~/components/ui/field";
import type { ChoiceName, TextName, TourFormValues } from "~/domain/tour-form-values";
import { tourFieldLabels } from "./tour-labels";

/** What the fields of a tour's form hold, and what is wrong with them. */
export interface TourFormState extends Pick<TourFormValues, "texts" | "choices"> {
  errors: Record<string, string[]>;
}

/** The first message of a field, or of a line of it ("highlights.3"). */
export function errorOf(errors: Record<string, string[]>, name: string): string | undefined {
  const own = errors[name]?.[0];
  if (own !== undefined) return own;
  const part = Object.entries(errors).find(([key]) => key.startsWith(`${name}.`));
  if (!part) return undefined;
  const line = Number(part[0].split(".")[1]) + 1;
  return `${name === "description" ? "Paragraph" : "Line"} ${line}: ${part[1][0]}`;
}

export function FormGroup({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2">
      <legend className="float-left font-display text-xl sm:col-span-2">{title}</legend>
      {hint && <p className="text-sm text-muted sm:col-span-2">{hint}</p>}
      {children}
    </fieldset>
  );
}

interface FieldProps<Name extends string> {
  state: TourFormState;
  name: Name;
  hint?: string | undefined;
  className?: string;
  isOptional?: boolean;
}

export function TextField({
  state,
  name,
  hint,
  className,
  isOptional = false,
  ...props
}: FieldProps<TextName> & Pick<React.ComponentProps<"input">, "inputMode" | "onChange">) {
  return (
    <Field
      label={tourFieldLabels[name]}
      hint={hint}
      error={errorOf(state.errors, name)}
      required={!isOptional}
      className={className ?? ""}
    >
      {(control) => (
        <input
          {...control}
          {...props}
          name={name}
          type="text"
          autoComplete="off"
          defaultValue={state.texts[name]}
          className={controlClasses}
        />
      )}
    </Field>
  );
}

export function ListField({
  state,
  name,
  hint,
  isOptional = false,
  rows = 4,
}: FieldProps<TextName> & { rows?: number }) {
  return (
    <Field
      label={tourFieldLabels[name]}
      hint={hint}
      error={errorOf(state.errors, name)}
      required={!isOptional}
      className="sm:col-span-2"
    >
      {(control) => (
        <textarea
          {...control}
          name={name}
          rows={rows}
          defaultValue={state.texts[name]}
          className={controlClasses}
        />
      )}
    </Field>
  );
}

export function SelectField({
  state,
  name,
  hint,
  isOptional = false,
  none,
  options,
}: FieldProps<TextName> & {
  /** What no choice is called, where there may be none. */
  none?: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <Field
      label={tourFieldLabels[name]}
      hint={hint}
      error={errorOf(state.errors, name)}
      required={!isOptional}
    >
      {(control) => (
        <select {...control} name={name} defaultValue={state.texts[name]} className={controlClasses}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Several of a few. */
export function ChoiceField({
  state,
  name,
  options,
}: {
  state: TourFormState;
  name: ChoiceName;
  options: readonly (readonly [value: string, label: string])[];
}) {
  const error = errorOf(state.errors, name);
  const id = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{tourFieldLabels[name]}</legend>
      <div className="flex flex-wrap gap-x-4">
        {options.map(([value, label]) => (
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
