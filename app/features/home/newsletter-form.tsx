import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { useForm } from "~/platform/forms/use-form";
import { newsletterMessages } from "./newsletter/messages";

/** Field, button and result of a subscription. */
export function NewsletterForm({ className }: { className?: string }) {
  const m = newsletterMessages();
  const form = useForm({}, { action: "/newsletter" });
  return (
    <AnsweredForm form={form} className={className}>
      <InputField label={m.email} required {...form.field("email")} type="email" autoComplete="email" />
      <SubmitButton form={form} busy={m.busy} className="mt-3 w-full sm:w-auto">
        {m.subscribe}
      </SubmitButton>
      <p role="status" className="mt-3 font-semibold text-success empty:hidden">
        {form.notice}
      </p>
    </AnsweredForm>
  );
}
