import type { Route } from "./+types/reviews";
import { ExportableList } from "~/components/back-office/exportable-list";
import { ReviewTabs } from "~/components/admin/reviews/review-tabs";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { heldBackBy } from "~/lib/forms/hold-back.server";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { readForm } from "~/lib/forms/read-form";
import { reviewsList } from "~/lists/admin/reviews";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import { RowButton } from "~/components/back-office/row-button";
import type { ModeratedReview } from "../../../worker/reviews/moderation.repo";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(reviewsList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const hold = heldBackBy(context.get(servicesContext), viewer);
  return bulkAction(await readForm(request), {
    hide: (id) => hold({ kind: "review.hide", id }, "The review is hidden."),
    publish: (id) => hold({ kind: "review.publish", id }, "The review is published."),
    dismiss: (id) => hold({ kind: "review.dismiss", id }, "The report is dismissed; the review stays."),
  });
}

export function meta() {
  return backOfficeMeta("Content Moderation");
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { selection, isBusy, act } = useBulk();
  return (
    <BackOfficePage
      title="Content Moderation"
      intro="Traveler reviews. Hidden reviews don't count in the tour's rating. Reported reviews can be hidden, or the report dismissed."
    >
      <ReviewTabs />
      <ExportableList
        list={reviewsList}
        rows={loaderData.reviews}
        loaded={loaderData}
        bulk={{
          selection,
          actions: [
            { intent: "hide", label: "Hide", variant: "danger" },
            { intent: "publish", label: "Publish" },
          ],
          isBusy,
          onAct: act,
        }}
        renderActions={(review) => <ReviewActions review={review} isBusy={isBusy} onAct={act} />}
      />
    </BackOfficePage>
  );
}

/** Row actions: hide a published review, publish a hidden one, dismiss a report. */
function ReviewActions({
  review: { id, status, title, reportReason, reportHandledAt },
  ...row
}: {
  review: ModeratedReview;
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
        variant={isPublished ? "danger" : "primary"}
      />
      {reportReason !== null && reportHandledAt === null && (
        <RowButton {...row} id={id} intent="dismiss" label="Dismiss report" of={`of the review “${title}”`} />
      )}
    </div>
  );
}
