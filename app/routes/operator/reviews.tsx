import type { Route } from "./+types/reviews";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { ReviewPanel } from "~/features/reviews/office/operator/review-panel";
import { RatingPanels } from "~/features/reviews/office/operator/rating-panels";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { answerOrReport } from "~/features/reviews/office/operator/answer-review";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { readForm } from "~/platform/forms/read-form";
import { loadList } from "~/office/lists/load-list.server";
import { operatorReviewsList } from "~/features/reviews/office/operator/reviews.list";
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

export { revalidatesList as shouldRevalidate } from "~/platform/pages/open-row";

export function meta() {
  return backOfficeMeta("Reviews of your tours");
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { reviews, count, mean, tours, months } = loaderData;
  const form = useForm();
  return (
    <BackOfficePage
      title="Reviews of your tours"
      intro={
        mean !== null && (
          <>
            <span>{`${mean.toFixed(1)} of 5 stars on average from ${count === 1 ? "1 published review" : `${count} published reviews`}.`}</span>{" "}
            <a href="#ratings" className="inline-block py-1 text-peacock underline underline-offset-4">
              Ratings by month and tour
            </a>
          </>
        )
      }
    >
      <ExportableList
        list={operatorReviewsList}
        rows={reviews}
        loaded={loaderData}
        choices={{ tour: tours.map(({ slug, title }) => [slug, title]) }}
        renderPanel={(review, onClose) => <ReviewPanel review={review} form={form} onClose={onClose} />}
      >
        {/* Not in the panel: an answered review can leave the list. */}
        <p role="status" className="mb-2 font-semibold text-success empty:hidden">
          {form.notice}
        </p>
      </ExportableList>
      {count > 0 && (
        <>
          <h2 id="ratings" tabIndex={-1} className="mt-8 scroll-mt-16 text-2xl outline-none">
            Ratings
          </h2>
          <RatingPanels tours={tours} months={months} />
        </>
      )}
    </BackOfficePage>
  );
}
