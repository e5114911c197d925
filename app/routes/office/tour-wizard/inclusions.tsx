import type { Route } from "./+types/inclusions";
import { StepForm } from "~/features/tour-drafts/office/wizard/step-form";
import { GoodToKnowFields } from "~/features/tour-drafts/office/form-groups";
import { saveTourStepPage } from "~/features/tour-drafts/office/wizard/save-tour-step.server";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Inclusions() {
  return <StepForm step="inclusions">{(state) => <GoodToKnowFields state={state} />}</StepForm>;
}
