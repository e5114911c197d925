import { tooFewChoices, maxDecisionDays } from "~/domain/departures/departure-rules";
import { RuleField } from "./rule-field";
import { RulesGroup } from "./rules-form";
import { SelectField } from "~/ui/field";
import type { RulesFields } from "./use-rules-fields";

const name = "rules.minimum";

const tooFewLabels: Record<(typeof tooFewChoices)[number], string> = {
  ask: "Ask us 2 days before; without an answer, cancel",
  cancel: "Cancel, everything back to travelers",
  run: "Run anyway",
};

/** Fields for the smallest party of a departure, and what happens with fewer travelers. */
export function SmallestPartyFields({ fields }: { fields: RulesFields<unknown> }) {
  return (
    <RulesGroup
      title="Smallest party"
      hint="Until it is reached, a departure is not guaranteed. Booked departures keep the number they were sold with, or a lower one."
      error={fields.error(name)}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <RuleField
          label="Travelers"
          inputMode="numeric"
          required={false}
          hint="Empty for none."
          {...fields.field(`${name}.travelers`)}
        />
        <RuleField
          label="Decided, days before departure"
          inputMode="numeric"
          hint={`1 to ${maxDecisionDays}, at 6:00 PM IST`}
          {...fields.field(`${name}.decisionDays`)}
        />
      </div>
      <SelectField
        isCompact
        label="With fewer travelers"
        required
        options={tooFewChoices.map((choice) => [choice, tooFewLabels[choice]])}
        {...fields.field(`${name}.tooFew`)}
      />
    </RulesGroup>
  );
}
