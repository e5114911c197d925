import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField } from "~/ui/field";
import { stateGiven, taxStates } from "~/domain/operators/gst-states";
import { readCode } from "~/domain/typed-input/code";
import type { FormState } from "~/platform/forms/use-form";

/** Chooses the State of a PIN code or GST number. */
export function fillState({ currentTarget: { name, value, form } }: React.SyntheticEvent<HTMLInputElement>) {
  const field = form?.elements.namedItem("state");
  const state = stateGiven({ [name]: readCode(value) });
  if (field instanceof HTMLSelectElement && state !== null) field.value = state;
}

/** PIN code and State of a buyer. @param isRequired false if no tax invoice needs the State */
export function BuyerStateFields({
  form,
  isRequired = true,
}: {
  form: Pick<FormState, "field">;
  isRequired?: boolean;
}) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <InputField
        {...form.field("postalCode")}
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        onInput={fillState}
      />
      <SelectField
        {...form.field("state")}
        label="State"
        required={isRequired}
        hint={isRequired ? "The tax invoice names it. The price stays the same." : undefined}
        autoComplete="address-level1"
        options={[
          ["", isRequired ? "Choose a State" : "Not given"],
          ...taxStates.map(({ code, name }) => [code, name] as const),
        ]}
      />
    </div>
  );
}

/** Asks for the State that a tax invoice needs, and shows that it was saved. @param isAsked false once it is known */
export function AskedStateForm({ form, isAsked }: { form: FormState; isAsked: boolean }) {
  return (
    <div className="grid gap-3 print:hidden">
      <FormMessage form={form} />
      {isAsked && (
        <AnsweredForm form={form} className="grid gap-3 rounded-card border border-line bg-card p-4">
          <p className="font-semibold">The invoice needs the traveler's State</p>
          <BuyerStateFields form={form} />
          <SubmitButton form={form} className="justify-self-start" busy="Saving …">
            Save State
          </SubmitButton>
        </AnsweredForm>
      )}
    </div>
  );
}
