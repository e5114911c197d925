import type { Route } from "./+types/basics";
import { StepForm } from "~/components/operator/tour-drafts/step-form";
import { FormGroup, OtherStates, TextGroups } from "~/components/tour-drafts/form-groups";
import { TourFieldList } from "~/components/tour-drafts/tour-field";
import { saveTourStepPage } from "~/lib/tour-drafts/save-tour-step.server";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Basics() {
  return (
    <StepForm step="edit">
      {(state) => (
        <>
          <FormGroup title="The tour">
            <TourFieldList
              state={state}
              names={["title", "place", "state", "departureCity", "days", "type", "category"]}
            />
            <OtherStates state={state} />
          </FormGroup>
          <TextGroups state={state} />
        </>
      )}
    </StepForm>
  );
}
