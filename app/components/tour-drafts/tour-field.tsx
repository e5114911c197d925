import { controlClasses, Field } from "~/components/ui/field";
import type { ControlProps } from "~/components/ui/field";
import type { TextName } from "~/domain/tour-drafts/tour-form-values";
import { tourControls } from "./tour-controls";
import type { Options } from "./tour-controls";
import { tourFieldLabels } from "./tour-field-labels";
import { errorOf } from "./tour-form-state";
import type { TourFormState } from "./tour-form-state";

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

export function TourFields({ state, names }: { state: TourFormState; names: readonly TextName[] }) {
  return names.map((name) => <TourField key={name} state={state} name={name} />);
}

function Control({ state, name, options, onType, tied }: TourFieldProps & { tied: ControlProps }) {
  const control = tourControls[name];
  const common = { ...tied, name, defaultValue: state.texts[name], className: controlClasses };
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
