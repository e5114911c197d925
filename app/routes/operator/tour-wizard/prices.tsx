import type { Route } from "./+types/prices";
import { NextStep } from "~/components/operator/tour-drafts/next-step";
import { PricesForm } from "~/components/tours/rules/prices-form";
import { servicesContext } from "~/context";
import { stepPath, wizardStepLabels } from "~/domain/tour-drafts/tour-wizard";
import { useActionAnswer } from "~/hooks/use-action-answer";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { savePrices } from "~/lib/tour-drafts/save-tour-rules";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const tour = await context.get(servicesContext).getTourRules(viewer, params.slug);
  return { tour, isSaved: url.searchParams.has("saved") };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  const path = stepPath(params.slug, "prices");
  return savePrices(context.get(servicesContext), viewer, { slug: params.slug, form, path });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Prices: ${loaderData.tour.title}` : "Prices");
}

export default function TourPrices({ loaderData: { tour, isSaved }, actionData }: Route.ComponentProps) {
  const answer = useActionAnswer(actionData);
  return (
    <section aria-labelledby="step" className="mt-4">
      <h2 id="step" className="text-xl">
        {wizardStepLabels.prices}
      </h2>
      <p className="mt-1 max-w-3xl text-muted">
        Saved with the button. Changes apply to new bookings immediately; existing bookings keep their price.
      </p>
      <PricesForm
        key={tour.version}
        version={tour.version}
        prices={tour.prices}
        rules={tour.departures.rules}
        today={tour.today}
        gstPercent={tour.gstPercent}
        answer={answer ?? null}
        isSaved={isSaved}
      />
      <NextStep slug={tour.slug} after="prices" look="secondary" className="mt-4" />
    </section>
  );
}
