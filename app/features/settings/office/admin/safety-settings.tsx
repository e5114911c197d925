import { SelectField } from "~/ui/field";
import { secondFactorLabels, secondFactorRules, type StoredSettings } from "~/domain/settings/settings";
import { CompactField } from "./compact-field";
import { GroupCard } from "./group-form";

/** Accounts that must use two-step verification. */
export function SignInSettings({ stored }: { stored: StoredSettings<"sign-in"> }) {
  return (
    <GroupCard
      name="sign-in"
      title="Sign-in"
      intro="Who must use an authenticator app. Accounts without one are led to their security page, and their office stays closed until it is set up. That includes yours."
      stored={stored}
    >
      {(fields) => (
        <SelectField
          name="secondFactor"
          label="Two-step verification is required of"
          defaultValue={fields.typed("secondFactor")}
          error={fields.error("secondFactor")}
          options={secondFactorRules.map((rule) => [rule, secondFactorLabels[rule]] as const)}
          className="max-w-md text-sm"
        />
      )}
    </GroupCard>
  );
}

/** How long personal data stay, and who answers complaints about them. */
export function PrivacySettings({ stored }: { stored: StoredSettings<"privacy"> }) {
  return (
    <GroupCard
      name="privacy"
      title="Privacy"
      intro="A daily job erases what is older, and reports under System logs what it did. Amounts and tax documents stay."
      stored={stored}
    >
      {(fields) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <CompactField
            path="contactsDays"
            label="Travelers' details, days"
            hint="30 to 3,650 days after the trip"
            inputMode="numeric"
            fields={fields}
          />
          <CompactField
            path="messagesDays"
            label="Contact messages, days"
            hint="30 to 3,650 days after they were written"
            inputMode="numeric"
            fields={fields}
          />
          <CompactField path="grievanceOfficer" label="Grievance officer" fields={fields} />
          <CompactField path="grievanceEmail" label="Officer's e-mail address" type="email" fields={fields} />
          <CompactField
            path="acknowledgeHours"
            label="Complaints are acknowledged within, hours"
            hint="1 to 48"
            inputMode="numeric"
            fields={fields}
          />
          <CompactField
            path="answerDays"
            label="Complaints are answered within, days"
            hint="1 to 30"
            inputMode="numeric"
            fields={fields}
          />
        </div>
      )}
    </GroupCard>
  );
}
