import type { Route } from "./+types/inclusions";
import { FormGroup, ListField, TextField } from "~/components/admin/tour-fields";
import { StepForm } from "~/components/operator/tour-wizard/step-form";
import { saveTourStepPage } from "~/lib/save-tour-step.server";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Inclusions() {
  return (
    <StepForm step="inclusions">
      {(state) => (
        <FormGroup title="Good to know">
          <ListField state={state} name="inclusions" hint="One on each line." />
          <ListField state={state} name="exclusions" hint="One on each line." />
          <ListField state={state} name="carry" hint="One on each line." />
          <ListField state={state} name="permits" rows={2} isOptional hint="What needs a permit, and when." />
          <TextField
            state={state}
            name="meetingPoint"
            className="sm:col-span-2"
            hint="Where the party meets on the first day, and when."
          />
        </FormGroup>
      )}
    </StepForm>
  );
}
