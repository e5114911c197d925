import { monthNames } from "~/domain/calendar";
import { emptySpan, spanColumns } from "~/domain/tour-departure-values";
import type { TourDepartureValues } from "~/domain/tour-departure-values";
import { cn } from "~/lib/cn";
import { AddRow, RemoveRow } from "./row-buttons";
import { RuleField, smallControl } from "./rule-field";
import { RulesGroup } from "./rules-group";
import { useRows } from "./use-rows";

type Span = TourDepartureValues["season"][number];

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
  const rows = useRows("season", season, (spans) => change({ season: spans }));
  return (
    <RulesGroup
      title="Season"
      hint="The parts of every year in which the tour runs. None means all year; one may go over the new year."
      error={errorOf("rules.season")}
    >
      {season.map((span, index) => {
        const label = `Part ${index + 1}`;
        const select = (column: keyof Span) => ({
          name: spanColumns[column],
          value: span[column],
          isInvalid:
            errorOf(`rules.season.${index}.${column.startsWith("from") ? "from" : "to"}`) !== undefined,
          onChange: (text: string) => rows.change(index, { [column]: text }),
        });
        const error = errorOf(`rules.season.${index}.from`) ?? errorOf(`rules.season.${index}.to`);
        return (
          <div key={index} role="group" aria-label={label} data-row={`season-${index}`}>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-2 text-sm">
              <span>From</span>
              <Choice label={`${label}: first day`} options={days} none="Day" {...select("fromDay")} />
              <Choice
                label={`${label}: first month`}
                options={months}
                none="Month"
                {...select("fromMonth")}
              />
              <span>to</span>
              <Choice label={`${label}: last day`} options={days} none="Day" {...select("toDay")} />
              <Choice label={`${label}: last month`} options={months} none="Month" {...select("toMonth")} />
              <RemoveRow name="season" index={index} label={label} onRemove={() => rows.remove(index)} />
            </div>
            {error && <p className="mt-1 text-sm font-semibold text-bad">{error}</p>}
          </div>
        );
      })}
      <AddRow
        name="season"
        label="Add a part of the year"
        isFull={season.length >= 12}
        full="A year has at most 12 open parts."
        onAdd={() => rows.add(emptySpan)}
      />
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
      className={cn(smallControl, "w-auto")}
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
