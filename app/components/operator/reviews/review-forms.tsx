import { CountedField } from "~/components/reviews/counted-field";
import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import { replyLength } from "~/domain/reviews/review";
import type { FormState } from "~/hooks/use-form";

interface ReviewFormProps {
  review: { id: string; title: string };
  form: FormState;
}

const summaryClasses = "min-h-8 w-fit cursor-pointer content-center text-sm font-semibold text-peacock";

/** Form that answers a review. The answer is final, which the user must confirm. */
export function AnswerForm({ review: { id, title }, form }: ReviewFormProps) {
  return (
    <details open={form.refused !== null} className="open:w-full">
      <summary className={summaryClasses}>
        Answer<span className="sr-only"> the review “{title}”</span>
      </summary>
      <AnsweredForm form={form} className="mt-2 grid gap-3">
        <CountedField
          id={`answer-${id}`}
          {...form.field("text")}
          label="Your answer"
          hint="Shown below the review, under your company name."
          length={replyLength}
          rows={4}
        />
        <div>
          <label className="flex min-h-8 items-center gap-2">
            <input type="checkbox" name="isFinal" value="yes" className="size-4 accent-peacock" />A review is
            answered once. I understand that I can't change this later.
          </label>
          <Wrong message={form.error("isFinal")} />
        </div>
        <Wrong message={form.problem} />
        <SubmitButton form={form} busy="Sending…" className="min-h-9 justify-self-start px-3 py-1 text-sm">
          Publish answer
        </SubmitButton>
      </AnsweredForm>
    </details>
  );
}

/** Form that reports a review to the platform team. */
export function ReportForm({ review: { id, title }, form }: ReviewFormProps) {
  return (
    <details open={form.refused !== null} className="open:w-full">
      <summary className={summaryClasses}>
        Report abuse<span className="sr-only"> in the review “{title}”</span>
      </summary>
      <AnsweredForm form={form} className="mt-2 grid gap-3">
        <CountedField
          id={`report-${id}`}
          {...form.field("reason")}
          label="What is wrong with it?"
          hint="For insults, false statements about people, or advertising. You can report a review once."
          length={replyLength}
          rows={3}
        />
        <Wrong message={form.problem} />
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

function Wrong({ message }: { message: string | null | undefined }) {
  if (message === null || message === undefined) return null;
  return (
    <p role="alert" className="text-sm font-semibold text-danger">
      {message}
    </p>
  );
}
