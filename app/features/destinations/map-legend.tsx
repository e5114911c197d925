import { Link } from "react-router";
import { cn } from "~/ui/cn";
import { destinationMessages } from "./messages";

/** Minimum number of destinations of each color step. */
const steps = [1, 2, 4, 7];

export const stepFills = ["fill-map-1", "fill-map-2", "fill-map-3", "fill-map-4"] as const;

/** Returns the zero-based color step for a number of destinations. */
export function stepOf(count: number): number {
  return steps.findLastIndex((min) => count >= min);
}

/** "4 destinations" */
export function countPlaces(count: number): string {
  return destinationMessages().places(count);
}

function rangeOf(step: number): string {
  const [min = 0, next] = steps.slice(step, step + 2);
  if (next === undefined) return destinationMessages().map.orMore(min);
  return next - min === 1 ? `${min}` : `${min}–${next - 1}`;
}

/** Legend of the color steps that occur. */
export function MapLegend({ steps: shown }: { steps: ReadonlySet<number> }) {
  const m = destinationMessages().map;
  return (
    <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span>{m.legend}</span>
      {stepFills.map(
        (fill, step) =>
          shown.has(step) && (
            <span key={fill} className="flex items-center gap-1.5">
              <svg aria-hidden width="18" height="14" className={cn("rounded-[3px]", fill)}>
                <rect width="18" height="14" />
              </svg>
              <span>{rangeOf(step)}</span>
            </span>
          ),
      )}
      <Link to="/licences" className="py-1 underline underline-offset-4 print:hidden">
        {m.about}
      </Link>
    </figcaption>
  );
}
