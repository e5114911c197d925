import { between, count, type Random } from "./random";
import { curve, polygonData, r, shape, stroke, whole, type Point } from "./shapes";

/** A line of hills: `rise` is its height, `wave` the length of one hill. */
export interface Ridge {
  y: number;
  rise: number;
  wave: number;
  jagged?: number;
}

/** The points of a ridge from x = `from` to `to`. */
function ridgeLine({ y, rise, wave, jagged = 0 }: Ridge, from: number, to: number, random: Random): Point[] {
  const phase = random() * 7;
  const phase2 = random() * 7;
  const steps = Math.max(6, Math.round((to - from) / (wave / 3.2)));
  return count(steps + 1).map((index): Point => {
    const x = from + ((to - from) * index) / steps;
    const swell = Math.sin((x / wave) * 2.2 + phase) * 0.6 + Math.sin((x / wave) * 5.1 + phase2) * 0.4;
    return [x, y - rise * (0.5 + swell * 0.5) - jagged * random()];
  });
}

/** A soft hill filled from its crest down to `bottom`. */
export function hills(fill: string, ridge: Ridge, width: number, bottom: number, random: Random): string {
  const line = ridgeLine(ridge, -20, width + 20, random);
  return shape(fill, `${curve(line, whole)}V${r(bottom)}H-20z`);
}

/** A wooded ridge whose crest is a row of conifers, or of round crowns. */
export function woods(
  fill: string,
  ridge: Ridge & { trees: "fir" | "round" },
  width: number,
  bottom: number,
  random: Random,
): string {
  const line = ridgeLine(ridge, -20, width + 20, random);
  const size = ridge.rise * 0.22 + ridge.wave * 0.05;
  const crowns: string[] = [];
  for (let x = -10; x < width + 10; x += size * between(random, 0.55, 0.95)) {
    const y = heightAt(line, x) + size * 0.4;
    const tall = size * between(random, 0.8, 1.7);
    const half = size * (ridge.trees === "fir" ? 0.36 : 0.6);
    crowns.push(
      ridge.trees === "fir"
        ? `M${whole(x - half)} ${whole(y)}l${r(half)} ${whole(-tall)} ${r(half)} ${whole(tall)}z`
        : `M${whole(x - half)} ${whole(y)}a${r(half)} ${whole(tall * 0.62)} 0 0 1 ${r(half * 2)} 0z`,
    );
  }
  return shape(fill, `${curve(line, whole)}V${r(bottom)}H-20z${crowns.join("")}`);
}

function heightAt(line: readonly Point[], x: number): number {
  const index = line.findIndex(([px]) => px >= x);
  const right = line[Math.max(1, index)];
  const left = line[Math.max(0, index - 1)];
  if (!left || !right) return line[0]?.[1] ?? 0;
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0] || 1);
}

export interface PeakColours {
  lit: string;
  shade: string;
  /** The bare rock below the snow. */
  rock: string;
  rockShade: string;
}

/** One mountain with its snow, lit from the left unless `flip`. */
export function peak(
  colours: PeakColours,
  x: number,
  apex: number,
  base: number,
  half: number,
  random: Random,
  snowShare = 0.62,
  flip = false,
): string {
  const tall = base - apex;
  const side = flip ? -1 : 1;
  const wobble = (share: number) => between(random, -0.06, 0.06) * half + share * half;
  const left: Point[] = [
    [x - side * wobble(0.22), apex + tall * 0.2],
    [x - side * wobble(0.4), apex + tall * 0.46],
    [x - side * wobble(0.74), apex + tall * 0.7],
    [x - side * half, base],
  ];
  const right: Point[] = [
    [x + side * wobble(0.16), apex + tall * 0.24],
    [x + side * wobble(0.46), apex + tall * 0.44],
    [x + side * wobble(0.68), apex + tall * 0.74],
    [x + side * half, base],
  ];
  const seam: Point[] = [
    [x - side * half * 0.05, apex + tall * 0.18],
    [x + side * half * 0.12, apex + tall * 0.36],
    [x - side * half * 0.04, apex + tall * 0.58],
    [x + side * half * 0.14, apex + tall * 0.78],
    [x + side * half * 0.02, base],
  ];
  const top: Point = [x, apex];
  const snowLine = apex + tall * snowShare;
  const cap = (edge: readonly Point[]): Point[] => edge.filter(([, y]) => y < snowLine);
  const teeth = (from: Point, to: Point): Point[] =>
    count(4).map((index): Point => {
      const share = (index + 1) / 5;
      return [from[0] + (to[0] - from[0]) * share, snowLine + (index % 2 === 0 ? 0.09 : -0.05) * tall];
    });
  const lastOf = (edge: readonly Point[]): Point => cap(edge).at(-1) ?? top;
  return (
    face(colours.rock, top, ...left, ...seam.toReversed()) +
    face(colours.rockShade, top, ...right, ...seam.toReversed()) +
    face(colours.lit, top, ...cap(left), ...teeth(lastOf(left), lastOf(seam)), ...cap(seam).toReversed()) +
    face(colours.shade, top, ...cap(right), ...teeth(lastOf(right), lastOf(seam)), ...cap(seam).toReversed())
  );
}

function face(fill: string, ...points: Point[]): string {
  return shape(fill, polygonData(points, whole));
}

/** Horizontal dashes of light on water, longer towards the viewer. */
export function ripples(
  colour: string,
  area: { x: number; y: number; width: number; height: number },
  random: Random,
  total = 14,
  weight = 2,
): string {
  const dashes = count(total).map((index) => {
    const depth = (index + 0.5) / total;
    const length = area.width * between(random, 0.04, 0.1) * (0.5 + depth);
    const x = area.x + between(random, 0, area.width - length);
    return `M${whole(x)} ${whole(area.y + area.height * depth ** 1.4)}h${whole(length)}`;
  });
  return stroke(colour, weight, dashes.join(""));
}

export function boulder(
  fill: string,
  shade: string,
  x: number,
  base: number,
  width: number,
  random: Random,
): string {
  const half = width / 2;
  const tall = width * between(random, 0.42, 0.72);
  const lean = between(random, -0.15, 0.15) * width;
  const data = `M${r(x - half)} ${r(base)}Q${r(x - half * 1.05)} ${r(base - tall * 0.8)} ${r(x - half * 0.3 + lean)} ${r(base - tall)}Q${r(x + half * 0.9)} ${r(base - tall * 1.02)} ${r(x + half)} ${r(base)}z`;
  const dark = `M${r(x + half * 0.15 + lean)} ${r(base - tall * 0.98)}Q${r(x + half * 0.92)} ${r(base - tall)} ${r(x + half)} ${r(base)}H${r(x - half * 0.1)}Q${r(x + half * 0.42)} ${r(base - tall * 0.5)} ${r(x + half * 0.15 + lean)} ${r(base - tall * 0.98)}z`;
  return shape(fill, data) + shape(shade, dark);
}

/** Tufts of grass as one path of narrow blades. */
export function grass(
  fill: string,
  from: number,
  to: number,
  base: number,
  tall: number,
  random: Random,
): string {
  const blades: string[] = [];
  for (let x = from; x < to; x += tall * between(random, 0.12, 0.28)) {
    const lean = whole(between(random, -0.35, 0.35) * tall);
    const height = whole(tall * between(random, 0.5, 1));
    blades.push(`M${whole(x)} ${whole(base)}l${lean} -${height}L${whole(x + tall * 0.1)} ${whole(base)}z`);
  }
  return shape(fill, blades.join(""));
}
