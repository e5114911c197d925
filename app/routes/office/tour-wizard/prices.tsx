import type { Route } from "./+types/prices";
import { NextStep } from "~/features/tour-drafts/office/wizard/next-step";
import { PricesForm } from "~/features/tours/office/rules/prices-form";
import { servicesContext } from "~/context";
import { wizardStepLabels } from "~/domain/tour-drafts/tour-wizard";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadTourRules, savePrices } from "~/features/tours/office/rules/tour-rules.server";
import { requireOffice } from "~/middleware/require-office";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { viewer } = requireOffice(context, url);
  return loadTourRules(context.get(servicesContext), viewer, params.slug, url);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const { viewer } = requireOffice(context, url);
  return savePrices(context.get(servicesContext), viewer, { slug: params.slug, request, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Prices: ${loaderData.tour.title}` : "Prices");
}

export default function TourPrices({ loaderData: { tour, isSaved } }: Route.ComponentProps) {
  return (
    <section aria-labelledby="step" className="mt-4">
      <h2 id="step" className="text-xl">
        {wizardStepLabels.prices}
      </h2>
      <p className="mt-1 max-w-3xl text-muted">
        Saved with the button. Changes apply to new bookings immediately; existing bookings keep their price.
      </p>
      <PricesForm key={tour.version} tour={tour} isSaved={isSaved} />
      <NextStep after="prices" variant="secondary" className="mt-4" />
    </section>
  );
}
