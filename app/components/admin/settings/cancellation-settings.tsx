import { mostSteps } from "~/domain/settings";
import type { StoredSettings } from "~/domain/settings";
import type { SettingsResult } from "~/lib/change-settings";
import { CompactField } from "./compact-field";
import { GroupForm } from "./group-form";
import { SettingsCard } from "./settings-card";
import { lastOf } from "./short-settings";

/** What comes back when a booking is cancelled. */
export function CancellationSettings({
  stored,
  answer,
}: {
  stored: StoredSettings<"cancellation">;
  answer: SettingsResult | undefined;
}) {
  return (
    <SettingsCard
      id="cancellation"
      title="Cancellation policy"
      intro={`What comes back, by the full days between cancelling and the travel date. From the most generous step down, one to ${mostSteps}; the last is for 0 days. New bookings are sold with it; bookings that were made keep theirs.`}
      last={lastOf(stored)}
    >
      <GroupForm name="cancellation" label="Cancellation policy" stored={stored} answer={answer}>
        {(fields) => (
          <>
            <ol className="grid gap-2">
              {Array.from({ length: mostSteps }, (_, index) => (
                <li key={index}>
                  <fieldset className="grid max-w-md grid-cols-2 gap-3">
                    <legend className="sr-only">Step {index + 1}</legend>
                    <CompactField
                      path={`schedule.${index}.atLeastDays`}
                      label={`Step ${index + 1}: days or more`}
                      inputMode="numeric"
                      fields={fields}
                    />
                    <CompactField
                      path={`schedule.${index}.percent`}
                      label="Refund, percent"
                      inputMode="numeric"
                      fields={fields}
                    />
                  </fieldset>
                </li>
              ))}
            </ol>
            {fields.error("schedule") && (
              <p className="text-sm font-semibold text-bad">{fields.error("schedule")}</p>
            )}
            <p className="text-sm text-muted">A step with both fields empty is left out.</p>
          </>
        )}
      </GroupForm>
    </SettingsCard>
  );
}
