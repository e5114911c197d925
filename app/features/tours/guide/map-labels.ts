import { apart, areaOf, entersBox, isInside, round, type Point, type Segment } from "./plane";

/** Places of a map's names: each where it covers nothing else. */

/** Width of every map. */
export const width = 400;

/**
 * Sizes of a label on the narrowest screens: above and below its baseline, the mean width of its characters, and what wide letters of a short name
 * add. No label of the catalogue is wider.
 */
const text = { above: 13, below: 4, character: 7.4, extra: 10 };
/** Distance of two lines of one name. */
export const lineHeight = 15;
const widthOf = (lines: readonly string[]) => {
  const maxLength = Math.max(...lines.map((line) => line.length));
  // A letter is not wider than a character.
  return maxLength * text.character + (maxLength === 1 ? 2 : text.extra);
};

/** Names longer than this are left to the list. */
export const maxNameLength = 26;

export interface MapLabel extends Point {
  text: string;
  /** The text in one or two lines; the position is the first one's. */
  lines: readonly string[];
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
  /** A needed name may cross a line; a key name, like a needed one, may be shortened and placed farther from its mark. */
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

/** Spaces between a mark and its name, the best first. */
const spaces = [6, 12, 20];
/** A letter is placed closer. */
const letterSpaces = [2, 5, 9];
/** Points closer than this share a name. */
export const minRepeat = 40;

type Spot = Pick<MapLabel, "x" | "y" | "anchor">;

/** Returns the places of a name around its mark, the best first. */
function spotsOf({ x, y, mark }: Pick<Name, "x" | "y" | "mark">, space: number, lines: number): Spot[] {
  const more = (lines - 1) * lineHeight;
  const [right, left] = [x + mark.x + space, x - mark.x - space];
  const beside = y + 5 - more / 2;
  const [above, below] = [y - mark.y - space - text.below - more, y + mark.y + space + text.above];
  return [
    { x: right, y: beside, anchor: "start" },
    { x: left, y: beside, anchor: "end" },
    { x, y: below, anchor: "middle" },
    { x, y: above, anchor: "middle" },
    { x: x + mark.x, y: above, anchor: "start" },
    { x: x + mark.x, y: below, anchor: "start" },
    { x: x - mark.x, y: above, anchor: "end" },
    { x: x - mark.x, y: below, anchor: "end" },
    { x: right, y: below, anchor: "start" },
    { x: right, y: above, anchor: "start" },
    { x: left, y: below, anchor: "end" },
    { x: left, y: above, anchor: "end" },
  ];
}

interface Room {
  taken: readonly Box[];
  /** Points that a reader could take for the one a name belongs to. */
  points: readonly Point[];
  lines: readonly Segment[];
  borders: Borders;
  height: number;
}

/** Side of the squares in which borders are looked up. */
const square = 4;
const squareOf = (x: number, y: number) => Math.floor(y / square) * 1000 + Math.floor(x / square);

/** Squares of a map that a border runs through. */
export type Borders = ReadonlySet<number>;

export function bordersOf(rings: readonly (readonly Point[])[]): Borders {
  const squares = new Set<number>();
  for (const ring of rings)
    ring.forEach((b, index) => {
      const a = ring.at(index - 1) ?? b;
      const steps = Math.ceil(apart(a, b) / (square / 2));
      for (let step = 0; step <= steps; step++) {
        const t = steps === 0 ? 0 : step / steps;
        squares.add(squareOf(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t));
      }
    });
  return squares;
}

function meetsBorder({ left, right, top, bottom }: Box, borders: Borders): boolean {
  for (let y = top; y < bottom + square; y += square)
    for (let x = left; x < right + square; x += square)
      if (borders.has(squareOf(Math.min(x, right), Math.min(y, bottom)))) return true;
  return false;
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

function placedIn(
  { taken: marks, points, lines, borders, height }: Room,
  names: readonly Name[],
): MapLabel[] {
  const taken = [...marks];
  const labels: MapLabel[] = [];
  for (const { text: full, isMain, weight, ...name } of names) {
    const isNeeded = weight === "needed";
    const isRepeated = (each: string) =>
      labels.some(({ text: other, of }) => other === each && (!isNeeded || apart(of, name) < minRepeat));
    const isNamed = labels.some(({ of }) => apart(of, name) < 1);
    if (isNamed || isRepeated(full)) continue;
    const best = textsOf(full, weight)
      .filter((each) => !isRepeated(each.text))
      .flatMap((each) =>
        (full.length === 1 ? letterSpaces : spaces).flatMap((space) =>
          spotsOf(name, space, each.lines.length).map(({ x, y, anchor }) => {
            const label = { ...each, x: round(x), y: round(y), anchor };
            return { label, box: labelBox(label) };
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
      .map((each) => ({
        ...each,
        crossings: crossingsOf(each.box, lines),
        isNearOther: isNearer(each.box, points, name),
        isOnBorder: meetsBorder(each.box, borders),
      }))
      .toSorted(
        (a, b) =>
          a.crossings - b.crossings ||
          Number(a.isNearOther) - Number(b.isNearOther) ||
          Number(a.isOnBorder) - Number(b.isOnBorder),
      )[0];
    if (!best || (best.crossings > 0 && !isNeeded) || (best.isNearOther && weight === "other")) continue;
    taken.push(best.box);
    labels.push({ ...best.label, isMain, of: { x: name.x, y: name.y } });
  }
  return labels;
}

/** Shortens a name: "Pimpalgaon Joga near Junnar" to "Pimpalgaon Joga", "Aluva railway station" to "Aluva". */
function shortened(name: string): string {
  return name.split(/ (?:near|in|at|on|of|by|and|railway|metro|bus) /)[0] ?? name;
}

/** A letter in place of a name. */
export interface MapKey extends MapLabel {
  name: string;
}

const letters = "abcdefghijklmnopqrstuvwxyz";
/** Points closer than this to another are too crowded for letters. */
const minApart = 9;

/** Returns the letters of the points that have no name and are not crowded. */
export function keysOf(names: readonly Name[], labels: readonly MapLabel[], room: Room): MapKey[] {
  const keys: MapKey[] = [];
  const taken = [...room.taken];
  for (const { text: name, ...point } of names) {
    const isNamed =
      labels.some(({ of, text }) => apart(of, point) < minApart || text === name) ||
      keys.some((key) => apart(key.of, point) < minApart || key.name === name);
    const isCrowded = room.points.some((other) => apart(other, point) >= 3 && apart(other, point) < minApart);
    const letter = letters[keys.length];
    if (isNamed || isCrowded || letter === undefined) continue;
    const [label] = labelsOf([{ ...point, text: letter, weight: "needed" }], { ...room, taken }, 0);
    if (!label) continue;
    keys.push({ ...label, name });
    taken.push(labelBox(label));
  }
  return keys;
}

/** Returns true if a name would be closer to another point than to its own. */
function isNearer(box: Box, points: readonly Point[], own: Point): boolean {
  const gap = ({ x, y }: Point) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const max = gap(own) - 1;
  return points.some((point) => gap(point) < max && apart(point, own) >= 3);
}

type Text = Pick<MapLabel, "text" | "lines">;

/** Returns the ways to write a name, the best first: in a line, in two, and shortened. */
function textsOf(full: string, weight: Name["weight"]): Text[] {
  const short = shortened(full);
  const texts = weight === "other" || short === full ? [full] : [full, short];
  return texts.flatMap((text) => {
    const inTwo = inTwoLines(text);
    return [
      ...(text.length <= maxNameLength ? [{ text, lines: [text] }] : []),
      ...(inTwo ? [{ text, lines: inTwo }] : []),
    ];
  });
}

/** Splits a name at the space nearest to its middle; null if it has none, or a line would be too long or too short. */
function inTwoLines(name: string): [string, string] | null {
  const at = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (at === undefined) return null;
  const lines: [string, string] = [name.slice(0, at), name.slice(at + 1)];
  return lines.every(({ length }) => length > 2 && length <= maxNameLength) ? lines : null;
}

/** Returns the space that a label takes. */
export function labelBox({ x, y, anchor, lines }: Pick<MapLabel, "x" | "y" | "anchor" | "lines">): Box {
  const long = widthOf(lines);
  const left = anchor === "start" ? x : anchor === "end" ? x - long : x - long / 2;
  return {
    left,
    right: left + long,
    top: y - text.above,
    bottom: y + (lines.length - 1) * lineHeight + text.below,
  };
}

/** Mean width of the spaced capitals of a state's name, the longest name, and the smallest share of the map that gets one. */
const capital = { character: 9, maxLength: 18, share: 0.06 };

export function stateNameBox({ x, y, text: name }: Point & { text: string }): Box {
  const long = name.length * capital.character;
  return { left: x - long / 2, right: x + long / 2, top: y - 11, bottom: y + 4 };
}

/** Returns the names of the states that fill much of the map, where nothing else is. */
export function stateNamesOf(
  shown: readonly { name: string; rings: readonly Point[][] }[],
  { taken: marks, lines, borders, height }: Omit<Room, "points">,
): (Point & { text: string })[] {
  const taken = [...marks];
  return shown.flatMap(({ name, rings }) => {
    const ring = rings.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
    if (!ring || name.length > capital.maxLength || areaOf(ring) < width * height * capital.share) return [];
    const found = spotsIn(ring).find(({ x, y }) => {
      const box = stateNameBox({ x, y, text: name });
      const isFree =
        box.left > 6 &&
        box.right < width - 6 &&
        box.top > 4 &&
        box.bottom < height - 4 &&
        taken.every((other) => !meets(box, other)) &&
        crossingsOf(box, lines) === 0 &&
        !meetsBorder(box, borders);
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
