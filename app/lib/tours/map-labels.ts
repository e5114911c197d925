import { apart, areaOf, entersBox, isInside, round, type Point, type Segment } from "./plane";

/** Places of a map's names: each where it covers nothing else. */

/** Width of every map. */
export const width = 400;

/**
 * Sizes of a label on the narrowest screens: above and below its baseline, the mean width of its characters, and what wide letters of a short name
 * add. No label of the catalogue is wider.
 */
const text = { above: 13, below: 4, character: 7.4, extra: 10 };
const widthOf = (name: string) => name.length * text.character + text.extra;

/** Names longer than this are left to the list. */
export const longestName = 26;

export interface MapLabel extends Point {
  text: string;
  anchor: "start" | "middle" | "end";
  isMain: boolean;
  /** The named point. */
  of: Point;
}

/** A point to name. */
export interface Name extends Point {
  text: string;
  isMain: boolean;
  /** Half the width and height of its mark. */
  mark: { x: number; y: number };
  /** A needed name may cross a line; a key name, like a needed one, may be shortened and stand farther from its mark. */
  weight: "needed" | "key" | "other";
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

/** Half the width of the widest line. */
const halfLine = 2;

/** Counts the lines that a box lies on. */
function crossingsOf({ left, right, top, bottom }: Box, lines: readonly Segment[]): number {
  const box = {
    left: left - halfLine,
    right: right + halfLine,
    top: top - halfLine,
    bottom: bottom + halfLine,
  };
  return lines.filter((line) => entersBox(line, box)).length;
}

/** Space between a mark and its name; the others are for needed and key names without room in the first. */
const spaces = [6, 12, 20];
/** Points closer than this share a name. */
export const leastRepeat = 40;

type Spot = Pick<MapLabel, "x" | "y" | "anchor">;

/** Returns the eight places of a name around its mark, the best first. */
function spotsOf({ x, y, mark }: Pick<Name, "x" | "y" | "mark">, space: number): Spot[] {
  const [right, left] = [x + mark.x + space, x - mark.x - space];
  const [above, below] = [y - mark.y - space - text.below, y + mark.y + space + text.above];
  return [
    { x: right, y: y + 5, anchor: "start" },
    { x: left, y: y + 5, anchor: "end" },
    { x, y: below, anchor: "middle" },
    { x, y: above, anchor: "middle" },
    { x: x + mark.x, y: above, anchor: "start" },
    { x: x + mark.x, y: below, anchor: "start" },
    { x: x - mark.x, y: above, anchor: "end" },
    { x: x - mark.x, y: below, anchor: "end" },
  ];
}

interface Room {
  taken: readonly Box[];
  lines: readonly Segment[];
  height: number;
}

/** Further attempts to place all needed names. */
const maxRetries = 3;

/**
 * Returns the labels that fit around their points: over no other label or mark, and over no line. A needed name without such
 * a place crosses the fewest lines; without any place, it is placed before the others in a further attempt. Each name of a
 * stop stands once.
 */
export function labelsOf(names: readonly Name[], room: Room, retries = maxRetries): MapLabel[] {
  const labels = placedIn(room, names);
  const isPlaced = ({ x, y }: Name) => labels.some(({ of }) => of.x === x && of.y === y);
  const missed = names.filter((name) => name.weight === "needed" && !isPlaced(name));
  if (missed.length === 0 || retries === 0) return labels;
  return labelsOf([...missed, ...names.filter((name) => !missed.includes(name))], room, retries - 1);
}

function placedIn({ taken: marks, lines, height }: Room, names: readonly Name[]): MapLabel[] {
  const taken = [...marks];
  const labels: MapLabel[] = [];
  for (const { text: full, isMain, weight, ...name } of names) {
    const isNeeded = weight === "needed";
    const isRepeated = (each: string) =>
      labels.some(({ text: other, of }) => other === each && (!isNeeded || apart(of, name) < leastRepeat));
    const isNamed = labels.some(({ of }) => apart(of, name) < 1);
    if (isNamed || isRepeated(full)) continue;
    const best = (weight === "other" ? [full] : [full, shortened(full)])
      .filter((each) => each.length <= longestName && !isRepeated(each))
      .flatMap((each) =>
        (weight === "other" ? spaces.slice(0, 1) : spaces).flatMap((space) =>
          spotsOf(name, space).map(({ x, y, anchor }) => {
            const spot = { x: round(x), y: round(y), anchor };
            return { spot, text: each, box: boxOf(spot, widthOf(each)) };
          }),
        ),
      )
      .filter(
        ({ box }) =>
          box.left > 3 &&
          box.right < width - 3 &&
          box.top > 3 &&
          box.bottom < height - 3 &&
          taken.every((other) => !meets(box, other)),
      )
      .map((each) => ({ ...each, crossings: crossingsOf(each.box, lines) }))
      .toSorted((a, b) => a.crossings - b.crossings)[0];
    if (!best || (best.crossings > 0 && !isNeeded)) continue;
    taken.push(best.box);
    labels.push({ ...best.spot, text: best.text, isMain, of: { x: name.x, y: name.y } });
  }
  return labels;
}

/** Shortens a name: "Pimpalgaon Joga near Junnar" to "Pimpalgaon Joga", "Aluva railway station" to "Aluva". */
function shortened(name: string): string {
  return name.split(/ (?:near|in|at|on|of|by|and|railway|metro|bus) /)[0] ?? name;
}

export const labelBox = (label: MapLabel) => boxOf(label, widthOf(label.text));

function boxOf({ x, y, anchor }: Spot, long: number): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - long : x - long / 2;
  return { left, right: left + long, top: y - text.above, bottom: y + text.below };
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
  { taken: marks, lines, height }: Room,
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
        taken.every((other) => !meets(box, other)) &&
        crossingsOf(box, lines) === 0;
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
