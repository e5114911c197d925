import { outline } from "~/content/india-borders.server";
import { lineHeight } from "./map-labels";
import { insetSize, type RouteMap } from "./lay-out-route";

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
      <tspan>{second === undefined ? text : first}</tspan>
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

/** Smallest side of the mark of the part that a map shows. */
const minMark = 5;

/** A small map of India with the part that the map shows. */
export function Inset({ left, top, shown }: NonNullable<RouteMap["inset"]>) {
  const [wide, high] = [
    Math.max(minMark, shown.right - shown.left),
    Math.max(minMark, shown.bottom - shown.top),
  ];
  return (
    <g className="inset">
      <rect x={left} y={top} width={insetSize.width} height={insetSize.height} />
      <path
        transform={`translate(${left + insetSize.edge / 2} ${top + insetSize.edge / 2})`}
        d={outline.path}
      />
      <rect
        className="inset-part"
        x={((shown.left + shown.right - wide) / 2).toFixed(1)}
        y={((shown.top + shown.bottom - high) / 2).toFixed(1)}
        width={wide.toFixed(1)}
        height={high.toFixed(1)}
      />
    </g>
  );
}
