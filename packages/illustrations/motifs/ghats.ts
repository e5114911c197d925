import { along, archData, chhatri, flag, wall, windowsData } from "../architecture";
import { type Paint, tones } from "../palettes";
import { cloths, crowd } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, place, polygon, shape, stroke } from "../shapes";
import { spire } from "../towers";
import type { Stage } from "../types";
import { rowingBoat } from "./boats";

/** Steps down to the water from y = top. */
function stepsTo(
  paint: Paint,
  base: string,
  left: number,
  right: number,
  top: number,
  bottom: number,
  total = 6,
): string {
  const stone = tones(paint, base);
  const tall = (bottom - top) / total;
  return count(total)
    .map(
      (index) =>
        box(index % 2 ? stone.shade : stone.mid, left, top + index * tall, right - left, tall + 0.5) +
        box(stone.lit, left, top + index * tall, right - left, tall * 0.24),
    )
    .join("");
}

function umbrella(paint: Paint, colour: string, x: number, base: number, size = 1): string {
  const cloth = tones(paint, colour);
  return place(
    stroke(cloth.deep, 2, "M0 0V-34") +
      shape(cloth.mid, "M-24 -28Q0 -52 24 -28z") +
      shape(cloth.shade, "M6 -28Q10 -38 0 -40Q18 -40 24 -28z"),
    x,
    base,
    size,
  );
}

/** Varanasi: leaning spires above the steps, boats below. */
export function varanasiGhats(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const ochre = tones(paint, "#d99a5b");
  const rose = tones(paint, "#c97863");
  const white = tones(paint, "#f5e6cf");
  const tall = spire(rose, 0, 0, 50, 118, 2);
  return [
    wall(white, -150, -46, 90, 70, 0.3),
    wall(ochre, 158, -46, 110, 88, 0.3),
    shape(
      colours.window,
      windowsData(-186, -104, 4, 2, 20, 28, 9, 15) + windowsData(112, -122, 5, 2, 20, 30, 9, 16),
    ),
    chhatri(white, -150, -114, 26),
    chhatri(ochre, 120, -132, 24),
    wall(rose, 60, -46, 84, 60, 0.3),
    place(tall, -82, -44, 0.84),
    `<g transform="translate(-26 -44)rotate(-5)">${tall}</g>`,
    place(tall, 40, -92, 0.9),
    place(tall, 84, -60, 0.62),
    shape(
      colours.window,
      along(3, 34, 86, (x) => archData(x, -50, 14, 30)),
    ),
    flag(colours.vermilion, colours.ink, -36, -180, 34),
    flag(colours.marigold, colours.ink, 40, -214, 28),
    stepsTo(paint, "#d8a878", left, right, -48, 4, 6),
    umbrella(paint, "#d8553a", -110, -10, 0.9),
    umbrella(paint, "#f0b545", -60, -24, 0.7),
    umbrella(paint, "#efe0c4", 104, -12, 0.9),
    crowd(cloths(paint), [-136, -88, -34, -14, 20, 64, 78, 132], -4, 0.7),
    rowingBoat(stage, 92, 32, 0.8, paint("#4d2c34", "#161433"), false),
    rowingBoat(stage, -40, 62, 1.35, paint("#33223a", "#11102c"), true),
  ].join("");
}

