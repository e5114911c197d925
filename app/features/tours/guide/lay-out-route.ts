import { mapSize } from "~/content/india-map";
import { distanceKm } from "~/domain/tours/itinerary-rules";
import { tourFactMessages } from "~/domain/tours/facts/messages";
import type { Coordinates, Means, Stop, Bed } from "~/domain/tours/itinerary";
import { isOnWay, staysOf, type Stay } from "~/domain/tours/ways";
import { mapPoint } from "./map-projection";
import {
  around,
  bordersOf,
  keysOf,
  labelBox,
  labelsOf,
  stateNamesOf,
  width,
  type Box,
  type MapKey,
  type MapLabel,
  type Name,
} from "./map-labels";
import { apart, clip, distinct, entersBox, round, segmentsOf, type Point, type Segment } from "./plane";

/** Geometry of a tour's route map: what its drawing needs, in units of the drawing. */

export const wayKinds = ["road", "rail", "water", "air", "path"] as const;
export type WayKind = (typeof wayKinds)[number];

const kindOfMeans: Record<Means, WayKind> = {
  foot: "path",
  bicycle: "road",
  rickshaw: "road",
  car: "road",
  jeep: "road",
  bus: "road",
  motorcycle: "road",
  train: "rail",
  "hill-train": "rail",
  metro: "rail",
  flight: "air",
  ferry: "water",
  boat: "water",
  raft: "water",
  ropeway: "path",
  animal: "path",
  glider: "air",
};

export interface RouteMap {
  width: number;
  height: number;
  /** Paths of the states' outlines, cut to the drawing; empty for routes too short for their precision. */
  borders: string[];
  stateNames: (Point & { text: string })[];
  ways: { kind: WayKind; path: string }[];
  stops: Point[];
  /** Ways and stops of each day, counted from 1, as paths. */
  days: { number: number; ways: string; stops: string }[];
  /** Start and end of the tour, once if they are one place; without those that a night covers, or outside a part. */
  ends: Point[];
  nights: (Point & { text: string; half: number; isOnWay: boolean })[];
  labels: MapLabel[];
  /** Letters of the stops without room for their name, which is listed below the map. */
  keys: MapKey[];
  scale: { length: number; text: string };
  /** Where a small map of India stands, and the part of it that this map shows; null if that is most of it. */
  inset: (Box & { shown: Box }) | null;
}

/** The whole route, and a larger drawing of its far part if that is crowded. */
export interface RouteMaps {
  whole: RouteMap;
  part: { map: RouteMap; place: string } | null;
}

const [lowest, highest] = [230, 400];
/** Space around the route, for its labels. */
const margin = 48;
/** Smallest span of a map, km. */
const minSpan = 1.5;
/** Below this width, in km, the borders are too coarse to be shown. */
const minBorders = 150;
/** A state's rings, in units of the map of India. */
export interface StateOutline {
  name: string;
  rings: readonly Point[][];
}

interface Day {
  stops?: readonly Stop[] | undefined;
  bed?: Bed | undefined;
}

/**
 * Returns the maps of a tour's stops; null without two places.
 * @param states all states of India
 */
export function routeMapsOf(
  days: readonly Day[],
  { departureCity, states }: { departureCity: string; states: readonly StateOutline[] },
): RouteMaps | null {
  const stops = days.flatMap((day) => day.stops ?? []);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || stops.every(({ at }) => distanceKm(at, first.at) < 0.2)) return null;
  const stays = staysOf(days);
  const common = { days: days.map((day) => day.stops ?? []), states };
  const maxDistance = Math.max(...stops.map(({ at }) => distanceKm(first.at, at)));
  const isOneEnd = distanceKm(first.at, last.at) < Math.min(sameCity, maxDistance / 10);
  const far = farPartOf(stops);
  const inPart = stays.filter((stay) => !isOnWay(stay) && far.some(({ at }) => distanceKm(stay.at, at) < 1));
  const main = inPart.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0];
  const whole = drawMap({
    ...common,
    runs: [stops],
    stays,
    hasInset: true,
    // The larger drawing names them.
    unnamed: main ? far : [],
    ends: [
      { at: first.at, text: maxDistance < sameCity ? nameOf(first) : departureCity },
      ...(isOneEnd ? [] : [{ at: last.at, text: nameOf(last) }]),
    ],
  });

  if (far.length === 0 || !main) return { whole, part: null };
  const runs = stops.reduce<Stop[][]>(
    (found, stop) => {
      if (far.includes(stop)) found.at(-1)?.push(stop);
      else if (found.at(-1)?.length !== 0) found.push([]);
      return found;
    },
    [[]],
  );
  const map = drawMap({ ...common, hasInset: false, runs, stays: inPart, unnamed: [], ends: [] });
  const isNew = ({ text: name }: MapLabel) => whole.labels.every((label) => label.text !== name);
  return {
    whole,
    part: map.labels.filter(isNew).length < minNew ? null : { map, place: main.place },
  };
}

