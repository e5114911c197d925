import { Link, useLocation } from "react-router";
import { formatDay, formatInstantInIndia } from "~/domain/calendar";
import { reviewEditDays } from "~/domain/review";
import type { OwnReview } from "../../../worker/reviews/get-own-review";
import { ReviewNotice } from "./review-notice";

/** What has become of the review, until when it can be changed, or why there can be none. */
export function ReviewStateNotice({
  trip,
  review,
  state,
  editableUntil,
  lastDay,
  wasSaved,
}: OwnReview & { lastDay: string; wasSaved: boolean }) {
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
    // Each time anew: a review can be changed again and again.
    <ReviewNotice
      key={key}
      isNew={wasSaved}
      title={wasSaved ? "Thank you, it is saved" : titleOf(review.status)}
    >
      {review.status === "hidden" ? (
        <p>
          Our team has taken it off the tour's page.{" "}
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
            .{wasSaved && " Others see it there within a minute."}
          </p>
        )
      )}
      <p>
        {state === "editable"
          ? `You can change it until ${until}, Indian time.`
          : `A review can be changed for ${reviewEditDays} days, so that what others read stays. That ended on ${until}.`}
      </p>
    </ReviewNotice>
  );
}

function titleOf(status: "published" | "hidden"): string {
  return status === "hidden" ? "Your review is hidden" : "You have reviewed this trip";
}

function whyNotReviewable(status: OwnReview["trip"]["status"], lastDay: string): string {
  if (status === "cancelled") return "This booking was cancelled.";
  if (status === "expired") return "The payment for this booking did not come in time.";
  if (status === "no-show") return "You did not travel on this booking.";
  if (status === "pending") return "This booking has not been confirmed.";
  return `This trip ends on ${formatDay(lastDay)}. From the day after, you can tell others how it was.`;
}
