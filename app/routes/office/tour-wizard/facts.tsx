import type { Route } from "./+types/facts";
import { StepForm } from "~/features/tour-drafts/office/wizard/step-form";
import { PracticalFields } from "~/features/tour-drafts/office/practical-fields";
import { useWizard } from "~/features/tour-drafts/office/wizard/use-wizard";
import { saveTourStepPage } from "~/features/tour-drafts/office/wizard/save-tour-step.server";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Facts() {
  const { wizard } = useWizard();
  return (
    <StepForm step="facts">
      {(state) => <PracticalFields {...state} departures={wizard.departures} stations={wizard.stations} />}
    </StepForm>
  );
}
