import { fillState } from "~/features/money/invoices/buyer-state-fields";
import { taxStates } from "~/domain/operators/gst-states";
import { bearerLabels, refundBearers } from "~/domain/money/bearers";
import { resellerTerms, resellerTermsLabels, type Reseller } from "~/domain/partners/reseller";
import type { FormValues } from "~/platform/forms/form-answer";
import type { FormState } from "~/platform/forms/use-form";
import { InputField, SelectField, TextAreaField } from "~/ui/field";

export const newReseller: FormValues = { terms: "commission", bearer: "operator", creditLimit: "0" };

/** Returns what the form of a stored reseller shows. */
export function savedReseller(reseller: Reseller): FormValues {
  const {
    name,
    email,
    gstin,
    state,
    address,
    terms,
    commissionPercent,
    bearer,
    creditLimit,
    isAdvanced,
    isActive,
  } = reseller;
  return {
    name,
    email,
    gstin: gstin ?? "",
    state,
    address,
    terms,
    commissionPercent: String(commissionPercent),
    bearer,
    creditLimit: String(creditLimit),
    isAdvanced: isAdvanced ? "yes" : "",
    isActive: isActive ? "yes" : "",
  };
}

/** Fields of a reseller's terms. */
export function ResellerFields({ form }: { form: FormState }) {
  return (
    <>
      <InputField label="Company" required maxLength={80} {...form.field("name")} />
      <InputField label="E-mail for statements" type="email" required {...form.field("email")} />
      <InputField
        label="GST number"
        hint="The invoices name it, so that it can claim the tax."
        onInput={fillState}
        {...form.field("gstin")}
      />
      <SelectField
        label="State"
        required
        options={[["", "Choose a State"], ...taxStates.map(({ code, name }) => [code, name] as const)]}
        {...form.field("state")}
      />
      <TextAreaField label="Address for the invoices" required rows={2} {...form.field("address")} />
      <SelectField
        label="Terms"
        required
        options={resellerTerms.map((terms) => [terms, resellerTermsLabels[terms]] as const)}
        {...form.field("terms")}
      />
      <InputField
        label="Percent below our price"
        required
        inputMode="numeric"
        {...form.field("commissionPercent")}
      />
      <SelectField
        label="Borne by"
        required
        hint="Whose share of the price it lowers."
        options={refundBearers.map((bearer) => [bearer, bearerLabels[bearer]] as const)}
        {...form.field("bearer")}
      />
      <InputField
        label="Credit limit in rupees"
        required
        inputMode="numeric"
        hint="0 for prepaid only. A booking beyond it is refused."
        {...form.field("creditLimit")}
      />
      <label className="flex items-start gap-2 text-sm">
        <input
          type="checkbox"
          name="isAdvanced"
          value="yes"
          defaultChecked={form.value("isAdvanced") === "yes"}
          className="mt-1 size-4 shrink-0 accent-peacock"
        />
        Pay operators before this reseller has paid us: Tour Bharat bears what it never pays
      </label>
    </>
  );
}
