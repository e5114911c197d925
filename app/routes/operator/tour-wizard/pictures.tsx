import { redirect } from "react-router";
import type { Route } from "./+types/pictures";
import { NextStep } from "~/components/operator/tour-drafts/next-step";
import { ChooseIllustration } from "~/components/tour-pictures/choose-illustration";
import { TourPicturesEditor } from "~/components/tour-pictures/tour-pictures-editor";
import { servicesContext } from "~/context";
import { stepPath, wizardStepLabels } from "~/domain/tour-drafts/tour-wizard";
import { useActionAnswer } from "~/hooks/use-action-answer";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { changedSection, changeTourPictures } from "~/lib/tour-pictures/change-tour-pictures";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getTourPictures(viewer, params.slug);
}

export async function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const answer = await changeTourPictures(context.get(servicesContext), viewer, { slug, request });
  // Without JavaScript, redirect back so that a reload does not submit again.
  if (!answer.data.isDone || !url.searchParams.has("back")) return answer;
  throw redirect(`${stepPath(slug, "pictures")}#${changedSection(answer.data)}`, 303);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Pictures: ${loaderData.title}` : "Pictures");
}

export default function Pictures({
  loaderData: { slug, pictures, illustration },
  actionData,
}: Route.ComponentProps) {
  const answer = useActionAnswer(actionData);
  return (
    <section aria-label={wizardStepLabels.pictures} className="mt-4">
      <TourPicturesEditor
        slug={slug}
        pictures={pictures}
        result={answer}
        action={stepPath(slug, "pictures")}
        back="pictures"
        intro={
          <p className="mt-1 max-w-3xl text-muted">
            Travelers see pictures in this order; lists show the first one.{" "}
            {illustration
              ? "A tour needs at least one picture or an illustration to be published."
              : "Without pictures, the tour's illustration is shown."}
          </p>
        }
      />
      {illustration && (
        <ChooseIllustration
          slug={slug}
          illustration={illustration}
          result={answer}
          action={stepPath(slug, "pictures")}
          back="pictures"
        />
      )}
      <NextStep slug={slug} after="pictures" look="secondary" className="mt-6" />
    </section>
  );
}
