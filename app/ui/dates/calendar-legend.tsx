import { cn } from "~/ui/cn";

const dayMarks = ["closed", "full", "scarce"] as const;
/** How a day differs from an open one. */
export type DayMark = (typeof dayMarks)[number];

export const markClasses: Record<DayMark, string> = {
  closed: "text-muted line-through opacity-60",
  full: "bg-[repeating-linear-gradient(135deg,var(--color-line)_0_2px,transparent_2px_6px)] text-muted line-through",
  scarce: "bg-warning-subtle text-warning",
};

/**
 * Legend of a calendar's marks and prices. The accessible names of the days say the same.
 * @param labels of the marks that do not explain themselves, as a crossed-out day does
 */
export function CalendarLegend({
  labels,
  price,
}: {
  labels: Partial<Record<DayMark, string>>;
  price: string;
}) {
  const swatch = "grid h-5 min-w-6 place-items-center rounded-sm text-[0.6875rem] font-semibold";
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      {dayMarks
        .filter((mark) => labels[mark] !== undefined)
        .map((mark) => (
          <li key={mark} className="flex items-center gap-1">
            <span className={cn(swatch, markClasses[mark])}>12</span>
            <span>{labels[mark]}</span>
          </li>
        ))}
      <li className="flex items-center">{price}</li>
    </ul>
  );
}
