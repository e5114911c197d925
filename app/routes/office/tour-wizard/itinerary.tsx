import type { Route } from "./+types/itinerary";
import { ItineraryEditor } from "~/features/tour-drafts/office/wizard/itinerary-editor";
import { StepForm } from "~/features/tour-drafts/office/wizard/step-form";
import { saveTourStepPage } from "~/features/tour-drafts/office/wizard/save-tour-step.server";

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
