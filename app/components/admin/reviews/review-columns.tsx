import { Link } from "react-router";
import type { useFetcher } from "react-router";
import type { Column } from "~/components/back-office/data-table";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { ModeratedReview } from "../../../../worker/reviews/moderation.repo";

export const reviewColumns: readonly Column<ModeratedReview>[] = [
  {
    key: "review",
    head: "Review",
    className: "max-w-xl lg:min-w-72",
    cell: ({ title, text, reply, reportReason, reportHandledAt }) => (
      <>
        {title}
        <span className="block font-normal whitespace-pre-line">{text}</span>
        {reply !== null && (
          <span className="mt-1 block border-l-2 border-line pl-2 text-sm font-normal whitespace-pre-line">
            <span className="text-muted">Reply:</span> {reply}
          </span>
        )}
        {reportReason !== null && (
          <span className="mt-1 block border-l-2 border-bad pl-2 text-sm font-normal whitespace-pre-line">
            <span className={reportHandledAt === null ? "font-semibold text-bad" : "text-muted"}>
              {reportHandledAt === null ? "Reported:" : "Reported, resolved:"}
            </span>{" "}
            {reportReason}
          </span>
        )}
      </>
    ),
  },
  {
    key: "stars",
    head: "Stars",
    sort: { name: "stars", isDownFirst: true },
    cell: ({ rating }) => <span className="whitespace-nowrap">{rating} of 5</span>,
  },
  {
    key: "tour",
    head: "Tour",
    cell: ({ tourTitle, tourSlug }) => (
      <Link to={`/tours/${tourSlug}`} className="text-peacock underline underline-offset-4">
        {tourTitle}
      </Link>
    ),
  },
  {
    key: "booking",
    head: "Booking",
    cell: ({ bookingId }) => (
      <Link
        to={`/admin/bookings/${bookingId}`}
        className="inline-block min-h-6 text-peacock underline underline-offset-4"
      >
        {bookingId}
      </Link>
    ),
  },
  { key: "author", head: "Author", cell: ({ authorName }) => authorName ?? "Deleted account" },
  {
    key: "written",
    head: "Written",
    sort: { name: "written", isDownFirst: true },
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatInstantInIndia(createdAt)}</span>,
  },
  {
    key: "changed",
    head: "Changed",
    isOptional: true,
    cell: ({ createdAt, updatedAt }) =>
      createdAt === updatedAt ? (
        "Never"
      ) : (
        <span className="whitespace-nowrap">{formatInstantInIndia(updatedAt)}</span>
      ),
  },
  {
    key: "status",
    head: "Status",
    className: "max-lg:py-1",
    cell: ({ status }) => (
      <Badge tone={status === "published" ? "good" : "bad"}>
        {status === "published" ? "Published" : "Hidden"}
      </Badge>
    ),
  },
];

type ReviewFetcher = Pick<ReturnType<typeof useFetcher>, "Form" | "state">;

/** Returns a renderer for the row action: hides a published review and publishes a hidden one. */
export function reviewActionsBy(fetcher: ReviewFetcher) {
  return (review: ModeratedReview) => <ReviewAction review={review} fetcher={fetcher} />;
}

function ReviewAction({
  review: { id, status, title, reportReason, reportHandledAt },
  fetcher,
}: {
  review: ModeratedReview;
  fetcher: ReviewFetcher;
}) {
  const isPublished = status === "published";
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-2 lg:justify-end">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={isPublished ? "hide" : "publish"}
        look={isPublished ? "danger" : "primary"}
        disabled={fetcher.state !== "idle"}
        className="min-h-9 px-3 py-1 text-sm whitespace-nowrap"
      >
        {isPublished ? "Hide" : "Publish"}
        <span className="sr-only"> the review “{title}”</span>
      </Button>
      {reportReason !== null && reportHandledAt === null && (
        <Button
          type="submit"
          name="intent"
          value="dismiss"
          look="secondary"
          disabled={fetcher.state !== "idle"}
          className="min-h-9 px-3 py-1 text-sm whitespace-nowrap"
        >
          Dismiss report
          <span className="sr-only"> of the review “{title}”</span>
        </Button>
      )}
    </fetcher.Form>
  );
}
