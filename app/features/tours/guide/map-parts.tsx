import { langOfText } from "~/domain/language/language";
import { outline } from "~/content/india-borders.server";
import { lineHeight } from "./map-labels";
import { insetSize, type RouteMap } from "./lay-out-route";

/** Parts of a map's drawing. Beside the days on narrower screens, the drawing is larger and its text smaller. */

export function drawingClasses({ borders }: Pick<RouteMap, "borders">): string {
  return `w-full rounded-card border border-line ${borders.length > 0 ? "bg-sunken" : "bg-card"}`;
}

export const dots = { className: "fill-none stroke-ink", strokeWidth: 5, strokeLinecap: "round" } as const;
/** Text with the ground of the map around it. */
const onMap = { paintOrder: "stroke", strokeWidth: 4 };
/** A place's name. */
export const name = {
  ...onMap,
  className: "fill-ink stroke-card md:max-xl:in-data-route-maps:text-[11px]",
  fontSize: 13.5,
  strokeLinejoin: "round",
} as const;
const mainName = {
  ...name,
  className: "fill-ink stroke-card font-semibold md:max-xl:in-data-route-maps:text-[12px]",
  fontSize: 15,
};

export function Land({ map: { borders, stateNames } }: { map: Pick<RouteMap, "borders" | "stateNames"> }) {
  return (
    <>
      {borders.length > 0 ? (
        <path
          d={borders.join("")}
          strokeWidth={0.75}
          strokeOpacity={0.6}
          strokeLinejoin="round"
          className="fill-card stroke-control"
        />
      ) : null}
      {stateNames.map(({ x, y, text }) => (
        <text
          key={text}
          lang={langOfText(text)}
          x={x}
          y={y}
          textAnchor="middle"
          {...onMap}
          strokeWidth={3}
          fontSize={11}
          letterSpacing="0.12em"
          className="fill-muted stroke-card uppercase md:max-xl:in-data-route-maps:text-[9px]"
        >
          {text}
        </text>
      ))}
    </>
  );
}

export function Labels({ labels }: Pick<RouteMap, "labels">) {
  return labels.map(({ x, y, anchor, text, lines: [first, second], isMain }) => (
    <text
      key={`${x} ${y}`}
      lang={langOfText(text)}
      x={x}
      y={y}
      textAnchor={anchor}
      {...(isMain ? mainName : name)}
    >
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
    <g fontSize={13} className="md:max-xl:in-data-route-maps:text-[11px]">
      <path
        className="fill-none stroke-muted"
        strokeWidth={1.5}
        d={`M12 ${height - 16}v4h${scale.length}v-4`}
      />
      <text
        x={12 + scale.length / 2}
        y={height - 18}
        textAnchor="middle"
        {...onMap}
        className="fill-muted stroke-card"
      >
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
    <g className="fill-paper stroke-line">
      <rect x={left} y={top} width={insetSize.width} height={insetSize.height} />
      <path
        transform={`translate(${left + insetSize.edge / 2} ${top + insetSize.edge / 2})`}
        d={outline.path}
        fillOpacity={0.5}
        className="fill-control stroke-none"
      />
      <rect
        fillOpacity={0.35}
        strokeWidth={1.5}
        className="fill-vermilion stroke-vermilion"
        x={((shown.left + shown.right - wide) / 2).toFixed(1)}
        y={((shown.top + shown.bottom - high) / 2).toFixed(1)}
        width={wide.toFixed(1)}
        height={high.toFixed(1)}
      />
    </g>
  );
}
