import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button";
import type { RatingSummary } from "~/domain/reviews/review";
import type { LoadedTourPage } from "~/lib/tours/load-tour-page";
import { RatingDistribution } from "./rating-distribution";
import { ReviewArticle } from "./review-article";

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
