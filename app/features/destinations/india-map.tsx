import { mapShapes, mapSize, type MapShapeId } from "~/content/india-map";
import mapUrl from "~/content/india-map.svg?url";
import { smallTargets, smallTargetWidth, mapNames } from "~/content/map-names";
import type { ShapeGroup } from "./destinations-by-state";
import { projectOntoMap } from "~/features/tours/guide/map-projection";
import { cn } from "~/ui/cn";
import { placeName } from "~/domain/places/place-name";
import { destinationMessages } from "./messages";
import { MapLegend, stepOf, countPlaces, stepFills } from "./map-legend";

/**
 * Map of India: each state with destinations links to its group in the list. The outlines are referenced from a separate
 * SVG file, which is cached forever by its hashed name. Inlined, they would be sent with every page and again with its
 * hydration data.
 */
export function IndiaMap({ groups }: { groups: readonly ShapeGroup[] }) {
  const m = destinationMessages().map;
  const visited = new Set(groups.map(({ shape }) => shape));
  const shown = groups.flatMap(({ shape, ...group }) => (shape ? [{ ...group, shape }] : []));
  const dots = groups
    .flatMap(({ states }) => states)
    .flatMap(({ places }) => places)
    .map(({ coordinates }) => projectOntoMap(coordinates))
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join("");
  return (
    <figure aria-label={m.label}>
      <nav aria-label={m.states}>
        <svg
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          width={mapSize.width}
          height={mapSize.height}
          className="india-map h-auto max-h-[calc(100svh-11rem)] min-h-72 w-full"
        >
          <g aria-hidden className="fill-map-0 stroke-paper [paint-order:stroke] stroke-4">
            {mapShapes
              .filter(({ id }) => !visited.has(id))
              .map(({ id }) => (
                <use key={id} href={`${mapUrl}#${id}`} />
              ))}
          </g>
          {/* States with a round target are drawn last, so that no neighbor covers the target. */}
          {shown
            .toSorted((a, b) => Number(a.shape in smallTargets) - Number(b.shape in smallTargets))
            .map(({ id, shape, name, count }) => (
              <MapState key={id} href={`#${id}`} outline={`${mapUrl}#${shape}`} {...{ shape, name, count }} />
            ))}
          <g aria-hidden className="pointer-events-none fill-none" strokeLinecap="round">
            <path d={dots} className="stroke-paper stroke-[12]" />
            <path d={dots} className="stroke-ink stroke-[7]" />
          </g>
          <MapNames shapes={shown.map(({ shape }) => shape)} />
          <text
            aria-hidden
            x={mapSize.width}
            y={60}
            textAnchor="end"
            className="fill-muted text-[56px] transition-opacity duration-150 [.india-map:has(a:focus-visible)_&]:opacity-0 [.india-map:has(a:hover)_&]:opacity-0 sm:text-[36px] print:hidden"
          >
            {m.choose}
          </text>
        </svg>
      </nav>
      <MapLegend steps={new Set(shown.map(({ count }) => stepOf(count)))} />
    </figure>
  );
}

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
function MapState({
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
    <g className="india-state">
      <a
        href={href}
        aria-label={destinationMessages().map.state(name, countPlaces(count))}
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
        className="pointer-events-none fill-ink font-display text-[64px] opacity-0 transition-opacity duration-150 [.india-state:has(a:focus-visible)_&]:opacity-100 [.india-state:has(a:hover)_&]:opacity-100 sm:text-[52px] print:hidden"
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

/** Returns the lines of a label in the current language, as many as the English ones at most. */
function translated(lines: readonly string[]): readonly string[] {
  const english = lines.join(" ");
  const name = placeName(english);
  if (name === english) return lines;
  const words = name.split(" ");
  const length = Math.ceil(words.length / lines.length);
  return lines.flatMap((_, line) => words.slice(line * length, (line + 1) * length).join(" ") || []);
}

/** State names on the map. Hidden on phones, where they would be too small: the map's corner shows the touched state. */
function MapNames({ shapes }: { shapes: readonly MapShapeId[] }) {
  return (
    <g
      aria-hidden
      className="pointer-events-none hidden fill-ink text-[28px] sm:block lg:text-[31px] xl:text-[28px]"
    >
      {shapes
        .flatMap((shape) => mapNames[shape] ?? [])
        .map(({ x, y, lines, anchor = "middle", leader }) => (
          <g key={lines.join(" ")}>
            {leader && <path d={leader} className="fill-none stroke-ink stroke-2" />}
            <text y={y} textAnchor={anchor}>
              {translated(lines).map((line, index) => (
                <tspan key={line} x={x} dy={index === 0 ? 0 : "1.05em"}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        ))}
    </g>
  );
}
