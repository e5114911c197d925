import type { Route } from "./+types/reviews";
import { ListFilters } from "~/components/back-office/list-filters";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { ReviewToAnswer } from "~/components/operator/reviews/review-to-answer";
import { RatingPanels } from "~/components/operator/reviews/rating-panels";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { answerOrReport } from "~/lib/reviews/answer-review";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { ownReviewQuery, ownReviewsAsked } from "~/lib/reviews/own-review-query";
import { readForm } from "~/lib/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

const pageSize = 30;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const query = ownReviewQuery.parse(Object.fromEntries(url.searchParams));
  const [list, ratings] = await Promise.all([
    services.listOwnReviews(viewer, { ...ownReviewsAsked(query), limit: pageSize }),
    services.getOwnRatings(viewer),
  ]);
  return { ...list, ...ratings, query };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return answerOrReport(context.get(servicesContext), viewer, await readForm(request));
}

export function meta() {
  return backOfficeMeta("Reviews of your tours");
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { reviews, nextCursor, query, count, mean, tours, months } = loaderData;
  return (
    <BackOfficePage
      title="Reviews of your tours"
      intro={
        mean === null
          ? "Reviews by travelers on your tours."
          : `${mean.toFixed(1)} of 5 stars on average from ${count === 1 ? "1 published review" : `${count} published reviews`}. You can answer each review once; your answer appears on the tour's page.`
      }
    >
      <RatingPanels tours={tours} months={months} />
      <h2 className="mt-8 text-2xl">Traveler reviews</h2>
      <ListFilters
        query={{ tour: query.tour, stars: query.stars, answer: query.answer }}
        choices={[
          {
            name: "tour",
            label: "Tour",
            all: "All",
            options: tours.map(({ slug, title }) => [slug, title] as const),
          },
          {
            name: "stars",
            label: "Stars",
            all: "Any",
            options: ["5", "4", "3", "2", "1"].map((number) => [number, `${number} of 5`] as const),
          },
          {
            name: "answer",
            label: "Answer",
            all: "All",
            options: [
              ["missing", "Not answered"],
              ["given", "Answered"],
            ],
          },
        ]}
      />
      {reviews.length === 0 ? (
        <EmptyList>No reviews found</EmptyList>
      ) : (
        <ul className="mt-4 grid items-start gap-3 lg:grid-cols-2">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewToAnswer review={review} result={actionData?.id === review.id ? actionData : null} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="Newest reviews" next="Older reviews" />
    </BackOfficePage>
  );
}
