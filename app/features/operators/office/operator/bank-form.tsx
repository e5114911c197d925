import { InputField } from "~/ui/field";
import { PresentPassword } from "~/features/accounts/security/present-password";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { useForm } from "~/platform/forms/use-form";

/** Form that changes the payout account of an operator. The change takes effect when confirmed by a mailed link. */
export function BankForm({ slug, path }: { slug: string; path: string }) {
  const form = useForm({ intent: "change", slug }, { action: path });
  return (
    // A success empties it, so that no account number stays on the page.
    <AnsweredForm form={form} isReset aria-label="Change account" className="grid gap-4">
      <InputField
        required
        {...form.field("holder")}
        label="Account holder"
        hint="As registered with your bank."
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          required
          {...form.field("accountNumber")}
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
        />
        <InputField
          required
          {...form.field("accountNumberAgain")}
          label="Confirm account number"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <InputField
        required
        {...form.field("ifsc")}
        label="IFSC"
        hint="11 characters, printed on your checks and in your passbook."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PresentPassword error={form.error} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Sending…">
          Send confirmation link
        </SubmitButton>
        <FormMessage form={form} />
      </div>
    </AnsweredForm>
  );
}
