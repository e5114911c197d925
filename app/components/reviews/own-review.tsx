import { Stars } from "~/components/ui/stars";

/** The user's review once it can no longer be changed. */
export function OwnReview({ review }: { review: { rating: number; title: string; text: string } }) {
  return (
    <section
      aria-labelledby="own-review"
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <p className="leading-none">
        <Stars value={review.rating} className="h-5" />
        <span className="sr-only">{review.rating} out of 5 stars</span>
      </p>
      <h2 id="own-review" dir="auto" className="mt-3 text-2xl wrap-anywhere">
        {review.title}
      </h2>
      <p dir="auto" className="mt-2 max-w-[68ch] wrap-anywhere whitespace-pre-line">
        {review.text}
      </p>
    </section>
  );
}
