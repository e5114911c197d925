import { monthNames } from "~/domain/calendar";
import { mostSpans } from "~/domain/departure";
import { emptySpan, spanColumns } from "~/domain/tour-departure-values";
import type { TourDepartureValues } from "~/domain/tour-departure-values";
import { cn } from "~/lib/cn";
import { RuleField, smallControl } from "./rule-field";
import { RuleRows } from "./rule-rows";
import type { RuleRow } from "./rule-rows";
import { RulesGroup } from "./rules-group";

const twoDigits = (number: number) => String(number).padStart(2, "0");
const days = Array.from({ length: 31 }, (_, index) => [twoDigits(index + 1), String(index + 1)] as const);
const months = monthNames.map((name, index) => [twoDigits(index + 1), name] as const);

/** The parts of each year in which a tour runs, and why it is closed for the rest. */
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
      hint="The parts of every year in which the tour runs. None means all year; one may go over the new year."
      error={errorOf("rules.season")}
    >
      <RuleRows
        name="season"
        rows={season}
        setRows={(spans) => change({ season: spans })}
        columns={spanColumns}
        empty={emptySpan}
        errorOf={(part) => errorOf(`rules.season.${part}`)}
        one="Part"
        add="Add a part of the year"
        most={mostSpans}
        full={`A year has at most ${mostSpans} open parts.`}
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
          label="Why it is closed for the rest of the year"
          hint="A sentence for travelers: “The road over the pass is closed by snow.”"
          maxLength={300}
          value={offSeason}
          error={errorOf("rules.offSeason")}
          onChange={(text) => change({ offSeason: text })}
        />
      )}
    </RulesGroup>
  );
}

/** A day of the year. */
function SpanEnd({
  end,
  label,
  field,
  isInvalid,
}: {
  end: "from" | "to";
  /** Of the row. */
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
