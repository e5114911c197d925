import { controlClasses, Field } from "~/components/ui/field";
import { messageAudienceLabels, messageAudiences } from "~/domain/bookings/booking-message";
import type { BookingChangeResult } from "~/lib/bookings/change-bookings.server";

/** Recipient and text fields of a message about a booking. */
export function MessageFields({ result }: { result: BookingChangeResult | null }) {
  const refusal = result && !result.isDone && !result.errors ? result.message : null;
  return (
    <>
      <Field label="To" required error={result?.errors?.["to"]?.[0]}>
        {(control) => (
          <select
            {...control}
            name="to"
            defaultValue={result?.typed?.["to"] ?? "traveler"}
            className={controlClasses}
          >
            {messageAudiences.map((audience) => (
              <option key={audience} value={audience}>
                {messageAudienceLabels[audience]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Message"
        required
        hint="If you choose both, they get the same text."
        error={result?.errors?.["text"]?.[0]}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={5}
            maxLength={2000}
            defaultValue={result?.typed?.["text"] ?? ""}
            className={controlClasses}
          />
        )}
      </Field>
      {refusal !== null && (
        <p role="alert" className="font-semibold text-bad">
          {refusal}
        </p>
      )}
    </>
  );
}
