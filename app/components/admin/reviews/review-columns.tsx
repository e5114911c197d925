import { Link } from "react-router";
import type { Column } from "~/components/back-office/data-table";
import { RowButton } from "~/components/back-office/row-button";
import { Badge } from "~/components/ui/badge";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { ReviewStatus } from "~/domain/reviews/review";

export interface ListedReview {
  id: string;
  status: ReviewStatus;
  tourTitle: string;
  tourSlug: string;
  /** Booking reference. */
  bookingId: string;
  authorName: string | null;
  rating: number;
  title: string;
  text: string;
  createdAt: number;
  updatedAt: number;
  /** The operator's reply. */
  reply: string | null;
  /** The operator's reason for reporting the review. */
  reportReason: string | null;
  reportHandledAt: number | null;
}

export const reviewColumns: readonly Column<ListedReview>[] = [
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

/** Actions on a review: hides a published one, publishes a hidden one, and dismisses an open report. */
export function ReviewActions({
  review: { id, status, title, reportReason, reportHandledAt },
  ...row
}: {
  review: ListedReview;
} & Pick<React.ComponentProps<typeof RowButton>, "isBusy" | "onAct">) {
  const isPublished = status === "published";
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      <RowButton
        {...row}
        id={id}
        intent={isPublished ? "hide" : "publish"}
        label={isPublished ? "Hide" : "Publish"}
        of={`the review “${title}”`}
        look={isPublished ? "danger" : "primary"}
      />
      {reportReason !== null && reportHandledAt === null && (
        <RowButton {...row} id={id} intent="dismiss" label="Dismiss report" of={`of the review “${title}”`} />
      )}
    </div>
  );
}
