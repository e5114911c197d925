import { maxSteps, type StoredSettings } from "~/domain/settings/settings";
import { CompactField } from "./compact-field";
import { GroupCard } from "./group-form";

/** Refund schedule for canceled bookings. */
export function CancellationSettings({ stored }: { stored: StoredSettings<"cancellation"> }) {
  return (
    <GroupCard
      name="cancellation"
      title="Cancellation policy"
      intro={`Refund by full days left before travel. Enter 1 to ${maxSteps} steps, highest refund first; the last must be 0 days. Applies to new bookings.`}
      stored={stored}
    >
      {(fields) => (
        <>
          <ol className="grid gap-2">
            {Array.from({ length: maxSteps }, (_, index) => (
              <li key={index}>
                <fieldset className="grid max-w-md grid-cols-2 gap-3">
                  <legend className="sr-only">{`Step ${index + 1}`}</legend>
                  <CompactField
                    path={`schedule.${index}.atLeastDays`}
                    label={`Step ${index + 1}: days or more`}
                    inputMode="numeric"
                    required={false}
                    fields={fields}
                  />
                  <CompactField
                    path={`schedule.${index}.percent`}
                    label="Refund, percent"
                    inputMode="numeric"
                    required={false}
                    fields={fields}
                  />
                </fieldset>
              </li>
            ))}
          </ol>
          {fields.error("schedule") && (
            <p className="text-sm font-semibold text-danger">{fields.error("schedule")}</p>
          )}
          <p className="text-sm text-muted">Steps with both fields empty are ignored.</p>
        </>
      )}
    </GroupCard>
  );
}
