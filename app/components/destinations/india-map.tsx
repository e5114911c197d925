import { mapShapes, mapSize } from "~/content/india-map";
import mapUrl from "~/content/india-map.svg?url";
import { smallTargets } from "~/content/map-names";
import type { ShapeGroup } from "~/lib/tours/destinations-by-state";
import { projectOntoMap } from "~/lib/tours/map-projection";
import { MapLegend, stepOf } from "./map-legend";
import { MapNames } from "./map-names";
import { MapState } from "./map-state";

/**
 * Map of India: each state with destinations links to its group in the list. The outlines are referenced from a separate
 * SVG file, which is cached forever by its hashed name. Inlined, they would be sent with every page and again with its
 * hydration data.
 */
export function IndiaMap({ groups }: { groups: readonly ShapeGroup[] }) {
  const visited = new Set(groups.map(({ shape }) => shape));
  const shown = groups.flatMap(({ shape, ...group }) => (shape ? [{ ...group, shape }] : []));
  const dots = groups
    .flatMap(({ states }) => states)
    .flatMap(({ places }) => places)
    .map(({ coordinates }) => projectOntoMap(coordinates))
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join("");
  return (
    <figure aria-label="Map of India">
      <nav aria-label="States on the map">
        <svg
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          width={mapSize.width}
          height={mapSize.height}
          className="group/map h-auto max-h-[calc(100svh-11rem)] min-h-72 w-full"
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
            className="fill-muted text-[56px] transition-opacity duration-150 group-has-[a:focus-visible]/map:opacity-0 group-has-[a:hover]/map:opacity-0 sm:text-[36px] print:hidden"
          >
            Choose a state
          </text>
        </svg>
      </nav>
      <MapLegend steps={new Set(shown.map(({ count }) => stepOf(count)))} />
    </figure>
  );
}
