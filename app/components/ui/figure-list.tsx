export interface Figure {
  name: string;
  value: string;
  /** What is counted, of what and when. */
  explained: string;
}

/** A row of figures, each with what it counts. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ name, value, explained }) => (
        <div key={name} className="flex flex-col rounded-card border border-line bg-card p-4">
          <dt className="text-sm font-semibold text-muted">{name}</dt>
          <dd className="text-2xl leading-tight font-semibold tabular-nums">{value}</dd>
          <dd className="text-sm text-muted">{explained}</dd>
        </div>
      ))}
    </dl>
  );
}
