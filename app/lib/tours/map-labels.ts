import { apart, areaOf, isInside, round, type Point } from "./plane";

/** Places of a map's names: each where it covers nothing else. */

/** Width of every map. */
export const width = 400;

/**
 * Sizes of a label: text on the narrowest screens, the mean width of its characters, and what wide letters of a short name
 * add. No label of the catalogue is wider.
 */
const text = { size: 15, character: 7.4, extra: 10 };
const widthOf = (name: string) => name.length * text.character + text.extra;

/** Names longer than this are left to the list. */
export const longestName = 26;

export interface MapLabel extends Point {
  text: string;
  anchor: "start" | "middle" | "end";
  isMain: boolean;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const around = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Returns boxes along the lines between points. */
export function alongOf(points: readonly Point[]): Box[] {
  return points.slice(1).flatMap((b, index) => {
    const a = points[index] ?? b;
    const steps = Math.ceil(apart(a, b) / 8);
    return Array.from({ length: steps }, (_, step) =>
      around({ x: a.x + ((b.x - a.x) * step) / steps, y: a.y + ((b.y - a.y) * step) / steps }, 3),
    );
  });
}

/** Returns the labels that fit: beside, below or above their place, over no other label or mark, each name once. */
export function labelsOf(
  wanted: readonly (Point & { text: string; isMain: boolean })[],
  marks: { taken: readonly Box[]; nights: readonly (Point & { half: number })[]; height: number },
): MapLabel[] {
  const taken = [...marks.taken];
  const labels: MapLabel[] = [];
  for (const { x, y, text: name, isMain } of wanted) {
    if (name.length > longestName || labels.some((label) => label.text === name)) continue;
    const long = widthOf(name);
    const night = marks.nights.find((mark) => apart(mark, { x, y }) < 6);
    const [beside, above] = night ? [night.half + 4, 13] : [9, 8];
    const spots: Omit<MapLabel, "text" | "isMain">[] = [
      { x: x + beside, y: y + 5, anchor: "start" },
      { x: x - beside, y: y + 5, anchor: "end" },
      { x, y: y + above + 12, anchor: "middle" },
      { x, y: y - above, anchor: "middle" },
    ];
    const found = spots.find((spot) => {
      const box = boxOf(spot, long);
      const isWithin = box.left > 3 && box.right < width - 3 && box.top > 3 && box.bottom < marks.height - 3;
      return isWithin && taken.every((other) => !meets(box, other));
    });
    if (!found) continue;
    taken.push(boxOf(found, long));
    labels.push({ ...found, x: round(found.x), y: round(found.y), text: name, isMain });
  }
  return labels;
}

export const labelBox = (label: MapLabel) => boxOf(label, widthOf(label.text));

function boxOf({ x, y, anchor }: Omit<MapLabel, "text" | "isMain">, long: number): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - long : x - long / 2;
  return { left, right: left + long, top: y - text.size, bottom: y + 4 };
}

/** Mean width of the spaced capitals of a state's name, the longest name, and the smallest share of the map that gets one. */
const capital = { character: 9, longest: 18, share: 0.06 };

export function stateNameBox({ x, y, text: name }: Point & { text: string }): Box {
  const long = name.length * capital.character;
  return { left: x - long / 2, right: x + long / 2, top: y - 11, bottom: y + 4 };
}

/** Returns the names of the states that fill much of the map, where nothing else is. */
export function stateNamesOf(
  shown: readonly { name: string; rings: readonly Point[][] }[],
  marks: readonly Box[],
  height: number,
): (Point & { text: string })[] {
  const taken = [...marks];
  return shown.flatMap(({ name, rings }) => {
    const ring = rings.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
    if (!ring || name.length > capital.longest || areaOf(ring) < width * height * capital.share) return [];
    const found = spotsIn(ring).find(({ x, y }) => {
      const box = stateNameBox({ x, y, text: name });
      const isFree =
        box.left > 6 &&
        box.right < width - 6 &&
        box.top > 4 &&
        box.bottom < height - 4 &&
        taken.every((other) => !meets(box, other));
      return isFree && [box.left, x, box.right].every((at) => isInside(ring, { x: at, y: y - 4 }));
    });
    if (!found) return [];
    const placed = { ...found, text: name };
    taken.push(stateNameBox(placed));
    return [placed];
  });
}

/** Returns points of a grid over a ring, those nearest to its middle first. */
function spotsIn(ring: readonly Point[]): Point[] {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const parts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((part) => part / 10);
  const middle = { x: left + wide / 2, y: top + high / 2 };
  return parts
    .flatMap((across) =>
      parts.map((down) => ({ x: round(left + wide * across), y: round(top + high * down) })),
    )
    .toSorted((a, b) => apart(a, middle) - apart(b, middle));
}
