import { useState } from "react";
import { Link } from "react-router";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { couponFields, couponFormSchema, type CouponFieldName } from "~/domain/coupons/coupon-fields";
import { namesOf } from "~/domain/field-description";
import { DescribedField } from "~/office/ui/described-field";
import { useForm, type FormState } from "~/platform/forms/use-form";
import type { FormValues } from "~/platform/forms/form-answer";
import { submittedFields } from "~/platform/forms/read-form";
import { CouponPreview } from "./coupon-preview";

interface Choice {
  slug: string;
  name: string;
}
type Choices = Readonly<Record<"tours" | "operators", readonly Choice[]>>;

const inDetails = (name: CouponFieldName) => couponFields[name].input === "choices";

/** Form that creates or edits a coupon, with a preview of its effect. */
export function CouponFormFields({
  saved,
  version,
  choices,
}: {
  saved: FormValues;
  /** Version of the edited coupon; null for a new one. Only a new coupon's code can be chosen. */
  version: number | null;
  choices: Choices;
}) {
  const form = useForm({}, { saved });
  const [typed, setTyped] = useState(form.refused?.values ?? saved);
  const draft = couponFormSchema.safeParse({ ...typed, code: typed["code"] || "YOURCODE" }).data ?? null;
  const names = namesOf(couponFields).filter((name) => name !== "code" || version === null);
  const shown = (name: CouponFieldName) => (
    <CouponField key={name} name={name} form={form} choices={choices} isPercent={typed["kind"] !== "fixed"} />
  );
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <AnsweredForm
        form={form}
        onChange={(event) => setTyped(submittedFields(new FormData(event.currentTarget)))}
        className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2"
      >
        {form.problem !== null && (
          <p role="alert" className="font-semibold text-danger sm:col-span-2">
            {form.problem}
          </p>
        )}
        {version !== null && (
          <>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="code" value={form.value("code")} />
          </>
        )}
        {names.filter((name) => !inDetails(name)).map(shown)}
        <details
          className="sm:col-span-2"
          open={names.some((name) => inDetails(name) && form.values(name).length > 0)}
        >
          <summary className="cursor-pointer font-semibold">Limit to some tours or operators</summary>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">{names.filter(inDetails).map(shown)}</div>
        </details>
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <SubmitButton form={form} busy="Saving…">
            {version === null ? "Create Coupon" : "Save"}
          </SubmitButton>
          <Link to="/admin/coupons" className={buttonClasses("secondary")}>
            Back to coupons
          </Link>
        </div>
      </AnsweredForm>
      <CouponPreview coupon={draft} />
    </div>
  );
}

/** A field by its description, with what only its place in this form knows. */
function CouponField({
  name,
  form,
  choices,
  isPercent,
}: {
  name: CouponFieldName;
  form: FormState;
  choices: Choices;
  isPercent: boolean;
}) {
  const field = { name, form, description: couponFields[name] };
  switch (name) {
    case "code":
      return (
        <DescribedField
          {...field}
          className="sm:col-span-2"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          controlClassName="font-mono uppercase"
        />
      );
    case "value":
      return <DescribedField {...field} label={`${field.description.label} (${isPercent ? "%" : "₹"})`} />;
    case "tours":
    case "operators":
      return <DescribedField {...field} options={choices[name].map(({ slug, name }) => [slug, name])} />;
    default:
      return <DescribedField {...field} />;
  }
}
