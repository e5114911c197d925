import { mapNames } from "~/content/map-names";
import type { MapShapeId } from "~/content/india-map";

/** State names on the map. Hidden on phones, where they would be too small: the map's corner shows the touched state. */
export function MapNames({ shapes }: { shapes: readonly MapShapeId[] }) {
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
              {lines.map((line, index) => (
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
