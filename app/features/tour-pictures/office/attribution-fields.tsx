import { pictureLicences } from "~/domain/tours/picture-licence";
import type { FormState } from "~/platform/forms/use-form";
import { InputField, SelectField } from "~/ui/field";

const names = ["credit", "licence", "source"] as const;

/** Credit, license and source of a picture by others; empty for the operator's own. */
export function AttributionFields({ form, label }: { form: FormState; label: string }) {
  return (
    <details
      open={names.some((name) => form.error(name) || form.field(name).defaultValue) || undefined}
      className="w-full text-sm"
    >
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-peacock underline underline-offset-4">
        {label}
      </summary>
      <div className="mt-1 grid gap-3 sm:grid-cols-3">
        <InputField {...form.field("credit")} label="Photographer" maxLength={120} autoComplete="off" />
        <SelectField
          {...form.field("licence")}
          label="License"
          options={[["", "None"], ...pictureLicences.map((each) => [each, each] as const)]}
        />
        <InputField {...form.field("source")} label="Source" type="url" maxLength={500} autoComplete="off" />
      </div>
    </details>
  );
}
