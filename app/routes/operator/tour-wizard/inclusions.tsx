import type { Route } from "./+types/inclusions";
import { StepForm } from "~/features/tour-drafts/office/operator/step-form";
import { GoodToKnowFields } from "~/features/tour-drafts/office/form-groups";
import { saveTourStepPage } from "~/features/tour-drafts/office/operator/save-tour-step.server";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Inclusions() {
  return <StepForm step="inclusions">{(state) => <GoodToKnowFields state={state} />}</StepForm>;
}
