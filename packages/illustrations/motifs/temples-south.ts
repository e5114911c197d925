import { finial, flag, merlonsData, roundArchData, wall } from "../architecture";
import { tones, type Paint, type Tones } from "../palettes";
import { cloths, crowd } from "../people";
import { firs } from "../plants";
import { count } from "../random";
import { box, boxData, dashes, place, polygon, shape, stroke, whole } from "../shapes";
import { gopuram } from "../towers";
import type { Stage } from "../types";

/** A pyramid of five storeys, each edged with miniature shrines, under a dome of eight sides; 150 wide, 250 high. */
function dravidaTower(granite: Tones): string {
  const storeys = count(5).map((index) => {
    const half = 60 - index * 9.4;
    const y = -50 - index * 25;
    const shrines = count(7 - index).map((number, _, { length }) => {
      const x = -half + 7 + ((half * 2 - 14) * number) / (length - 1);
      return roundArchData(x, y - 12, ((half * 2 - 14) / (length - 1)) * 0.8, 14);
    });
    return (
      box(granite.mid, -half + 5, y - 12, half * 2 - 10, 14) +
      dashes(granite.deep, -half + 9, half - 8, y - 5, 9, 2.6, 5) +
      box(granite.lit, -half - 1, y - 14, half * 2 + 2, 4) +
      shape(granite.shade, boxData(-half + 4, y - 25, half * 2 - 8, 12)) +
      shape(granite.mid, shrines.join(""))
    );
  });
  return [
    box(granite.shade, -68, -8, 136, 8),
    wall(granite, 0, -6, 124, 44, 0),
    dashes(granite.shade, -56, 60, -26, 38, 6, 12),
    shape(granite.deep, boxData(-11, -40, 22, 36)),
    box(granite.lit, -66, -52, 132, 5),
    ...storeys,
    box(granite.shade, -13, -186, 26, 14),
    shape(granite.mid, "M-24 -182Q-26 -204 -12 -214L0 -220L12 -214Q26 -204 24 -182L16 -178H-16z"),
    shape(granite.lit, "M-24 -182Q-26 -204 -12 -214L-4 -218Q-14 -204 -12 -180z"),
    shape(granite.deep, "M-4 -219H4L2 -226Q5 -232 0 -244Q-5 -232 -2 -226z"),
    `<g opacity=".55">${polygon(granite.shade, [60, -6], [60, -48], [17, -172], [22, -184], [12, -214], [2, -219], [9, -180], [5, -170], [28, -48], [28, -6])}</g>`,
  ].join("");
}

/** Mahabalipuram: the two stepped towers of the Shore Temple behind the low wall with its row of bulls, the surf beyond. */
export function shoreTemple({ paint, colours, left, right, bottom }: Stage): string {
  const granite = tones(paint, "#bd8f72");
  const tower = dravidaTower(granite);
  const bull =
    "M-15 0Q-18 -10 -8 -13Q-3 -19 2 -13Q7 -14 7 -19L5 -25L10 -23L15 -25L14 -20L20 -15L16 -11Q13 -8 14 0z";
  const [from, to] = [Math.max(left, -520), Math.min(right, 250)];
  const bulls = count((to - from) / 38 - 0.4).map(
    (index) => `<path d="${bull}" transform="translate(${whole(from + 24 + index * 38)} -20)"/>`,
  );
  const surf = (y: number, step: number) =>
    `M${left} ${y}${count((right - left) / step + 1)
      .map(() => `q${step / 4} ${-step / 8} ${step / 2} 0t${step / 2} 0`)
      .join("")}`;
  const sail = (x: number, y: number, size: number) =>
    place(
      shape(paint("#5a3040"), "M-30 -4Q0 4 34 -6Q24 8 14 9H-14Q-24 8 -30 -4z") +
        shape(paint("#fbeedb"), "M2 -5V-54Q32 -26 28 -6z") +
        shape(paint("#d8553a"), "M-1 -5V-44Q-18 -22 -16 -6z"),
      x,
      y,
      size,
    );
  return [
    sail(-168, -78, 0.7),
    sail(160, -86, 0.5),
    left < -500 ? sail(-330, -70, 1) + sail(-600, -84, 0.6) : "",
    stroke(colours.paper, 3, surf(-58, 68) + surf(-44, 68)),
    shape(colours.groundShade, `M${left} -30Q-120 -46 0 -34T${right} -38V20H${left}z`),
    wall(granite, -22, -8, 120, 46, 0.3),
    box(granite.lit, -84, -56, 124, 5),
    wall(granite, 132, -8, 64, 38, 0.4),
    box(granite.lit, 96, -48, 72, 5),
    dashes(granite.deep, 106, 160, -24, 24, 7, 10),
    place(tower, -92, -6, 0.72),
    place(tower, 42, -6, 1.2),
    box(granite.mid, from, -20, to - from, 26),
    dashes(granite.shade, from + 6, to, -5, 22, 3, 35),
    box(granite.lit, from - 3, -22, to - from + 6, 4),
    box(granite.shade, from - 3, 3, to - from + 6, 7),
    `<g fill="${granite.shade}">${bulls.join("")}</g>`,
    shape(granite.lit, `${boxData(-34, 2, 60, 8)}${boxData(-40, 8, 72, 7)}`),
    shape(granite.deep, boxData(-24, -18, 40, 20)),
    shape(colours.ground, `M${left} 12Q-80 4 0 13T${right} 10V${bottom}H${left}z`),
    shape(colours.groundLight, `M${left} 34Q-60 22 60 34T${right} 26V44Q40 54 -60 42T${left} 48z`),
    crowd(cloths(paint), [-120, -102, 92, 108], 44, 1.2),
    left < -500 ? paintedHull(paint, -430) : "",
  ].join("");
}

/** A fishing boat drawn up on the sand. */
function paintedHull(paint: Paint, x: number): string {
  return place(
    shape(paint("#27567f"), "M-92 -26Q-40 -8 10 -8T104 -34Q88 8 60 12H-56Q-84 6 -92 -26z") +
      shape(paint("#f2b53a"), "M-92 -26Q-40 -8 10 -8T104 -34L101 -26Q60 0 10 -1T-89 -17z") +
      shape(paint("#d8553a"), "M-70 4H76Q70 11 60 12H-56Q-64 11 -70 4z"),
    x,
    40,
  );
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
