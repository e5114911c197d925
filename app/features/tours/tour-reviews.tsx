import { BadgeCheck } from "lucide";
import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { Stars } from "~/features/reviews/stars";
import { langOfText } from "~/domain/language/language";
import { formatMonth } from "~/domain/calendar/calendar";
import type { RatingSummary, Review } from "~/domain/reviews/review";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import type { LoadedTourPage } from "./load-tour-page";
import { reviewMessages } from "~/features/reviews/public/messages";
import { ReviewAnswer } from "~/features/reviews/review-answer";
import { ReviewPhotographs } from "~/features/reviews/review-photographs";
import { reviewsText } from "~/features/reviews/tour-rating";

/** Newest reviews on a tour's page, with the way to all of them. */
export function TourReviews({ tour, reviews: page }: Pick<LoadedTourPage, "tour" | "reviews">) {
  const m = reviewMessages();
  const { summary, reviews } = page;
  const path = `/reviews/${tour.slug}`;
  return (
    <section id="reviews" tabIndex={-1} aria-labelledby="reviews-title" className="scroll-mt-24 outline-none">
      <h2 id="reviews-title" className="text-2xl sm:text-3xl">
        {m.title}
      </h2>
      <SampleReviews />
      <AsWritten />
      {hasRatings(summary) ? (
        <div className="mt-4 grid gap-x-8 gap-y-4 md:mt-6 md:grid-cols-[17rem_minmax(0,1fr)]">
          <RatingDistribution summary={summary} path={path} isShort />
          <div className="min-w-0">
            <ul className="relative flex snap-x scroll-px-4 items-start gap-3 overflow-x-auto pb-2 max-md:-mx-4 max-md:px-4 max-md:sm:-mx-6 max-md:sm:px-6 md:grid md:gap-7">
              {reviews.map((review) => (
                <li
                  key={review.id}
                  className="border-line max-md:w-[17rem] max-md:shrink-0 max-md:snap-start max-md:rounded-card max-md:border max-md:bg-card max-md:p-4 md:border-b md:pb-7 md:last:border-0 md:last:pb-0"
                >
                  <ReviewArticle review={review} path={path} />
                </li>
              ))}
            </ul>
            {summary.count > reviews.length && (
              <Link to={path} className={buttonClasses("secondary", "mt-3 md:mt-7 print:hidden")}>
                {m.all(reviewsText(summary.count))}
              </Link>
            )}
          </div>
        </div>
      ) : (
        <p className="mt-3 max-w-[68ch]">{m.none}</p>
      )}
    </section>
  );
}

/** Labels the reviews of demo builds, which nobody wrote. */
export function SampleReviews() {
  if (import.meta.env.MODE === "production") return null;
  return <p className="text-sm text-muted">{reviewMessages().sample}</p>;
}

/** Says on pages in other languages than English that reviews are not translated. */
export function AsWritten() {
  const { asWritten } = reviewMessages();
  return asWritten !== "" && <p className="text-sm text-muted">{asWritten}</p>;
}

export function hasRatings(summary: RatingSummary): summary is RatingSummary & { mean: number } {
  return summary.mean !== null;
}

/**
 * A review, in any script, with its author and date.
 * @param path page of all reviews: given where narrow screens shorten the text
 */
export function ReviewArticle({ review, path }: { review: Review; path?: string }) {
  const { id, rating, title, text, authorName, travelMonth, reply } = review;
  const m = reviewMessages();
  const isShort = path !== undefined;
  return (
    <article id={`review-${id}`} aria-labelledby={`review-${id}-title`} className="scroll-mt-24">
      <p className="leading-none">
        <Stars value={rating} className="inline-block h-4" />
        <span className="sr-only">{m.starsOf5(rating)}</span>
      </p>
      <h3
        id={`review-${id}-title`}
        dir="auto"
        lang={langOfText(title)}
        className="mt-2 text-lg font-semibold wrap-anywhere"
      >
        {title}
      </h3>
      <p
        dir="auto"
        lang={langOfText(text)}
        className={cn(
          "mt-1 max-w-[68ch] wrap-anywhere whitespace-pre-line",
          isShort && "max-md:line-clamp-5 print:line-clamp-none",
        )}
      >
        {text}
      </p>
      {isShort && (
        <Link
          to={`${path}#review-${id}`}
          className="py-1 text-peacock underline underline-offset-4 md:hidden print:hidden"
        >
          {m.readInFull}
          <span lang={langOfText(title)} className="sr-only">{`: ${title}`}</span>
        </Link>
      )}
      <ReviewPhotographs review={review} />
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        {m.signed(authorName ?? m.nameless, formatMonth(travelMonth))}
        <Badge tone="success" className="inline-flex items-center gap-1">
          <Icon icon={BadgeCheck} className="size-4" />
          {m.verified}
        </Badge>
      </p>
      {reply !== null && (
        <div className={cn(isShort && "max-md:hidden print:block")}>
          <ReviewAnswer reply={reply} />
        </div>
      )}
    </article>
  );
}

/** Mean rating, and bars with the number of reviews per star, each leading to those reviews. */
export function RatingDistribution({
  summary,
  path,
  chosen = null,
  isShort = false,
}: {
  summary: RatingSummary & { mean: number };
  /** Page of all reviews. */
  path: string;
  /** Stars that are shown alone. */
  chosen?: number | null;
  /** True if narrow screens leave out the bars. */
  isShort?: boolean;
}) {
  const m = reviewMessages();
  const { mean, count, distribution } = summary;
  return (
    <div className="self-start rounded-card border-line md:sticky md:top-24 md:border md:bg-card md:p-6 md:card-shadow">
      <p className="flex items-end gap-3">
        <strong className="font-display text-5xl leading-none font-normal tabular-nums">
          {mean.toFixed(1)}
        </strong>
        <span>
          <Stars value={mean} className="block h-5" />
          <span className="sr-only">{m.outOf5}</span>
          <span className="text-muted">{reviewsText(count)}</span>
        </span>
      </p>
      <ul className={cn("mt-3 grid md:mt-5", isShort && "max-md:hidden")}>
        {distribution.map(({ stars, count: given, percent }) => {
          const row = (
            <>
              <span className={cn(given > 0 && "text-peacock underline underline-offset-4")}>
                {m.stars(stars)}
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
                <span>{given}</span>
              </span>
            </>
          );
          const classes = "grid min-h-7 grid-cols-[4.25rem_1fr_2rem] items-center gap-2 rounded text-sm";
          return (
            <li key={stars}>
              {given === 0 ? (
                <span className={classes}>{row}</span>
              ) : (
                <Link
                  to={`${path}?stars=${stars}`}
                  aria-current={chosen === stars ? "true" : undefined}
                  className={cn(classes, "hover:bg-sunken aria-current:bg-sunken aria-current:font-semibold")}
                >
                  {row}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
