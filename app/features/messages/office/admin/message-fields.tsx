import { FormMessage, SubmitButton } from "~/ui/answered-form";
import { SelectField, TextAreaField } from "~/ui/field";
import { messageAudienceLabels, messageAudiences } from "~/domain/bookings/booking-message";
import type { FormState } from "~/platform/forms/use-form";

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
      <TextAreaField
        label="Message"
        required
        hint="If you choose both, they get the same text."
        {...form.field("text")}
        rows={5}
        maxLength={2000}
      />
      <FormMessage form={form} />
      <SubmitButton form={form} busy="Sending…" className="justify-self-start">
        Send message
      </SubmitButton>
    </>
  );
}
