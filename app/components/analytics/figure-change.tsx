import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import { cn } from "~/lib/cn";
import type { FigureDefinition } from "./figure-definitions";

const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 0 });
const points = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** Change of a figure from the previous period: direction, size and previous value. */
export function FigureChange({
  definition: { change, format, good },
  value,
  before,
}: {
  definition: FigureDefinition;
  value: number | null;
  before: number | null;
}) {
  if (before === null) return <>none before</>;
  const was = `was ${format(before)}`;
  if (value === null || (change === "percent" && before === 0 && value !== 0)) return <>{was}</>;
  const difference = value - before;
  const size =
    change === "points"
      ? `${points.format(Math.abs(difference) * 100)} points`
      : percent.format(before === 0 ? 0 : Math.abs(difference / before));
  const way = difference === 0 ? "same" : difference > 0 ? "up" : "down";
  const Icon = { same: Equal, up: ArrowUp, down: ArrowDown }[way];
  const isGood = way === good;
  return (
    <>
      <span
        className={cn(
          "inline-flex items-center gap-0.5 font-semibold whitespace-nowrap",
          way !== "same" && good !== null && (isGood ? "text-success" : "text-danger"),
        )}
      >
        <Icon aria-hidden className="size-3.5" />
        {way === "same" ? (
          "the same"
        ) : (
          <>
            <span className="sr-only">{way} </span>
            {size}
          </>
        )}
      </span>
      {way !== "same" && <span className="whitespace-nowrap">{was}</span>}
    </>
  );
}
