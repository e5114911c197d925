import { useEffect, useRef } from "react";
import { z } from "zod";
import type { Route } from "./+types/review-photographs";
import { PhotographCard } from "~/features/reviews/office/admin/photograph-card";
import { ReviewTabs } from "~/features/reviews/office/admin/review-tabs";
import { ListView } from "~/office/lists/list-view";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { rejectionSchema } from "~/domain/reviews/review-form";
import { photographStatuses } from "~/domain/reviews/review-photograph";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { reviewPhotographsList } from "~/features/reviews/office/admin/review-photographs.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(reviewPhotographsList, requireAdmin(context, url), { context, url });
}

const photograph = { id: z.string().max(100), from: z.enum(photographStatuses) };
const verdictSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("approve"), ...photograph }),
  z.object({ intent: z.literal("reject"), ...photograph, reason: rejectionSchema }),
]);

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const { moderatePhotograph } = context.get(servicesContext);
  return answerForm(await readForm(request), verdictSchema, async ({ intent, ...verdict }) => {
    await moderatePhotograph(viewer, { reason: null, ...verdict });
    return intent === "approve"
      ? "The photograph is approved. Its page shows it within a minute."
      : "The photograph is rejected, and its author gets the reason by mail.";
  });
}

export function meta() {
  return backOfficeMeta("Guests' photographs");
}

export default function ReviewPhotographs({ loaderData }: Route.ComponentProps) {
  const { photographs } = loaderData;
  const form = useForm();
  const result = useRef<HTMLParagraphElement>(null);
  // A decided photograph leaves the list, with the pressed button.
  const { notice } = form;
  useEffect(() => {
    if (notice !== null) result.current?.focus();
  }, [notice]);
  return (
    <BackOfficePage
      title="Guests' photographs"
      explained="Added to reviews by travelers, and shown once approved. Reject what shows people who may not know, documents, number plates, advertising or another place."
    >
      <ReviewTabs />
      <ListView
        list={reviewPhotographsList}
        rows={photographs}
        loaded={loaderData}
        empty={loaderData.state.status === undefined ? "Nothing to check" : reviewPhotographsList.empty}
        renderRows={(rows) => (
          <ul className="grid gap-4 xl:grid-cols-2">
            {rows.map((row) => (
              <PhotographCard key={row.id} photograph={row} form={form} />
            ))}
          </ul>
        )}
      >
        <p
          ref={result}
          role="status"
          tabIndex={-1}
          className="mb-2 font-semibold text-success outline-none empty:hidden"
        >
          {notice}
        </p>
      </ListView>
    </BackOfficePage>
  );
}
