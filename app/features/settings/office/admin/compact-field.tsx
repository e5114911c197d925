import { InputField } from "~/ui/field";
import { cn } from "~/ui/cn";
import type { GroupFields } from "./group-form";

/** Compact settings field, named after the dotted path of its setting. */
export function CompactField({
  path,
  label,
  fields,
  hint,
  required = true,
  className,
  ...input
}: {
  path: string;
  label: string;
  fields: GroupFields;
  hint?: string;
  required?: boolean;
} & Pick<React.ComponentProps<"input">, "type" | "inputMode" | "className" | "maxLength">) {
  return (
    <InputField
      label={label}
      hint={hint}
      required={required}
      error={fields.error(path)}
      className={cn("text-sm", className)}
      {...input}
      name={path}
      autoComplete="off"
      defaultValue={fields.typed(path)}
      controlClassName="min-h-9 py-1 tabular-nums"
    />
  );
}