/** Deoghar: a white spire in steps, tied to its neighbour with red cloth. */
export function baidyanath({ paint, colours, left, right, bottom }: Stage): string {
  const white = tones(paint, "#fbf3e6");
  const gold = paint("#f2b53a", "#dca042");
  const tiers = count(7).map((index) => {
    const half = 56 - index * 6.6;
    const y = -62 - index * 21;
    return (
      polygon(white.mid, [-half, y], [-half + 5, y - 21], [half - 5, y - 21], [half, y]) +
      polygon(white.shade, [half * 0.36, y], [half * 0.34, y - 21], [half - 5, y - 21], [half, y]) +
      box(white.lit, -half - 3, y - 3, half * 2 + 6, 4)
    );
  });
  const small = (x: number, tall: number) =>
    wall(white, x, 0, 40, 34, 0.3) +
    shape(colours.window, archData(x, 0, 14, 24)) +
    polygon(white.mid, [x - 22, -34], [x - 6, -34 - tall], [x + 6, -34 - tall], [x + 22, -34]) +
    polygon(white.shade, [x + 6, -34], [x + 2, -34 - tall], [x + 6, -34 - tall], [x + 22, -34]) +
    shape(gold, `M${x - 4} ${-33 - tall}l4 -15l4 15z`);
  return [
    small(-118, 56),
    small(124, 64),
    wall(white, 0, 0, 126, 62, 0.3),
    shape(white.lit, boxData(-68, -66, 136, 6) + boxData(-68, -6, 136, 7)),
    shape(colours.window, archData(0, 0, 28, 46) + archData(-42, -8, 14, 30) + archData(42, -8, 14, 30)),
    ...tiers,
    shape(gold, "M-13 -208q13 -14 26 0zM-8 -214q8 -22 16 0zM-2 -228h4v-22h-4z"),
    stroke(colours.vermilion, 5, "M0 -214Q70 -190 124 -104M0 -214Q-60 -176 -118 -96"),
    stroke(colours.vermilion, 4, "M-54 -70Q0 -54 54 -70M-44 -104Q0 -90 44 -104M-34 -138Q0 -126 34 -138"),
    flag(colours.vermilion, gold, 0, -240, 26),
    box(colours.groundLight, left, 0, right - left, 10),
    box(colours.ground, left, 9, right - left, bottom),
    shape(
      colours.groundShade,
      count(7)
        .map((index) => `M${left} ${18 + index * 13}H${right}v2H${left}z`)
        .join(""),
    ),
    crowd(
      [paint("#ef8a2f"), paint("#e56a2b"), cloths(paint)[2], colours.marigold],
      [-96, -80, -62, -20, 24, 70, 92, 110],
      30,
    ),
    crowd([paint("#ef8a2f"), cloths(paint)[2], paint("#d8432b")], [-132, -44, 52, 138], 58, 1.4),
  ].join("");
}

/** The Hooghly: a launch passes the colonnades of Chandernagore. */
export function strandMansions({ paint, colours, left, right }: Stage): string {
  const cream = tones(paint, "#f3deb4");
  const pink = tones(paint, "#e3a07f");
  const house = (shade: ReturnType<typeof tones>, x: number, wide: number, columns: number) => [
    wall(shade, x, -34, wide, 84, 0),
    box(shade.deep, x - wide / 2 + 8, -108, wide - 16, 28),
    box(shade.deep, x - wide / 2 + 8, -72, wide - 16, 34),
    shape(
      shade.lit,
      along(columns, x - wide / 2 + 8, x + wide / 2 - 8, (px) => boxData(px - 2.6, -110, 5.2, 76)),
    ),
    shape(
      colours.lamp,
      along(
        columns - 1,
        x - wide / 2 + 8 + (wide - 16) / (columns - 1) / 2,
        x + wide / 2 - 8 - (wide - 16) / (columns - 1) / 2,
        (px) => boxData(px - 3, -104, 6, 22),
      ),
    ),
    shape(
      shade.lit,
      boxData(x - wide / 2 - 3, -118, wide + 6, 6) + boxData(x - wide / 2 - 3, -78, wide + 6, 5),
    ),
    polygon(shade.mid, [x - wide * 0.26, -118], [x, -142], [x + wide * 0.26, -118]),
  ];
  return [
    shape(colours.leafDark, [-170, -146, -16, 8, 150, 176].map((x) => discData(x, -96, 26)).join("")),
    ...house(cream, -84, 132, 9),
    ...house(pink, 84, 118, 8),
    stepsTo(paint, "#c99a70", left, right, -36, 4, 5),
    box(paint("#8a5a48"), left, -38, right - left, 4),
    launch(paint, colours.lamp, colours.ink),
    stroke(colours.paper, 2, "M-120 66H-30M20 72H110M-80 80H10"),
  ].join("");
}

function launch(paint: Paint, lamp: string, ink: string): string {
  const white = tones(paint, "#fbf6ea");
  return place(
    [
      shape(paint("#2f6b6a"), "M-92 -14H98Q90 10 66 12H-70Q-88 10 -92 -14z"),
      box(white.lit, -94, -19, 194, 6),
      wall(white, -8, -18, 138, 24, 0.2),
      box(white.lit, -84, -46, 158, 5),
      wall(white, -18, -45, 76, 18, 0.25),
      box(paint("#d8432b"), -62, -66, 92, 5),
      shape(lamp, windowsData(-68, -38, 8, 1, 16, 0, 9, 11) + windowsData(-50, -59, 4, 1, 17, 0, 9, 9)),
      stroke(ink, 2, "M60 -46V-84M-76 -18V-46M72 -18V-46"),
      polygon(paint("#ef8a2f"), [60, -84], [82, -78], [60, -71]),
    ].join(""),
    0,
    46,
    1.1,
  );
}
