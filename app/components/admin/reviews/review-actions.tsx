import { RowButton } from "~/components/back-office/row-button";
import type { ModeratedReview } from "../../../../worker/reviews/moderation.repo";

/** Row actions: hide a published review, publish a hidden one, dismiss a report. */
export function ReviewActions({
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
