import { type Tones, tones } from "../palettes";
import { count } from "../random";
import { disc, oval, place, shape, stroke, turned } from "../shapes";
import type { Stage } from "../types";

/** A turtle seen from above, its head upwards, about 100 long. */
function turtle(shell: Tones, skin: Tones): string {
  const flipper = "M22 -22C46 -40 66 -34 74 -12C60 -18 44 -10 26 -4z";
  const paddle = "M18 28C32 30 38 42 36 54C26 48 16 42 10 36z";
  const scutes = count(4).map((index) => {
    const y = -30 + index * 18;
    return `M-9 ${y}L0 ${y - 7}L9 ${y}V${y + 9}L0 ${y + 15}L-9 ${y + 9}z`;
  });
  const both = (data: string) => shape(skin.mid, data) + place(shape(skin.shade, data), 0, 0, -1, 1);
  return [
    both(flipper),
    both(paddle),
    oval(skin.mid, 0, -56, 13, 16),
    oval(skin.lit, -4, -60, 5, 7),
    disc(skin.deep, -8, -63, 2.4),
    disc(skin.deep, 8, -63, 2.4),
    shape(
      shell.shade,
      "M0 -48C30 -46 42 -16 36 12C32 32 16 48 0 52C-16 48 -32 32 -36 12C-42 -16 -30 -46 0 -48z",
    ),
    shape(
      shell.mid,
      "M0 -44C24 -42 34 -16 29 9C25 28 12 42 -3 46C-18 40 -31 28 -33 10C-37 -14 -26 -43 0 -44z",
    ),
    stroke(
      shell.lit,
      2.4,
      `${scutes.join("")}M-9 -26L-30 -20M-9 -8L-34 -2M-9 10L-31 16M-9 28L-22 34M9 -26L30 -20M9 -8L34 -2M9 10L31 16M9 28L22 34`,
    ),
  ].join("");
}

/** The row of marks that flippers leave in the sand, from a turtle downwards. */
function track(fill: string, length: number): string {
  return stroke(
    fill,
    3,
    count(Math.floor(length / 16))
      .map((index) => `M-16 ${58 + index * 16}q6 -6 12 0M4 ${64 + index * 16}q6 -6 12 0`)
      .join(""),
  );
}

/** Velas: hatchlings on their way over wet sand, the first of them at the edge of the surf. */
export function hatchlings({ paint, colours, left, right, bottom, horizon }: Stage): string {
  const shell = tones(paint, "#4c5a57");
  const skin = tones(paint, "#77817a");
  const wet = paint("#c79a6c");
  const sand = paint("#e9c794");
  const foam = paint("#fdf4e2", "#aab7d4");
  const surf = (by: number) =>
    `M${left} ${-46 + by}C-150 ${-70 + by} -90 ${-30 + by} -40 ${-42 + by}S60 ${-74 + by} 110 ${-46 + by}S180 ${-36 + by} ${right} ${-58 + by}`;
  const one = turtle(shell, skin);
  const print = paint("#b8875a");
  const spots = [
    [-4, 10, 1.05, -6],
    [-118, 44, 0.62, 12],
    [110, 58, 0.66, -14],
    [86, -22, 0.42, 8],
    [-76, -26, 0.38, -10],
    [150, -8, 0.3, 4],
  ] as const;
  return [
    shape(colours.water, `M${left} ${horizon}H${right}V0H${left}z`),
    stroke(
      colours.waterLight,
      2.4,
      `M-150 ${horizon + 16}h70M20 ${horizon + 10}h90M-60 ${horizon + 30}h60M90 ${horizon + 36}h70`,
    ),
    shape(foam, `${surf(-22)}V${bottom}H${left}z`),
    shape(colours.waterLight, `${surf(-12)}V${bottom}H${left}z`),
    shape(foam, `${surf(0)}V${bottom}H${left}z`),
    shape(wet, `${surf(7)}V${bottom}H${left}z`),
    shape(sand, `M${left} 34C-120 4 -60 30 0 22S130 2 ${right} 26V${bottom}H${left}z`),
    ...spots.map(([x, y, size, angle]) => place(turned(track(print, 150 / size) + one, angle), x, y, size)),
  ].join("");
}
