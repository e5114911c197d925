import { useId } from "react";
import { weekdayNames } from "~/domain/calendar";
import { dateColumns, emptyDate } from "~/domain/tour-departure-values";
import type { TourDepartureValues } from "~/domain/tour-departure-values";
import { AddRow, RemoveRow } from "./row-buttons";
import { RuleField } from "./rule-field";
import { RulesGroup } from "./rules-group";
import { useRows } from "./use-rows";

const patterns = [
  ["daily", "Every day"],
  ["weekdays", "On some days of the week"],
  ["dates", "On chosen dates only"],
] as const;

type Part = Pick<TourDepartureValues, "pattern" | "weekdays" | "dates">;

/** On which days a tour leaves. */
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
  const rows = useRows("dates", values.dates, (dates) => change({ dates }));
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
        <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
          {values.dates.map(({ date }, index) => (
            <div key={index} data-row={`dates-${index}`} className="flex items-start gap-1.5">
              <RuleField
                name={dateColumns.date}
                label={`Date ${index + 1}`}
                type="date"
                value={date}
                error={errorOf(`rules.pattern.dates.${index}`)}
                onChange={(text) => rows.change(index, { date: text })}
                className="flex-1"
              />
              <div className="pt-6">
                <RemoveRow
                  name="dates"
                  index={index}
                  label={`Date ${index + 1}`}
                  onRemove={() => rows.remove(index)}
                />
              </div>
            </div>
          ))}
        </div>
        <div className="mt-3 grid">
          <AddRow
            name="dates"
            label="Add a date"
            isFull={values.dates.length >= 400}
            full="A tour has at most 400 dates."
            onAdd={() => rows.add(emptyDate)}
          />
        </div>
      </Shown>
    </RulesGroup>
  );
}

/** What belongs to another pattern stays in the form, so that nothing typed is lost; without scripts all is shown. */
function Shown({ isShown, children }: { isShown: boolean; children: React.ReactNode }) {
  return <div className={isShown ? undefined : "hidden noscript:block"}>{children}</div>;
}
