import type { Route } from "./+types/facts";
import { StepForm } from "~/components/operator/tour-drafts/step-form";
import { PracticalFields } from "~/components/tour-drafts/practical-fields";
import { useWizard } from "~/hooks/use-wizard";
import { saveTourStepPage } from "~/lib/tour-drafts/save-tour-step.server";

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