/** An end closer to the start, or at a tenth of the way, needs no mark of its own, km. */
const sameCity = 25;
/** Share of the longest distance from the start within which stops are near it, and that a crowded part spans at most. */
const [near, crowded] = [0.35, 0.3];
/** Places that a part must have, names that it adds to the map of the whole, and shortest way to it, km. */
const [minPlaces, minNew, minWay] = [4, 2, 60];

/** Returns the stops at the far end of a tour if they are crowded on a map of the whole; empty if not. */
function farPartOf(stops: readonly Stop[]): Stop[] {
  const start = stops[0];
  if (!start) return [];
  const maxDistance = Math.max(...stops.map(({ at }) => distanceKm(start.at, at)));
  const far = stops.filter(({ at }) => distanceKm(start.at, at) > near * maxDistance);
  const span = Math.max(0, ...far.flatMap((a) => far.map((b) => distanceKm(a.at, b.at))));
  const places = far.reduce<Stop[]>(
    (kept, stop) => (kept.some(({ at }) => distanceKm(at, stop.at) < span / 25) ? kept : [...kept, stop]),
    [],
  );
  const isCrowded = maxDistance > minWay && span < crowded * maxDistance && places.length >= minPlaces;
  return isCrowded ? far : [];
}

/** @param runs stops in a row, with ways between those of a run */
function drawMap({
  runs,
  days,
  stays,
  unnamed,
  ends,
  states,
  hasInset,
}: {
  runs: readonly (readonly Stop[])[];
  /** Stops of each day of the tour. */
  days: readonly (readonly Stop[])[];
  stays: readonly Stay[];
  /** Crowded stops, which have a name only if the traveler changes there. */
  unnamed: readonly Stop[];
  ends: readonly { at: Coordinates; text: string }[];
  states: readonly StateOutline[];
  hasInset: boolean;
}): RouteMap {
  const stops = runs.flat();
  const route = viewOf([...stops, ...stays].map(({ at }) => at));
  const place = (at: Coordinates): Point => {
    const { x, y } = mapPoint({ latitude: at[0], longitude: at[1] });
    return { x: round((x - route.left) * route.zoom), y: round((y - route.top) * route.zoom) };
  };
  const middle = stops[0]?.at ?? [22, 80];
  const kmPerUnit =
    distanceKm(middle, [middle[0], middle[1] + 0.1]) /
    (place([middle[0], middle[1] + 0.1]).x - place(middle).x);
  const nights = nightsOf(stays, place);
  const shownEnds = distinct(
    ends.map(({ at }) => place(at)),
    5,
  );
  const isBed = (at: Coordinates) => stays.some((stay) => distanceKm(stay.at, at) < 0.6);
  const shownMarks = shownEnds.filter((end) => nights.every((night) => apart(night, end) > night.half + 2));
  const points = stops.map(({ at }) => place(at));
  const lines = linesOf(runs, place);
  const { inset, height } = hasInset
    ? insetOf(route, {
        marks: [...[...points, ...shownEnds].map((point) => ({ ...point, half: 0 })), ...nights],
        lines,
      })
    : { inset: null, height: route.height };
  const view = { ...route, height };
  /** A point whose ways all leave it on one side, within 60 degrees. */
  const isTip = (point: Point) => {
    const next = lines.flatMap(([a, b]) =>
      apart(a, point) < 3 && apart(b, point) >= 3
        ? [b]
        : apart(b, point) < 3 && apart(a, point) >= 3
          ? [a]
          : [],
    );
    return next.every((a) =>
      next.every((b) => {
        const inner = (a.x - point.x) * (b.x - point.x) + (a.y - point.y) * (b.y - point.y);
        return inner > 0.5 * apart(a, point) * apart(b, point);
      }),
    );
  };
  const names = runs.flatMap((run) =>
    run.flatMap((stop, index) => {
      if (isBed(stop.at)) return [];
      const next = run[index + 1];
      const isLongWay = stop.by && next?.by && (isLong[kindOfMeans[stop.by]] || isLong[kindOfMeans[next.by]]);
      const isChange = isLongWay && stop.by !== next?.by;
      if (unnamed.includes(stop) && !isChange) return [];
      const point = place(stop.at);
      const isKey = isTip(point) || isChange;
      const weight = isKey ? ("key" as const) : ("other" as const);
      return [{ ...point, text: nameOf(stop), isMain: false, weight, mark: dot }];
    }),
  );
  const wanted: Name[] = [
    ...ends.flatMap(({ at, text }) => {
      const end = place(at);
      const isShown = shownMarks.some((mark) => apart(mark, end) < 1);
      return isShown ? [{ ...end, text, isMain: true, weight: "needed" as const, mark: endMark }] : [];
    }),
    ...nights.flatMap(({ x, y, half, name }) =>
      name === null
        ? []
        : [
            {
              x,
              y,
              text: name,
              isMain: true,
              weight: "needed" as const,
              mark: { x: half, y: nightHeight / 2 },
            },
          ],
    ),
    ...names.filter(({ weight }) => weight === "key"),
    ...names,
  ];
  const scale = scaleOf(kmPerUnit);
  const taken: Box[] = [
    ...(inset ? [inset] : []),
    ...nights.map(({ x, y, half }) => ({ left: x - half, right: x + half, top: y - 10, bottom: y + 10 })),
    ...shownEnds.map((mark) => around(mark, 7)),
    ...points.map((mark) => around(mark, 2)),
    { left: 0, right: scale.length + 24, top: view.height - 34, bottom: view.height },
  ];
  const shown = (width * kmPerUnit < minBorders ? [] : states).map(({ name, rings }) => ({
    name,
    rings: rings
      .map((ring) =>
        clip(
          ring.map(({ x, y }) => ({ x: (x - view.left) * view.zoom, y: (y - view.top) * view.zoom })),
          width,
          view.height,
        ),
      )
      .filter((ring) => ring.length > 2),
  }));
  const borders = bordersOf(shown.flatMap(({ rings }) => rings));
  const room = { points: [...points, ...nights, ...shownMarks], lines, borders, height: view.height };
  const labels = labelsOf(wanted, { taken, ...room });
  const keys = keysOf(names, labels, { taken: [...taken, ...labels.map(labelBox)], ...room });
  return {
    width,
    height: view.height,
    borders: shown.flatMap(({ rings }) => rings.map(pathOf)),
    stateNames: stateNamesOf(shown, {
      ...room,
      taken: [...taken, ...[...labels, ...keys].map(labelBox)],
    }),
    ways: waysOf(runs, place),
    stops: distinct(points, 3),
    days: daysOf(days, runs, place),
    ends: shownMarks,
    nights: nights.map(({ x, y, half, text: numbers, name }) => ({
      x,
      y,
      half,
      text: numbers,
      isOnWay: name === null,
    })),
    labels,
    keys,
    scale,
    inset,
  };
}

