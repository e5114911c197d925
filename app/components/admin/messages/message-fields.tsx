import { FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { controlClasses, Field, SelectField } from "~/components/ui/field";
import { messageAudienceLabels, messageAudiences } from "~/domain/bookings/booking-message";
import type { FormState } from "~/hooks/use-form";

/** Fields of a message about a booking, and its submit button. */
export function MessageFields({ form }: { form: FormState }) {
  return (
    <>
      <SelectField
        label="To"
        required
        {...form.field("to")}
        defaultValue={form.value("to") || "traveler"}
        options={messageAudiences.map((audience) => [audience, messageAudienceLabels[audience]] as const)}
      />
      <Field
        label="Message"
        required
        hint="If you choose both, they get the same text."
        {...form.field("text")}
      >
        {(control) => <textarea {...control} rows={5} maxLength={2000} className={controlClasses} />}
      </Field>
      <FormMessage form={form} />
      <SubmitButton form={form} busy="Sending…" className="justify-self-start">
        Send message
      </SubmitButton>
    </>
  );
}
