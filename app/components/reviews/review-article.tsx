import { BadgeCheck } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Stars } from "~/components/ui/stars";
import { formatMonth } from "~/domain/calendar/calendar";
import { namelessAuthor } from "~/domain/reviews/review";
import type { Review } from "~/domain/reviews/review";
import { ReviewAnswer } from "./review-answer";

/** A review, in any script, with its author and date. */
export function ReviewArticle({ review }: { review: Review }) {
  const { id, rating, title, text, authorName, travelMonth, reply } = review;
  return (
    <article id={`review-${id}`} aria-labelledby={`review-${id}-title`} className="scroll-mt-24">
      <p className="leading-none">
        <Stars value={rating} className="h-4" />
        <span className="sr-only">{rating} out of 5 stars</span>
      </p>
      <h3 id={`review-${id}-title`} dir="auto" className="mt-2 text-lg font-semibold wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="mt-1 max-w-[68ch] wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <span>
          <strong className="font-semibold text-ink">{authorName ?? namelessAuthor}</strong>, traveled in{" "}
          {formatMonth(travelMonth)}
        </span>
        <Badge tone="success" className="inline-flex items-center gap-1">
          <BadgeCheck aria-hidden className="size-4" />
          Verified booking
        </Badge>
      </p>
      {reply !== null && <ReviewAnswer reply={reply} />}
    </article>
  );
}
