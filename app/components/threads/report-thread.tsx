import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { controlClasses, Field } from "~/components/ui/field";
import { useForm } from "~/hooks/use-form";

/** Collapsed form that reports a thread to the platform team. */
export function ReportThread({ isReported }: { isReported: boolean }) {
  const form = useForm({ intent: "report" });
  if (isReported) {
    return (
      <p role={form.answer?.isDone ? "status" : undefined} className="text-sm text-muted">
        You reported these messages. Our team can read them until the report is resolved.
      </p>
    );
  }
  return (
    <details open={form.refused !== null} className="text-sm">
      <summary className="min-h-7 w-fit cursor-pointer content-center font-semibold text-peacock">
        Report these messages
      </summary>
      <AnsweredForm form={form} className="mt-2 grid max-w-xl gap-3">
        <Field
          label="What is wrong?"
          required
          hint="Reporting lets our team read all messages about this booking."
          {...form.field("reason")}
        >
          {(control) => (
            <textarea {...control} dir="auto" rows={3} maxLength={1000} className={controlClasses} />
          )}
        </Field>
        <FormMessage form={form} />
        <SubmitButton
          form={form}
          busy="Sending…"
          variant="danger"
          className="min-h-9 justify-self-start px-3 py-1 text-sm"
        >
          Send report
        </SubmitButton>
      </AnsweredForm>
    </details>
  );
}
