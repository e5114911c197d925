import { monthNames } from "~/domain/calendar/calendar";
import { cn } from "~/ui/cn";

/**
 * The twelve months: the best ones are filled, one is framed, and those without departures are struck out.
 */
export function MonthStrip({
  bestMonths,
  month,
  monthLabel = "This month",
  closedMonths = [],
}: {
  bestMonths: number[];
  /** The framed month. */
  month: number;
  monthLabel?: string;
  closedMonths?: readonly number[];
}) {
  const names = bestMonths.map((number) => monthNames()[number - 1]);
  return (
    <div>
      <p className="sr-only">{`Best months: ${names.join(", ")}.`}</p>
      <ol aria-hidden className="grid grid-cols-6 gap-1 sm:grid-cols-12">
        {monthNames().map((name, index) => (
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
      <ul aria-hidden className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <Key className="bg-success-subtle">Best months</Key>
        {bestMonths.length < 12 && <Key className="bg-sunken">Other months</Key>}
        {closedMonths.length > 0 && (
          <li>
            <s>Struck out</s>: no departures
          </li>
        )}
        <Key className="outline-2 outline-peacock">{monthLabel}</Key>
      </ul>
    </div>
  );
}

/** An entry of the legend. */
function Key({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className={cn("size-3.5 rounded-sm", className)} />
      <span>{children}</span>
    </li>
  );
}
