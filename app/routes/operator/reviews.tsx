import type { Route } from "./+types/reviews";
import { ListView } from "~/components/back-office/list-view";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { ReviewToAnswer } from "~/components/operator/reviews/review-to-answer";
import { RatingPanels } from "~/components/operator/reviews/rating-panels";
import { servicesContext } from "~/context";
import { answerOrReport } from "~/lib/reviews/answer-review";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { loadList } from "~/lists/load-list.server";
import { operatorReviewsList } from "~/lists/operator/reviews";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const [list, ratings] = await Promise.all([
    loadList(operatorReviewsList, viewer, { context, url }),
    context.get(servicesContext).getOperatorRatings(viewer),
  ]);
  return { ...list, ...ratings };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return answerOrReport(context.get(servicesContext), viewer, await readForm(request));
}

export function meta() {
  return backOfficeMeta("Reviews of your tours");
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { reviews, count, mean, tours, months } = loaderData;
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
      <ListView
        list={operatorReviewsList}
        rows={reviews}
        loaded={loaderData}
        choices={{ tour: tours.map(({ slug, title }) => [slug, title]) }}
        renderRows={(rows) => (
          <ul className="grid items-start gap-3 lg:grid-cols-2">
            {rows.map((review) => (
              <li key={review.id}>
                <ReviewToAnswer review={review} />
              </li>
            ))}
          </ul>
        )}
      />
    </BackOfficePage>
  );
}
