import type { Route } from "./+types/pictures";
import { NextStep } from "~/features/tour-drafts/office/wizard/next-step";
import { TourImages } from "~/features/tour-pictures/office/tour-images";
import { servicesContext } from "~/context";
import { stepPath, wizardStepLabels } from "~/domain/tour-drafts/tour-wizard";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeTourPictures } from "~/features/tour-pictures/office/change-tour-pictures";
import { useSearchParams } from "react-router";
import { tourPictureRefusals } from "~/domain/tour-pictures/tour-picture";
import { useWizard } from "~/features/tour-drafts/office/wizard/use-wizard";
import { requireOffice } from "~/middleware/require-office";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { viewer } = requireOffice(context, url);
  return context.get(servicesContext).getTourPictures(viewer, params.slug);
}

export function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const { viewer } = requireOffice(context, url);
  return changeTourPictures(context.get(servicesContext), viewer, { slug, request, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Pictures: ${loaderData.title}` : "Pictures");
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { slug, illustration } = loaderData;
  const { office } = useWizard();
  const [params] = useSearchParams();
  return (
    <section aria-label={wizardStepLabels.pictures} className="mt-4">
      {params.has("refused") && (
        <p role="alert" className="mb-3 font-semibold text-danger">
          {`The tour is added, but not its image. ${tourPictureRefusals().too_small}`}
        </p>
      )}
      <TourImages
        tour={loaderData}

        action={stepPath(slug, "pictures", office)}
        intro={
          <p className="mt-1 max-w-3xl text-muted">
            {`Travelers see pictures in this order; lists show the first one. ${illustration ? "A tour needs at least one picture or an illustration to be published." : "Without pictures, the tour's illustration is shown."}`}
          </p>
        }
      />
      <NextStep after="pictures" variant="secondary" className="mt-6" />
    </section>
  );
}
