import { Link } from "react-router";
import { Moment } from "~/components/back-office/when";
import { Badge } from "~/components/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { reviewStatuses } from "~/domain/reviews/review";
import { choice, defineList, exportedInstant } from "~/lists/definition";
import { starFilter, starsOf } from "~/lists/stars";

const statusLabels = { published: "Published", hidden: "Hidden" };
const reportLabels = { open: "Reported, open", handled: "Reported, resolved" };

/** Content Moderation. */
export const reviewsList = defineList({
  path: "/admin/reviews",
  pageSize: 50,
  sorts: ["-written", "written", "-stars", "stars"],
  search: "Title, text, author, tour or booking",
  filters: {
    status: choice("Status", reviewStatuses, statusLabels),
    stars: starFilter,
    report: choice("Reported", ["open", "handled"], reportLabels),
  },
  load: (services, admin: Viewer, { stars, ...query }) =>
    services.listReviewsForModeration(admin, { ...query, stars: starsOf(stars) }),
  rows: ({ reviews }) => reviews,
  caption: "Reviews",
  empty: "No reviews found",
  pages: ["First reviews", "More reviews"],
  idOf: ({ id }) => id,
  nameOf: ({ title }) => `the review “${title}”`,
  // The row's text is not a link: only keyboard navigation opens its booking.
  rowAttributes: ({ bookingId }) => ({ "data-href": `/admin/bookings/${bookingId}` }),
  columns: [
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
            <span className="mt-1 block border-l-2 border-danger pl-2 text-sm font-normal whitespace-pre-line">
              <span className={reportHandledAt === null ? "font-semibold text-danger" : "text-muted"}>
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
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "changed",
      head: "Changed",
      isOptional: true,
      cell: ({ createdAt, updatedAt }) => (createdAt === updatedAt ? "Never" : <Moment at={updatedAt} />),
    },
    {
      key: "status",
      head: "Status",
      className: "max-lg:py-1",
      cell: ({ status }) => (
        <Badge tone={status === "published" ? "success" : "danger"}>{statusLabels[status]}</Badge>
      ),
    },
  ],
  csv: {
    name: "reviews",
    columns: [
      ["Review", ({ id }) => id],
      ["Status", ({ status }) => status],
      ["Stars", ({ rating }) => rating],
      ["Title", ({ title }) => title],
      ["Text", ({ text }) => text],
      ["Written by", ({ authorName }) => authorName],
      ["Tour", ({ tourTitle }) => tourTitle],
      ["Tour slug", ({ tourSlug }) => tourSlug],
      ["Booking", ({ bookingId }) => bookingId],
      ["Answer", ({ reply }) => reply],
      ["Reported because", ({ reportReason }) => reportReason],
      ["Written at", ({ createdAt }) => exportedInstant(createdAt)],
      ["Changed at", ({ updatedAt }) => exportedInstant(updatedAt)],
    ],
  },
});
