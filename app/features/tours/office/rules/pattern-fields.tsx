import { useId } from "react";
import { maxDates } from "~/domain/departures/departure-rules";
import { KindChoice, KindFields } from "./kind-choice";
import { RuleField } from "./rule-field";
import { RuleRows } from "./rule-rows";
import { RulesGroup } from "./rules-form";
import type { RulesFields } from "./use-rules-fields";
import { WeekdayChoice } from "./weekday-choice";

const patterns = [
  ["daily", "Every day"],
  ["weekdays", "Some days of the week"],
  ["dates", "Selected dates only"],
] as const;

const name = "rules.pattern";

/** Fields for the departure days of a tour. */
export function PatternFields({ fields }: { fields: RulesFields<unknown> }) {
  const id = useId();
  const chosen = fields.text(`${name}.kind`);
  const error = fields.error(name) ?? fields.error(`${name}.kind`) ?? fields.error(`${name}.weekdays`);
  return (
    <RulesGroup title="Days of departure" error={fields.error(`${name}.dates`)}>
      <KindChoice fields={fields} name={`${name}.kind`} kinds={patterns} />
      <KindFields isShown={chosen === "weekdays"}>
        <WeekdayChoice fields={fields} name={`${name}.weekdays`} errorId={error ? id : undefined} />
      </KindFields>
      {error && (
        <p id={id} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <KindFields isShown={chosen === "dates"}>
        <RuleRows
          fields={fields}
          name={`${name}.dates`}
          one="Date"
          add="Add a date"
          max={maxDates}
          many="dates"
          isGroup={false}
          className="grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]"
          rowClassName="flex items-start gap-1.5"
        >
          {({ name: date, label, remove }) => (
            <>
              <RuleField label={label} type="date" className="flex-1" {...fields.field(date)} />
              <div className="pt-6">{remove}</div>
            </>
          )}
        </RuleRows>
      </KindFields>
    </RulesGroup>
  );
}
