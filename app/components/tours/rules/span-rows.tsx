import { monthNames } from "~/domain/calendar/calendar";
import { maxSpans } from "~/domain/departures/departure-rules";
import { emptySpan, spanColumns } from "~/domain/departures/tour-departure-values";
import type { TourDepartureValues } from "~/domain/departures/tour-departure-values";
import { cn } from "~/lib/cn";
import { RuleField, smallControl } from "./rule-field";
import { RuleRows } from "./rule-rows";
import type { RuleRow } from "./rule-rows";
import { RulesGroup } from "./rules-group";

const twoDigits = (number: number) => String(number).padStart(2, "0");
const days = Array.from({ length: 31 }, (_, index) => [twoDigits(index + 1), String(index + 1)] as const);
const months = monthNames.map((name, index) => [twoDigits(index + 1), name] as const);

/** Fields for the yearly season of a tour and the reason why it is closed otherwise. */
export function SpanRows({
  season,
  offSeason,
  change,
  errorOf,
}: Pick<TourDepartureValues, "season" | "offSeason"> & {
  change: (part: Partial<Pick<TourDepartureValues, "season" | "offSeason">>) => void;
  errorOf: (path: string) => string | undefined;
}) {
  return (
    <RulesGroup
      title="Season"
      hint="Periods of each year in which the tour runs. Leave empty for all year."
      error={errorOf("rules.season")}
    >
      <RuleRows
        name="season"
        rows={season}
        setRows={(spans) => change({ season: spans })}
        columns={spanColumns}
        empty={emptySpan}
        errorOf={(part) => errorOf(`rules.season.${part}`)}
        one="Period"
        add="Add a period"
        most={maxSpans}
        full={`A tour has at most ${maxSpans} season periods.`}
      >
        {({ index, label, field, remove }) => {
          const errors = {
            from: errorOf(`rules.season.${index}.from`),
            to: errorOf(`rules.season.${index}.to`),
          };
          const error = errors.from ?? errors.to;
          return (
            <>
              <div className="flex flex-wrap items-center gap-x-2 gap-y-2 text-sm">
                {(["from", "to"] as const).map((end) => (
                  <SpanEnd
                    key={end}
                    end={end}
                    label={label}
                    field={field}
                    isInvalid={errors[end] !== undefined}
                  />
                ))}
                {remove}
              </div>
              {error && <p className="mt-1 text-sm font-semibold text-bad">{error}</p>}
            </>
          );
        }}
      </RuleRows>
      {season.length > 0 && (
        <RuleField
          name="offSeason"
          label="Reason for closing the rest of the year"
          hint="Travelers see this. Example: “The road over the pass is closed by snow.”"
          maxLength={300}
          value={offSeason}
          error={errorOf("rules.offSeason")}
          onChange={(text) => change({ offSeason: text })}
        />
      )}
    </RulesGroup>
  );
}

/** Day and month pickers for one end of a period. */
function SpanEnd({
  end,
  label,
  field,
  isInvalid,
}: {
  end: "from" | "to";
  /** Name of the row. */
  label: string;
  field: RuleRow<keyof TourDepartureValues["season"][number]>["field"];
  isInvalid: boolean;
}) {
  const which = end === "from" ? "first" : "last";
  return (
    <>
      <span>{end === "from" ? "From" : "to"}</span>
      <Choice
        label={`${label}: ${which} day`}
        options={days}
        none="Day"
        isInvalid={isInvalid}
        {...field(`${end}Day`)}
      />
      <Choice
        label={`${label}: ${which} month`}
        options={months}
        none="Month"
        isInvalid={isInvalid}
        {...field(`${end}Month`)}
      />
    </>
  );
}

function Choice({
  label,
  name,
  value,
  none,
  options,
  isInvalid,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  none: string;
  options: readonly (readonly [value: string, label: string])[];
  isInvalid: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      name={name}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={cn(smallControl, "w-auto pr-9")}
    >
      <option value="">{none}</option>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
