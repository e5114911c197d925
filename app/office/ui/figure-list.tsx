import { cn } from "~/ui/cn";
import { InfoButton } from "./info-button";

export interface Figure {
  name: string;
  value: string;
  /** Explanation of what is counted, behind an info button. */
  explained?: string;
  /** A few words below the value, such as the value before. */
  detail?: string | undefined;
  /** Decorative chart of the figure. */
  picture?: React.ReactNode;
}

/** Returns the columns in which no line of figures is shorter than the others, where there are such. */
function columnsFor(count: number): string {
  if (count % 4 === 0) return "sm:grid-cols-2 lg:grid-cols-4";
  return count % 3 === 0 ? "sm:grid-cols-3" : "sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]";
}

/** Figures in an even grid, each explained on demand; stacked on phones. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl
      className={cn(
        "mt-3 grid overflow-hidden rounded-card border border-line bg-card max-sm:divide-y max-sm:divide-line",
        columnsFor(figures.length),
      )}
    >
      {figures.map(({ name, value, explained, detail, picture }) => (
        <div
          key={name}
          className="grid content-start gap-x-3 px-4 py-2 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline sm:-ml-px sm:border-l sm:border-line sm:py-3"
        >
          <dt className="flex items-center gap-1 text-sm text-muted">
            <span>{name}</span>
            {explained !== undefined && <InfoButton about={name}>{explained}</InfoButton>}
          </dt>
          <dd className="text-xl leading-tight font-semibold tabular-nums">{value}</dd>
          {(picture !== undefined || detail !== undefined) && (
            <dd className="text-sm leading-snug text-muted tabular-nums max-sm:col-span-2">
              <span className="contents">{picture}</span>
              {detail != null && <span>{detail}</span>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
