import { controlClasses, Field } from "~/components/ui/field";
import { cn } from "~/lib/cn";
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
    <Field
      label={label}
      hint={hint}
      required={required}
      error={fields.error(path)}
      className={cn("text-sm", className)}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          name={path}
          autoComplete="off"
          defaultValue={fields.typed(path)}
          className={cn(controlClasses, "min-h-9 py-1 tabular-nums")}
        />
      )}
    </Field>
  );
}
