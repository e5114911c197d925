import { isOptional, type FieldDescription } from "~/domain/field-description";
import type { FormState } from "~/platform/forms/use-form";
import { InputField, SelectField } from "~/ui/field";

interface DescribedFieldProps extends Omit<
  React.ComponentProps<typeof InputField>,
  "form" | "name" | "label"
> {
  form: Pick<FormState, "field" | "values">;
  name: string;
  description: FieldDescription;
  /** Replaces the label of the description. */
  label?: string;
  /** Options that depend on stored data, in place of those of the description. */
  options?: readonly (readonly [value: string, text: string])[];
}

/** The control of a described field, with its label, hint and error. */
export function DescribedField({ form, name, description, options, ...props }: DescribedFieldProps) {
  const { input, label, hint, options: labels = {} } = description;
  const choices = options ?? Object.entries(labels);
  const field = { label, hint, required: !isOptional(description), ...form.field(name), ...props };
  switch (input) {
    case "text":
      return <InputField {...field} />;
    case "number":
      return <InputField inputMode="numeric" autoComplete="off" {...field} />;
    case "day":
      return <InputField type="date" {...field} />;
    case "choice":
      return (
        <SelectField
          label={field.label}
          hint={hint}
          required={field.required}
          {...form.field(name)}
          options={field.required ? choices : [["", description.none ?? "none"], ...choices]}
        />
      );
    case "choices":
      return <Choices label={field.label} name={name} options={choices} chosen={form.values(name)} />;
    default:
      return input satisfies never;
  }
}

function Choices({
  label,
  name,
  options,
  chosen,
}: {
  label: string;
  name: string;
  options: readonly (readonly [value: string, text: string])[];
  chosen: readonly string[];
}) {
  return (
    <fieldset className="rounded-control border border-control">
      <legend className="ml-2 px-1 font-semibold">{label}</legend>
      <div role="region" aria-label={label} tabIndex={0} className="max-h-52 overflow-y-auto px-3 pb-2">
        {options.map(([value, text]) => (
          <label key={value} className="flex min-h-7 items-center gap-2">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-4 shrink-0 accent-peacock"
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
