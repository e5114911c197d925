import type { Route } from "./+types/reviews-csv";
import { servicesContext } from "~/context";
import { csvResponse } from "~/lib/pages/csv.server";
import type { CsvColumn } from "~/lib/pages/csv.server";
import { reviewListQuery, reviewsAsked } from "~/lib/reviews/review-list-query";
import { requireAdmin } from "~/middleware/require-admin";
import type { Services } from "../../../worker/services";

type Review = Awaited<ReturnType<Services["listReviewsForModeration"]>>["reviews"][number];

const columns: readonly CsvColumn<Review>[] = [
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
  ["Written at", ({ createdAt }) => new Date(createdAt).toISOString()],
  ["Changed at", ({ updatedAt }) => new Date(updatedAt).toISOString()],
];

/** Exports all reviews with the list's filters and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const query = reviewsAsked(reviewListQuery.parse(Object.fromEntries(url.searchParams)));
  const { listReviewsForModeration } = context.get(servicesContext);
  return csvResponse("reviews", columns, async (cursor) => {
    const { reviews, nextCursor } = await listReviewsForModeration(viewer, { ...query, cursor, limit: 500 });
    return { rows: reviews, nextCursor };
  });
}
