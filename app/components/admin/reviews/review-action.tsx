import type { useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import type { ModeratedReview } from "../../../../worker/reviews/moderation.repo";

type ReviewFetcher = Pick<ReturnType<typeof useFetcher>, "Form" | "state">;

/** Row actions: hide a published review, publish a hidden one, dismiss a report. */
export function ReviewAction({
  review: { id, status, title, reportReason, reportHandledAt },
  fetcher,
}: {
  review: ModeratedReview;
  fetcher: ReviewFetcher;
}) {
  const isPublished = status === "published";
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-2 lg:justify-end">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={isPublished ? "hide" : "publish"}
        look={isPublished ? "danger" : "primary"}
        disabled={fetcher.state !== "idle"}
        className="min-h-9 px-3 py-1 text-sm whitespace-nowrap"
      >
        {isPublished ? "Hide" : "Publish"}
        <span className="sr-only"> the review “{title}”</span>
      </Button>
      {reportReason !== null && reportHandledAt === null && (
        <Button
          type="submit"
          name="intent"
          value="dismiss"
          look="secondary"
          disabled={fetcher.state !== "idle"}
          className="min-h-9 px-3 py-1 text-sm whitespace-nowrap"
        >
          Dismiss report
          <span className="sr-only"> of the review “{title}”</span>
        </Button>
      )}
    </fetcher.Form>
  );
}
