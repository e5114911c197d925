import { weekdayNames } from "~/domain/calendar/calendar";
import type { RulesFields } from "./use-rules-fields";

/** Check boxes for days of the week. */
export function WeekdayChoice({
  fields,
  name,
  errorId,
}: {
  fields: RulesFields<unknown>;
  name: string;
  /** Id of the error about them, if there is one. */
  errorId?: string | undefined;
}) {
  const weekdays = fields.rows(name);
  return (
    <div
      role="group"
      aria-label="Days of the week"
      aria-describedby={errorId}
      className="flex flex-wrap gap-x-4"
    >
      {weekdayNames().map((weekday, index) => (
        <label key={weekday} className="flex min-h-8 items-center gap-1.5">
          <input
            type="checkbox"
            name={`${name}.${index}`}
            value={index}
            checked={weekdays.includes(String(index))}
            onChange={({ currentTarget: { checked, value } }) =>
              fields.set(name, checked ? [...weekdays, value] : weekdays.filter((day) => day !== value))
            }
            aria-invalid={errorId ? true : undefined}
            className="size-4 accent-peacock"
          />
          <span>{weekday.slice(0, 3)}</span>
        </label>
      ))}
    </div>
  );
}
