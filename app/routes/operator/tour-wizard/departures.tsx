import type { Route } from "./+types/departures";
import { NextStep } from "~/components/operator/tour-drafts/next-step";
import { DeparturesForm } from "~/components/tours/rules/departures-form";
import { servicesContext } from "~/context";
import { stepPath, wizardStepLabels } from "~/domain/tour-drafts/tour-wizard";
import { useActionAnswer } from "~/hooks/use-action-answer";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { saveDepartures } from "~/lib/tour-drafts/save-tour-rules";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const tour = await context.get(servicesContext).getTourRules(viewer, params.slug);
  return { tour, isSaved: url.searchParams.has("saved") };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  const path = stepPath(params.slug, "departures");
  return saveDepartures(context.get(servicesContext), viewer, { slug: params.slug, form, path });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Departures: ${loaderData.tour.title}` : "Departures");
}

export default function TourDepartures({ loaderData: { tour, isSaved }, actionData }: Route.ComponentProps) {
  const answer = useActionAnswer(actionData);
  return (
    <section aria-labelledby="step" className="mt-4">
      <h2 id="step" className="text-xl">
        {wizardStepLabels.departures}
      </h2>
      <p className="mt-1 max-w-3xl text-muted">
        Saved with the button. Changes apply to new bookings immediately; existing bookings don't change.
      </p>
      <DeparturesForm
        key={tour.version}
        version={tour.version}
        departures={tour.departures}
        coming={tour.coming}
        today={tour.today}
        departuresPath="/operator/departures"
        answer={answer ?? null}
        isSaved={isSaved}
      />
      <NextStep slug={tour.slug} after="departures" look="secondary" className="mt-4" />
    </section>
  );
}
