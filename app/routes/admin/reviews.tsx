import type { Route } from "./+types/reviews";
import { ExportableList } from "~/office/lists/exportable-list";
import { ReviewTabs } from "~/features/reviews/office/admin/review-tabs";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { useBulk } from "~/office/lists/use-bulk";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { heldBackBy } from "~/office/undo/hold-back.server";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { inState, ruleOf } from "~/domain/bulk";
import { readForm } from "~/platform/forms/read-form";
import { reviewsList } from "~/features/reviews/office/admin/reviews.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { RowButton } from "~/office/lists/row-button";
import type { ModeratedReview } from "../../../worker/reviews/moderation.repo";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(reviewsList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const hold = heldBackBy(context.get(servicesContext), viewer);
  return bulkAction(await readForm(request), {
    hide: async (id) => hold({ kind: "review.hide", id }, "The review is hidden."),
    publish: async (id) => hold({ kind: "review.publish", id }, "The review is published."),
    dismiss: async (id) => hold({ kind: "review.dismiss", id }, "The report is dismissed; the review stays."),
  });
}

export { revalidatesList as shouldRevalidate } from "~/platform/pages/open-row";

export function meta() {
  return backOfficeMeta("Content Moderation");
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { selection, isBusy, act } = useBulk();
  const refusalUnless = (wanted: ModeratedReview["status"]) =>
    ruleOf(loaderData.reviews, reviewsList.idOf, ({ status }) =>
      status === wanted ? null : inState(status),
    );
  return (
    <BackOfficePage
      title="Content Moderation"
      explained="Traveler reviews. Hidden reviews don't count in the tour's rating. Reported reviews can be hidden, or the report dismissed."
    >
      <ReviewTabs />
      <ExportableList
        list={reviewsList}
        rows={loaderData.reviews}
        loaded={loaderData}
        bulk={{
          selection,
          actions: [
            { intent: "hide", label: "Hide", variant: "danger", refusalOf: refusalUnless("published") },
            { intent: "publish", label: "Publish", refusalOf: refusalUnless("hidden") },
          ],
          isBusy,
          onAct: act,
        }}
        renderActions={(review) => <ReviewActions review={review} isBusy={isBusy} onAct={act} />}
        renderPanelActions={(review) => <ReviewPanelActions review={review} isBusy={isBusy} onAct={act} />}
      />
    </BackOfficePage>
  );
}

type Act = Pick<React.ComponentProps<typeof RowButton>, "isBusy" | "onAct">;

/** Returns the intents that apply to a review, with their labels: hide or publish it, dismiss a report. */
function changesOf({ status, reportReason, reportHandledAt }: ModeratedReview) {
  return [
    status === "published"
      ? ({ intent: "hide", label: "Hide", variant: "danger" } as const)
      : ({ intent: "publish", label: "Publish", variant: "primary" } as const),
    ...(reportReason !== null && reportHandledAt === null
      ? [{ intent: "dismiss", label: "Dismiss report", variant: "secondary" } as const]
      : []),
  ];
}

/** Menu of a review. A reported one waits for a decision: Hide is a button in its row. */
function ReviewActions({ review, isBusy, onAct }: { review: ModeratedReview } & Act) {
  const { id, title, reportReason, reportHandledAt, status } = review;
  const of = `the review “${title}”`;
  const isReported = reportReason !== null && reportHandledAt === null;
  return (
    <RowActions
      of={of}
      due={
        isReported &&
        status === "published" && (
          <RowButton
            id={id}
            intent="hide"
            label="Hide"
            of={of}
            variant="danger"
            isBusy={isBusy}
            onAct={onAct}
          />
        )
      }
    >
      {changesOf(review).map(({ intent, label, variant }) => (
        <RowAction
          key={intent}
          isDanger={variant === "danger"}
          isBusy={isBusy}
          onAct={() => onAct(intent, [id])}
          fields={{ intent, id }}
        >
          {label}
        </RowAction>
      ))}
    </RowActions>
  );
}

function ReviewPanelActions({ review, ...act }: { review: ModeratedReview } & Act) {
  return changesOf(review).map((change) => (
    <RowButton
      key={change.intent}
      {...act}
      {...change}
      id={review.id}
      of={`the review “${review.title}”`}
      className="min-h-9 px-3 py-1"
    />
  ));
}
