import { between, count, type Random } from "./random";
import { place, polygonData, r, shape, stroke, whole, type Point } from "./shapes";

/** A conifer as one stepped silhouette. */
export function firData(x: number, base: number, tall: number, slim = 0.3): string {
  const tiers = 5;
  const right: Point[] = [[x, base - tall]];
  for (const tier of count(tiers)) {
    const y = base - tall + (tall * 0.92 * (tier + 1)) / tiers;
    const half = (tall * slim * (tier + 1)) / tiers;
    right.push([x + half, y], [x + half * 0.5, y - tall * 0.03]);
  }
  const half = tall * 0.035;
  right.splice(-1, 1, [x + half, base - tall * 0.08], [x + half, base]);
  return polygonData([
    ...right,
    ...right
      .slice(1)
      .toReversed()
      .map(([px, py]): Point => [2 * x - px, py]),
  ]);
}

/** A stand of conifers, each the same silhouette in its own size. */
export function firs(
  fill: string,
  spots: readonly (readonly [x: number, base: number, tall: number])[],
  slim = 0.3,
): string {
  const outline = firData(0, 0, 100, slim);
  const trees = spots.map(
    ([x, base, tall]) =>
      `<path d="${outline}" transform="translate(${whole(x)} ${whole(base)})scale(${r(tall / 100)})"/>`,
  );
  return `<g fill="${fill}">${trees.join("")}</g>`;
}

/** Where the fronds of a palm end, seen from the top of its trunk; a whole frond is about 100 long. */
const frondTips: readonly Point[] = [
  [-52, 66],
  [62, 58],
  [-88, 34],
  [-84, -12],
  [-46, -44],
  [8, -58],
  [58, -40],
  [92, -4],
  [92, 36],
];

/** A frond that rises from the crown and bends down, its lower edge combed into leaflets. */
function frond([x, y]: Point): string {
  const control: Point = [x * 0.5, Math.min(0, y) * 0.8 - 30];
  const along = (share: number): Point => [
    2 * share * (1 - share) * control[0] + share ** 2 * x,
    2 * share * (1 - share) * control[1] + share ** 2 * y,
  ];
  const comb = count(11).map((index): Point => {
    const [px, py] = along(1 - (index + 0.6) / 11.5);
    return [px + (index % 2 === 0 ? x * 0.05 : 0), py + (index % 2 === 0 ? 19 : 6)];
  });
  return `M0 0Q${whole(control[0])} ${whole(control[1])} ${whole(x)} ${whole(y)}L${comb.map(([px, py]) => `${whole(px)} ${whole(py)}`).join(" ")}z`;
}

/** A coconut palm: a curved trunk that leans by `lean`, and a crown of drooping fronds. */
export function palm(
  colours: { trunk: string; leaf: string; leafLight?: string },
  x: number,
  base: number,
  tall: number,
  lean: number,
): string {
  const half = tall * 0.022;
  const topX = x + lean;
  const topY = base - tall;
  const trunk = `M${whole(x - half * 1.5)} ${whole(base)}Q${r(x + lean * 0.2 - half)} ${whole(base - tall * 0.5)} ${r(topX - half * 0.6)} ${whole(topY)}h${r(half * 1.2)}Q${r(x + lean * 0.2 + half)} ${whole(base - tall * 0.5)} ${whole(x + half * 1.5)} ${whole(base)}z`;
  const crown =
    shape(colours.leafLight ?? colours.leaf, frondTips.slice(0, 3).map(frond).join("")) +
    shape(colours.leaf, frondTips.slice(3).map(frond).join("")) +
    shape(colours.trunk, discData(-5, 7, 6) + discData(6, 8, 6));
  const size = (tall * 0.3 + 14) / 100;
  return shape(colours.trunk, trunk) + place(crown, topX, topY, lean < 0 ? -size : size, size);
}

