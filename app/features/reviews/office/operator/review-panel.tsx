import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { RowPanel } from "~/office/lists/row-panel";
import { Badge } from "~/ui/badge";
import { Stars } from "~/features/reviews/stars";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { namelessAuthor, replyLength } from "~/domain/reviews/review";
import type { FormState } from "~/platform/forms/use-form";
import { CountedField } from "~/features/reviews/counted-field";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import type { OperatorReview } from "../../../../../worker/reviews/operator-reviews.repo";

/** Side panel with a review, and the operator's answer or a form to write one. */
export function ReviewPanel({
  review,
  form,
  onClose,
}: {
  review: OperatorReview;
  /** Form of the page, which shows its messages. */
  form: FormState;
  onClose: () => void;
}) {
  const { id, rating, title, text, authorName, createdAt, reply, repliedAt } = review;
  return (
    <RowPanel label="Review" title={<bdi>{title}</bdi>} rowId={id} onClose={onClose}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
        <span>
          <Stars value={rating} className="inline-block h-4" />
          <span className="sr-only">{`${rating} out of 5 stars`}</span>
        </span>
        <span>
          <Exact>{formatDay(todayInIndia(createdAt))}</Exact>
          <span>{`, by ${authorName ?? namelessAuthor}`}</span>
        </span>
        {reply === null ? <Badge tone="warning">Not answered</Badge> : <Badge tone="success">Answered</Badge>}
      </p>
      <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <p className="mt-1 text-sm">
        {review.tourPath === null ? (
          review.tourTitle
        ) : (
          <Link to={review.tourPath} className="inline-block py-1 text-peacock underline underline-offset-4">
            {review.tourTitle}
          </Link>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-2">
        {reply === null ? (
          <AnswerForm key={id} review={review} form={form.of({ intent: "answer", id })} />
        ) : (
          <div className="w-full">
            <p className="text-sm text-muted">
              Your answer
              {repliedAt !== null && (
                <span>
                  , <Exact>{formatDay(todayInIndia(repliedAt))}</Exact>
                </span>
              )}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {reply}
            </p>
          </div>
        )}
        {review.reportReason === null ? (
          <ReportForm key={id} review={review} form={form.of({ intent: "report", id })} />
        ) : (
          <p className="text-sm text-muted">
            {review.reportHandledAt === null
              ? "You reported this review. Our team is reviewing it."
              : "You reported this review. Our team decided to keep it."}
          </p>
        )}
      </div>
    </RowPanel>
  );
}

interface ReviewFormProps {
  review: { id: string; title: string };
  form: FormState;
}

const summaryClasses = "min-h-8 w-fit cursor-pointer content-center text-sm font-semibold text-peacock";

/** Form that answers a review. The answer is final, which the user must confirm. */
function AnswerForm({ review: { id, title }, form }: ReviewFormProps) {
  return (
    <details open={form.refused !== null} className="open:w-full">
      <summary className={summaryClasses}>
        Answer<span className="sr-only">{` the review “${title}”`}</span>
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
function ReportForm({ review: { id, title }, form }: ReviewFormProps) {
  return (
    <details open={form.refused !== null} className="open:w-full">
      <summary className={summaryClasses}>
        Report abuse<span className="sr-only">{` in the review “${title}”`}</span>
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
