import { cn } from "~/ui/cn";
import { controlClasses } from "~/ui/field";

/** How many of a party have come so far, the whole party first; nothing if only one choice is left. */
export function ArrivedSelect({
  seats,
  arrived,
  of,
  className,
}: {
  seats: number;
  /** Count of travelers who came before. */
  arrived: number;
  of: string;
  className?: string;
}) {
  if (seats - arrived < 2) return null;
  const counts = Array.from({ length: seats - arrived }, (_, index) => seats - index);
  return (
    <select name="arrived" aria-label={`Arrived so far of ${of}`} className={cn(controlClasses, className)}>
      {counts.map((count) => (
        <option key={count} value={count}>
          {count === seats ? `All ${seats}` : `${count} of ${seats}`}
        </option>
      ))}
    </select>
  );
}
