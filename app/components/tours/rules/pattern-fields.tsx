import { useId } from "react";
import { weekdayNames } from "~/domain/calendar/calendar";
import { maxDates } from "~/domain/departures/departure-rules";
import { dateColumns, emptyDate } from "~/domain/departures/tour-departure-values";
import type { TourDepartureValues } from "~/domain/departures/tour-departure-values";
import { cn } from "~/lib/cn";
import { RuleField } from "./rule-field";
import { RuleRows } from "./rule-rows";
import { RulesGroup } from "./rules-group";

const patterns = [
  ["daily", "Every day"],
  ["weekdays", "Some days of the week"],
  ["dates", "Selected dates only"],
] as const;

type Part = Pick<TourDepartureValues, "pattern" | "weekdays" | "dates">;

/** Fields for the departure days of a tour. */
export function PatternFields({
  values,
  change,
  errorOf,
}: {
  values: Part;
  change: (part: Partial<Part>) => void;
  errorOf: (path: string) => string | undefined;
}) {
  const id = useId();
  const error = errorOf("rules.pattern") ?? errorOf("rules.pattern.weekdays");
  return (
    <RulesGroup title="Days of departure" error={errorOf("rules.pattern.dates")}>
      <div className="flex flex-wrap gap-x-5">
        {patterns.map(([kind, label]) => (
          <label key={kind} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="pattern"
              value={kind}
              checked={values.pattern === kind}
              onChange={() => change({ pattern: kind })}
              className="size-4 accent-peacock"
            />
            {label}
          </label>
        ))}
      </div>
      <Shown isShown={values.pattern === "weekdays"}>
        <div
          role="group"
          aria-label="Days of the week"
          aria-describedby={error ? id : undefined}
          className="flex flex-wrap gap-x-4"
        >
          {weekdayNames.map((name, day) => (
            <label key={name} className="flex min-h-8 items-center gap-1.5">
              <input
                type="checkbox"
                name="weekday"
                value={day}
                checked={values.weekdays.includes(String(day))}
                onChange={({ currentTarget: { checked } }) =>
                  change({
                    weekdays: checked
                      ? [...values.weekdays, String(day)]
                      : values.weekdays.filter((each) => each !== String(day)),
                  })
                }
                aria-invalid={error ? true : undefined}
                className="size-4 accent-peacock"
              />
              {name.slice(0, 3)}
            </label>
          ))}
        </div>
      </Shown>
      {error && (
        <p id={id} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
      <Shown isShown={values.pattern === "dates"}>
        <RuleRows
          name="dates"
          rows={values.dates}
          setRows={(dates) => change({ dates })}
          columns={dateColumns}
          empty={emptyDate}
          errorOf={(part) => errorOf(`rules.pattern.dates.${part}`)}
          one="Date"
          add="Add a date"
          most={maxDates}
          full={`A tour has at most ${maxDates} dates.`}
          className="grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]"
          rowClassName="flex items-start gap-1.5"
        >
          {({ index, label, field, remove }) => (
            <>
              <RuleField
                label={label}
                type="date"
                className="flex-1"
                {...field("date")}
                error={errorOf(`rules.pattern.dates.${index}`)}
              />
              <div className="pt-6">{remove}</div>
            </>
          )}
        </RuleRows>
      </Shown>
    </RulesGroup>
  );
}

/** Hides the fields of other patterns but keeps them in the form, so that no input is lost. Without JavaScript, all are shown. */
function Shown({ isShown, children }: { isShown: boolean; children: React.ReactNode }) {
  return <div className={cn("grid gap-3", !isShown && "hidden noscript:grid")}>{children}</div>;
}
