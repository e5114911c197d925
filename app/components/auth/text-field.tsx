import { controlClasses, Field } from "~/components/ui/field";

interface TextFieldProps extends React.ComponentProps<"input"> {
  label: string;
  name: string;
  hint?: string | undefined;
  error: string | undefined;
  /** Of the label, the field and the message together. */
  fieldClassName?: string;
}

/** A line of text that must be filled. */
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
