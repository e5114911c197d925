import type { Route } from "./+types/basics";
import { StepForm } from "~/features/tour-drafts/office/wizard/step-form";
import { FormGroup, OtherStates, TextGroups } from "~/features/tour-drafts/office/form-groups";
import { TourField, TourFieldList } from "~/features/tour-drafts/office/tour-field";
import { saveTourStepPage } from "~/features/tour-drafts/office/wizard/save-tour-step.server";
import { useWizard } from "~/features/tour-drafts/office/wizard/use-wizard";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Basics() {
  const { operators } = useWizard().wizard;
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
          {operators && (
            <FormGroup
              title="For administrators"
              hint="Empty fields get defaults: the center of the state and a landscape for the tour type."
            >
              <TourField
                state={state}
                name="operator"
                options={operators.map(
                  ({ slug, companyName, status }) =>
                    [slug, status === "verified" ? companyName : `${companyName} (${status})`] as const,
                )}
              />
              <TourFieldList
                state={state}
                names={["region", "latitude", "longitude", "scene", "hour", "motif"]}
              />
            </FormGroup>
          )}
        </>
      )}
    </StepForm>
  );
}
