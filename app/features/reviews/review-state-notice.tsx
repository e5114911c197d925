import { Link, useLocation } from "react-router";
import { formatDay, formatInstantInIndia } from "~/domain/calendar/calendar";
import { reviewEditDays } from "~/domain/reviews/review";
import type { ReviewState } from "../../../worker/reviews/get-traveler-review";
import { ReviewNotice } from "./review-notice";
import { Stars } from "./stars";
import { reviewWritingMessages } from "./writing/messages";
import { langOfText } from "~/domain/language/language";

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
  const m = reviewWritingMessages().state;
  if (state === "to_write") return null;
  if (!review) {
    return (
      <ReviewNotice isNew={false} title={m.nothing}>
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
      title={wasSaved ? m.saved : review.status === "hidden" ? m.hidden : m.written}
    >
      {review.status === "hidden"
        ? m.removed()
        : trip.tourPath !== null && (
            <p>
              <Link to={`${trip.tourPath}#reviews`} className="underline underline-offset-4">
                {m.seeIt}
              </Link>
              <span>{wasSaved ? m.stopSoon : m.stop}</span>
            </p>
          )}
      <p>{state === "editable" ? m.changeUntil(until) : m.final(reviewEditDays, until)}</p>
    </ReviewNotice>
  );
}

function whyNotReviewable(status: ReviewState["trip"]["status"], lastDay: string): string {
  const m = reviewWritingMessages().state;
  if (status === "cancelled") return m.canceled;
  if (status === "expired") return m.expired;
  if (status === "no-show") return m.noShow;
  if (status === "pending") return m.pending;
  return m.notOver(formatDay(lastDay));
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
        <span className="sr-only">{reviewWritingMessages().state.outOfFive(review.rating)}</span>
      </p>
      <h2
        id="written-review"
        dir="auto"
        lang={langOfText(review.title)}
        className="mt-3 text-2xl wrap-anywhere"
      >
        {review.title}
      </h2>
      <p
        dir="auto"
        lang={langOfText(review.text)}
        className="mt-2 max-w-[68ch] wrap-anywhere whitespace-pre-line"
      >
        {review.text}
      </p>
    </section>
  );
}
