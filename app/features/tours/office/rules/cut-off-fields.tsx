import { KindChoice, KindFields } from "./kind-choice";
import { RuleField } from "./rule-field";
import { RulesGroup } from "./rules-form";
import type { RulesFields } from "./use-rules-fields";

const kinds = [
  ["days", "Days before, at a time"],
  ["hours", "Hours before the start"],
] as const;

const name = "rules.cutOff";

/** Fields for the time until which a travel date can be booked. */
export function CutOffFields({ fields }: { fields: RulesFields<unknown> }) {
  const chosen = fields.text(`${name}.kind`);
  return (
    <RulesGroup
      title="Booking cut-off"
      hint="After it, a date is closed for booking."
      error={fields.error(name) ?? fields.error(`${name}.kind`)}
    >
      <KindChoice fields={fields} name={`${name}.kind`} kinds={kinds} />
      <KindFields isShown={chosen === "days"}>
        <div className="grid gap-3 sm:grid-cols-2">
          <RuleField label="Days before" inputMode="numeric" {...fields.field(`${name}.days`)} />
          <RuleField label="Until, IST" type="time" {...fields.field(`${name}.time`)} />
        </div>
      </KindFields>
      <KindFields isShown={chosen === "hours"}>
        <RuleField
          label="Hours before the start"
          inputMode="numeric"
          hint="0 allows booking until the start."
          className="sm:w-1/2"
          {...fields.field(`${name}.hours`)}
        />
      </KindFields>
    </RulesGroup>
  );
}
