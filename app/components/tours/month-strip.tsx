import { monthNames } from "~/domain/calendar/calendar";
import { cn } from "~/lib/cn";

/**
 * The twelve months: the best ones are filled, the current one is framed, and those without departures are struck out.
 */
export function MonthStrip({
  bestMonths,
  month,
  closedMonths = [],
}: {
  bestMonths: number[];
  month: number;
  closedMonths?: readonly number[];
}) {
  const names = bestMonths.map((number) => monthNames[number - 1]);
  return (
    <div>
      <p className="sr-only">Best months: {names.join(", ")}.</p>
      <ol aria-hidden className="grid grid-cols-6 gap-1 sm:grid-cols-12">
        {monthNames.map((name, index) => (
          <li
            key={name}
            className={cn(
              "rounded py-1 text-center text-sm",
              bestMonths.includes(index + 1)
                ? "bg-success-subtle font-semibold text-success"
                : "bg-sunken text-muted",
              closedMonths.includes(index + 1) && "line-through",
              month === index + 1 && "outline-2 outline-peacock",
            )}
          >
            {name.slice(0, 3)}
          </li>
        ))}
      </ol>
    </div>
  );
}
