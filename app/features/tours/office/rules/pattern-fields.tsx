import { useId } from "react";
import { weekdayNames } from "~/domain/calendar/calendar";
import { maxDates } from "~/domain/departures/departure-rules";
import { KindChoice, KindFields } from "./kind-choice";
import { RuleField } from "./rule-field";
import { RuleRows } from "./rule-rows";
import { RulesGroup } from "./rules-form";
import type { RulesFields } from "./use-rules-fields";

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
  const weekdays = fields.rows(`${name}.weekdays`);
  const error = fields.error(name) ?? fields.error(`${name}.kind`) ?? fields.error(`${name}.weekdays`);
  return (
    <RulesGroup title="Days of departure" error={fields.error(`${name}.dates`)}>
      <KindChoice fields={fields} name={`${name}.kind`} kinds={patterns} />
      <KindFields isShown={chosen === "weekdays"}>
        <div
          role="group"
          aria-label="Days of the week"
          aria-describedby={error ? id : undefined}
          className="flex flex-wrap gap-x-4"
        >
          {weekdayNames.map((weekday, index) => (
            <label key={weekday} className="flex min-h-8 items-center gap-1.5">
              <input
                type="checkbox"
                name={`${name}.weekdays.${index}`}
                value={index}
                checked={weekdays.includes(String(index))}
                onChange={({ currentTarget: { checked, value } }) =>
                  fields.set(
                    `${name}.weekdays`,
                    checked ? [...weekdays, value] : weekdays.filter((day) => day !== value),
                  )
                }
                aria-invalid={error ? true : undefined}
                className="size-4 accent-peacock"
              />
              <span>{weekday.slice(0, 3)}</span>
            </label>
          ))}
        </div>
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
