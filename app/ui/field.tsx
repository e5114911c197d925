import { useId } from "react";
import { langOfText } from "~/domain/language/language";
import { cn } from "./cn";
import { uiMessages } from "./messages";

/** The class of a text field or select (utilities.css). */
export const controlClasses = "control";
/** Classes that make a control as dense as the forms of back offices. */
export const compactControl = "min-h-9 py-1 tabular-nums";

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

/** Props of a field around one of the browser's own controls. */
interface ControlFieldProps extends Omit<FieldProps, "children"> {
  /** Value that a component holds; without it, the browser does. */
  value?: string | undefined;
  onChange?: ((text: string) => void) | undefined;
  /** True for dense forms of back offices. */
  isCompact?: boolean;
  controlClassName?: string | undefined;
}

type ControlField<Tag extends "input" | "textarea" | "select"> = ControlFieldProps &
  Omit<React.ComponentProps<Tag>, keyof ControlFieldProps>;

/** Parts the props of a field's frame from those of its control. */
export function parted<Props extends ControlFieldProps>({
  id,
  name,
  defaultValue,
  label,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  isCompact = false,
  controlClassName,
  ...control
}: Props) {
  return {
    frame: {
      id,
      name,
      defaultValue,
      label,
      hint,
      error,
      required,
      className: isCompact ? cn("min-w-0 text-sm", className) : className,
    },
    own: {
      ...control,
      ...(onChange && {
        value,
        onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
          onChange(event.currentTarget.value),
      }),
      className: cn(controlClasses, isCompact && compactControl, controlClassName),
    },
  };
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
        {!required && <span className="font-normal text-muted">{` ${uiMessages().optional}`}</span>}
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
        <p id={`${id}-hint`} lang={langOfText(hint)} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} lang={langOfText(error)} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** A text field with its label, hint and error. */
export function InputField(props: ControlField<"input">) {
  const { frame, own } = parted(props);
  return <Field {...frame}>{(control) => <input type="text" {...control} {...own} />}</Field>;
}

/** A field for several lines of text, with its label, hint and error. */
export function TextAreaField(props: ControlField<"textarea">) {
  const { frame, own } = parted(props);
  return <Field {...frame}>{(control) => <textarea rows={2} {...control} {...own} />}</Field>;
}

/** A select with its label, hint and error. @param options value and text of each */
export function SelectField({
  options,
  ...props
}: ControlField<"select"> & { options: readonly (readonly [value: string, text: string])[] }) {
  const { frame, own } = parted(props);
  return (
    <Field {...frame}>
      {(control) => (
        <select {...control} {...own}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
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
      label={uiMessages().amount}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      {...props}
    />
  );
}
