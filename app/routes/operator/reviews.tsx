import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/reviews";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { formatDay, todayInIndia } from "~/domain/calendar";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { listOrNotFound } from "~/lib/list-or-not-found";
import { requireOperator } from "~/middleware/require-operator";

const querySchema = z.object({ cursor: z.string().max(200).optional().catch(undefined) });

const pageSize = 30;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const list = context.get(servicesContext).listOwnReviews(viewer, { ...query, limit: pageSize });
  return { ...(await listOrNotFound(list)), query };
}

export function meta() {
  return backOfficeMeta("Reviews of your tours");
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { reviews, nextCursor, query, count, mean } = loaderData;
  return (
    <BackOfficePage
      title="Reviews of your tours"
      intro={
        mean === null
          ? "What travelers wrote who came back from a tour of yours."
          : `${mean.toFixed(1)} of 5 stars: the mean of ${count === 1 ? "1 published review" : `${count} published reviews`}, newest first.`
      }
    >
      {reviews.length === 0 ? (
        <EmptyList>No reviews yet</EmptyList>
      ) : (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {reviews.map((review) => (
            <li key={review.id} className="rounded-card border border-line bg-card p-4">
              <p className="text-sm text-muted tabular-nums">
                {review.rating} of 5, {formatDay(todayInIndia(review.createdAt))}, by{" "}
                {review.authorName ?? "a former traveler"}
              </p>
              <h2 className="mt-1 text-xl wrap-anywhere">{review.title}</h2>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{review.text}</p>
              <p className="mt-2 text-sm">
                <Link
                  to={`/tours/${review.tourSlug}`}
                  className="inline-block py-1 text-peacock underline underline-offset-4"
                >
                  {review.tourTitle}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="Newest reviews" next="Older reviews" />
    </BackOfficePage>
  );
}
