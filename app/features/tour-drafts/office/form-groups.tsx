import { states } from "~/domain/tours/state-centers";
import { FieldsFold } from "./fold";
import { OwnQuestionFields } from "./own-question-fields";
import { ChoiceField, TourFieldList, type TourFormState } from "./tour-field";

export function FormGroup({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2">
      <legend className="float-left font-display text-xl sm:col-span-2">{title}</legend>
      {hint && <p className="text-sm text-muted sm:col-span-2">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** The states besides the first, folded: there are 36. Those chosen come first, which keeps their order. */
export function OtherStates({ state }: { state: TourFormState }) {
  const { otherStates } = state.values;
  return (
    <FieldsFold
      title="Other states on the way"
      note={otherStates.length === 0 ? "optional" : otherStates.join(", ")}
      hasErrors={state.errors.otherStates !== undefined}
      className="sm:col-span-2"
    >
      <ChoiceField
        state={state}
        name="otherStates"
        options={[...new Set([...otherStates, ...states])].map((name) => [name, name] as const)}
      />
    </FieldsFold>
  );
}

/** Form groups for a tour's texts and audience. */
export function TextGroups({ state }: { state: TourFormState }) {
  return (
    <>
      <FormGroup title="Texts">
        <TourFieldList state={state} names={["subtitle", "description", "highlights"]} />
      </FormGroup>
      <FormGroup title="Audience and season">
        {(["bestMonths", "experiences", "interests"] as const).map((name) => (
          <ChoiceField key={name} state={state} name={name} />
        ))}
      </FormGroup>
    </>
  );
}

/** Form group for inclusions and practical information. */
export function GoodToKnowFields({ state }: { state: TourFormState }) {
  return (
    <FormGroup title="Good to know">
      <TourFieldList state={state} names={["inclusions", "exclusions", "carry", "permits", "meetingPoint"]} />
      <ChoiceField state={state} name="partyQuestions" />
      <OwnQuestionFields state={state} />
    </FormGroup>
  );
}
