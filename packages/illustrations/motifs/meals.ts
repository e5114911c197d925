import { along, archData } from "../architecture";
import { tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, dashes, disc, oval, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Chettinad: a meal on a banana leaf, on Athangudi tiles in a pillared court. */
export function bananaLeafMeal({ paint, colours, left, right, bottom }: Stage): string {
  const wood = tones(paint, "#6e3a2c");
  const plaster = tones(paint, "#f2dfbc");
  const leaf = tones(paint, "#4fa045");
  const horizon = -70;
  const widest = Math.ceil(-left / 42);
  const columns = count(widest + 6).map((index) => index - widest);
  const tiles = count(7).flatMap((row) =>
    columns.map((column) => {
      const y0 = horizon + 170 * (row / 7) ** 1.5;
      const y1 = horizon + 170 * ((row + 1) / 7) ** 1.5;
      const at = (offset: number, y: number) => (column + offset) * 60 * (0.5 + ((y - horizon) / 170) * 0.9);
      const odd = (row + column + widest) % 2 === 0;
      const mid = (y0 + y1) / 2;
      return {
        odd,
        data: `M${at(0, y0).toFixed(0)} ${y0.toFixed(0)}H${at(1, y0).toFixed(0)}L${at(1, y1).toFixed(0)} ${y1.toFixed(0)}H${at(0, y1).toFixed(0)}z`,
        star: `M${at(0.5, y0).toFixed(0)} ${(y0 + 1).toFixed(0)}L${at(0.85, mid).toFixed(0)} ${mid.toFixed(0)}L${at(0.5, y1).toFixed(0)} ${(y1 - 1).toFixed(0)}L${at(0.15, mid).toFixed(0)} ${mid.toFixed(0)}z`,
      };
    }),
  );
  const pillar = (x: number, tall: number, half: number) =>
    shape(
      wood.mid,
      `M${x - half} -66Q${x - half * 1.25} ${-66 - tall / 2} ${x - half * 0.8} ${-66 - tall}H${x + half * 0.8}Q${x + half * 1.25} ${-66 - tall / 2} ${x + half} -66z`,
    ) +
    shape(
      wood.shade,
      `M${x + half * 0.3} -66V${-66 - tall}H${x + half * 0.8}Q${x + half * 1.25} ${-66 - tall / 2} ${x + half} -66z`,
    ) +
    shape(
      wood.lit,
      boxData(x - half * 1.5, -74, half * 3, 8) + boxData(x - half * 1.4, -66 - tall - 4, half * 2.8, 8),
    );
  const heaps = [
    [-58, 4, 17, "#f2b53a"],
    [-24, -8, 14, "#c8452f"],
    [8, -12, 15, "#7a9a3a"],
    [40, -8, 14, "#e0862f"],
    [70, 2, 15, "#f7e6b8"],
  ] as const;
  return [
    box(plaster.mid, left, -150, right - left, 90),
    shape(
      colours.window,
      along(Math.round((right - left) / 100), left + 50, right - 50, (x) => archData(x, -68, 28, 56)),
    ),
    polygon(tones(paint, "#b5553a").mid, [left, -190], [right, -190], [right, -146], [left, -146]),
    dashes(tones(paint, "#b5553a").deep, left, right, -168, 40, 3, 9),
    box(wood.mid, left, -150, right - left, 9),
    box(paint("#f5e6c4"), left, horizon, right - left, bottom - horizon),
    shape(
      paint("#a83a2c"),
      tiles
        .filter(({ odd }) => odd)
        .map(({ data }) => data)
        .join(""),
    ),
    shape(
      paint("#e2a83f"),
      tiles
        .filter(({ odd }) => odd)
        .map(({ star }) => star)
        .join(""),
    ),
    shape(
      paint("#2f6f6a"),
      tiles
        .filter(({ odd }) => !odd)
        .map(({ star }) => star)
        .join(""),
    ),
    ...count((right - left) / 88)
      .map((index) => left + 32 + index * 88)
      .map((x) => pillar(x, 74, 9)),
    oval(colours.groundShade, 0, 52, 172, 30),
    shape(leaf.mid, "M-176 40Q-120 -34 0 -34Q120 -32 172 6Q180 26 168 44Q100 80 -20 76Q-130 74 -176 40z"),
    shape(leaf.shade, "M-176 40Q0 20 171 30Q174 38 168 44Q100 80 -20 76Q-130 74 -176 40z"),
    stroke(leaf.lit, 3, "M-176 40Q0 18 171 28"),
    stroke(
      leaf.deep,
      1.2,
      count(13)
        .map((index) => `M${-130 + index * 23} 29q8 -18 20 -44M${-130 + index * 23} 29q0 18 8 36`)
        .join(""),
    ),
    shape(paint("#fdf8ec", "#cfcbe0"), "M-66 48Q-70 16 -30 12Q4 -2 34 14Q66 20 60 48Q0 66 -66 48z"),
    shape(paint("#e6a23a"), "M-24 18Q0 4 26 18Q34 34 8 36Q-30 36 -24 18z"),
    ...heaps.map(
      ([x, y, size, colour]) =>
        oval(tones(paint, colour).mid, x, y - 6, size, size * 0.55) +
        oval(tones(paint, colour).lit, x - 2, y - 9, size * 0.6, size * 0.28),
    ),
    disc(paint("#e8b060"), 112, 30, 22),
    disc(paint("#d9933f"), 112, 30, 16),
    shape(paint("#f7f0dc", "#c9c6dc"), `${discData(-112, 30, 13)}`),
    shape(paint("#c8452f"), discData(-112, 30, 9)),
  ].join("");
}
