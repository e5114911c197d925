import type { Route } from "./+types/inclusions";
import { StepForm } from "~/components/operator/tour-drafts/step-form";
import { GoodToKnowFields } from "~/components/tour-drafts/form-groups";
import { saveTourStepPage } from "~/lib/tour-drafts/save-tour-step.server";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Inclusions() {
  return <StepForm step="inclusions">{(state) => <GoodToKnowFields state={state} />}</StepForm>;
}
