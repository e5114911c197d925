import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import type { FieldErrors } from "~/domain/errors";
import { couponValues, readCouponForm } from "~/lib/coupons/read-coupon-form";
import type { CouponValues } from "~/lib/coupons/read-coupon-form";
import { CouponPreview } from "./coupon-preview";

interface Choice {
  slug: string;
  name: string;
}

/** Form that creates or edits a coupon, with a preview of its effect. */
export function CouponFormFields({
  values,
  version,
  errors,
  message,
  tours,
  operators,
  gstPercent,
}: {
  values: CouponValues;
  /** Version of the edited coupon; null for a new one. Only a new coupon's code can be chosen. */
  version: number | null;
  errors: FieldErrors;
  /** Message above the fields. */
  message: string | null;
  tours: readonly Choice[];
  operators: readonly Choice[];
  gstPercent: number;
}) {
  const [typed, setTyped] = useState(values);
  const isBusy = useNavigation().state !== "idle";
  const error = (name: string) => errors[name]?.[0];
  const isPercent = typed.kind !== "fixed";
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <Form
        method="post"
        noValidate
        onChange={(event) => setTyped(couponValues(new FormData(event.currentTarget)))}
        className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2"
      >
        {message !== null && (
          <p role="alert" className="font-semibold text-bad sm:col-span-2">
            {message}
          </p>
        )}
        {version !== null && (
          <>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="code" value={values.code} />
          </>
        )}
        {version === null && (
          <Field
            label="Coupon Code"
            required
            error={error("code")}
            hint="3 to 40 letters and digits. Not case-sensitive."
            className="sm:col-span-2"
          >
            {(control) => (
              <input
                {...control}
                name="code"
                defaultValue={values.code}
                maxLength={60}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                className={`${controlClasses} font-mono uppercase`}
              />
            )}
          </Field>
        )}
        <Field label="Discount Type" required error={error("kind")}>
          {(control) => (
            <select {...control} name="kind" defaultValue={values.kind} className={controlClasses}>
              <option value="percent">Percentage</option>
              <option value="fixed">Fixed amount</option>
            </select>
          )}
        </Field>
        <Field
          label={isPercent ? "Discount Value (%)" : "Discount Value (₹)"}
          required
          error={error("value")}
        >
          {(control) => <NumberInput {...control} name="value" defaultValue={values.value} />}
        </Field>
        <Field
          label="Valid From"
          required
          error={error("validFrom")}
          hint="Date in India. A future date schedules the coupon."
        >
          {(control) => (
            <input
              {...control}
              type="date"
              name="validFrom"
              defaultValue={values.validFrom}
              className={controlClasses}
            />
          )}
        </Field>
        <Field
          label="Valid To"
          required
          error={error("validUntil")}
          hint="The last day the coupon can be used."
        >
          {(control) => (
            <input
              {...control}
              type="date"
              name="validUntil"
              defaultValue={values.validUntil}
              className={controlClasses}
            />
          )}
        </Field>
        <Field
          label="Minimum Purchase"
          error={error("minimumPurchase")}
          hint="Booking total before the coupon, in whole rupees."
        >
          {(control) => (
            <NumberInput {...control} name="minimumPurchase" defaultValue={values.minimumPurchase} />
          )}
        </Field>
        <Field
          label="Usage Limit"
          error={error("usageLimit")}
          hint="Total number of uses. Leave empty for no limit."
        >
          {(control) => <NumberInput {...control} name="usageLimit" defaultValue={values.usageLimit} />}
        </Field>
        <Field
          label="Limit per customer"
          error={error("perCustomerLimit")}
          hint="Per e-mail address. Leave empty for no limit."
        >
          {(control) => (
            <NumberInput {...control} name="perCustomerLimit" defaultValue={values.perCustomerLimit} />
          )}
        </Field>
        <Field label="Description" error={error("description")} hint="Visible to administrators only.">
          {(control) => (
            <input
              {...control}
              name="description"
              defaultValue={values.description}
              maxLength={300}
              className={controlClasses}
            />
          )}
        </Field>
        <details className="sm:col-span-2" open={values.tours.length + values.operators.length > 0}>
          <summary className="cursor-pointer font-semibold">Limit to some tours or operators</summary>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            <Choices label="Operators" name="operators" choices={operators} chosen={values.operators} />
            <Choices label="Tours" name="tours" choices={tours} chosen={values.tours} />
          </div>
        </details>
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? "Saving…" : version === null ? "Create Coupon" : "Save"}
          </Button>
          <Link to="/admin/coupons" className={buttonClasses("secondary")}>
            Back to coupons
          </Link>
        </div>
      </Form>
      <CouponPreview
        coupon={readCouponForm({ ...typed, code: typed.code || "YOURCODE" }).coupon}
        gstPercent={gstPercent}
      />
    </div>
  );
}

function NumberInput(props: React.ComponentProps<"input">) {
  return <input {...props} inputMode="numeric" autoComplete="off" className={controlClasses} />;
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
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
