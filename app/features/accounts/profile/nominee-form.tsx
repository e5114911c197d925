import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import type { Nominee } from "~/domain/accounts/nominee";
import { useForm } from "~/platform/forms/use-form";
import { profileMessages } from "./messages";

/** Name and contact of the nominee; both empty removes them. */
export function NomineeForm({ nominee }: { nominee: Nominee }) {
  const form = useForm(
    { intent: "nominee" },
    { saved: { nomineeName: nominee.name ?? "", nomineeContact: nominee.contact ?? "" } },
  );
  const m = profileMessages();
  return (
    <AnsweredForm form={form} className="grid max-w-md gap-4">
      <InputField
        label={m.data.nomineeName}
        {...form.field("nomineeName")}
        autoComplete="off"
        maxLength={80}
      />
      <InputField
        label={m.data.nomineeContact}
        {...form.field("nomineeContact")}
        autoComplete="off"
        maxLength={200}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy={m.saving}>
          {m.save}
        </SubmitButton>
        <FormMessage form={form} />
      </div>
    </AnsweredForm>
  );
}
