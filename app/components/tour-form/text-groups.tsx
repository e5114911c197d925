import { choiceNames } from "~/domain/tour-form-values";
import { ChoiceField } from "./choice-field";
import { FormGroup } from "./form-group";
import { TourFields } from "./tour-field";
import type { TourFormState } from "./tour-form-state";

/** What a tour's page says of it, and for whom it is. */
export function TextGroups({ state }: { state: TourFormState }) {
  return (
    <>
      <FormGroup title="In words">
        <TourFields state={state} names={["subtitle", "description", "highlights"]} />
      </FormGroup>
      <FormGroup title="For whom and when">
        {choiceNames.map((name) => (
          <ChoiceField key={name} state={state} name={name} />
        ))}
      </FormGroup>
    </>
  );
}

/** What is in the price and what is not, and what a traveler has to know beforehand. */
export function GoodToKnow({ state }: { state: TourFormState }) {
  return (
    <FormGroup title="Good to know">
      <TourFields state={state} names={["inclusions", "exclusions", "carry", "permits", "meetingPoint"]} />
    </FormGroup>
  );
}
