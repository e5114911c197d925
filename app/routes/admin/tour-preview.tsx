import type { Route } from "./+types/tour-preview";
import { TourModeration } from "~/features/tours/office/admin/tour-actions";
import { TourPreview } from "~/features/tours/office/tour-preview";
import { servicesContext } from "~/context";
import type { BulkResult } from "~/domain/bulk";
import { useForm } from "~/platform/forms/use-form";
import { useMay } from "~/office/frame/use-may";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeTours } from "~/features/tours/office/admin/change-tours.server";
import { loadTourPage } from "~/features/tours/load-tour-page";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const [page, { tour }] = await Promise.all([
    loadTourPage(args, params.slug, services.previewTour(viewer, params.slug)),
    services.getAdminTour(viewer, params.slug),
  ]);
  return { page, submitted: tour.status === "pending" && tour.deletedAt === null ? tour : null };
}

/** Decides on a submitted tour beside its texts. */
export function action({ context, request, url }: Route.ActionArgs) {
  return changeTours(context, request, url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(`Preview: ${loaderData?.page.tour.title ?? "tour"}`);
}

export default function AdminTourPreview({ loaderData: { page, submitted } }: Route.ComponentProps) {
  const form = useForm<BulkResult>();
  const mayChange = useMay()("tours");
  const message = form.answer?.result?.rows[0]?.message ?? form.answer?.message ?? null;
  return (
    <>
      {message !== null && (
        <p role="status" className="px-4 pt-4 font-semibold sm:px-6">
          {message}
        </p>
      )}
      <TourPreview
        page={page}
        back={{ to: `/admin/tours/${page.tour.slug}`, label: "Back to the tour" }}
        decision={submitted && mayChange && <TourModeration tour={submitted} form={form} isOnPreview />}
      />
    </>
  );
}
