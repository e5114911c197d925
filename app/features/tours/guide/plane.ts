/** Points and rings of a drawing, in its units. */

export interface Point {
  x: number;
  y: number;
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the distance of two points. */
export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export type Segment = readonly [Point, Point];

/** Returns the segments of a line through points. */
export function segmentsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).map((b, index) => [points[index] ?? b, b]);
}

/** Returns true if a segment enters a box (Liang and Barsky). */
export function entersBox(
  [a, b]: Segment,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, a.x - left],
    [dx, right - a.x],
    [-dy, a.y - top],
    [dy, bottom - a.y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
}

/** Leaves out points closer than a distance to an earlier one. */
export function distinct(points: readonly Point[], min: number): Point[] {
  return points.reduce<Point[]>(
    (kept, point) => (kept.some((other) => apart(point, other) < min) ? kept : [...kept, point]),
    [],
  );
}

export function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

export function isInside(ring: readonly Point[], { x, y }: Point): boolean {
  return ring.reduce((inside, a, index) => {
    const b = ring.at(index - 1) ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}

/** Cuts a ring to the drawing with a little around it (Sutherland and Hodgman). */
export function clip(ring: readonly Point[], width: number, height: number): Point[] {
  const edge = 4;
  const sides: [inside: (point: Point) => boolean, cut: (a: Point, b: Point) => Point][] = [
    [({ x }) => x >= -edge, (a, b) => atX(a, b, -edge)],
    [({ x }) => x <= width + edge, (a, b) => atX(a, b, width + edge)],
    [({ y }) => y >= -edge, (a, b) => atY(a, b, -edge)],
    [({ y }) => y <= height + edge, (a, b) => atY(a, b, height + edge)],
  ];
  return sides.reduce<Point[]>(
    (points, [inside, cut]) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        if (inside(point)) return inside(before) ? [point] : [cut(before, point), point];
        return inside(before) ? [cut(before, point)] : [];
      }),
    [...ring],
  );
}

const atX = (a: Point, b: Point, x: number): Point => ({
  x,
  y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x),
});

const atY = (a: Point, b: Point, y: number): Point => ({
  y,
  x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y),
});
