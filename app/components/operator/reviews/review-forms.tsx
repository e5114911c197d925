import { Form, useNavigation } from "react-router";
import { CountedField } from "~/components/reviews/counted-field";
import { Button } from "~/components/ui/button";
import { replyLength } from "~/domain/reviews/review";
import type { OwnReviewResult } from "~/lib/reviews/answer-review";

interface ReviewFormProps {
  review: { id: string; title: string };
  /** Result of this form, or null. */
  result: OwnReviewResult | null;
}

const summaryClasses = "min-h-8 w-fit cursor-pointer content-center text-sm font-semibold text-peacock";

/** Form that answers a review. The answer is final, which the user must confirm. */
export function AnswerForm({ review: { id, title }, result }: ReviewFormProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <details open={result !== null && !result.isDone} className="open:w-full">
      <summary className={summaryClasses}>
        Answer<span className="sr-only"> the review “{title}”</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid gap-3">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="id" value={id} />
        <CountedField
          id={`answer-${id}`}
          name="text"
          label="Your answer"
          hint="Shown below the review, under your company name."
          length={replyLength}
          rows={4}
          defaultValue={result?.typed ?? ""}
          error={result?.errors["text"]?.[0]}
        />
        <div>
          <label className="flex min-h-8 items-center gap-2">
            <input type="checkbox" name="isFinal" value="yes" className="size-4 accent-peacock" />A review is
            answered once. I understand that I can't change this later.
          </label>
          <Wrong message={result?.errors["isFinal"]?.[0]} />
        </div>
        <Wrong message={result?.isDone ? undefined : result?.message} />
        <Button type="submit" disabled={isBusy} className="min-h-9 justify-self-start px-3 py-1 text-sm">
          {isBusy ? "Sending…" : "Publish answer"}
        </Button>
      </Form>
    </details>
  );
}

/** Form that reports a review to the platform team. */
export function ReportForm({ review: { id, title }, result }: ReviewFormProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <details open={result !== null && !result.isDone} className="open:w-full">
      <summary className={summaryClasses}>
        Report abuse<span className="sr-only"> in the review “{title}”</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid gap-3">
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="id" value={id} />
        <CountedField
          id={`report-${id}`}
          name="reason"
          label="What is wrong with it?"
          hint="For insults, false statements about people, or advertising. You can report a review once."
          length={replyLength}
          rows={3}
          defaultValue={result?.typed ?? ""}
          error={result?.errors["reason"]?.[0]}
        />
        <Wrong message={result?.isDone ? undefined : result?.message} />
        <Button
          type="submit"
          look="danger"
          disabled={isBusy}
          className="min-h-9 justify-self-start px-3 py-1 text-sm"
        >
          {isBusy ? "Sending…" : "Send report"}
        </Button>
      </Form>
    </details>
  );
}

function Wrong({ message }: { message: string | null | undefined }) {
  if (message === null || message === undefined) return null;
  return (
    <p role="alert" className="text-sm font-semibold text-bad">
      {message}
    </p>
  );
}
