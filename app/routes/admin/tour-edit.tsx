import { redirect } from "react-router";
import type { Route } from "./+types/tour-edit";
import { TourForm } from "~/features/tour-drafts/office/admin/tour-form";
import { TourImages } from "~/features/tour-pictures/office/tour-images";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { readTourForm, tourFormValues } from "~/domain/tour-drafts/tour-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { readVersion } from "~/platform/forms/read-version";
import { answerUpload } from "~/platform/forms/answer-upload";
import { tourUpload } from "~/features/tour-drafts/office/tour-upload";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const [tour, { pictures, illustration }, { operators, stations }] = await Promise.all([
    services.getTourToEdit(viewer, params.slug),
    services.getTourPictures(viewer, params.slug),
    services.getTourDesk(viewer),
  ]);
  // A deleted tour must be restored before editing; its page has the button.
  if (tour.deletedAt !== null) throw redirect(`/admin/tours/${tour.slug}`);
  const { slug, version, hasPicture, fields, departures } = tour;
  return {
    slug,
    version,
    hasPicture,
    pictures,
    illustration,
    title: fields.title,
    values: tourFormValues(fields),
    operators,
    stations,
    departures,
    added: url.searchParams.get("added"),
  };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return answerUpload(request, tourUpload, async (form) => {
    const edit = { slug: params.slug, version: readVersion(form), changes: readTourForm(form) };
    await context.get(servicesContext).editTour(viewer, edit);
    throw redirect(`/admin/tours/${params.slug}?saved`);
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(`Edit ${loaderData?.title ?? "tour"}`);
}

export default function EditTour({ loaderData }: Route.ComponentProps) {
  const { slug, version, hasPicture, pictures, illustration, title, values, added, ...choices } = loaderData;
  return (
    <BackOfficePage title={`Edit ${title}`} intro={`The page address doesn't change: ${slug}`}>
      {added !== null && (
        <p role="status" className="mt-2 font-semibold text-success">
          {added === "active"
            ? "Draft created. Add a picture or choose an illustration, then publish the tour on its page."
            : "Tour created."}
        </p>
      )}
      <TourImages
        tour={{ slug, pictures, illustration }}
        action={`/admin/tours/${slug}/pictures`}
        back="edit"
      />
      {!hasPicture && (
        <p className="mt-2 text-muted">
          No picture or illustration yet: the region's illustration is shown, and the tour can't be published.
        </p>
      )}
      <h2 className="mt-8 text-2xl">The tour</h2>
      <TourForm
        key={version}
        values={values}
        version={version}
        {...choices}
        cancelTo={`/admin/tours/${slug}`}
      />
    </BackOfficePage>
  );
}
