import { controlClasses, Field } from "~/components/ui/field";

interface TextFieldProps extends React.ComponentProps<"input"> {
  label: string;
  name: string;
  hint?: string | undefined;
  error: string | undefined;
  /** Class of the element around label, control and error. */
  fieldClassName?: string;
}

/** A required line of text. */
export function TextField({ label, hint, error, fieldClassName, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      required
      error={error}
      {...(fieldClassName !== undefined && { className: fieldClassName })}
    >
      {(control) => <input type="text" {...control} {...input} className={controlClasses} />}
    </Field>
  );
}
