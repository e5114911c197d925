import { useForm, type FormState } from "~/platform/forms/use-form";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";

/** Form that marks a line as resolved, with a note. */
export function ResolveForm({ line, name }: { line: string; name: string }) {
  const form = useForm({ intent: "resolve", line });
  return (
    <details open={form.refused !== null || undefined}>
      <summary className="cursor-pointer py-1 text-peacock">
        Resolve…<span className="sr-only">{` ${name}`}</span>
      </summary>
      <AnsweredForm form={form} className="mt-1 grid gap-2">
        <InputField label="Why it matches nothing" required {...form.field("note")} maxLength={200} />
        <SubmitButton
          form={form}
          variant="secondary"
          className="min-h-9 justify-self-start px-3 py-1 text-sm"
        >
          Mark as resolved
        </SubmitButton>
      </AnsweredForm>
    </details>
  );
}

/** Button that takes the mark back. */
export function ReopenForm({ form, name }: { form: FormState; name: string }) {
  return (
    <AnsweredForm form={form}>
      <SubmitButton form={form} variant="quiet" className="min-h-9 px-2 py-1 text-sm">
        Undo<span className="sr-only">{` the mark on ${name}`}</span>
      </SubmitButton>
    </AnsweredForm>
  );
}
