import { Link, redirect } from "react-router";
import type { Route } from "./+types/tour-pictures";
import { ChooseIllustration } from "~/components/tour-pictures/choose-illustration";
import { TourPicturesEditor } from "~/components/tour-pictures/tour-pictures-editor";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { changedSection, changeTourPictures } from "~/lib/tour-pictures/change-tour-pictures";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return context.get(servicesContext).getTourPictures(viewer, params.slug);
}

export async function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const answer = await changeTourPictures(context.get(servicesContext), viewer, { slug, request });
  // Without JavaScript, redirect back so that a reload does not submit again.
  if (!answer.data.isDone || !url.searchParams.has("back")) return answer;
  const back = url.searchParams.get("back") === "edit" ? "edit" : "pictures";
  throw redirect(`/admin/tours/${encodeURIComponent(slug)}/${back}#${changedSection(answer.data)}`, 303);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Pictures of ${loaderData.title}` : "Pictures of a tour");
}

/** A tour's images on their own page, which also shows errors without JavaScript. */
export default function TourPictures({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, pictures, illustration } = loaderData;
  return (
    <BackOfficePage
      title={`Pictures of ${title}`}
      intro="Travelers see pictures in this order; lists show the first one. Without pictures, the illustration of the tour or its region is shown."
    >
      <TourPicturesEditor slug={slug} pictures={pictures} result={actionData} back="pictures" />
      {illustration && (
        <ChooseIllustration slug={slug} illustration={illustration} result={actionData} back="pictures" />
      )}
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
