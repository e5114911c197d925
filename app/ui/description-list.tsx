import { cn } from "./cn";

export function DescriptionList({
  entries,
  className,
}: {
  entries: (readonly [string, React.ReactNode])[];
  className?: string;
}) {
  return (
    <dl className={cn("grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1.5 sm:grid-cols-[10rem_1fr]", className)}>
      {entries.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd
            // Dates, amounts, references and counts, but no sentences: a translator must not change them.
            translate={typeof value === "string" && value.length < 40 && /\d/.test(value) ? "no" : undefined}
            className="font-semibold wrap-anywhere whitespace-pre-line"
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
