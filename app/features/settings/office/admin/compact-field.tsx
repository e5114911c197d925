import { InputField } from "~/ui/field";
import type { GroupFields } from "./group-form";

/** Compact settings field, named after the dotted path of its setting. */
export function CompactField({
  path,
  fields,
  ...props
}: { path: string; fields: GroupFields } & React.ComponentProps<typeof InputField>) {
  return (
    <InputField
      isCompact
      required
      autoComplete="off"
      name={path}
      error={fields.error(path)}
      defaultValue={fields.typed(path)}
      {...props}
    />
  );
}
