import { useEffect, useRef } from "react";
import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { controlClasses, Field } from "~/components/ui/field";
import { partyAudiences } from "~/domain/bookings/booking-message";
import type { PartyAudience } from "~/domain/bookings/booking-message";
import type { FormState } from "~/hooks/use-form";

/**
 * Form that sends a message. Typed text survives while the page refreshes.
 * @param other name of the other party
 */
export function MessageForm({
  messageId,
  other,
  form,
}: {
  /** Idempotency key: a retry after a lost response stores the message once. */
  messageId: string;
  other: string;
  form: FormState;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { answer } = form;
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  const labels: Record<PartyAudience, string> = {
    other,
    team: "Tour Bharat",
    both: `${other} and Tour Bharat`,
  };
  return (
    <AnsweredForm form={form} className="grid gap-3">
      <input type="hidden" name="messageId" value={messageId} />
      <Field label="To" required {...form.field("to")} defaultValue={form.value("to") || "other"}>
        {(control) => (
          <select {...control} className={`${controlClasses} sm:max-w-sm`}>
            {partyAudiences.map((audience) => (
              <option key={audience} value={audience}>
                {labels[audience]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Your message"
        required
        hint="Plain text. You'll get the reply here, so don't share contact details."
        {...form.field("text")}
      >
        {(control) => (
          <textarea {...control} ref={box} dir="auto" rows={4} maxLength={2000} className={controlClasses} />
        )}
      </Field>
      <FormMessage form={form} />
      <SubmitButton form={form} busy="Sending…" className="justify-self-start">
        Send message
      </SubmitButton>
    </AnsweredForm>
  );
}
