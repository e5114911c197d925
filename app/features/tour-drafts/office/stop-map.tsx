import { Minus, Plus, Scan } from "lucide";
import { useRef, useState } from "react";
import { Button } from "~/ui/button";
import { mapShapes, mapSize } from "~/content/india-map";
import mapUrl from "~/content/india-map.svg?url";
import type { Coordinates } from "~/domain/tours/itinerary";
import { coordinatesOf, mapPoint } from "~/features/tours/guide/map-projection";
import { Icon } from "~/ui/icon";

interface Point {
  x: number;
  y: number;
}

function pointOf([latitude, longitude]: Coordinates): Point {
  return mapPoint({ latitude, longitude });
}

interface MapStop {
  place: string;
  /** Null until it is placed. */
  at: Coordinates | null;
}

/** Part of the map that is shown, in units of its drawing. */
interface View extends Point {
  width: number;
}

/** Height over width. */
const shape = 0.75;
/** About 15 km, and all of India. */
const widths = { min: 6, max: mapSize.width * 1.2 };
/** Steps of the arrow keys, in shares of the map's width. */
const steps = { small: 0.01, large: 0.08 };

const keys: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the view that shows all points with a margin. */
function viewOf(points: readonly Point[]): View {
  if (points.length === 0) return { x: 0, y: 0, width: mapSize.width };
  const [west, east] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [north, south] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const width = Math.min(Math.max((east - west) * 1.4, ((south - north) * 1.4) / shape, 20), widths.max);
  return { width, x: (west + east - width) / 2, y: (north + south - width * shape) / 2 };
}

/** Returns a view of another scale around a point, or around its own center. */
function zoomed({ x, y, width }: View, factor: number, around?: Point): View {
  const next = Math.min(Math.max(width * factor, widths.min), widths.max);
  const center = around ?? { x: x + width / 2, y: y + (width * shape) / 2 };
  return { width: next, x: center.x - next / 2, y: center.y - (next * shape) / 2 };
}

/**
 * Map of the stops of a day. Markers are dragged with the pointer, or moved with the arrow keys; the map itself is dragged by its ground.
 * Coordinates can be typed instead.
 */
