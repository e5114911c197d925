import { cn } from "~/ui/cn";

const percent = new Intl.NumberFormat("en-IN", {
  style: "percent",
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
});

/** The value of other days, and the change since then. */
export function Comparison({
  name,
  value,
  other,
  format,
  className,
}: {
  name: string;
  value: number;
  other: number;
  format: (value: number) => string;
  /** Line style of the chart's key; without it there is no key. */
  className?: string;
}) {
  const change = other === 0 ? null : (value - other) / Math.abs(other);
  return (
    <p className="text-sm leading-snug text-muted">
      <span className="flex items-center gap-1.5">
        {className !== undefined && <span aria-hidden className={cn("w-4 border-t-2", className)} />}
        <span>{name}</span>
      </span>
      <span className="text-ink">{format(other)}</span>
      {change !== null && (
        <span className={cn("ml-1.5 font-semibold", change < 0 ? "text-danger" : "text-success")}>
          {percent.format(change)}
        </span>
      )}
    </p>
  );
}
