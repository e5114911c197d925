import { Link, useLocation } from "react-router";
import { formatDay, formatInstantInIndia } from "~/domain/calendar/calendar";
import { reviewEditDays } from "~/domain/reviews/review";
import type { ReviewState } from "../../../worker/reviews/get-traveler-review";
import { ReviewNotice } from "./review-notice";
import { Stars } from "./stars";

/** Status of the review, until when it can be changed, or why the trip can't be reviewed. */
export function ReviewStateNotice({
  trip,
  review,
  state,
  editableUntil,
  lastDay,
  wasSaved,
}: ReviewState & { lastDay: string; wasSaved: boolean }) {
  const { key } = useLocation();
  if (state === "to_write") return null;
  if (!review) {
    return (
      <ReviewNotice isNew={false} title="There is nothing to review yet">
        <p>{whyNotReviewable(trip.status, lastDay)}</p>
      </ReviewNotice>
    );
  }
  const until = editableUntil === null ? "" : formatInstantInIndia(editableUntil);
  return (
    // Remount after each change, so that the notice takes the focus again.
    <ReviewNotice
      key={key}
      isNew={wasSaved}
      title={wasSaved ? "Thank you, your review is saved" : titleOf(review.status)}
    >
      {review.status === "hidden" ? (
        <p>
          Our team has removed it from the tour's page.{" "}
          <Link to="/contact" className="underline underline-offset-4">
            Write to us
          </Link>{" "}
          if you think that is a mistake.
        </p>
      ) : (
        trip.tourPath !== null && (
          <p>
            <Link to={`${trip.tourPath}#reviews`} className="underline underline-offset-4">
              See it on the tour's page
            </Link>
            <span>{`.${wasSaved ? " Others can see it within a minute." : ""}`}</span>
          </p>
        )
      )}
      <p>
        {state === "editable"
          ? `You can change it until ${until}.`
          : `A review can be changed for ${reviewEditDays} days. That ended on ${until}.`}
      </p>
    </ReviewNotice>
  );
}

function titleOf(status: "published" | "hidden"): string {
  return status === "hidden" ? "Your review is hidden" : "You have reviewed this trip";
}

function whyNotReviewable(status: ReviewState["trip"]["status"], lastDay: string): string {
  if (status === "cancelled") return "This booking was canceled.";
  if (status === "expired") return "This booking has expired.";
  if (status === "no-show") return "You did not travel on this booking.";
  if (status === "pending") return "This booking has not been confirmed.";
  return `This trip ends on ${formatDay(lastDay)}. You can review it from the day after.`;
}

/** The user's review once it can no longer be changed. */
export function TravelerReview({ review }: { review: { rating: number; title: string; text: string } }) {
  return (
    <section
      aria-labelledby="written-review"
      className="rounded-card border border-line bg-card p-5 card-shadow sm:p-8"
    >
      <p className="leading-none">
        <Stars value={review.rating} className="inline-block h-5" />
        <span className="sr-only">{`${review.rating} out of 5 stars`}</span>
      </p>
      <h2 id="written-review" dir="auto" className="mt-3 text-2xl wrap-anywhere">
        {review.title}
      </h2>
      <p dir="auto" className="mt-2 max-w-[68ch] wrap-anywhere whitespace-pre-line">
        {review.text}
      </p>
    </section>
  );
}
