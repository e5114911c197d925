import { InputField } from "~/ui/field";

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
    <InputField
      label={label}
      hint={hint}
      required
      error={error}
      {...(fieldClassName !== undefined && { className: fieldClassName })}
      {...input}
    />
  );
}