/** Size of the map of India in a corner, with its frame; space around it; and the share of India's height from which a map needs none. */
export const insetSize = { width: 74, height: 83, edge: 8, maxShare: 0.6 };
/** Space that a route and its marks keep from it. */
const insetRoom = 16;

/** Places the map of India in a free corner, or else below the route, and returns the height of the drawing with it. */
function insetOf(
  { left, top, zoom, height }: ReturnType<typeof viewOf>,
  { marks, lines }: { marks: readonly (Point & { half: number })[]; lines: readonly Segment[] },
): { inset: RouteMap["inset"]; height: number } {
  if (height / zoom > insetSize.maxShare * mapSize.height) return { inset: null, height };
  const box = (x: number, y: number): Box => ({
    left: x,
    right: x + insetSize.width,
    top: y,
    bottom: y + insetSize.height,
  });
  const right = width - insetSize.width;
  const low = height - insetSize.height;
  const free = [box(right, 0), box(0, 0), box(right, low), box(0, low - 36)].find((corner) => {
    const room = {
      left: corner.left - insetRoom,
      right: corner.right + insetRoom,
      top: corner.top - insetRoom,
      bottom: corner.bottom + insetRoom,
    };
    return (
      marks.every(
        ({ x, y, half }) => x + half < room.left || x - half > room.right || y < room.top || y > room.bottom,
      ) && lines.every((line) => !entersBox(line, room))
    );
  });
  const below = Math.max(0, insetSize.height - margin + insetRoom);
  const place = free ?? box(right, height + below - insetSize.height);
  const unit = (insetSize.width - insetSize.edge) / mapSize.width;
  const shown = {
    left: place.left + insetSize.edge / 2 + left * unit,
    right: place.left + insetSize.edge / 2 + (left + width / zoom) * unit,
    top: place.top + insetSize.edge / 2 + top * unit,
    bottom: place.top + insetSize.edge / 2 + (top + height / zoom) * unit,
  };
  return { inset: { ...place, shown }, height: free ? height : height + below };
}

