import type { Route } from "./+types/hindi";
import { StepForm } from "~/features/tour-drafts/office/wizard/step-form";
import { HindiFields } from "~/features/tour-drafts/office/hindi-fields";
import { saveTourStepPage } from "~/features/tour-drafts/office/wizard/save-tour-step.server";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Hindi() {
  return <StepForm step="hindi">{(state) => <HindiFields {...state} />}</StepForm>;
}
