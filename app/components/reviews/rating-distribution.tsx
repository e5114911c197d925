import { Stars } from "~/components/ui/stars";
import type { RatingSummary } from "~/domain/reviews/review";
import { reviewsText } from "./tour-rating";

/** Mean rating, and bars with the number of reviews per star. */
export function RatingDistribution({ summary }: { summary: RatingSummary & { mean: number } }) {
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
