import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { useForm } from "~/platform/forms/use-form";

/** Field, button and result of a subscription. */
export function NewsletterForm({ className }: { className?: string }) {
  const form = useForm({}, { action: "/newsletter" });
  return (
    <AnsweredForm form={form} className={className}>
      <InputField
        label="E-mail address"
        required
        {...form.field("email")}
        type="email"
        autoComplete="email"
      />
      <SubmitButton form={form} busy="One moment …" className="mt-3 w-full sm:w-auto">
        Subscribe
      </SubmitButton>
      <p role="status" className="mt-3 font-semibold text-success empty:hidden">
        {form.notice}
      </p>
    </AnsweredForm>
  );
}
