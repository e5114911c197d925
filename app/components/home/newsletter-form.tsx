import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import { controlClasses, Field } from "~/components/ui/field";
import { useForm } from "~/hooks/use-form";

/** Field, button and result of a subscription. */
export function NewsletterForm({ className }: { className?: string }) {
  const form = useForm({}, { action: "/newsletter" });
  return (
    <AnsweredForm form={form} className={className}>
      <Field label="E-mail address" required {...form.field("email")}>
        {(control) => <input {...control} type="email" autoComplete="email" className={controlClasses} />}
      </Field>
      <SubmitButton form={form} busy="One moment …" className="mt-3 w-full sm:w-auto">
        Subscribe
      </SubmitButton>
      <p role="status" className="mt-3 font-semibold text-success empty:hidden">
        {form.notice}
      </p>
    </AnsweredForm>
  );
}
