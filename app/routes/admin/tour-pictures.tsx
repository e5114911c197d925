import { Link } from "react-router";
import type { Route } from "./+types/tour-pictures";
import { TourImages } from "~/features/tour-pictures/office/tour-images";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeTourPictures } from "~/features/tour-pictures/office/change-tour-pictures";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return context.get(servicesContext).getTourPictures(viewer, params.slug);
}

export function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changeTourPictures(context.get(servicesContext), viewer, { slug, request, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Pictures of ${loaderData.title}` : "Pictures of a tour");
}

/** A tour's images on their own page, which also shows errors without JavaScript. */
export default function TourPictures({ loaderData }: Route.ComponentProps) {
  const { slug, title } = loaderData;
  return (
    <BackOfficePage
      title={`Pictures of ${title}`}
      intro="Travelers see pictures in this order; lists show the first one. Without pictures, the illustration of the tour or its region is shown."
    >
      <TourImages tour={loaderData} action={`/admin/tours/${slug}/pictures`} />
      <p className="mt-8">
        <Link
          to={`/admin/tours/${slug}`}
          className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
        >
          Back to the tour
        </Link>
      </p>
    </BackOfficePage>
  );
}
