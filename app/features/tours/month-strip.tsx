import { monthNames } from "~/domain/calendar/calendar";
import { cn } from "~/ui/cn";
import { tourPageMessages } from "./messages";

/**
 * The twelve months: the best ones are filled, one is framed, and those without departures are struck out.
 */
export function MonthStrip({
  bestMonths,
  month,
  monthLabel,
  closedMonths = [],
}: {
  bestMonths: number[];
  /** The framed month. */
  month: number;
  monthLabel?: string;
  closedMonths?: readonly number[];
}) {
  const m = tourPageMessages().months;
  const names = bestMonths.map((number) => monthNames()[number - 1]);
  return (
    <div>
      <p className="sr-only">{m.best(names.join(", "))}</p>
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
            {m.parts[index]?.join("")}
          </li>
        ))}
      </ol>
      <ul aria-hidden className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <Key className="bg-success-subtle">{m.bestKey}</Key>
        {bestMonths.length < 12 && <Key className="bg-sunken">{m.otherKey}</Key>}
        {closedMonths.length > 0 && m.struckOut()}
        <Key className="outline-2 outline-peacock">{monthLabel ?? m.thisMonth}</Key>
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
