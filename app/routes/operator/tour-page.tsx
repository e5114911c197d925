import type { Route } from "./+types/tour-page";
import { TourPreview } from "~/features/tours/office/tour-preview";
import { servicesContext } from "~/context";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadTourPage } from "~/features/tours/load-tour-page";
import { requireOperator } from "~/middleware/require-operator";

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  return loadTourPage(args, params.slug, services.previewTour(viewer, params.slug));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(`Preview: ${loaderData?.tour.title ?? "tour"}`);
}

/** Preview of the operator's own tour page. */
export default function OperatorTourPage({ loaderData }: Route.ComponentProps) {
  return (
    <TourPreview
      page={loaderData}
      back={{ to: stepPath(loaderData.tour.slug, "preview"), label: "Back to editing" }}
    />
  );
}
