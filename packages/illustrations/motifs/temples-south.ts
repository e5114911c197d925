import { archData, finial, flag, merlonsData, wall } from "../architecture";
import { tones } from "../palettes";
import { cloths, crowd } from "../people";
import { firs } from "../plants";
import { count } from "../random";
import { box, boxData, dashes, place, polygon, shape, stroke } from "../shapes";
import { gopuram } from "../towers";
import type { Stage } from "../types";

/** Mahabalipuram: the two granite towers of the Shore Temple, boats on the waves behind. */
export function shoreTemple({ paint, colours, left, right }: Stage): string {
  const granite = tones(paint, "#a98d80");
  const tower = (tiers: number) =>
    [
      wall(granite, 0, 0, 72, 34, 0.32),
      shape(granite.deep, archData(0, 0, 18, 26) + boxData(-28, -26, 6, 22) + boxData(22, -26, 6, 22)),
      ...count(tiers).map((index) => {
        const half = 37 - index * (26 / tiers);
        const y = -33 - index * 21;
        return (
          box(granite.lit, -half - 3, y - 4, half * 2 + 6, 5) +
          polygon(granite.mid, [-half, y - 4], [-half + 4, y - 21], [half - 4, y - 21], [half, y - 4]) +
          polygon(
            granite.shade,
            [half * 0.4, y - 4],
            [half * 0.36, y - 21],
            [half - 4, y - 21],
            [half, y - 4],
          ) +
          dashes(granite.deep, -half + 5, half - 4, y - 12, 9, 4, 4.5)
        );
      }),
      shape(granite.mid, `M-14 ${-33 - tiers * 21}q-5 -14 14 -24q19 10 14 24z`),
      shape(granite.shade, `M2 ${-57 - tiers * 21}q17 10 12 24h-10q6 -12 -2 -24z`),
      finial(granite.deep, 0, -55 - tiers * 21, 18),
    ].join("");
  const sail = (x: number, y: number, size: number) =>
    place(
      shape(paint("#5a3040"), "M-24 0H26Q18 9 12 9H-12Q-20 9 -24 0z") +
        shape(paint("#fbeedb"), "M2 -3V-44Q24 -22 24 -4z") +
        stroke(paint("#5a3040"), 1.6, "M1 0V-46"),
      x,
      y,
      size,
    );
  return [
    sail(-136, -72, 0.7),
    sail(132, -78, 0.6),
    stroke(
      colours.paper,
      3,
      `M${left} -40q20 -10 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`,
    ),
    place(tower(6), 22, -6, 1.2),
    place(tower(4), -62, -2, 0.84),
    wall(granite, 0, 6, right - left, 18, 0),
    box(granite.lit, left, -14, right - left, 4),
    ...count((right - left) / 34).map((index) =>
      shape(granite.shade, `M${left + 12 + index * 34} -12q0 -14 9 -14q4 -6 8 0q6 4 4 14z`),
    ),
    shape(colours.ground, `M${left} 6H${right}V30H${left}z`),
    crowd(cloths(paint), [-124, -108, 96, 112], 34, 1.1),
  ].join("");
}

/** Tirumala: a gilded vimana behind a white gopuram, above forested hills. */
export function tirumala({ paint, colours, left, right, bottom }: Stage): string {
  const white = tones(paint, "#fbf5e8");
  const gold = {
    lit: paint("#ffe07a", "#ffd05a"),
    mid: paint("#f2b133", "#e0a03a"),
    shade: paint("#c07f22", "#9a642a"),
    deep: paint("#7a4a1c", "#5a3824"),
  };
  const figures = [white.shade, paint("#efe2c8"), gold.lit, white.lit];
  const vimana = [
    wall(gold, 0, 0, 70, 26, 0.3),
    ...count(3).map((index) => {
      const half = 36 - index * 8;
      const y = -26 - index * 18;
      return (
        wall(gold, 0, y, half * 2, 18, 0.32) +
        box(gold.lit, -half - 4, y - 4, half * 2 + 8, 4) +
        dashes(gold.deep, -half + 4, half - 3, y - 10, 8, 4, 4)
      );
    }),
    shape(gold.mid, "M-22 -80q-8 -22 22 -36q30 14 22 36z"),
    shape(gold.shade, "M4 -115q26 14 18 35h-14q8 -18 -4 -35z"),
    finial(gold.lit, 0, -114, 26),
  ].join("");
  return [
    place(vimana, 86, -18, 1.1),
    wall(white, 0, 2, right - left, 32, 0),
    shape(white.lit, merlonsData(left, right, -29, 8)),
    dashes(paint("#c8392c"), left, right, -9, 22, 8, 8),
    gopuram({ body: white, figures }, -40, 2, 118, 214, 6),
    box(gold.mid, -103, -35, 126, 4),
    flag(paint("#ef8a2f"), gold.deep, 86, -160, 24),
    stroke(gold.mid, 4, "M34 2V-92"),
    shape(gold.lit, "M28 -92h12l-6 -14z"),
    box(colours.groundLight, left, 2, right - left, 30),
    crowd(
      [paint("#f7efe0"), paint("#ef9a2e"), paint("#c8392c")],
      [-140, -118, -70, -6, 12, 56, 100, 128],
      26,
      1.1,
    ),
    shape(colours.leafDark, `M${left} 44Q-40 30 40 40T${right} 36V${bottom}H${left}z`),
    firs(
      colours.leafDark,
      count((right - left) / 24).map((index) => [left + index * 24, 52, 30 + ((index * 17) % 22)] as const),
      0.34,
    ),
  ].join("");
}
