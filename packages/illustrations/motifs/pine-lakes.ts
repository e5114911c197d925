import { cloths, skin } from "../people";
import { firs } from "../plants";
import { count } from "../random";
import { box, disc, oval, place, shape, stroke } from "../shapes";
import { hills } from "../terrain";
import type { Stage } from "../types";

/** Umiam: small pine-covered islands in winding water. */
export function pineIslands({ colours, paint, left, right, bottom, random }: Stage): string {
  const island = (x: number, y: number, half: number, shade: string, total: number) =>
    oval(colours.waterDeep, x, y + 5, half * 1.05, half * 0.13) +
    shape(
      paint("#d8a566"),
      `M${x - half} ${y + 3}Q${x - half * 0.5} ${y - half * 0.1} ${x} ${y - half * 0.1}T${x + half} ${y + 3}Q${x} ${y + 9} ${x - half} ${y + 3}z`,
    ) +
    shape(
      shade,
      `M${x - half * 0.96} ${y + 1}Q${x - half * 0.5} ${y - half * 0.34} ${x} ${y - half * 0.3}T${x + half * 0.96} ${y + 1}z`,
    ) +
    firs(
      shade,
      count(total).map(
        (index) =>
          [
            x - half * 0.8 + (half * 1.6 * (index + 0.5)) / total,
            y - 1,
            half * (0.5 + ((index * 3) % 5) * 0.09),
          ] as const,
      ),
      0.24,
    );
  return [
    hills(colours.land(0.42), { y: -80, rise: 44, wave: 150 }, 0, -60, random),
    box(colours.water, left, -86, right - left, bottom + 90),
    shape(colours.waterLight, `M${left} -86H${right}V-74Q60 -60 -20 -66T${left} -58z`),
    island(-120, -62, 60, colours.land(0.5), 7),
    island(124, -58, 66, colours.land(0.55), 8),
    island(40, -30, 58, colours.leaf, 8),
    shape(colours.waterLight, `M${left} -8Q-60 -26 10 -8T${right} -10V8Q60 4 0 14T${left} 16z`),
    island(-70, 14, 92, colours.leafDark, 11),
    island(148, 34, 70, colours.leafDark, 8),
    shape(colours.waterDeep, `M${left} 58Q-20 40 60 62T${right} 60V${bottom}H${left}z`),
    stroke(colours.paper, 1.8, "M-10 38h60M20 50h40M-140 46h60M60 -8h50M-30 -40h30"),
  ].join("");
}

/** Kodaikanal: the star-shaped lake seen from above, rowing boats on it, ringed by pines. */
export function starLake(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const arms =
    "M0 -58Q14 -30 46 -34Q104 -50 150 -40Q100 -22 86 -4Q112 22 168 40Q96 38 46 24Q22 40 4 70Q-12 40 -42 24Q-100 40 -170 36Q-104 16 -84 -4Q-104 -24 -148 -36Q-92 -46 -44 -32Q-12 -30 0 -58z";
  const boat = (x: number, y: number, size: number, colour: string) =>
    place(
      shape(paint(colour), "M-16 -5H16Q12 5 7 5H-7Q-12 5 -16 -5z") +
        shape(cloths(paint)[2], "M-5 -5v-9q4 -4 7 0v9z") +
        disc(skin(paint), -1.5, -17, 2.6) +
        stroke(colours.ink, 1.4, "M4 -9L18 4M-4 -9L-17 4"),
      x,
      y,
      size,
    );
  const back = count((right - left) / 15).map(
    (index) => [left + index * 15, -52 - ((index * 3) % 5), 66 + ((index * 31) % 34)] as const,
  );
  return [
    firs(colours.land(0.5), back, 0.2),
    oval(colours.cloud, -60, -62, 150, 7),
    box(colours.leaf, left, -62, right - left, bottom + 62),
    shape(colours.leafLight, `M${left} -40Q0 -66 ${right} -40V-30Q0 -56 ${left} -30z`),
    `<g transform="translate(4 2)scale(1.06)">${shape(colours.groundLight, arms)}</g>`,
    shape(colours.water, arms),
    `<g transform="translate(0 4)scale(.8 .72)">${shape(colours.waterLight, arms)}</g>`,
    boat(-46, 4, 1.25, "#d8432b"),
    boat(48, -12, 0.95, "#2f6fb0"),
    boat(28, 26, 1.5, "#f2a62e"),
    firs(
      colours.leafDark,
      [
        [-152, 14, 74],
        [-128, 6, 60],
        [-24, -50, 46],
        [30, -52, 50],
        [132, 6, 66],
        [156, 12, 80],
      ],
      0.22,
    ),
    firs(
      colours.ink,
      [
        [left + 10, 110, 170],
        [left + 40, 116, 112],
        [-62, 116, 86],
        [70, 118, 92],
        [right - 44, 112, 128],
        [right - 10, 110, 180],
      ],
      0.22,
    ),
  ].join("");
}
