import { data, useFetcher } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/reviews";
import { ReviewAction } from "~/components/admin/reviews/review-action";
import { ListView } from "~/components/back-office/list-view";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import type { ReviewStatus } from "~/domain/reviews/review";
import { useSelection } from "~/hooks/use-selection";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { runBulk } from "~/lib/forms/run-bulk.server";
import { reviewsList } from "~/lists/admin/reviews";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(reviewsList, requireAdmin(context, url), { context, url });
}

const moderations: Record<"hide" | "publish", { status: ReviewStatus; message: string }> = {
  hide: { status: "hidden", message: "The review is hidden." },
  publish: { status: "published", message: "The review is published." },
};
const intentSchema = z.enum(["hide", "publish", "dismiss"]);

/** Handles the row buttons and the bulk buttons alike: an intent, and the id of each row. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const intent = intentSchema.safeParse(form.get("intent"));
  if (!intent.success) throw data("Unknown action.", { status: 422 });
  const { moderateReview, dismissReviewReport } = context.get(servicesContext);
  const kind = intent.data;
  const result = await runBulk(form.getAll("id"), async (id) => {
    if (kind === "dismiss") {
      await dismissReviewReport(viewer, id);
      return "The report is dismissed; the review stays.";
    }
    const { status, message } = moderations[kind];
    await moderateReview(viewer, { id, status });
    return message;
  });
  return data(result, { status: result.rows.some(({ isDone }) => isDone) ? 200 : 422 });
}

export function meta() {
  return backOfficeMeta("Content Moderation");
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>();
  const selection = useSelection(fetcher.data ?? actionData ?? null);
  return (
    <BackOfficePage
      title="Content Moderation"
      intro="Traveler reviews. Hidden reviews don't count in the tour's rating. Reported reviews can be hidden, or the report dismissed."
    >
      <ListView
        list={reviewsList}
        rows={loaderData.reviews}
        loaded={loaderData}
        bulk={{
          selection,
          actions: [
            { intent: "hide", label: "Hide", look: "danger" },
            { intent: "publish", label: "Publish" },
          ],
          isBusy: fetcher.state !== "idle",
          onAct(intent, ids) {
            const form = new FormData();
            form.set("intent", intent);
            for (const id of ids) form.append("id", id);
            void fetcher.submit(form, { method: "post" });
          },
        }}
        renderActions={(review) => <ReviewAction review={review} fetcher={fetcher} />}
      />
    </BackOfficePage>
  );
}
