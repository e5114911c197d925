import { Exact } from "~/ui/exact";

export const messages = {
  starsOf5: (stars: number) => `${stars} out of 5 stars`,
  /** After a number of stars, before that of reviews, for screen readers. */
  outOf5: "out of 5 stars, ",
  stars: (stars: number) => `${stars} ${stars === 1 ? "star" : "stars"}`,
  nameless: "A traveler",
  title: "What travelers say",
  sample: "Sample reviews",
  /** Says in which language reviews are; empty in English. */
  asWritten: "",
  all: (reviews: string) => `All ${reviews}`,
  none: "No reviews yet. Travelers who booked this tour here can review it after their trip.",
  readInFull: "Read it in full",
  signed: (name: string, month: string) => (
    <span>
      <strong className="font-semibold text-ink">{name}</strong>, traveled in <Exact>{month}</Exact>
    </span>
  ),
  verified: "Verified booking",
  replyFrom: (company: string, createdAt: string, month: string) => (
    <p className="text-sm text-muted">
      <strong className="font-semibold text-ink">{`Reply from ${company}`}</strong>,{" "}
      <time translate="no" dateTime={createdAt}>
        {month}
      </time>
    </p>
  ),
  photographsWith: (title: string) => `Photographs with “${title}”`,
  photographOf: (index: number, count: number) => `Photograph ${index} of ${count}`,
  photographBy: (name: string, month: string) => (
    <p className="mt-1 text-sm text-muted">
      <span>{`Photograph by ${name},`}</span> <Exact>{month}</Exact>
    </p>
  ),
  previous: "Previous",
  next: "Next",
  guests: "Guests' photographs",
  guestsOf: (tour: string) => `Guests' photographs: ${tour}`,
  starsAndTitle: (stars: number, title: string): React.ReactNode => `${stars} of 5 stars: “${title}”`,
  morePhotographs: "More photographs of this tour",
  newer: "Newer",
  older: "Older",
  page: {
    title: (tour: string) => `Reviews of ${tour}`,
    description: (reviews: string, tour: string) => `${reviews} of ${tour} by travelers who booked it.`,
    reviews: "Reviews",
    noMatch: "No review matches.",
    showAll: (reviews: string) => `Show all ${reviews}`,
    more: "More reviews",
    first: "First page",
    search: "Search reviews",
    placeholder: "Food, guide, children …",
    order: "Order",
    sorts: { newest: "Newest", highest: "Highest rating", lowest: "Lowest rating" },
    show: "Show",
    onlyStars: (stars: number) => `Only ${stars === 1 ? "1 star" : `${stars} stars`}.`,
    allStars: "All stars",
  },
};
