import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { BadgeCheck } from "lucide-react";
import { buttonClasses } from "~/components/ui/button";
import { namelessAuthor, type RatingSummary, type Review } from "~/domain/reviews/review";
import type { LoadedTourPage } from "~/lib/tours/load-tour-page";
import { Badge } from "~/components/ui/badge";
import { Stars } from "~/components/ui/stars";
import { formatMonth } from "~/domain/calendar/calendar";
import { ReviewAnswer } from "./review-answer";
import { reviewsText } from "./tour-rating";

/** Reviews of a tour: the rating distribution and one page of reviews. */
export function TourReviews({ reviews: page }: Pick<LoadedTourPage, "reviews">) {
  const { summary, reviews, nextCursor, isFirstPage } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = reviews[0]?.id;
  const shownFirst = useRef(first);
  useEffect(() => {
    if (shownFirst.current === first) return;
    shownFirst.current = first;
    // The link to this page of the list may have unmounted.
    heading.current?.focus({ preventScroll: true });
  }, [first]);

  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24">
      <h2 ref={heading} id="reviews-title" tabIndex={-1} className="text-3xl outline-none">
        What travelers say
      </h2>
      {hasRatings(summary) ? (
        <div className="mt-6 grid gap-8 md:grid-cols-[17rem_minmax(0,1fr)]">
          <RatingDistribution summary={summary} />
          <div>
            <ul className="grid gap-7">
              {reviews.map((review) => (
                <li key={review.id} className="border-b border-line pb-7 last:border-0 last:pb-0">
                  <ReviewArticle review={review} />
                </li>
              ))}
            </ul>
            <p className="mt-7 flex flex-wrap gap-3 empty:hidden print:hidden">
              {nextCursor !== null && (
                <Link
                  to={{ search: `?reviews=${nextCursor}`, hash: "reviews" }}
                  className={buttonClasses("secondary")}
                >
                  More reviews
                </Link>
              )}
              {!isFirstPage && (
                <Link to={{ search: "", hash: "reviews" }} className={buttonClasses("quiet")}>
                  Newest reviews
                </Link>
              )}
            </p>
          </div>
        </div>
      ) : (
        <p className="mt-3 max-w-[68ch]">
          No reviews yet. Travelers who booked this tour here can review it after their trip.
        </p>
      )}
    </section>
  );
}

function hasRatings(summary: RatingSummary): summary is RatingSummary & { mean: number } {
  return summary.mean !== null;
}

/** A review, in any script, with its author and date. */
function ReviewArticle({ review }: { review: Review }) {
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

/** Mean rating, and bars with the number of reviews per star. */
function RatingDistribution({ summary }: { summary: RatingSummary & { mean: number } }) {
  const { mean, count, distribution } = summary;
  return (
    <div className="self-start rounded-card md:sticky md:top-24 border border-line bg-card p-5 shadow-card sm:p-6">
      <p className="flex items-end gap-3">
        <strong className="font-display text-5xl leading-none font-normal tabular-nums">
          {mean.toFixed(1)}
        </strong>
        <span>
          <Stars value={mean} className="block h-5" />
          <span className="sr-only">out of 5 stars, </span>
          <span className="text-muted">{reviewsText(count)}</span>
        </span>
      </p>
      <ul className="mt-5 grid gap-1.5">
        {distribution.map(({ stars, count: given, percent }) => (
          <li key={stars} className="grid grid-cols-[4.25rem_1fr_2rem] items-center gap-2 text-sm">
            <span>
              {stars} {stars === 1 ? "star" : "stars"}
            </span>
            <svg
              aria-hidden
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-2.5 w-full rounded-full bg-sunken"
            >
              <rect width={percent} height="8" className="fill-marigold" />
            </svg>
            <span className="text-right tabular-nums">
              <span className="sr-only">: </span>
              {given}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
