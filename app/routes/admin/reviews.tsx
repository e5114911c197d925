import { data, useFetcher } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/reviews";
import { ListFilters } from "~/components/back-office/list-filters";
import { ReviewsTable } from "~/components/admin/reviews-table";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { listOrNotFound } from "~/lib/list-or-not-found";
import { readForm } from "~/lib/read-form";
import { requireAdmin } from "~/middleware/require-admin";

const statuses = ["published", "hidden"] as const;

// A filter the address does not name well is no filter.
const querySchema = z.object({
  status: z.enum(statuses).optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const list = context.get(servicesContext).listReviewsForModeration(viewer, { ...query, limit: pageSize });
  return { ...(await listOrNotFound(list)), query };
}

const changeSchema = z.object({ reviewId: z.string().min(1).max(100), status: z.enum(statuses) });

interface ModerationResult {
  reviewId: string | null;
  isDone: boolean;
  message: string;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const change = changeSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!change.success) return refused(null, "This change is not known.", 422);
  const { reviewId, status } = change.data;
  try {
    await context.get(servicesContext).moderateReview(viewer, { id: reviewId, status });
    const message = status === "hidden" ? "The review is hidden." : "The review is published.";
    return data<ModerationResult>({ reviewId, isDone: true, message });
  } catch (error) {
    if (error instanceof AppError) return refused(reviewId, error.message, error.status);
    throw error;
  }
}

function refused(reviewId: string | null, message: string, status: number) {
  return data<ModerationResult>({ reviewId, isDone: false, message }, { status });
}

export function meta() {
  return backOfficeMeta("Content Moderation");
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { reviews, nextCursor, query } = loaderData;
  const fetcher = useFetcher<ModerationResult>();
  const result = fetcher.data ?? actionData ?? null;
  return (
    <BackOfficePage
      title="Content Moderation"
      intro="What travellers wrote, newest first. A hidden review is not shown and does not count in its tour's rating."
    >
      <ListFilters
        query={{ status: query.status }}
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
        ]}
      />
      <p role="status" className="mt-2 min-h-6 text-sm font-semibold">
        {result?.message}
      </p>
      {reviews.length === 0 ? (
        <EmptyList>No reviews found</EmptyList>
      ) : (
        <ReviewsTable
          reviews={reviews}
          isBusy={fetcher.state !== "idle"}
          onChange={(reviewId, status) => void fetcher.submit({ reviewId, status }, { method: "post" })}
        />
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="Newest reviews" next="Older reviews" />
    </BackOfficePage>
  );
}
