import type { Route } from "./+types/itinerary";
import { ItineraryEditor } from "~/components/operator/tour-drafts/itinerary-editor";
import { StepForm } from "~/components/operator/tour-drafts/step-form";
import { saveTourStepPage } from "~/lib/tour-drafts/save-tour-step.server";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Itinerary() {
  return (
    <StepForm step="itinerary">
      {(state) => <ItineraryEditor values={state.values} errors={state.errors} />}
    </StepForm>
  );
}
