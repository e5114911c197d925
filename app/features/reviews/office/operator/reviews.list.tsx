import { DayOf, Wait } from "~/platform/pages/when";
import { Badge, Badges } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { namelessAuthor } from "~/domain/reviews/review";
import { choice, defineList, exportedInstant, loadedChoice, type ListState } from "~/office/lists/definition";
import { starFilter, starsOf } from "~/features/reviews/office/stars-filter";

const isQueue = ({ answer }: ListState) => answer === "missing";

/** Reviews of an operator's tours. */
export const operatorReviewsList = defineList({
  path: "/operator/reviews",
  pageSize: 50,
  sorts: ["-written", "written", "-stars", "stars"],
  usualSort: (state) => (isQueue(state) ? "written" : undefined),
  search: "Title, text, author or tour",
  filters: {
    answer: choice("Answer", ["missing", "given"], { missing: "Not answered", given: "Answered" }),
    stars: starFilter,
    tour: loadedChoice("Tour"),
  },
  load: (services, operator: Viewer, { stars, ...query }) =>
    services.listOperatorReviews(operator, { ...query, stars: starsOf(stars) }),
  rows: ({ reviews }) => reviews,
  caption: "Traveler reviews",
  empty: "No reviews found",
  emptyReason: "Travelers are asked for a review after their trip.",
  counted: ["review", "reviews"],
  pages: ["Newest reviews", "Older reviews", "First reviews", "More reviews"],
  idOf: ({ id }) => id,
  nameOf: ({ title }) => `the review “${title}”`,
  panelTitleOf: ({ title }) => title,
  columns: [
    {
      key: "review",
      head: "Review",
      className: "w-1/4",
      title: ({ title }) => title,
      cell: ({ title }) => <bdi>{title}</bdi>,
      csv: { Title: ({ title }) => title },
    },
    {
      key: "waiting",
      head: "Waiting",
      phone: "end",
      isFor: isQueue,
      cell: ({ createdAt }) => <Wait since={createdAt} />,
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
      cell: ({ text }) => <bdi>{text}</bdi>,
    },
    {
      key: "stars",
      head: "Stars",
      sort: { name: "stars", isDownFirst: true },
      phone: "end",
      value: ({ rating }) => rating,
      cell: ({ rating }) => `${rating} of 5`,
    },
    { key: "tour", head: "Tour", isLong: true, value: ({ tourTitle }) => tourTitle },
    {
      key: "author",
      head: "Author",
      from: "wide",
      value: ({ authorName }) => authorName,
      cell: ({ authorName }) => authorName ?? namelessAuthor,
    },
    {
      key: "written",
      head: "Written",
      sort: { name: "written", isDownFirst: true },
      className: "text-muted",
      value: ({ createdAt }) => exportedInstant(createdAt),
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
    },
    {
      key: "answer",
      head: "Answer",
      phone: "top",
      cell: ({ reply, reportReason, reportHandledAt }) => (
        <Badges>
          {reply === null ? (
            <Badge tone="warning">Not answered</Badge>
          ) : (
            <Badge tone="success">Answered</Badge>
          )}
          {reportReason !== null && reportHandledAt === null && <Badge>Reported</Badge>}
        </Badges>
      ),
      csv: {
        Answer: ({ reply }) => reply,
        Answered: ({ repliedAt }) => exportedInstant(repliedAt),
        "Reported because": ({ reportReason }) => reportReason,
      },
    },
  ],
  csv: "reviews",
});
