import { monthNames } from "~/domain/calendar/calendar";
import { maxSpans } from "~/domain/departures/departure-rules";
import { cn } from "~/lib/cn";
import { RuleField, smallControl } from "./rule-field";
import { RuleRows } from "./rule-rows";
import { RulesGroup } from "./rules-form";
import type { RulesFields } from "./use-rules-fields";

const twoDigits = (number: number) => String(number).padStart(2, "0");
const days = Array.from({ length: 31 }, (_, index) => [twoDigits(index + 1), String(index + 1)] as const);
const months = monthNames.map((name, index) => [twoDigits(index + 1), name] as const);

/** Fields for the yearly season of a tour and the reason why it is closed otherwise. */
export function SpanRows({ fields }: { fields: RulesFields<unknown> }) {
  return (
    <RulesGroup
      title="Season"
      hint="Periods of each year in which the tour runs. Leave empty for all year."
      error={fields.error("rules.season")}
    >
      <RuleRows
        fields={fields}
        name="rules.season"
        one="Period"
        add="Add a period"
        most={maxSpans}
        full={`A tour has at most ${maxSpans} season periods.`}
      >
        {({ name, label, remove }) => {
          const error = fields.error(`${name}.from`) ?? fields.error(`${name}.to`);
          return (
            <>
              <div className="flex flex-wrap items-center gap-x-2 gap-y-2 text-sm">
                <span>From</span>
                <MonthDay fields={fields} name={`${name}.from`} label={`${label}: first`} />
                <span>to</span>
                <MonthDay fields={fields} name={`${name}.to`} label={`${label}: last`} />
                {remove}
              </div>
              {error && <p className="mt-1 text-sm font-semibold text-danger">{error}</p>}
            </>
          );
        }}
      </RuleRows>
      {fields.rows("rules.season").length > 0 && (
        <RuleField
          label="Reason for closing the rest of the year"
          hint="Travelers see this. Example: “The road over the pass is closed by snow.”"
          maxLength={300}
          {...fields.field("rules.offSeason")}
        />
      )}
    </RulesGroup>
  );
}

/** Day and month pickers for one end of a period. */
function MonthDay({
  fields,
  name,
  label,
}: {
  fields: RulesFields<unknown>;
  name: string;
  /** Completed by "day" and "month". */
  label: string;
}) {
  const pickers = [
    { part: "day", none: "Day", options: days },
    { part: "month", none: "Month", options: months },
  ];
  return pickers.map(({ part, none, options }) => (
    <select
      key={part}
      aria-label={`${label} ${part}`}
      aria-invalid={fields.error(name) !== undefined || undefined}
      name={`${name}.${part}`}
      value={fields.text(`${name}.${part}`)}
      onChange={(event) => fields.set(`${name}.${part}`, event.currentTarget.value)}
      className={cn(smallControl, "w-auto pr-9")}
    >
      <option value="">{none}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  ));
}
