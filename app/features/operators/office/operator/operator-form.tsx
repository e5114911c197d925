import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField, TextAreaField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { PhoneField } from "~/ui/phone-input";
import { supplyKinds, supplyLabels } from "~/domain/operators/supply";
import type { OperatorProfile } from "~/domain/operators/operator";
import { useForm } from "~/platform/forms/use-form";
import { Check, Circle } from "lucide";
import type { VerificationStep } from "~/domain/operators/operator-verification";

export function OperatorForm({ operator }: { operator: OperatorProfile }) {
  const { slug, companyName, baseCity } = operator;
  const saved = {
    companyName,
    baseCity,
    registrationNumber: operator.registrationNumber ?? "",
    address: operator.address ?? "",
    phone: operator.phone ?? "",
    foundedYear: String(operator.foundedYear ?? ""),
    gstin: operator.gstin ?? "",
    supply: operator.supply,
    pan: operator.pan ?? "",
  };
  const form = useForm({ slug }, { saved });
  return (
    <AnsweredForm form={form} aria-label={companyName} className="grid gap-4">
      <InputField label="Company name" required {...form.field("companyName")} autoComplete="organization" />
      <InputField label="Business registration number" required {...form.field("registrationNumber")} />
      <TextAreaField
        label="Business address"
        required
        {...form.field("address")}
        rows={3}
        autoComplete="street-address"
      />
      <PhoneField
        label="Phone for travelers"
        hint="Optional. Travelers find it on the voucher of a confirmed booking."
        {...form.field("phone")}
        autoComplete="tel"
      />
      <InputField
        label="Base city"
        hint="City where the company is based."
        required
        {...form.field("baseCity")}
      />
      <InputField
        label="Founded"
        hint="Year. Optional; travelers see it on your page."
        {...form.field("foundedYear")}
        inputMode="numeric"
        maxLength={4}
        controlClassName="max-w-28 tabular-nums"
      />
      <InputField
        label="GSTIN"
        hint="15 characters, as on your GST certificate. Leave empty if you have none."
        {...form.field("gstin")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        controlClassName="max-w-xs tabular-nums uppercase"
      />
      <SelectField
        label="Service, for GST"
        required
        hint="Decides the rate in the prices of new bookings. Accommodation needs a GSTIN."
        {...form.field("supply")}
        options={supplyKinds.map((kind) => [kind, supplyLabels[kind]] as const)}
      />
      <InputField
        label="PAN"
        hint="10 characters. Needed for payouts; with a GSTIN it is filled in from it."
        {...form.field("pan")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        controlClassName="max-w-xs tabular-nums uppercase"
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Saving…">
          Save
        </SubmitButton>
        <FormMessage form={form} />
      </div>
    </AnsweredForm>
  );
}

/** Steps of an operator's verification. */
export function VerificationSteps({ steps }: { steps: readonly VerificationStep[] }) {
  return (
    <ol className="grid gap-3 text-sm">
      {steps.map(({ name, isDone, text }) => (
        <li key={name} className="flex gap-2.5">
          {isDone ? (
            <Icon icon={Check} className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={3} />
          ) : (
            <Icon icon={Circle} className="mt-0.5 size-4 shrink-0 text-warning" />
          )}
          <span className="min-w-0">
            <strong>{name}</strong> <span className="sr-only">{isDone ? "(done)" : "(to do)"}</span>
            <span className="block text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
