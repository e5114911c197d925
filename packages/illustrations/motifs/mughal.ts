import { along, archData, chhatri, dome, merlonsData, wall } from "../architecture";
import { type Paint, type Tones, tones } from "../palettes";
import { cloths, crowd } from "../people";
import { firData } from "../plants";
import { box, boxData, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { rowingBoat } from "./boats";

function taj(paint: Paint): string {
  const marble = tones(paint, "#f5ecde");
  const deep = paint("#7f7aa6", "#ffd58a");
  return [
    ...[-112, 112].map((x) => minaret(marble, x, -10, 9, 122)),
    ...[-88, 88].map((x) => minaret(marble, x, -10, 7, 98)),
    box(marble.mid, -122, -12, 244, 12),
    box(marble.shade, -122, -4, 244, 4),
    polygon(marble.mid, [-62, -12], [-62, -66], [-52, -70], [52, -70], [62, -66], [62, -12]),
    box(marble.shade, 50, -69, 12, 57),
    box(marble.lit, -24, -78, 48, 66),
    shape(deep, archData(0, -12, 32, 56)),
    shape(
      deep,
      along(2, -38, 38, (x) => archData(x, -13, 15, 22) + archData(x, -41, 15, 22)),
    ),
    shape(
      marble.deep,
      along(2, -56, 56, (x) => archData(x, -13, 7, 20) + archData(x, -41, 7, 20)),
    ),
    chhatri(marble, -40, -70, 18),
    chhatri(marble, 40, -70, 18),
    box(marble.mid, -21, -90, 42, 14),
    box(marble.shade, 8, -90, 13, 14),
    dome(marble, 0, -88, 56, 68),
  ].join("");
}

function minaret(material: Tones, x: number, base: number, width: number, tall: number): string {
  const top = base - tall;
  return (
    polygon(
      material.mid,
      [x - width / 2, base],
      [x - width * 0.34, top],
      [x + width * 0.34, top],
      [x + width / 2, base],
    ) +
    polygon(
      material.shade,
      [x + width * 0.12, base],
      [x + width * 0.1, top],
      [x + width * 0.34, top],
      [x + width / 2, base],
    ) +
    shape(
      material.lit,
      [0.34, 0.66, 1]
        .map((share) => boxData(x - width * 0.66, base - tall * share, width * 1.32, 2.6))
        .join(""),
    ) +
    chhatri(material, x, top, width * 0.95)
  );
}

/** Seen down its garden: pool and cypresses lead to it. */
export function tajWithGarden({ paint, colours, bottom, left, right }: Stage): string {
  return (
    box(colours.leaf, left, 0, right - left, bottom) +
    polygon(colours.groundLight, [-22, 0], [22, 0], [120, bottom], [-120, bottom]) +
    polygon(colours.waterLight, [-15, 0], [15, 0], [86, bottom], [-86, bottom]) +
    polygon(colours.water, [-15, 4], [-3, 4], [-30, bottom], [-86, bottom]) +
    polygon(colours.snow, [-5, 2], [5, 2], [9, 46], [0, 66], [-9, 46]) +
    taj(paint) +
    shape(colours.leafDark, cypressRow(-1) + cypressRow(1))
  );
}

function cypressRow(side: number): string {
  return [0, 1, 2, 3]
    .map((index) =>
      firData(
        side * (46 + index * index * 9 + index * 12),
        12 + index * index * 9 + index * 6,
        46 + index * 22,
        0.11,
      ),
    )
    .join("");
}

/** Seen over the Yamuna in the mist, with a boatman in front. */
export function tajAcrossRiver(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const red = tones(paint, "#c2694a");
  return (
    box(colours.waterLight, left, 0, right - left, bottom) +
    shape(colours.water, `M${left} 34Q-60 22 40 32T${right} 26V${bottom}H${left}z`) +
    shape(colours.waterDeep, `M${left} 86Q-20 66 60 80T${right} 74V${bottom}H${left}z`) +
    stroke(colours.paper, 1.8, "M-150 44h50M20 40h70M-20 74h60M96 60h60M-120 84h50") +
    box(red.shade, left, -14, right - left, 18) +
    box(red.mid, left, -16, right - left, 6) +
    [-150, 150]
      .map(
        (x) =>
          wall(red, x, -10, 34, 30) +
          dome(tones(paint, "#f5ecde"), x, -40, 18, 20) +
          shape(red.deep, archData(x, -12, 12, 20)),
      )
      .join("") +
    `<g transform="translate(0 -8)">${taj(paint)}</g>` +
    box(colours.cloud, left, -4, right - left, 5) +
    rowingBoat(stage, -52, 58, 0.92, paint("#3b2a3e"))
  );
}

/** Red sandstone under one great white dome, behind a channel of water. */
export function humayunsTomb({ paint, colours, left, right, bottom }: Stage): string {
  const red = tones(paint, "#c65a3c");
  const marble = tones(paint, "#f6eddc");
  const openings = along(9, -108, 108, (x) => archData(x, -1, 14, 22));
  return [
    box(colours.leaf, left, -2, right - left, bottom),
    polygon(colours.groundLight, [-20, 0], [20, 0], [70, bottom], [-70, bottom]),
    polygon(colours.water, [-11, 0], [11, 0], [44, bottom], [-44, bottom]),
    polygon(marble.lit, [-4, 4], [4, 4], [10, 60], [-8, 60]),
    wall(red, 0, 0, 244, 30, 0.12),
    box(marble.lit, -124, -33, 248, 4),
    shape(red.deep, openings),
    wall(red, 0, -32, 150, 56, 0.16),
    ...[-52, 52].map((x) => wall(red, x, -32, 44, 60, 0.2)),
    wall(red, 0, -32, 54, 74, 0.2),
    shape(marble.lit, [-52, 52].map((x) => archData(x, -34, 28, 46)).join("") + archData(0, -34, 38, 62)),
    shape(red.deep, [-52, 52].map((x) => archData(x, -33, 20, 38)).join("") + archData(0, -33, 28, 52)),
    shape(red.lit, merlonsData(-74, 74, -91, 5)),
    ...[-64, 64, -36, 36].map((x) => chhatri(marble, x, -92, 15)),
    wall(red, 0, -100, 62, 14, 0.25),
    box(marble.lit, -34, -116, 68, 5),
    dome(marble, 0, -114, 66, 68),
  ].join("");
}

/** Harmandir Sahib in its pool at night, the causeway leading to it. */
export function goldenTemple({ paint, colours, left, right, bottom }: Stage): string {
  const gold = {
    lit: paint("#ffd95e", "#ffcb4a"),
    mid: paint("#f0a92c", "#e09a26"),
    shade: paint("#b8741e", "#9a5d1c"),
    deep: paint("#5b3413", "#4a2a12"),
  };
  const marble = tones(paint, "#f4ead6");
  const glow = colours.lamp;
  const temple = [
    wall(marble, 0, 0, 150, 30, 0.2),
    wall(gold, 0, -28, 138, 44, 0.2),
    shape(
      glow,
      along(5, -56, 56, (x) => archData(x, -2, 13, 22)) + along(7, -57, 57, (x) => archData(x, -36, 10, 22)),
    ),
    box(gold.lit, -74, -74, 148, 4),
    ...[-60, 60].map((x) => chhatri(gold, x, -74, 20)),
    wall(gold, 0, -72, 82, 20, 0.2),
    shape(
      glow,
      along(5, -28, 28, (x) => archData(x, -74, 7, 13)),
    ),
    ...[-34, 34].map((x) => chhatri(gold, x, -92, 13)),
    dome(gold, 0, -92, 56, 44),
  ].join("");
  return (
    box(colours.waterDeep, left, -4, right - left, bottom + 5) +
    `<g opacity=".45" transform="scale(1 -.8)">${temple}</g>` +
    stroke(
      gold.mid,
      2,
      [20, 34, 52, 74]
        .map(
          (y, index) =>
            `M${-70 + index * 6} ${y}h${30 + index * 8}M${20 - index * 4} ${y + 6}h${40 + index * 6}`,
        )
        .join(""),
    ) +
    box(marble.mid, 70, -12, right - 60, 12) +
    shape(
      glow,
      along(8, 84, 190, (x) => boxData(x, -18, 3, 6)),
    ) +
    temple +
    polygon(marble.lit, [left, 78], [right, 66], [right, bottom], [left, bottom]) +
    crowd(cloths(paint), [-96, -72, -20, 44, 66, 108], 92)
  );
}
