import type { TravelDate } from "~/domain/calendar/calendar";
import { ledgerAccountLabels, openingAccounts } from "~/domain/money/ledger/ledger";
import { useForm } from "~/platform/forms/use-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";

/** Form for the balances with which the books began. It is sent once. */
export function OpeningForm({ today }: { today: TravelDate }) {
  const form = useForm({ intent: "opening" });
  return (
    <AnsweredForm form={form} aria-label="Opening balances" className="mt-3 grid gap-4 sm:grid-cols-3">
      <InputField label="Day" required {...form.field("day")} type="date" max={today} />
      {openingAccounts.map((account) => (
        <InputField
          key={account}
          label={ledgerAccountLabels[account]}
          {...form.field(account)}
          inputMode="numeric"
          autoComplete="off"
          hint={account.endsWith("-payable") ? "Owed by us, whole rupees" : "Held by us, whole rupees"}
        />
      ))}
      <SubmitButton form={form} busy="Recording …" className="justify-self-start sm:col-span-full">
        Record opening balances
      </SubmitButton>
      <FormMessage form={form} className="sm:col-span-full" />
    </AnsweredForm>
  );
}
