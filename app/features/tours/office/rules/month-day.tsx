import { monthNames } from "~/domain/calendar/calendar";
import { cn } from "~/ui/cn";
import { compactControl, controlClasses } from "~/ui/field";
import type { RulesFields } from "./use-rules-fields";

const twoDigits = (number: number) => String(number).padStart(2, "0");
const days = Array.from({ length: 31 }, (_, index) => [twoDigits(index + 1), String(index + 1)] as const);
const months = monthNames().map((name, index) => [twoDigits(index + 1), name] as const);

/** Day and month pickers for one end of a period. */
export function MonthDay({
  fields,
  name,
  label,
}: {
  fields: Pick<RulesFields<unknown>, "error" | "text" | "set">;
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
      className={cn(controlClasses, compactControl, "w-auto pr-9")}
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
