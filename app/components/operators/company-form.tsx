import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import type { Company, CompanyField } from "~/domain/operators/company";
import type { FieldErrors } from "~/domain/errors";
import { cn } from "~/lib/cn";

export interface CompanyFormResult {
  slug: string;
  isSaved: boolean;
  errors?: FieldErrors;
  /** Submitted values, so that nothing is lost. */
  values?: Record<string, string>;
}

/** Form for the company details. Focuses the first invalid field. */
export function CompanyForm({ company, result }: { company: Company; result: CompanyFormResult | null }) {
  const isBusy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const errors = result?.errors;
  const valueOf = (name: CompanyField) => result?.values?.[name] ?? company[name] ?? "";

  useEffect(() => {
    if (result?.errors) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [result]);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label={company.companyName}
      className="grid gap-4"
    >
      <input type="hidden" name="slug" value={company.slug} />
      <Field label="Company name" required error={errors?.companyName?.[0]}>
        {(control) => (
          <input
            {...control}
            name="companyName"
            type="text"
            autoComplete="organization"
            defaultValue={valueOf("companyName")}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label="Business registration number" required error={errors?.registrationNumber?.[0]}>
        {(control) => (
          <input
            {...control}
            name="registrationNumber"
            type="text"
            defaultValue={valueOf("registrationNumber")}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label="Business address" required error={errors?.address?.[0]}>
        {(control) => (
          <textarea
            {...control}
            name="address"
            rows={3}
            autoComplete="street-address"
            defaultValue={valueOf("address")}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label="Base city" hint="City where the company is based." required error={errors?.baseCity?.[0]}>
        {(control) => (
          <input
            {...control}
            name="baseCity"
            type="text"
            defaultValue={valueOf("baseCity")}
            className={controlClasses}
          />
        )}
      </Field>
      <Field
        label="GSTIN"
        hint="15 characters, as on your GST certificate. Leave empty if you have none."
        error={errors?.gstin?.[0]}
      >
        {(control) => (
          <input
            {...control}
            name="gstin"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={valueOf("gstin")}
            className={cn(controlClasses, "max-w-xs tabular-nums uppercase")}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? "Saving…" : "Save"}
        </Button>
        <p role="status" className="font-semibold text-good">
          {result?.isSaved ? "Saved." : ""}
        </p>
      </div>
    </Form>
  );
}
