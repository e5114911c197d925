import { controlClasses, Field } from "~/components/ui/field";
import { cn } from "~/lib/cn";

export const smallControl = cn(controlClasses, "min-h-9 py-1 tabular-nums");

/** Props of a controlled field, as `field` of the forms' hooks returns them. */
export interface RuleFieldState {
  /** Name in the submitted form. */
  name: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Compact controlled text field of a tour's rules. */
export function RuleField({
  name,
  label,
  value,
  onChange,
  hint,
  error,
  required = true,
  className,
  ...input
}: RuleFieldState & {
  label: string;
  hint?: string;
  required?: boolean;
  className?: string;
} & Pick<React.ComponentProps<"input">, "type" | "inputMode" | "maxLength">) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={cn("min-w-0 text-sm", className)}
    >
      {(control) => (
        <input
          autoComplete="off"
          {...control}
          {...input}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={smallControl}
        />
      )}
    </Field>
  );
}