/** Ways whose first and last stops are key names. */
const isLong: Record<WayKind, boolean> = { road: false, rail: true, water: true, air: true, path: false };

/** Half the sizes of the marks of a stop, and of an end. */
const [dot, endMark] = [
  { x: 3, y: 3 },
  { x: 6, y: 6 },
];

/** Height of a night's mark. */
const nightHeight = 20;

interface NightMark extends Point {
  stays: Stay[];
  text: string;
  half: number;
}

/**
 * Returns the marks of the nights: those that would cover each other as one, named by its longest stay. Nights on the way have no
 * name: they are at no place.
 */
function nightsOf(stays: readonly Stay[], place: (at: Coordinates) => Point) {
  const marks = stays.reduce<NightMark[]>((kept, stay) => addedTo(kept, markOf([stay], place(stay.at))), []);
  return marks.map(({ stays: together, ...mark }) => {
    const stay = together
      .filter((each) => !isOnWay(each))
      .toSorted((a, b) => b.last - b.first - (a.last - a.first))[0];
    return { ...mark, name: stay?.place ?? null };
  });
}

function markOf(stays: Stay[], { x, y }: Point): NightMark {
  const numbers = numbersOf(stays);
  return { x, y, stays, text: numbers, half: Math.max(10, 5 + numbers.length * 4) };
}

/** Adds a mark, joined with those it would cover. A joined mark is wider, so it is tried again. */
function addedTo(marks: readonly NightMark[], mark: NightMark): NightMark[] {
  const covered = marks.find(
    (other) =>
      Math.abs(other.x - mark.x) < other.half + mark.half + 2 && Math.abs(other.y - mark.y) < nightHeight + 2,
  );
  if (!covered) return [...marks, mark];
  const rest = marks.filter((other) => other !== covered);
  const stays = [...covered.stays, ...mark.stays].toSorted((a, b) => a.first - b.first);
  return addedTo(rest, markOf(stays, covered));
}

