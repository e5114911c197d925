import { useState } from "react";
import { Link } from "react-router";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field";
import { couponFormSchema } from "~/domain/coupons/coupon-form";
import { useForm } from "~/platform/forms/use-form";
import type { FormValues } from "~/platform/forms/form-answer";
import { submittedFields } from "~/platform/forms/read-form";
import { CouponPreview } from "./coupon-preview";

interface Choice {
  slug: string;
  name: string;
}

/** Form that creates or edits a coupon, with a preview of its effect. */
export function CouponFormFields({
  saved,
  version,
  tours,
  operators,
}: {
  saved: FormValues;
  /** Version of the edited coupon; null for a new one. Only a new coupon's code can be chosen. */
  version: number | null;
  tours: readonly Choice[];
  operators: readonly Choice[];
}) {
  const form = useForm({}, { saved });
  const [typed, setTyped] = useState(form.refused?.values ?? saved);
  const draft = couponFormSchema.safeParse({ ...typed, code: typed["code"] || "YOURCODE" }).data ?? null;
  const isPercent = typed["kind"] !== "fixed";
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
        {version === null && (
          <InputField
            label="Coupon Code"
            required
            {...form.field("code")}
            hint="3 to 40 letters and digits. Not case-sensitive."
            className="sm:col-span-2"
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            controlClassName="font-mono uppercase"
          />
        )}
        <SelectField
          label="Discount Type"
          required
          {...form.field("kind")}
          options={[
            ["percent", "Percentage"],
            ["fixed", "Fixed amount"],
          ]}
        />
        <InputField
          label={isPercent ? "Discount Value (%)" : "Discount Value (₹)"}
          required
          {...form.field("value")}
          inputMode="numeric"
          autoComplete="off"
        />
        <InputField
          label="Valid From"
          required
          {...form.field("validFrom")}
          hint="Date in India. A future date schedules the coupon."
          type="date"
        />
        <InputField
          label="Valid To"
          required
          {...form.field("validUntil")}
          hint="The last day the coupon can be used."
          type="date"
        />
        <InputField
          label="Minimum Purchase"
          {...form.field("minimumPurchase")}
          hint="Booking total before the coupon, in whole rupees."
          inputMode="numeric"
          autoComplete="off"
        />
        <InputField
          label="Usage Limit"
          {...form.field("usageLimit")}
          hint="Total number of uses. Leave empty for no limit."
          inputMode="numeric"
          autoComplete="off"
        />
        <InputField
          label="Limit per customer"
          {...form.field("perCustomerLimit")}
          hint="Per e-mail address. Leave empty for no limit."
          inputMode="numeric"
          autoComplete="off"
        />
        <InputField
          label="Description"
          {...form.field("description")}
          hint="Visible to administrators only."
          maxLength={300}
        />
        <details
          className="sm:col-span-2"
          open={[...form.values("tours"), ...form.values("operators")].length > 0}
        >
          <summary className="cursor-pointer font-semibold">Limit to some tours or operators</summary>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            <Choices
              label="Operators"
              name="operators"
              choices={operators}
              chosen={form.values("operators")}
            />
            <Choices label="Tours" name="tours" choices={tours} chosen={form.values("tours")} />
          </div>
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

function Choices({
  label,
  name,
  choices,
  chosen,
}: {
  label: string;
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
}) {
  return (
    <fieldset className="rounded-control border border-control">
      <legend className="ml-2 px-1 font-semibold">{label}</legend>
      <div role="region" aria-label={label} tabIndex={0} className="max-h-52 overflow-y-auto px-3 pb-2">
        {choices.map(({ slug, name: text }) => (
          <label key={slug} className="flex min-h-7 items-center gap-2">
            <input
              type="checkbox"
              name={name}
              value={slug}
              defaultChecked={chosen.includes(slug)}
              className="size-4 shrink-0 accent-peacock"
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
