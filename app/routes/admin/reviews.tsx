import type { Route } from "./+types/reviews";
import { ReviewActions, reviewColumns } from "~/components/admin/reviews/review-columns";
import type { ListedReview } from "~/components/admin/reviews/review-columns";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { DataTable } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { readForm } from "~/lib/forms/read-form";
import { reviewListQuery, reviewsAsked } from "~/lib/reviews/review-list-query";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const query = reviewListQuery.parse(Object.fromEntries(url.searchParams));
  const asked = { ...reviewsAsked(query), limit: pageSize };
  const list = context.get(servicesContext).listReviewsForModeration(viewer, asked);
  return { ...(await list), query };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const { moderateReview, dismissReviewReport } = context.get(servicesContext);
  return bulkAction(await readForm(request), {
    hide: async (id) => {
      await moderateReview(viewer, { id, status: "hidden" });
      return "The review is hidden.";
    },
    publish: async (id) => {
      await moderateReview(viewer, { id, status: "published" });
      return "The review is published.";
    },
    dismiss: async (id) => {
      await dismissReviewReport(viewer, id);
      return "The report is dismissed; the review stays.";
    },
  });
}

export function meta() {
  return backOfficeMeta("Content Moderation");
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { reviews, nextCursor, query } = loaderData;
  const { selection, isBusy, act } = useBulk();
  const { q, status, stars, report, sort, columns } = query;
  function actionsOf(review: ListedReview) {
    return <ReviewActions review={review} isBusy={isBusy} onAct={act} />;
  }
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
          isBusy={isBusy}
          onAct={act}
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
          actions={actionsOf}
        />
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="First reviews" next="More reviews" />
    </BackOfficePage>
  );
}
