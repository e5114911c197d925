import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { controlClasses, Field } from "~/components/ui/field";
import { operatorFieldNames } from "~/domain/operators/operator";
import type { OperatorProfile } from "~/domain/operators/operator";
import { useForm } from "~/hooks/use-form";
import { cn } from "~/lib/cn";

/** Form for the operator details. */
export function OperatorForm({ operator }: { operator: OperatorProfile }) {
  const saved = Object.fromEntries(operatorFieldNames.map((name) => [name, operator[name] ?? ""]));
  const form = useForm({ slug: operator.slug }, { saved });
  return (
    <AnsweredForm form={form} aria-label={operator.companyName} className="grid gap-4">
      <Field label="Company name" required {...form.field("companyName")}>
        {(control) => (
          <input {...control} type="text" autoComplete="organization" className={controlClasses} />
        )}
      </Field>
      <Field label="Business registration number" required {...form.field("registrationNumber")}>
        {(control) => <input {...control} type="text" className={controlClasses} />}
      </Field>
      <Field label="Business address" required {...form.field("address")}>
        {(control) => (
          <textarea {...control} rows={3} autoComplete="street-address" className={controlClasses} />
        )}
      </Field>
      <Field label="Base city" hint="City where the company is based." required {...form.field("baseCity")}>
        {(control) => <input {...control} type="text" className={controlClasses} />}
      </Field>
      <Field
        label="GSTIN"
        hint="15 characters, as on your GST certificate. Leave empty if you have none."
        {...form.field("gstin")}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={cn(controlClasses, "max-w-xs tabular-nums uppercase")}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Saving…">
          Save
        </SubmitButton>
        <FormMessage form={form} />
      </div>
    </AnsweredForm>
  );
}
