import { along, archData, chhatri, flag, wall, windowsData } from "../architecture";
import { type Paint, type Tones, tones } from "../palettes";
import { cloths, crowd } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, oval, place, polygon, shape, stroke, turned } from "../shapes";
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

/** A priest's umbrella of palm leaf on its leaning pole. */
function umbrella(paint: Paint, colour: string, x: number, base: number, size = 1, lean = 8): string {
  const cloth = tones(paint, colour);
  const canopy =
    stroke(cloth.deep, 2.4, "M0 0V-44") +
    shape(cloth.mid, "M-32 -38Q-20 -58 0 -60Q20 -58 32 -38Q16 -33 0 -33T-32 -38z") +
    shape(cloth.shade, "M0 -60Q20 -58 32 -38Q22 -35 12 -34Q12 -52 0 -60z") +
    stroke(cloth.lit, 1.4, "M0 -59Q-14 -50 -18 -36M0 -59Q-4 -48 -4 -34");
  return place(turned(canopy, lean), x, base, size);
}

/** A palace above the steps: its bastions, rows of windows, and kiosks on the roof. */
function ghatPalace(
  stone: Tones,
  window: string,
  x: number,
  base: number,
  half: number,
  tall: number,
): string {
  const top = base - tall;
  const columns = Math.round(half / 11);
  const gap = (half * 2 - 56) / columns;
  const bastion = (side: number) =>
    wall(stone, x + side * (half - 14), base, 28, tall - 14, 0.4) +
    shape(window, windowsData(x + side * (half - 14) - 3, top + 34, 1, 3, 1, tall * 0.24, 6, 11)) +
    box(stone.lit, x + side * (half - 14) - 16, top + 12, 32, 4) +
    chhatri(stone, x + side * (half - 14), top + 12, 30);
  return [
    wall(stone, x, base, half * 2 - 20, tall, 0.34),
    box(stone.lit, x - half + 8, top - 4, half * 2 - 16, 5),
    box(stone.lit, x - half + 8, top + tall * 0.46, half * 2 - 16, 4),
    shape(
      window,
      along(
        columns,
        x - half + 28 + gap / 2,
        x + half - 28 - gap / 2,
        (px) =>
          archData(px, top + tall * 0.4, gap * 0.6, tall * 0.26) + boxData(px - 3.5, top + tall * 0.6, 7, 12),
      ),
    ),
    shape(
      stone.lit,
      along(columns, x - half + 28 + gap / 2, x + half - 28 - gap / 2, (px) =>
        boxData(px - gap * 0.36, top + tall * 0.4, gap * 0.72, 2.6),
      ),
    ),
    bastion(-1),
    bastion(1),
  ].join("");
}

/** Varanasi: palaces and spires above the steps, umbrellas, boats, and the leaning temple in the water. */
export function varanasiGhats(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const ochre = tones(paint, "#dca05c");
  const rose = tones(paint, "#c97863");
  const white = tones(paint, "#f5e6cf");
  const red = tones(paint, "#b5573f");
  const tall = spire(rose, 0, 0, 50, 118, 2);
  const leaning =
    box(rose.deep, -34, -6, 92, 14) +
    wall(rose, 38, 0, 36, 38, 0.3) +
    shape(rose.lit, "M16 -38Q38 -66 60 -38z") +
    shape(rose.deep, archData(38, 0, 14, 26) + archData(-4, 0, 16, 30)) +
    tall;
  const isSeen = (x: number, half: number) => x - half > left - 80 && x + half < right + 80;
  const palaces = [
    [-728, 64, 96, white],
    [-596, 78, 128, ochre],
    [-462, 64, 104, red],
    [-340, 84, 132, white],
    [-190, 80, 96, red],
    [290, 74, 112, white],
    [132, 84, 138, ochre],
  ] as const;
  return [
    place(tall, -16, -120, 1.1),
    place(tall, 28, -108, 0.78),
    place(tall, -62, -112, 0.7),
    left < -500 ? place(tall, -416, -110, 0.9) + place(tall, -560, -104, 0.7) : "",
    ...palaces
      .filter(([x, half]) => isSeen(x, half))
      .map(([x, half, height, stone]) => ghatPalace(stone, colours.window, x, -84, half, height)),
    wall(white, -34, -84, 150, 44, 0.3),
    box(white.lit, -112, -130, 156, 5),
    shape(
      colours.window,
      along(6, -96, 28, (x) => archData(x, -86, 15, 32)),
    ),
    flag(colours.vermilion, colours.ink, -16, -258, 34),
    flag(colours.marigold, colours.ink, 28, -206, 26),
    stepsTo(paint, "#d8a878", left, right, -86, 4, 9),
    ...[-24, 112, -300, -520].filter((x) => isSeen(x, 0)).map((x) => landing(paint, x)),
    ...[-24, -300]
      .filter((x) => isSeen(x, 0))
      .map(
        (x) =>
          umbrella(paint, "#e0b26a", x - 16, -30, 1.1, -8) + umbrella(paint, "#d8553a", x + 22, -30, 0.9),
      ),
    umbrella(paint, "#e0b26a", 112, -30, 1.2),
    umbrella(paint, "#f0d9a8", 66, -58, 0.7, -6),
    umbrella(paint, "#d8553a", 170, -56, 0.7),
    crowd(
      cloths(paint),
      [-58, -44, 44, 82, 94, 148, 160, -270, -250, -430, -412].filter((x) => isSeen(x, 0)),
      -4,
      0.9,
    ),
    crowd(cloths(paint), [4, 16, 128, 140], -30, 0.8),
    `<g transform="translate(-122 12)rotate(-8)scale(1.16)">${leaning}</g>`,
    oval(colours.water, -100, 27, 66, 9),
    ...[-560, -452, -250, 40, 172]
      .filter((x) => isSeen(x, 40))
      .map((x) => rowingBoat(stage, x, 20, 0.8, paint("#4d2c34", "#161433"), false)),
    rowingBoat(stage, 24, 64, 1.5, paint("#33223a", "#11102c"), true),
    stroke(
      colours.paper,
      2,
      "M-150 40l5 4l6 -5M-128 50l5 4l6 -5M-158 58l5 4l6 -5M118 44l5 4l6 -5M140 54l5 4l6 -5",
    ),
  ].join("");
}

/** A stone platform that stands out from the steps. */
function landing(paint: Paint, x: number): string {
  const stone = tones(paint, "#e2b684");
  return (
    polygon(stone.mid, [x - 44, -30], [x + 44, -30], [x + 50, 4], [x - 50, 4]) +
    polygon(stone.shade, [x + 20, -30], [x + 44, -30], [x + 50, 4], [x + 24, 4]) +
    box(stone.lit, x - 47, -34, 94, 6)
  );
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
