import { along, archData, finial, wall } from "./architecture";
import type { Tones } from "./palettes";
import { count } from "./random";
import { box, boxData, dashes, polygonData, r, shape, stroke } from "./shapes";

/** The curved tower of a northern temple, ribbed, with its ring stone and pot. */
export function spire(tones: Tones, x: number, base: number, width: number, tall: number, ribs = 3): string {
  const half = width / 2;
  const edge = (share: number, side: number) =>
    `M${r(x + side * half * share)} ${r(base)}C${r(x + side * half * share)} ${r(base - tall * 0.55)} ${r(x + side * half * share * 0.72)} ${r(base - tall * 0.84)} ${r(x + side * half * 0.28 * share)} ${r(base - tall)}`;
  const outline = `${edge(1, -1)}H${r(x + half * 0.28)}C${r(x + half * 0.72)} ${r(base - tall * 0.84)} ${r(x + half)} ${r(base - tall * 0.55)} ${r(x + half)} ${r(base)}z`;
  const shadow = `${edge(0.3, 1)}H${r(x + half * 0.28)}C${r(x + half * 0.72)} ${r(base - tall * 0.84)} ${r(x + half)} ${r(base - tall * 0.55)} ${r(x + half)} ${r(base)}z`;
  const lines = count(ribs).flatMap((index) => [-1, 1].map((side) => edge((index + 0.5) / ribs, side)));
  const rings = count(6).map((index) => {
    const share = (index + 1) / 7;
    const reach = half * (1 - share ** 2.6 * 0.62) * 0.96;
    return `M${r(x - reach)} ${r(base - tall * share)}H${r(x + reach)}`;
  });
  return (
    shape(tones.mid, outline) +
    shape(tones.shade, shadow) +
    stroke(tones.shade, 1, lines.join("") + rings.join("")) +
    shape(
      tones.lit,
      `M${r(x - half * 0.4)} ${r(base - tall)}q${r(half * 0.4)} ${r(-half * 0.36)} ${r(half * 0.8)} 0q${r(-half * 0.4)} ${r(half * 0.3)} ${r(-half * 0.8)} 0z`,
    ) +
    finial(tones.deep, x, base - tall - half * 0.1, tall * 0.13)
  );
}

export interface GopuramColours {
  body: Tones;
  figures: readonly string[];
}

/** The stepped gate tower of a southern temple, crowded with figures, under a barrel roof with pots. */
export function gopuram(
  { body, figures }: GopuramColours,
  x: number,
  base: number,
  width: number,
  tall: number,
  tiers: number,
): string {
  const foot = tall * 0.17;
  const step = (tall - foot) / (tiers + 1.3);
  const parts = [
    wall(body, x, base, width, foot, 0.28),
    shape(body.deep, boxData(x - width * 0.08, base - foot * 0.82, width * 0.16, foot * 0.82)),
    box(body.lit, x - width * 0.53, base - foot - 2, width * 1.06, 4),
  ];
  for (const tier of count(tiers)) {
    const y = base - foot - step * tier;
    const wide = width * (0.94 - (tier / tiers) * 0.46);
    const taper = step * 0.16;
    const mark = 4.4;
    const rows = figures.map((figure, index) => {
      const from = x - wide / 2 + 2 + mark * 1.35 * ((index + tier) % figures.length);
      return dashes(
        figure,
        from,
        x + wide / 2 - 1,
        y - step * (0.4 + 0.06 * (index % 2)),
        step * (0.6 + 0.12 * (index % 2)),
        mark,
        mark * (1.35 * figures.length - 1),
      );
    });
    parts.push(
      shape(
        body.mid,
        polygonData([
          [x - wide / 2, y],
          [x - wide / 2 + taper, y - step],
          [x + wide / 2 - taper, y - step],
          [x + wide / 2, y],
        ]),
      ),
      shape(
        body.shade,
        polygonData([
          [x + wide * 0.24, y],
          [x + wide * 0.24 - taper / 2, y - step],
          [x + wide / 2 - taper, y - step],
          [x + wide / 2, y],
        ]),
      ),
      ...rows,
      shape(body.deep, archData(x, y, 8, step * 0.8)),
      box(body.lit, x - wide / 2 - 1, y - 2, wide + 2, 2.4),
    );
  }
  const top = base - foot - step * tiers;
  const half = width * 0.25;
  const roof = `M${r(x - half)} ${r(top)}C${r(x - half * 1.25)} ${r(top - step * 0.7)} ${r(x - half * 0.9)} ${r(top - step * 1.2)} ${r(x - half * 0.75)} ${r(top - step * 1.25)}Q${r(x)} ${r(top - step * 1.05)} ${r(x + half * 0.75)} ${r(top - step * 1.25)}C${r(x + half * 0.9)} ${r(top - step * 1.2)} ${r(x + half * 1.25)} ${r(top - step * 0.7)} ${r(x + half)} ${r(top)}z`;
  parts.push(shape(body.mid, roof), shape(body.deep, archData(x, top, half * 0.5, step * 0.7)));
  parts.push(
    shape(
      body.lit,
      along(5, x - half * 0.62, x + half * 0.62, (px) =>
        polygonData([
          [px - 2.4, top - step * 1.12],
          [px, top - step * 1.12 - 11],
          [px + 2.4, top - step * 1.12],
        ]),
      ),
    ),
  );
  return parts.join("");
}

/** A hipped roof whose eaves curl up at the ends. */
export function pagodaRoof(
  fill: string,
  x: number,
  y: number,
  width: number,
  tall: number,
  top = 0.3,
): string {
  const half = width / 2;
  const crown = half * top;
  return shape(
    fill,
    `M${r(x - half)} ${r(y - 2)}Q${r(x - half * 0.7)} ${r(y - tall * 0.2)} ${r(x - crown)} ${r(y - tall)}H${r(x + crown)}Q${r(x + half * 0.7)} ${r(y - tall * 0.2)} ${r(x + half)} ${r(y - 2)}L${r(x + half * 0.92)} ${r(y + 3)}H${r(x - half * 0.92)}z`,
  );
}
