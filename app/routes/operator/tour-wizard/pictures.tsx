import type { Route } from "./+types/pictures";
import { NextStep } from "~/features/tour-drafts/office/operator/next-step";
import { TourImages } from "~/features/tour-pictures/office/tour-images";
import { servicesContext } from "~/context";
import { stepPath, wizardStepLabels } from "~/domain/tour-drafts/tour-wizard";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeTourPictures } from "~/features/tour-pictures/office/change-tour-pictures";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getTourPictures(viewer, params.slug);
}

export function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return changeTourPictures(context.get(servicesContext), viewer, { slug, request, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Pictures: ${loaderData.title}` : "Pictures");
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { slug, illustration } = loaderData;
  return (
    <section aria-label={wizardStepLabels.pictures} className="mt-4">
      <TourImages
        tour={loaderData}

        action={stepPath(slug, "pictures")}
        intro={
          <p className="mt-1 max-w-3xl text-muted">
            {`Travelers see pictures in this order; lists show the first one. ${illustration ? "A tour needs at least one picture or an illustration to be published." : "Without pictures, the tour's illustration is shown."}`}
          </p>
        }
      />
      <NextStep slug={slug} after="pictures" variant="secondary" className="mt-6" />
    </section>
  );
}