export function StopMap({
  label,
  stops,
  before,
  around,
  onMove,
}: {
  label: string;
  stops: readonly MapStop[];
  /** Last stop of the day before. */
  before: Coordinates | null;
  /** Where a day without stops is likely to be. */
  around: Coordinates | null;
  onMove: (index: number, at: Coordinates) => void;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const placed = stops.flatMap(({ place, at }, index) => (at ? [{ index, place, at, ...pointOf(at) }] : []));
  const start = before ?? around;
  const all = placed.length > 0 ? placed : start ? [pointOf(start)] : [];
  const [view, setView] = useState<View>(() => viewOf(all));
  const held = useRef<{ index: number | null; from: Point } | null>(null);
  const [moved, setMoved] = useState("");
  const [chosen, setChosen] = useState<number | null>(null);
  const center = placed.find(({ index }) => index === chosen);
  const path = [...(before ? [pointOf(before)] : []), ...placed];
  const unit = view.width / 100;

  function pointAt({ clientX, clientY }: React.PointerEvent): Point | null {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x, y };
  }

  function put(index: number, point: Point) {
    const at = coordinatesOf(point);
    onMove(index, at);
    setMoved(`Stop ${index + 1} is at ${at.join(", ")}.`);
  }

  function hold(event: React.PointerEvent, index: number | null) {
    const from = pointAt(event);
    if (!from || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { index, from };
  }

  function drag(event: React.PointerEvent) {
    const point = pointAt(event);
    if (!held.current || !point) return;
    event.stopPropagation();
    const { index, from } = held.current;
    if (index !== null) put(index, point);
    else setView((shown) => ({ ...shown, x: shown.x + from.x - point.x, y: shown.y + from.y - point.y }));
  }

  function release() {
    held.current = null;
  }

  function press(event: React.KeyboardEvent, { index, x, y }: (typeof placed)[number]) {
    const direction = keys[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = view.width * (event.shiftKey ? steps.large : steps.small);
    put(index, { x: x + direction.x * step, y: y + direction.y * step });
  }

  const dragged = { onPointerMove: drag, onPointerUp: release, onPointerCancel: release };
  return (
    <div className="grid gap-2">
      <svg
        ref={svg}
        role="group"
        aria-label={label}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.width * shape}`}
        className="h-auto w-full cursor-grab touch-pan-y rounded-control border border-line bg-sunken select-none"
        onPointerDown={(event) => hold(event, null)}
        {...dragged}
      >
        <g aria-hidden className="fill-map-0 stroke-line" strokeWidth={unit * 0.4}>
          {mapShapes.map(({ id }) => (
            <use key={id} href={`${mapUrl}#${id}`} />
          ))}
        </g>
        <polyline
          aria-hidden
          points={path.map(({ x, y }) => `${x},${y}`).join(" ")}
          className="fill-none stroke-peacock"
          strokeWidth={unit * 0.5}
          strokeDasharray={unit * 1.5}
        />
        {before && (
          <circle
            aria-hidden
            cx={pointOf(before).x}
            cy={pointOf(before).y}
            r={unit}
            className="fill-card stroke-peacock"
            strokeWidth={unit * 0.4}
          />
        )}
        {placed.map((stop) => (
          <g
            key={stop.index}
            role="button"
            tabIndex={0}
            aria-roledescription="movable marker"
            aria-label={`Stop ${stop.index + 1}${stop.place && `, ${stop.place}`}, at ${stop.at.join(", ")}`}
            onPointerDown={(event) => hold(event, stop.index)}
            {...dragged}
            onFocus={() => setChosen(stop.index)}
            onKeyDown={(event) => press(event, stop)}
            className="group/marker cursor-move touch-none outline-none"
          >
            <title>{stop.place}</title>
            <circle cx={stop.x} cy={stop.y} r={unit * 7} className="fill-transparent" />
            <circle
              cx={stop.x}
              cy={stop.y}
              r={unit * 3}
              strokeWidth={unit * 0.6}
              className="fill-vermilion stroke-card group-focus-visible/marker:stroke-ink"
            />
            <text
              aria-hidden
              x={stop.x}
              y={stop.y + unit * 1.15}
              fontSize={unit * 3.2}
              textAnchor="middle"
              className="pointer-events-none fill-card font-semibold"
            >
              {stop.index + 1}
            </text>
          </g>
        ))}
      </svg>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <MapButton label="Zoom in" onClick={() => setView((shown) => zoomed(shown, 0.5, center))}>
          <Icon icon={Plus} className="size-4" />
        </MapButton>
        <MapButton label="Zoom out" onClick={() => setView((shown) => zoomed(shown, 2, center))}>
          <Icon icon={Minus} className="size-4" />
        </MapButton>
        <MapButton label="Show all stops" onClick={() => setView(viewOf(all))}>
          <Icon icon={Scan} className="size-4" />
        </MapButton>
        {stops.map(
          ({ at }, index) =>
            at === null && (
              <Button
                key={index}
                variant="secondary"
                className="min-h-9 px-3 py-1 text-sm"
                onClick={() =>
                  put(index, { x: view.x + view.width / 2, y: view.y + (view.width * shape) / 2 })
                }
              >{`Put stop ${index + 1} on the map`}</Button>
            ),
        )}
        <span className="text-muted">
          Drag the markers, or move them with the arrow keys; with Shift, they move farther. The buttons zoom
          to the marker that was touched last.
        </span>
      </div>
    </div>
  );
}

function MapButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button variant="secondary" aria-label={label} className="size-9 min-h-9 p-0" onClick={onClick}>
      {children}
    </Button>
  );
}
