import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField, TextAreaField } from "~/ui/field";
import { contactSubjects } from "~/domain/messages/message";
import type { FormState } from "~/platform/forms/use-form";

export function ContactForm({ form }: { form: FormState<unknown> }) {
  return (
    <AnsweredForm
      form={form}
      aria-label="Send Message"
      className="grid gap-5 rounded-card border border-line bg-card p-5 card-shadow sm:p-8"
    >
      <InputField label="Full Name" required {...form.field("name")} autoComplete="name" />
      <InputField label="Email Address" required {...form.field("email")} type="email" autoComplete="email" />
      <SelectField
        label="Subject"
        required
        {...form.field("subject")}
        options={contactSubjects.map((subject) => [subject, subject] as const)}
      />
      <TextAreaField label="Message" required {...form.field("message")} rows={7} />
      <SubmitButton form={form} busy="Sending …" className="justify-self-start">
        Send Message
      </SubmitButton>
    </AnsweredForm>
  );
}
