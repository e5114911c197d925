import type { StoredSettings } from "~/domain/settings";
import type { SettingsResult } from "~/lib/change-settings";
import { CompactField } from "./compact-field";
import { GroupForm } from "./group-form";
import { LastChange, SettingsCard } from "./settings-card";

interface Answered {
  answer: SettingsResult | undefined;
}

/** How long seats are held. */
export function HoldSettings({ stored, answer }: { stored: StoredSettings<"holds"> } & Answered) {
  return (
    <SettingsCard
      id="holds"
      title="Holding seats"
      intro="How long seats are kept for somebody who fills in a booking; once, they can keep them for as long again. Holds that run already end when they were to end."
      last={lastOf(stored)}
    >
      <GroupForm name="holds" label="Holding seats" stored={stored} answer={answer}>
        {(fields) => (
          <CompactField
            path="minutes"
            label="Minutes"
            hint="5 to 60"
            inputMode="numeric"
            fields={fields}
            className="max-w-32"
          />
        )}
      </GroupForm>
    </SettingsCard>
  );
}

/** The featured places on the home page that operators can buy. */
export function PremiumSettings({ stored, answer }: { stored: StoredSettings<"premium"> } & Answered) {
  return (
    <SettingsCard
      id="premium"
      title="Premium listings"
      intro="Featured places on the home page that operators buy by the month, out of their earnings. What is bought keeps its price and its place; fewer places take nothing away from those who have one."
      last={lastOf(stored)}
    >
      <GroupForm name="premium" label="Premium listings" stored={stored} answer={answer}>
        {(fields) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <CompactField
              path="pricePerMonth"
              label="Rupees a month"
              hint="For one tour in one month"
              inputMode="numeric"
              fields={fields}
            />
            <CompactField
              path="places"
              label="Places"
              hint="1 to 12 in each month"
              inputMode="numeric"
              fields={fields}
            />
          </div>
        )}
      </GroupForm>
    </SettingsCard>
  );
}

/** The number that stands on invoices. */
export function GstNumberSettings({ stored, answer }: { stored: StoredSettings<"gst-number"> } & Answered) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans font-semibold">GST number</h3>
        <LastChange last={lastOf(stored)} />
      </div>
      <GroupForm name="gst-number" label="GST number" stored={stored} answer={answer}>
        {(fields) => (
          <CompactField
            path="gstin"
            label="GSTIN"
            hint="15 characters; stands on every invoice that is drawn from now on. Empty: invoices say that there is none."
            required={false}
            fields={fields}
            className="max-w-md"
          />
        )}
      </GroupForm>
    </div>
  );
}

/** Who changed a group last, and when; null where nobody has. */
export function lastOf({ updatedAt, updatedBy }: { updatedAt: number | null; updatedBy: string | null }) {
  return updatedAt === null ? null : { at: updatedAt, by: updatedBy };
}
