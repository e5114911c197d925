import { Link } from "react-router";
import type { Route } from "./+types/tour-preview";
import { TourPage } from "~/components/tours/tour-page";
import { servicesContext } from "~/context";
import { PreviewContext } from "~/hooks/use-preview";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { loadTourPage } from "~/lib/tours/load-tour-page";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  return loadTourPage(services, params.slug, url, services.previewTour(viewer, params.slug));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(`Preview: ${loaderData?.tour.title ?? "tour"}`);
}

export default function TourPreview({ loaderData }: Route.ComponentProps) {
  const { tour } = loaderData;
  return (
    <>
      <aside
        aria-label="Preview"
        className="sticky top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-wait-ground px-4 py-2 text-sm text-wait sm:px-6"
      >
        <p>
          <strong>This is a preview.</strong> Booking, wishlist and live availability are disabled.
        </p>
        <Link to={`/admin/tours/${tour.slug}`} className="py-1 font-semibold underline underline-offset-4">
          Back to the tour
        </Link>
      </aside>
      <PreviewContext value={true}>
        <TourPage key={tour.slug} {...loaderData} structuredData={[]} />
      </PreviewContext>
    </>
  );
}
