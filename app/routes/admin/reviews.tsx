import { data, useFetcher } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/reviews";
import { reviewActionsBy, reviewColumns } from "~/components/admin/reviews/review-columns";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { DataTable } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import type { ReviewStatus } from "~/domain/reviews/review";
import { useSelection } from "~/hooks/use-selection";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { reviewListQuery, reviewsAsked } from "~/lib/reviews/review-list-query";
import { runBulk } from "~/lib/forms/run-bulk.server";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const query = reviewListQuery.parse(Object.fromEntries(url.searchParams));
  const asked = { ...reviewsAsked(query), limit: pageSize };
  const list = context.get(servicesContext).listReviewsForModeration(viewer, asked);
  return { ...(await list), query };
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
  const { reviews, nextCursor, query } = loaderData;
  const fetcher = useFetcher<typeof action>();
  const selection = useSelection(fetcher.data ?? actionData ?? null);
  const { q, status, stars, report, sort, columns } = query;
  return (
    <BackOfficePage
      title="Content Moderation"
      intro="Traveler reviews. Hidden reviews don't count in the tour's rating. Reported reviews can be hidden, or the report dismissed."
    >
      <ListFilters
        query={{ q, status, stars, report }}
        kept={{ sort, columns }}
        placeholder="Title, text, author, tour or booking"
        choices={[
          {
            name: "status",
            label: "Status",
            all: "All",
            options: [
              ["published", "Published"],
              ["hidden", "Hidden"],
            ],
          },
          {
            name: "stars",
            label: "Stars",
            all: "Any",
            options: ["5", "4", "3", "2", "1"].map((number) => [number, `${number} of 5`] as const),
          },
          {
            name: "report",
            label: "Reported",
            all: "All",
            options: [
              ["open", "Reported, open"],
              ["handled", "Reported, resolved"],
            ],
          },
        ]}
      />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4">
        <BulkActions
          selection={selection}
          actions={[
            { intent: "hide", label: "Hide", look: "danger" },
            { intent: "publish", label: "Publish" },
          ]}
          isBusy={fetcher.state !== "idle"}
          onAct={(intent, ids) => {
            const form = new FormData();
            form.set("intent", intent);
            for (const id of ids) form.append("id", id);
            void fetcher.submit(form, { method: "post" });
          }}
        />
        <ListTools columns={reviewColumns} state={query} csvPath="/admin/reviews.csv" />
      </div>
      {reviews.length === 0 ? (
        <EmptyList>No reviews found</EmptyList>
      ) : (
        <DataTable
          caption="Reviews"
          columns={reviewColumns}
          rows={reviews}
          idOf={({ id }) => id}
          nameOf={({ title }) => `the review “${title}”`}
          state={query}
          selection={selection}
          // The row's text is not a link: only keyboard navigation opens its booking.
          rowAttributes={({ bookingId }) => ({ "data-href": `/admin/bookings/${bookingId}` })}
          actions={reviewActionsBy(fetcher)}
        />
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="First reviews" next="More reviews" />
    </BackOfficePage>
  );
}
