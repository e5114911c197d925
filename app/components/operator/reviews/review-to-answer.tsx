import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Stars } from "~/components/ui/stars";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { namelessAuthor } from "~/domain/reviews/review";
import { useForm } from "~/hooks/use-form";
import { AnswerForm, ReportForm } from "./review-forms";
import type { OperatorReview } from "../../../../worker/reviews/operator-reviews.repo";

/** A review with the operator's answer or a form to write one. */
export function ReviewToAnswer({ review }: { review: OperatorReview }) {
  const { id, rating, title, text, authorName, createdAt, reply, repliedAt } = review;
  const answer = useForm({ intent: "answer", id });
  const report = useForm({ intent: "report", id });
  return (
    <article aria-labelledby={`review-${id}`} className="rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
        <span>
          <Stars value={rating} className="h-4" />
          <span className="sr-only">{rating} out of 5 stars</span>
        </span>
        <span>
          {formatDay(todayInIndia(createdAt))}, by {authorName ?? namelessAuthor}
        </span>
        {reply === null ? <Badge tone="warning">Not answered</Badge> : <Badge tone="success">Answered</Badge>}
      </p>
      <h3 id={`review-${id}`} dir="auto" className="mt-1 font-sans text-lg font-semibold wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
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
      <p role="status" className="mt-2 font-semibold text-success empty:hidden">
        {answer.notice ?? report.notice}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-2">
        {reply === null ? (
          <AnswerForm review={review} form={answer} />
        ) : (
          <div className="w-full">
            <p className="text-sm text-muted">
              Your answer{repliedAt !== null && `, ${formatDay(todayInIndia(repliedAt))}`}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {reply}
            </p>
          </div>
        )}
        {review.reportReason === null ? (
          <ReportForm review={review} form={report} />
        ) : (
          <p className="text-sm text-muted">
            {review.reportHandledAt === null
              ? "You reported this review. Our team is reviewing it."
              : "You reported this review. Our team decided to keep it."}
          </p>
        )}
      </div>
    </article>
  );
}
