import type { Route } from "./+types/tour-preview";
import { TourPreview } from "~/components/tours/tour-preview";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { loadTourPage } from "~/lib/tours/load-tour-page";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  return loadTourPage(args, params.slug, services.previewTour(viewer, params.slug));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(`Preview: ${loaderData?.tour.title ?? "tour"}`);
}

export default function AdminTourPreview({ loaderData }: Route.ComponentProps) {
  return (
    <TourPreview
      page={loaderData}
      back={{ to: `/admin/tours/${loaderData.tour.slug}`, label: "Back to the tour" }}
    />
  );
}
