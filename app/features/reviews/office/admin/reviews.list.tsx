import { Link } from "react-router";
import { OfficeLink } from "~/office/frame/office-link";
import { Exact } from "~/ui/exact";
import { DayOf, Moment, Wait } from "~/platform/pages/when";
import { Badge, Badges } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { reviewStatuses } from "~/domain/reviews/review";
import { choice, defineList, exportedInstant, type ListState } from "~/office/lists/definition";
import { starFilter, starsOf } from "~/features/reviews/office/stars-filter";

const statusLabels = { published: "Published", hidden: "Hidden" };
const isQueue = ({ report }: ListState) => report === "open";
const reportLabels = { open: "Reported, open", handled: "Reported, resolved" };

/** Content Moderation. */
export const reviewsList = defineList({
  held: "review",
  path: "/admin/reviews",
  pageSize: 50,
  sorts: ["-written", "written", "-stars", "stars", "waiting", "-waiting"],
  usualSort: (state) => (isQueue(state) ? "waiting" : undefined),
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
  emptyReason: "Travelers can write one after their trip.",
  counted: ["review", "reviews"],
  pages: ["First reviews", "More reviews"],
  idOf: ({ id }) => id,
  nameOf: ({ title }) => `the review “${title}”`,
  panelTitleOf: ({ title }) => title,
  columns: [
    {
      key: "review",
      head: "Review",
      className: "w-1/4",
      isLong: true,
      value: ({ title }) => title,
      csv: { Title: ({ title }) => title, Review: ({ id }) => id, Answer: ({ reply }) => reply },
      detail: ({ text, reply }) => (
        <>
          <span className="whitespace-pre-line">{text}</span>
          {reply !== null && (
            <span className="mt-2 block border-l-2 border-line pl-2 whitespace-pre-line">
              <span className="text-muted">Reply:</span> <span>{reply}</span>
            </span>
          )}
        </>
      ),
    },
    {
      key: "waiting",
      head: "Waiting",
      sort: { name: "waiting" },
      phone: "end",
      isFor: isQueue,
      cell: ({ reportedAt }) => reportedAt !== null && <Wait since={reportedAt} />,
      csv: null,
    },
    {
      key: "text",
      head: "Text",
      from: "wide",
      phone: "text",
      className: "w-1/4",
      isLong: true,
      value: ({ text }) => text,
      detail: null,
    },
    {
      key: "stars",
      head: "Stars",
      sort: { name: "stars", isDownFirst: true },
      phone: "end",
      value: ({ rating }) => rating,
      cell: ({ rating }) => `${rating} of 5`,
    },
    {
      key: "tour",
      head: "Tour",
      title: ({ tourTitle }) => tourTitle,
      cell: ({ tourTitle, tourSlug }) => (
        <Link to={`/tours/${tourSlug}`} className="text-peacock underline-offset-4 hover:underline">
          {tourTitle}
        </Link>
      ),
      csv: { Tour: ({ tourTitle }) => tourTitle, "Tour slug": ({ tourSlug }) => tourSlug },
    },
    {
      key: "booking",
      head: "Booking",
      from: "widest",
      value: ({ bookingId }) => bookingId,
      cell: ({ bookingId }) => (
        <OfficeLink
          to={`/admin/bookings/${bookingId}`}
          className="inline-block min-h-6 text-peacock underline-offset-4 hover:underline"
        >
          <Exact>{bookingId}</Exact>
        </OfficeLink>
      ),
    },
    {
      key: "author",
      head: "Author",
      from: "wide",
      cell: ({ authorName }) => authorName ?? "Deleted account",
      csv: { "Written by": ({ authorName }) => authorName },
    },
    {
      key: "written",
      head: "Written",
      isFor: (state) => !isQueue(state),
      sort: { name: "written", isDownFirst: true },
      className: "text-muted",
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
      csv: { "Written at": ({ createdAt }) => exportedInstant(createdAt) },
      detail: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "changed",
      head: "Changed",
      isOptional: true,
      cell: ({ createdAt, updatedAt }) => (createdAt === updatedAt ? "Never" : <DayOf at={updatedAt} />),
      csv: { "Changed at": ({ updatedAt }) => exportedInstant(updatedAt) },
    },
    {
      key: "status",
      head: "Status",
      phone: "top",
      value: ({ status }) => status,
      cell: ({ status, reportReason, reportHandledAt }) => (
        <Badges>
          <Badge tone={status === "published" ? "success" : "danger"}>{statusLabels[status]}</Badge>
          {reportReason !== null && reportHandledAt === null && (
            <Badge tone="danger" title={reportReason}>
              Reported
            </Badge>
          )}
        </Badges>
      ),
    },
    {
      key: "report",
      head: "Report",
      isOptional: true,
      title: ({ reportReason }) => reportReason ?? "",
      cell: ({ reportReason, reportHandledAt }) => {
        if (reportReason === null) return <span className="text-muted">none</span>;
        return reportHandledAt === null ? reportReason : `Resolved: ${reportReason}`;
      },
      csv: {
        "Reported because": ({ reportReason }) => reportReason,
        "Reported at": ({ reportedAt }) => exportedInstant(reportedAt),
      },
    },
  ],
  csv: "reviews",
});
