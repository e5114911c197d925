export interface Figure {
  name: string;
  value: string;
  /** Explanation of what is counted. */
  explained: string;
  /** Decorative chart of the figure. */
  picture?: React.ReactNode;
}

/** Figures with their explanations: in a row, or stacked on phones. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="mt-4 grid rounded-card max-sm:divide-y max-sm:divide-line max-sm:border max-sm:border-line max-sm:bg-card sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
      {figures.map(({ name, value, explained, picture }) => (
        <div
          key={name}
          className="grid content-start gap-x-3 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:px-4 max-sm:py-2 sm:rounded-card sm:border sm:border-line sm:bg-card sm:p-4"
        >
          <dt className="text-sm font-semibold text-muted">{name}</dt>
          <dd className="text-xl leading-tight font-semibold tabular-nums sm:text-2xl">{value}</dd>
          <dd className="text-sm leading-snug text-muted max-sm:col-span-2 sm:mt-1">
            {picture}
            {explained}
          </dd>
        </div>
      ))}
    </dl>
  );
}
