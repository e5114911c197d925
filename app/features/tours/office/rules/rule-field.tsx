import { controlClasses, Field } from "~/ui/field";
import { cn } from "~/ui/cn";

export const smallControl = cn(controlClasses, "min-h-9 py-1 tabular-nums");

/** Props of a controlled field, as `field` of the forms' hooks returns them. */
export interface RuleFieldState {
  /** Name in the submitted form. */
  name: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

export interface RuleFieldProps extends RuleFieldState {
  label: string;
  hint?: string;
  required?: boolean;
  className?: string;
}

/** Compact field of a tour's rules, with its label, hint and error. */
export function RuleFieldFrame({ className, ...field }: React.ComponentProps<typeof Field>) {
  return <Field {...field} className={cn("min-w-0 text-sm", className)} />;
}

/** Compact controlled text field of a tour's rules. */
export function RuleField({
  name,
  value,
  onChange,
  type,
  inputMode,
  maxLength,
  required = true,
  ...field
}: RuleFieldProps & Pick<React.ComponentProps<"input">, "type" | "inputMode" | "maxLength">) {
  return (
    <RuleFieldFrame {...field} required={required}>
      {(control) => (
        <input
          autoComplete="off"
          {...control}
          {...{ type, inputMode, maxLength, name, value }}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={smallControl}
        />
      )}
    </RuleFieldFrame>
  );
}
