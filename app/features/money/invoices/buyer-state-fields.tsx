import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField } from "~/ui/field";
import { stateGiven, taxStates } from "~/domain/operators/gst-states";
import { readCode } from "~/domain/typed-input/code";
import type { FormState } from "~/platform/forms/use-form";
import { invoiceMessages } from "./messages";
import { placeName } from "~/domain/places/place-name";

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
  const m = invoiceMessages();
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <InputField
        {...form.field("postalCode")}
        label={m.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        onInput={fillState}
      />
      <SelectField
        {...form.field("state")}
        label={m.state}
        required={isRequired}
        hint={isRequired ? m.stateHint : undefined}
        autoComplete="address-level1"
        options={[
          ["", isRequired ? m.chooseState : m.notGiven],
          ...taxStates.map(({ code, name }) => [code, placeName(name)] as const),
        ]}
      />
    </div>
  );
}

/** Asks for the State that a tax invoice needs, and shows that it was saved. @param isAsked false once it is known */
export function AskedStateForm({ form, isAsked }: { form: FormState; isAsked: boolean }) {
  const m = invoiceMessages();
  return (
    <div className="grid gap-3 print:hidden">
      <FormMessage form={form} />
      {isAsked && (
        <AnsweredForm form={form} className="grid gap-3 rounded-card border border-line bg-card p-4">
          <p className="font-semibold">{m.needsState}</p>
          <BuyerStateFields form={form} />
          <SubmitButton form={form} className="justify-self-start" busy={m.saving}>
            {m.saveState}
          </SubmitButton>
        </AnsweredForm>
      )}
    </div>
  );
}
