import type { Route } from "./+types/basics";
import { StepForm } from "~/features/tour-drafts/office/operator/step-form";
import { FormGroup, OtherStates, TextGroups } from "~/features/tour-drafts/office/form-groups";
import { TourFieldList } from "~/features/tour-drafts/office/tour-field";
import { saveTourStepPage } from "~/features/tour-drafts/office/operator/save-tour-step.server";

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