/** A broad-leaved tree of a few overlapping crowns. */
export function broadleaf(
  colours: { trunk: string; leaf: string; leafLight: string },
  x: number,
  base: number,
  tall: number,
  random: Random,
): string {
  const size = tall * 0.32;
  const crown = base - tall * 0.68;
  const lobes = count(6).map((index) => {
    const angle = (index / 6) * Math.PI * 2;
    return [
      x + Math.cos(angle) * size * 0.75,
      crown + Math.sin(angle) * size * 0.5,
      size * between(random, 0.5, 0.68),
    ] as const;
  });
  const trunk = `M${r(x - tall * 0.04)} ${r(base)}L${r(x - tall * 0.02)} ${r(crown)}h${r(tall * 0.04)}L${r(x + tall * 0.04)} ${r(base)}z`;
  return (
    shape(colours.trunk, trunk) +
    shape(
      colours.leaf,
      lobes.map(([cx, cy, radius]) => discData(cx, cy, radius)).join("") + discData(x, crown, size * 0.7),
    ) +
    shape(
      colours.leafLight,
      lobes
        .filter((_, index) => index > 2 && index < 6)
        .map(([cx, cy, radius]) => discData(cx - size * 0.08, cy - size * 0.1, radius * 0.62))
        .join(""),
    )
  );
}

export function discData(x: number, y: number, radius: number): string {
  return `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(radius * 2)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-radius * 2)} 0z`;
}

/** Reeds or kash grass: bent stems with feathery heads. */
export function reeds(
  stem: string,
  head: string,
  from: number,
  to: number,
  base: number,
  tall: number,
  random: Random,
): string {
  const stems: string[] = [];
  const heads: string[] = [];
  for (let x = from; x < to; x += tall * between(random, 0.16, 0.28)) {
    const height = tall * between(random, 0.6, 1);
    const lean = between(random, -0.1, 0.25) * tall;
    stems.push(
      `M${whole(x)} ${whole(base)}Q${whole(x)} ${whole(base - height * 0.6)} ${whole(x + lean)} ${whole(base - height)}`,
    );
    const size = tall * 0.045;
    heads.push(
      `M${whole(x + lean * 0.7)} ${whole(base - height * 0.8)}Q${whole(x + lean * 0.6)} ${whole(base - height * 1.06)} ${whole(x + lean * 1.5)} ${whole(base - height * 1.16)}Q${whole(x + lean + size * 2)} ${whole(base - height)} ${whole(x + lean * 0.7)} ${whole(base - height * 0.8)}z`,
    );
  }
  return stroke(stem, Math.max(1.2, tall * 0.02), stems.join("")) + shape(head, heads.join(""));
}

/** A fern-like leaf: leaflets in pairs along a bent rib, shorter towards its tip. */
export function fernLeaf(fill: string, from: Point, bend: Point, to: Point, leaflet: number): string {
  const total = 13;
  const at = (share: number): Point => [
    from[0] * (1 - share) ** 2 + bend[0] * 2 * share * (1 - share) + to[0] * share ** 2,
    from[1] * (1 - share) ** 2 + bend[1] * 2 * share * (1 - share) + to[1] * share ** 2,
  ];
  const leaflets = count(total).flatMap((index) => {
    const [x, y] = at((index + 0.6) / total);
    const [nextX, nextY] = at((index + 1.6) / total);
    const angle = Math.atan2(nextY - y, nextX - x);
    const length = leaflet * Math.sin(Math.PI * (0.22 + (0.78 * (index + 1)) / (total + 1)));
    return [-1, 1].map((side) => {
      const tip: Point = [x + Math.cos(angle + side) * length, y + Math.sin(angle + side) * length];
      const swell: Point = [
        x + Math.cos(angle + side * 0.35) * length * 0.6,
        y + Math.sin(angle + side * 0.35) * length * 0.6,
      ];
      return `M${r(x)} ${r(y)}L${r(tip[0])} ${r(tip[1])}Q${r(swell[0])} ${r(swell[1])} ${r((x + nextX) / 2)} ${r((y + nextY) / 2)}z`;
    });
  });
  const rib = `M${r(from[0])} ${r(from[1])}Q${r(bend[0])} ${r(bend[1])} ${r(to[0])} ${r(to[1])}`;
  return shape(fill, leaflets.join("")) + stroke(fill, Math.max(1.4, leaflet * 0.07), rib);
}
