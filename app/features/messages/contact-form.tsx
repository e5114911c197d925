import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField, TextAreaField } from "~/ui/field";
import { contactSubjects } from "~/domain/messages/message";
import type { FormState } from "~/platform/forms/use-form";
import { contactMessages } from "./messages";

export function ContactForm({ form }: { form: FormState<unknown> }) {
  const m = contactMessages();
  return (
    <AnsweredForm
      form={form}
      aria-label={m.form.send}
      className="grid gap-5 rounded-card border border-line bg-card p-5 card-shadow sm:p-8"
    >
      <InputField label={m.form.name} required {...form.field("name")} autoComplete="name" />
      <InputField label={m.form.email} required {...form.field("email")} type="email" autoComplete="email" />
      <SelectField
        label={m.form.subject}
        required
        {...form.field("subject")}
        options={contactSubjects.map((subject) => [subject, m.subjects[subject]] as const)}
      />
      <TextAreaField label={m.form.message} required {...form.field("message")} rows={7} />
      <SubmitButton form={form} busy={m.form.sending} className="justify-self-start">
        {m.form.send}
      </SubmitButton>
    </AnsweredForm>
  );
}
