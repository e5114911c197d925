import { Info, ArrowDown, ArrowUp, Equal } from "lucide";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import type { Analytics } from "~/domain/analytics/analytics";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { figureDefinitions, type FigureDefinition } from "./figure-definitions";

/** Key figures of a period, each with its change, its definition on demand, and a link to its rows. */
export function FigureCards({ analytics }: { analytics: Analytics }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-3 lg:grid-cols-4">
      {figureDefinitions.map((definition) => (
        <FigureCard key={definition.name} definition={definition} analytics={analytics} />
      ))}
    </dl>
  );
}

function FigureCard({ definition, analytics }: { definition: FigureDefinition; analytics: Analytics }) {
  const { name, label, detail } = definition;
  const { figures, previousFigures } = analytics;
  const definitionId = `what-${name}`;
  const detailText = detail?.(figures) ?? "";
  return (
    <div data-figure={name} className="flex flex-col rounded-card border border-line bg-card px-3 py-2.5">
      <dt>
        <details>
          <summary className="flex min-h-7 cursor-pointer list-none items-center justify-between gap-1 text-sm leading-tight font-semibold text-muted [&::-webkit-details-marker]:hidden">
            <span>
              <span>{label}</span>
              <span className="sr-only">: definition</span>
            </span>
            <Icon icon={Info} className="size-3.5 shrink-0" />
          </summary>
          <p id={definitionId} className="py-1 text-sm leading-snug">
            {definition.definition}
          </p>
        </details>
      </dt>
      <dd className="mt-1 text-xl leading-tight font-semibold wrap-anywhere tabular-nums sm:text-2xl">
        <FigureValue definition={definition} analytics={analytics} describedBy={definitionId} />
      </dd>
      {detailText !== "" && <dd className="text-sm leading-snug text-muted tabular-nums">{detailText}</dd>}
      {previousFigures && (
        <dd className="mt-auto flex flex-wrap items-center gap-x-1 pt-0.5 text-sm leading-snug text-muted tabular-nums">
          <FigureChange definition={definition} value={figures[name]} before={previousFigures[name]} />
        </dd>
      )}
    </div>
  );
}

function FigureValue({
  definition: { name, label, format, none = "none", rows, shows },
  analytics: { figures, period },
  describedBy,
}: {
  definition: FigureDefinition;
  analytics: Analytics;
  describedBy: string;
}) {
  const value = figures[name];
  if (name === "acquisitionCost" && figures.marketingSpend === null) {
    return (
      <span className="text-base font-normal">
        No spend entered:{" "}
        <Link to="/admin/settings" className="text-peacock underline underline-offset-2">
          Platform Settings
        </Link>
      </span>
    );
  }
  const text =
    value === null ? (
      <span className="text-base font-normal text-muted">{none}</span>
    ) : (
      <Exact>{format(value)}</Exact>
    );
  if (rows === null) return text;
  return (
    <Link
      to={rows(period)}
      aria-describedby={describedBy}
      className="underline decoration-line decoration-2 underline-offset-4 hover:decoration-peacock"
    >
      {text}
      <span className="sr-only">{`, ${label}: show ${shows ?? ""}`}</span>
    </Link>
  );
}

const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 0 });
const points = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** Change of a figure from the previous period: direction, size and previous value. */
function FigureChange({
  definition: { change, format, good },
  value,
  before,
}: {
  definition: FigureDefinition;
  value: number | null;
  before: number | null;
}) {
  if (before === null)
    return (
      <>
        <span>none before</span>
      </>
    );
  const was = `was ${format(before)}`;
  if (value === null || (change === "percent" && before === 0 && value !== 0))
    return (
      <>
        <span>{was}</span>
      </>
    );
  const difference = value - before;
  const size =
    change === "points"
      ? `${points.format(Math.abs(difference) * 100)} points`
      : percent.format(before === 0 ? 0 : Math.abs(difference / before));
  const way = difference === 0 ? "same" : difference > 0 ? "up" : "down";
  const icon = { same: Equal, up: ArrowUp, down: ArrowDown }[way];
  const isGood = way === good;
  return (
    <>
      <span
        className={cn(
          "inline-flex items-center gap-0.5 font-semibold whitespace-nowrap",
          way !== "same" && good !== null && (isGood ? "text-success" : "text-danger"),
        )}
      >
        <Icon icon={icon} className="size-3.5" />
        {way === "same" ? (
          <span>the same</span>
        ) : (
          <>
            <span className="sr-only">{`${way} `}</span>
            <span>{size}</span>
          </>
        )}
      </span>
      {way !== "same" && <span className="whitespace-nowrap">{was}</span>}
    </>
  );
}
