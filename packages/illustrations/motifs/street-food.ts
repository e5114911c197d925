import { along, archData, dome, wall } from "../architecture";
import { tones } from "../palettes";
import { skin } from "../people";
import { count } from "../random";
import { box, boxData, oval, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Lucknow: a sealed copper pot before the arch of Rumi Darwaza. */
export function potBeforeRumiDarwaza({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#dca873");
  const copper = tones(paint, "#d0703a");
  const petals = count(11).map((index) => {
    const angle = Math.PI + (index * Math.PI) / 10;
    return `M${(Math.cos(angle) * 84).toFixed(0)} ${(-120 + Math.sin(angle) * 84).toFixed(0)}l${(Math.cos(angle) * 20 - Math.sin(angle) * 7).toFixed(0)} ${(Math.sin(angle) * 20 + Math.cos(angle) * 7).toFixed(0)}l${(Math.sin(angle) * 14).toFixed(0)} ${(-Math.cos(angle) * 14).toFixed(0)}z`;
  });
  return [
    wall(stone, 0, 0, 250, 120, 0.2),
    shape(stone.mid, "M-104 0V-120A104 104 0 0 1 104 -120V0z"),
    shape(stone.shade, "M40 0V-216A104 104 0 0 1 104 -120V0z"),
    shape(stone.lit, petals.join("")),
    shape(stone.lit, "M-84 0V-120A84 84 0 0 1 84 -120V0H74V-118A74 74 0 0 0 -74 -118V0z"),
    shape(stone.deep, "M-70 0V-112Q-68 -160 0 -190Q68 -160 70 -112V0z"),
    shape(stone.shade, "M-56 0V-96Q-54 -130 0 -156Q54 -130 56 -96V0z"),
    shape(stone.deep, archData(0, 0, 60, 92)),
    shape(colours.lamp, archData(0, 0, 44, 76)),
    ...[-128, 128].map(
      (x) =>
        wall(stone, x, 0, 34, 150, 0.35) +
        shape(stone.deep, archData(x, -80, 14, 34) + archData(x, -24, 14, 40)) +
        dome(stone, x, -150, 30, 34),
    ),
    wall(stone, 0, -222, 30, 20, 0.3),
    dome(stone, 0, -240, 28, 30),
    box(colours.groundLight, left, 0, right - left, 8),
    box(colours.ground, left, 8, right - left, bottom),
    shape(paint("#3a2a3a"), "M-52 82L-44 66H48L56 82z"),
    shape(paint("#ff8a3a", "#ff8a3a"), "M-40 76q6 -16 12 -4q6 -18 14 -4q6 -20 14 -2q6 -18 14 0q6 -14 14 8z"),
    shape(copper.mid, "M-36 -24Q-82 0 -78 38Q-70 70 0 72T78 38Q82 0 36 -24z"),
    shape(copper.shade, "M10 -24H36Q82 0 78 38Q70 70 14 72Q60 30 10 -24z"),
    shape(copper.lit, "M-40 -18Q-72 2 -68 34Q-60 50 -50 54Q-62 10 -28 -18z"),
    shape(paint("#f3e3bf", "#b9aec4"), "M-44 -34Q0 -24 44 -34L42 -22Q0 -12 -42 -22z"),
    shape(copper.mid, "M-42 -34Q-34 -54 0 -56T42 -34Q0 -26 -42 -34z"),
    shape(copper.shade, "M12 -55Q36 -50 42 -34Q30 -31 18 -30Q26 -44 12 -55z"),
    shape(copper.lit, "M-9 -56a9 8 0 1 1 18 0z"),
    stroke(copper.deep, 2, "M-76 22Q0 40 76 22M-77 30Q0 48 77 30"),
    stroke(colours.cloud, 4, "M-56 -44q-10 -12 0 -24t0 -22M58 -46q10 -12 0 -24t2 -20"),
  ].join("");
}

/** Old Delhi: a jalebi maker at his pan, the domes of Jama Masjid behind. */
export function jalebiMaker({ paint, colours, left, right, bottom }: Stage): string {
  const red = tones(paint, "#c0553c");
  const marble = tones(paint, "#f7eede");
  const iron = tones(paint, "#3b3a4a");
  const syrup = tones(paint, "#f0912a");
  const mosque = [
    wall(red, 0, -20, 244, 62, 0.1),
    shape(
      red.deep,
      along(9, -104, 104, (x) => (Math.abs(x) < 22 ? "" : archData(x, -22, 16, 40))),
    ),
    wall(red, 0, -20, 56, 96, 0.2),
    shape(marble.lit, archData(0, -22, 44, 82)),
    shape(red.deep, archData(0, -22, 32, 68)),
    ...[-68, 68].map((x) => wall(marble, x, -80, 36, 12, 0.3) + dome(marble, x, -90, 46, 50)),
    wall(marble, 0, -114, 44, 12, 0.3),
    dome(marble, 0, -124, 58, 62),
    ...[-132, 132].map(
      (x) =>
        wall(red, x, -20, 13, 156, 0.35) +
        shape(
          marble.lit,
          boxData(x - 9, -74, 18, 4) + boxData(x - 9, -124, 18, 4) + boxData(x - 9, -176, 18, 5),
        ) +
        dome(marble, x, -176, 16, 18),
    ),
  ].join("");
  const spiral = (x: number, y: number, size: number) =>
    place(
      stroke(syrup.mid, 4, "M0 0q5 -5 9 0t-4 9t-15 -2t2 -18t22 4t-4 24t-28 -2t-2 -28"),
      x,
      y,
      size,
      size * 0.5,
    );
  return [
    mosque,
    box(colours.groundLight, left, -22, right - left, bottom + 20),
    shape(skin(paint), "M-44 -92a16 18 0 1 1 32 0q0 14 -9 18v10h-14v-10q-9 -4 -9 -18z"),
    shape(paint("#f7f0e0", "#c9c6dc"), "M-46 -94Q-46 -114 -28 -114T-10 -94z"),
    shape(paint("#2b2038"), "M-36 -84q8 5 16 0q-2 5 -8 5t-8 -5z"),
    shape(paint("#f3e6cc", "#b9b3cc"), "M-78 40Q-76 -40 -52 -58Q-28 -70 -4 -58Q20 -44 22 40z"),
    shape(paint("#27567f"), "M-58 40L-52 -26H-4L2 40z"),
    stroke(skin(paint), 13, "M-10 -46Q20 -34 40 -14L62 -22"),
    stroke(paint("#f3e6cc", "#b9b3cc"), 17, "M-12 -46Q6 -40 18 -32"),
    shape(paint("#fbf3e0"), "M54 -44Q78 -52 78 -30Q76 -16 68 -10L66 -6L62 -10Q52 -22 54 -44z"),
    stroke(syrup.lit, 3, "M66 -8V38"),
    stroke(skin(paint), 13, "M-62 -44Q-82 -10 -66 12L-34 28"),
    shape(iron.deep, "M-150 66H150L138 100H-138z"),
    shape(
      paint("#ff8a3a", "#ff8a3a"),
      "M-80 100q8 -24 18 -6q8 -28 20 -6q10 -30 22 -2q10 -28 22 0q10 -26 20 2q8 -22 18 12z",
    ),
    oval(iron.mid, 10, 46, 138, 28),
    oval(iron.lit, 10, 42, 132, 24),
    oval(syrup.shade, 10, 43, 122, 20),
    oval(tones(paint, "#f7b84a").mid, 10, 44, 116, 17),
    ...[
      [-70, 40, 1.3],
      [-20, 52, 1.4],
      [34, 38, 1.2],
      [84, 46, 1.4],
      [-44, 30, 0.9],
      [58, 56, 1.1],
    ].map(([x = 0, y = 0, size = 0]) => spiral(x, y, size)),
    stroke(colours.cloud, 4, "M-100 20q-10 -12 0 -24t0 -24M112 18q10 -12 0 -24t2 -22"),
  ].join("");
}
