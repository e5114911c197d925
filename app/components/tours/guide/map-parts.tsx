import { lineHeight } from "~/lib/tours/map-labels";
import type { RouteMap } from "~/lib/tours/route-map";

/** Parts of a map's drawing. */

export function Land({ map: { borders, stateNames } }: { map: Pick<RouteMap, "borders" | "stateNames"> }) {
  return (
    <>
      {borders.length > 0 ? <path d={borders.join("")} className="land" /> : null}
      {stateNames.map(({ x, y, text }) => (
        <text key={text} x={x} y={y} className="state">
          {text}
        </text>
      ))}
    </>
  );
}

export function Labels({ labels }: Pick<RouteMap, "labels">) {
  return labels.map(({ x, y, anchor, text, lines: [first, second], isMain }) => (
    <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} className={isMain ? "name name-main" : "name"}>
      {second === undefined ? text : first}
      {second !== undefined && (
        <tspan x={x} dy={lineHeight}>
          {second}
        </tspan>
      )}
    </text>
  ));
}

export function Scale({ map: { scale, height } }: { map: Pick<RouteMap, "scale" | "height"> }) {
  return (
    <g className="scale">
      <path d={`M12 ${height - 16}v4h${scale.length}v-4`} />
      <text x={12 + scale.length / 2} y={height - 18} textAnchor="middle">
        {scale.text}
      </text>
    </g>
  );
}
