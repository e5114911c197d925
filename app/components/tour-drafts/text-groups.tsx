import { choiceNames } from "~/domain/tour-drafts/tour-form-values";
import { ChoiceField } from "./choice-field";
import { FormGroup } from "./form-group";
import { TourFields } from "./tour-field";
import type { TourFormState } from "./tour-form-state";

/** Form groups for a tour's texts and audience. */
export function TextGroups({ state }: { state: TourFormState }) {
  return (
    <>
      <FormGroup title="Texts">
        <TourFields state={state} names={["subtitle", "description", "highlights"]} />
      </FormGroup>
      <FormGroup title="Audience and season">
        {choiceNames.map((name) => (
          <ChoiceField key={name} state={state} name={name} />
        ))}
      </FormGroup>
    </>
  );
}

/** Form group for inclusions and practical information. */
export function GoodToKnow({ state }: { state: TourFormState }) {
  return (
    <FormGroup title="Good to know">
      <TourFields state={state} names={["inclusions", "exclusions", "carry", "permits", "meetingPoint"]} />
    </FormGroup>
  );
}
