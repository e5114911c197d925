import type { Route } from "./+types/departures";
import { NextStep } from "~/features/tour-drafts/office/wizard/next-step";
import { DeparturesForm } from "~/features/tours/office/rules/departures-form";
import { servicesContext } from "~/context";
import { wizardStepLabels } from "~/domain/tour-drafts/tour-wizard";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadTourRules, saveDepartures } from "~/features/tours/office/rules/tour-rules.server";
import { useWizard } from "~/features/tour-drafts/office/wizard/use-wizard";
import { requireOffice } from "~/middleware/require-office";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { viewer } = requireOffice(context, url);
  return loadTourRules(context.get(servicesContext), viewer, params.slug, url);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const { viewer } = requireOffice(context, url);
  return saveDepartures(context.get(servicesContext), viewer, { slug: params.slug, request, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Departures: ${loaderData.tour.title}` : "Departures");
}

export default function TourDepartures({ loaderData: { tour, isSaved } }: Route.ComponentProps) {
  const { office } = useWizard();
  return (
    <section aria-labelledby="step" className="mt-4">
      <h2 id="step" className="text-xl">
        {wizardStepLabels.departures}
      </h2>
      <p className="mt-1 max-w-3xl text-muted">
        Saved with the button. Changes apply to new bookings immediately; existing bookings keep their terms.
      </p>
      <DeparturesForm
        key={tour.version}
        tour={tour}

        isSaved={isSaved}
        departuresPath={office === "/operator" ? "/operator/departures" : null}
      />
      <NextStep after="departures" variant="secondary" className="mt-4" />
    </section>
  );
}
