import { useId } from "react";
import { cn } from "./cn";

/** The class of a text field or select (cards.css). */
export const controlClasses = "control";

/** Props that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
  name?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
}

interface FieldProps {
  /** Set if other elements refer to the control. */
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** Name and initial value of the control. */
  name?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  /** Error message, shown below the control. */
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => React.ReactNode;
}

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Value of a control that a component holds; one without stays with the browser. */
interface HeldText {
  value?: string | undefined;
  onChange?: ((text: string) => void) | undefined;
}

type TextFieldProps = Omit<FieldProps, "children"> & HeldText;

/** Returns the props of a control whose value a component holds. */
export function held({ value, onChange }: HeldText) {
  return (
    onChange && {
      value,
      onChange: ({ currentTarget }: React.ChangeEvent<TextControl>) => onChange(currentTarget.value),
    }
  );
}

/** A control with its label, hint and error. */
export function Field({
  id: givenId,
  name,
  defaultValue,
  label,
  hint,
  error,
  required = false,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div data-slot="field" className={cn("flex flex-col gap-1", className)}>
      <label id={`${id}-label`} htmlFor={id} className="font-semibold">
        <span>{label}</span>
        {!required && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id,
        ...(name !== undefined && { name }),
        ...(defaultValue !== undefined && { defaultValue }),
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** A text field with its label, hint and error. */
export function InputField({
  controlClassName,
  id,
  name,
  defaultValue,
  value,
  onChange,
  label,
  hint,
  error,
  required,
  className,
  ...props
}: TextFieldProps & { controlClassName?: string | undefined } & Omit<
    React.ComponentProps<"input">,
    keyof TextFieldProps
  >) {
  return (
    <Field {...{ id, name, defaultValue, label, hint, error, required, className }}>
      {(control) => (
        <input
          type="text"
          {...props}
          {...control}
          {...held({ value, onChange })}
          className={cn(controlClasses, controlClassName)}
        />
      )}
    </Field>
  );
}

/** A field for several lines of text, with its label, hint and error. */
export function TextAreaField({
  rows = 2,
  maxLength,
  autoComplete,
  value,
  onChange,
  ...field
}: TextFieldProps & Pick<React.ComponentProps<"textarea">, "rows" | "maxLength" | "autoComplete">) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          {...held({ value, onChange })}
          {...{ rows, maxLength, autoComplete }}
          className={controlClasses}
        />
      )}
    </Field>
  );
}

/** A select with its label, hint and error. @param options value and text of each */
export function SelectField({
  options,
  value,
  onChange,
  ...field
}: TextFieldProps & { options: readonly (readonly [value: string, text: string])[] }) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} {...held({ value, onChange })} className={controlClasses}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A field for whole rupees. */
export function AmountField(props: Omit<React.ComponentProps<typeof InputField>, "label">) {
  return (
    <InputField
      label="Amount (₹)"
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      {...props}
    />
  );
}
