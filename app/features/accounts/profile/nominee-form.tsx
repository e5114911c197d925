import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import type { Nominee } from "~/domain/accounts/nominee";
import { useForm } from "~/platform/forms/use-form";

/** Name and contact of the nominee; both empty removes them. */
export function NomineeForm({ nominee }: { nominee: Nominee }) {
  const form = useForm(
    { intent: "nominee" },
    { saved: { nomineeName: nominee.name ?? "", nomineeContact: nominee.contact ?? "" } },
  );
  return (
    <AnsweredForm form={form} className="grid max-w-md gap-4">
      <InputField label="Name" {...form.field("nomineeName")} autoComplete="off" maxLength={80} />
      <InputField
        label="Phone, e-mail or postal address"
        {...form.field("nomineeContact")}
        autoComplete="off"
        maxLength={200}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Saving …">
          Save
        </SubmitButton>
        <FormMessage form={form} />
      </div>
    </AnsweredForm>
  );
}