/** Returns night numbers as "1–3, 6". */
function numbersOf(stays: readonly Stay[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const { first, last } of stays) {
    const before = ranges.at(-1);
    if (before && before.last + 1 === first) before.last = last;
    else ranges.push({ first, last });
  }
  return ranges.map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`)).join(", ");
}

/** Returns the part of the map of India that shows all places: its corner, height and zoom. */
function viewOf(places: readonly Coordinates[]) {
  const points = places.map(([latitude, longitude]) => mapPoint({ latitude, longitude }));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const min = minSpan / 2.6;
  const wide = Math.max(east - west, min);
  const high = Math.max(south - north, min);
  const height = Math.round(
    Math.min(highest, Math.max(lowest, ((width - 2 * margin) * high) / wide + 2 * margin)),
  );
  const zoom = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high);
  return {
    height,
    zoom,
    left: (west + east) / 2 - width / 2 / zoom,
    top: (north + south) / 2 - height / 2 / zoom,
  };
}

/** Returns the first part of a stop's name. */
export function nameOf({ place }: Stop): string {
  return place.split(/[,(:]/)[0]?.trim() ?? place;
}

/** Returns the lines between stops, each stretch once per kind, in one path per kind. */
function waysOf(runs: readonly (readonly Stop[])[], place: (at: Coordinates) => Point): RouteMap["ways"] {
  const drawn = new Set<string>();
  const paths = new Map<WayKind, string>();
  for (const run of runs)
    run.forEach((stop, index) => {
      const from = run[index - 1];
      if (!from || stop.by === undefined) return;
      const [a, b] = [place(from.at), place(stop.at)];
      if (apart(a, b) < 1.5) return;
      const kind = kindOfMeans[stop.by];
      const ends = [a, b].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).toSorted();
      const key = `${kind} ${ends.join(" ")}`;
      if (drawn.has(key)) return;
      drawn.add(key);
      paths.set(kind, `${paths.get(kind) ?? ""}${wayOf(a, b, kind)}`);
    });
  return wayKinds.flatMap((kind) => {
    const path = paths.get(kind);
    return path === undefined ? [] : [{ kind, path }];
  });
}

/** Returns the drawn stretches between stops; a flight's curve as a few. */
function linesOf(runs: readonly (readonly Stop[])[], place: (at: Coordinates) => Point): Segment[] {
  return runs.flatMap((run) =>
    run.flatMap((stop, index) => {
      const from = run[index - 1];
      if (!from || stop.by === undefined) return [];
      const [a, b] = [place(from.at), place(stop.at)];
      if (kindOfMeans[stop.by] !== "air") return [[a, b] as const];
      const over = bow(a, b);
      const curve = Array.from({ length: 13 }, (_, step) => {
        const t = step / 12;
        const [start, middle, end] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
        return {
          x: start * a.x + middle * over.x + end * b.x,
          y: start * a.y + middle * over.y + end * b.y,
        };
      });
      return segmentsOf(curve);
    }),
  );
}

/** Returns the ways and stops of each day that a map shows. */
function daysOf(
  days: readonly (readonly Stop[])[],
  runs: readonly (readonly Stop[])[],
  place: (at: Coordinates) => Point,
): RouteMap["days"] {
  const before = new Map(runs.flatMap((run) => run.map((stop, index) => [stop, run[index - 1]] as const)));
  return days.flatMap((stops, index) => {
    const shown = stops.filter((stop) => before.has(stop));
    if (shown.length === 0) return [];
    const ways = shown.flatMap((stop) => {
      const from = before.get(stop);
      if (!from || stop.by === undefined) return [];
      const [a, b] = [place(from.at), place(stop.at)];
      return apart(a, b) < 1.5 ? [] : [wayOf(a, b, kindOfMeans[stop.by])];
    });
    const spots = distinct(
      shown.map(({ at }) => place(at)),
      3,
    );
    return [
      {
        number: index + 1,
        ways: [...new Set(ways)].join(""),
        stops: spots.map(({ x, y }) => `M${x} ${y}h0`).join(""),
      },
    ];
  });
}

/** Returns the path between two points; a flight's is a curve. */
function wayOf(a: Point, b: Point, kind: WayKind): string {
  return `M${a.x} ${a.y}${kind === "air" ? `Q${bow(a, b).x} ${bow(a, b).y} ` : "L"}${b.x} ${b.y}`;
}

/** Returns the control point of a flight's curve, beside the middle of its line. */
function bow(a: Point, b: Point): Point {
  return {
    x: round((a.x + b.x) / 2 + (b.y - a.y) * 0.14),
    y: round((a.y + b.y) / 2 - (b.x - a.x) * 0.14),
  };
}

/** Returns a bar of a round length. */
export function scaleOf(kmPerUnit: number): RouteMap["scale"] {
  const m = tourFactMessages();
  const km = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200].findLast((each) => each / kmPerUnit <= 90) ?? 500;
  return { length: round(km / kmPerUnit), text: km < 1 ? m.metres(km * 1000) : m.km(String(km)) };
}

/** Returns a closed path of whole units. */
export function pathOf(points: readonly Point[]): string {
  const whole = distinctInRow(points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
  return `M${whole.join("L")}z`;
}

function distinctInRow(items: readonly string[]): string[] {
  return items.filter((item, index) => item !== items[index - 1]);
}
