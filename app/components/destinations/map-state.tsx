import { mapSize } from "~/content/india-map";
import type { MapShapeId } from "~/content/india-map";
import { smallTargets, smallTargetWidth } from "~/content/map-names";
import { cn } from "~/lib/cn";
import { countPlaces, stepFills, stepOf } from "./map-legend";

/** Wraps a name at words into lines of about 18 characters. */
function linesOf(name: string): string[] {
  return name.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > 17) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/**
 * A state as a link. Its caption on hover or focus is drawn in the map's empty corner, over Tibet. It follows the link in
 * the same group, so CSS alone can show it.
 */
export function MapState({
  href,
  outline,
  shape,
  name,
  count,
}: {
  href: string;
  /** URL of the outline, for `<use>`. */
  outline: string;
  shape: MapShapeId;
  name: string;
  count: number;
}) {
  const target = smallTargets[shape];
  return (
    <g className="group/state">
      <a
        href={href}
        aria-label={`${name}: ${countPlaces(count)}`}
        className={cn("group/link", !target && "outline-none")}
      >
        <use
          href={outline}
          className={cn(
            "stroke-paper stroke-4 transition-[fill] duration-150 [paint-order:stroke]",
            stepFills[stepOf(count)],
            "group-hover/link:fill-map-chosen group-focus-visible/link:fill-map-chosen group-focus-visible/link:stroke-ink group-focus-visible/link:stroke-[10] group-focus-visible/link:[paint-order:normal]",
          )}
        />
        {target && (
          <path
            d={target}
            strokeWidth={smallTargetWidth}
            strokeLinecap="round"
            className="fill-none stroke-transparent"
          />
        )}
      </a>
      <text
        aria-hidden
        y={60}
        textAnchor="end"
        className="pointer-events-none fill-ink font-display text-[64px] opacity-0 transition-opacity duration-150 group-has-[a:focus-visible]/state:opacity-100 group-has-[a:hover]/state:opacity-100 sm:text-[52px] print:hidden"
      >
        {linesOf(name).map((line, index) => (
          <tspan key={line} x={mapSize.width} dy={index === 0 ? 0 : "1.1em"}>
            {line}
          </tspan>
        ))}
        <tspan x={mapSize.width} dy="1.3em" className="fill-muted font-sans text-[56px] sm:text-[36px]">
          {countPlaces(count)}
        </tspan>
      </text>
    </g>
  );
}
