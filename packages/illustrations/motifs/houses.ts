import { along, archData, onionDomeData, roundArchData, roundDomeData, wall } from "../architecture";
import { icon } from "../icons";
import { tones } from "../palettes";
import { cloths, crowd } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, dashes, disc, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Pondicherry: a mustard villa with white shutters and bougainvillaea. */
export function mustardVilla({ paint, colours, left, right, bottom }: Stage): string {
  const mustard = tones(paint, "#eeb33a");
  const white = tones(paint, "#fdf8ec");
  const pink = ["#e0409a", "#c92f83", "#f06ab4"].map((colour) => paint(colour));
  const window = (x: number, base: number) =>
    box(colours.window, x - 10, base - 44, 20, 44) +
    shape(
      white.lit,
      boxData(x - 25, base - 44, 14, 44) +
        boxData(x + 11, base - 44, 14, 44) +
        boxData(x - 13, base - 48, 26, 4) +
        boxData(x - 14, base, 28, 4),
    ) +
    stroke(
      white.shade,
      1.4,
      count(6)
        .map((index) => `M${x - 23} ${base - 39 + index * 7}h10M${x + 13} ${base - 39 + index * 7}h10`)
        .join(""),
    );
  const blossoms = (spots: readonly (readonly [number, number, number])[]) =>
    pink
      .map((colour, index) =>
        shape(
          colour,
          spots
            .map(([x, y, size], spot) =>
              discData(
                x + (((spot + index) * 13) % 11) - 5,
                y + (((spot + index * 2) * 7) % 11) - 5,
                size * (1 - index * 0.24),
              ),
            )
            .join(""),
        ),
      )
      .join("");
  return [
    wall(mustard, 0, 0, 250, 176, 0.18),
    box(white.lit, -131, -184, 262, 9),
    box(white.mid, -128, -94, 256, 6),
    shape(white.lit, merlonRow()),
    ...[-84, 0, 84].map((x) => window(x, -112)),
    window(-84, -20),
    window(84, -20),
    shape(white.lit, roundArchData(0, 0, 54, 82)),
    shape(paint("#2f7f8f"), roundArchData(0, 0, 42, 74)),
    stroke(white.lit, 2.4, "M0 0V-74M-21 -52H21"),
    box(white.mid, -44, -106, 88, 4),
    dashes(colours.ink, -42, 42, -113, 12, 1.6, 5),
    shape(white.lit, boxData(-44, -120, 88, 2.6)),
    box(colours.groundLight, left, -2, right - left, 8),
    box(colours.ground, left, 5, right - left, bottom),
    stroke(colours.leafDark, 6, "M134 10Q120 -60 126 -120T90 -196"),
    blossoms([
      [126, -20, 15],
      [132, -50, 18],
      [120, -80, 20],
      [134, -110, 20],
      [116, -140, 22],
      [100, -168, 22],
      [70, -186, 20],
      [42, -192, 16],
      [16, -188, 12],
      [138, -146, 16],
      [124, -178, 18],
    ]),
    shape(
      colours.leafDark,
      [
        [112, -100],
        [138, -76],
        [92, -190],
        [56, -176],
        [128, -34],
      ]
        .map(([x = 0, y = 0]) => `M${x} ${y}q10 -12 18 0q-8 10 -18 0z`)
        .join(""),
    ),
    shape(
      pink[0] ?? "",
      [
        [60, 12],
        [96, 20],
        [120, 14],
        [40, 24],
        [140, 30],
      ]
        .map(([x = 0, y = 0]) => discData(x, y, 3))
        .join(""),
    ),
    place(icon("bicycle", colours.ink, 62), -74, 30),
    stroke(colours.paper, 2, `M${left} 62H${right}`),
  ].join("");
}

function merlonRow(): string {
  return along(14, -122, 122, (x) => boxData(x - 3, -200, 6, 16)) + boxData(-128, -203, 256, 4);
}

/** Shekhawati: a painted gateway: elephants, an early motor car, ochre and blue. */
export function paintedGateway({ paint, colours, left, right, bottom }: Stage): string {
  const ochre = tones(paint, "#e2ac5c");
  const blue = tones(paint, "#2f6fa0");
  const rust = tones(paint, "#b5482f");
  const cream = paint("#fbefd2", "#c4b9cf");
  const frame = (x: number, y: number, wide: number, tall: number) =>
    box(cream, x - wide / 2, y - tall, wide, tall) +
    `<path fill="none" stroke="${rust.mid}" stroke-width="2.500" d="${boxData(x - wide / 2, y - tall, wide, tall)}"/>`;
  const car = [
    shape(rust.mid, "M-26 -6V-16H-12L-8 -28H10L14 -16H28V-6z"),
    box(blue.mid, -6, -26, 14, 9),
    stroke(rust.deep, 1.6, "M28 -14h5M-12 -16V-30H12"),
    `<g fill="none" stroke="${colours.ink}" stroke-width="2.400"><circle cx="-16" cy="-5" r="7"/><circle cx="18" cy="-5" r="7"/></g>`,
  ].join("");
  const flowers = (y: number) =>
    shape(
      rust.mid,
      along(15, -126, 126, (x) => discData(x, y, 4)),
    ) +
    shape(
      blue.mid,
      along(14, -117, 117, (x) => discData(x, y, 2.4)),
    );
  return [
    wall(ochre, 0, 0, 280, 210, 0),
    box(blue.mid, -144, -218, 288, 9),
    box(cream, -140, -208, 280, 20),
    flowers(-198),
    shape(
      ochre.lit,
      along(10, -126, 126, (x) => onionDomeData(x, -218, 20, 16)),
    ),
    box(blue.mid, -140, -128, 280, 6),
    ...[-98, 98].map((x) => frame(x, -136, 66, 44)),
    frame(0, -136, 96, 44),
    place(car, 0, -144, 1.1),
    place(
      shape(blue.mid, "M-12 0V-20q6 -6 12 0V0zM4 0V-26q6 -6 12 0V0z") +
        disc(rust.mid, -6, -27, 5) +
        disc(rust.mid, 10, -33, 5),
      -98,
      -138,
      0.9,
    ),
    place(
      shape(blue.mid, "M-18 0Q-14 -26 0 -30Q16 -26 18 0z") + shape(rust.mid, "M-6 -30q6 -12 12 0z"),
      98,
      -138,
      0.9,
    ),
    ...[-102, 102].map((x) => frame(x, -8, 62, 108)),
    place(icon("elephant", blue.mid, 66), -102, -16, 0.8),
    place(icon("elephant", blue.mid, 66), 102, -16, -0.8, 0.8),
    shape(rust.mid, "M-118 -62h30l-5 -18h-20zM118 -62h-30l5 -18h20z"),
    shape(ochre.lit, `${roundDomeData(-103, -84, 20, 12)}${roundDomeData(103, -84, 20, 12)}`),
    shape(blue.mid, archData(0, 0, 126, 126)),
    shape(cream, archData(0, 0, 110, 116)),
    shape(rust.mid, archData(0, 0, 96, 106)),
    shape(paint("#4a2a2c", "#1f1534"), archData(0, 0, 80, 94)),
    shape(ochre.shade, boxData(-36, -60, 33, 60) + boxData(3, -60, 33, 60)),
    dashes(ochre.deep, -32, 34, -46, 6, 4, 5),
    dashes(ochre.deep, -32, 34, -24, 6, 4, 5),
    shape(
      cream,
      along(9, -52, 52, (x) => discData(x, -104 + Math.abs(x) ** 1.5 * 0.14, 3)),
    ),
    ...count(3).map((index) =>
      box(index % 2 ? ochre.shade : ochre.lit, -84 - index * 12, index * 8, 168 + index * 24, 8.5),
    ),
    box(colours.ground, left, 24, right - left, bottom),
    crowd(cloths(paint), [-128, -112, 126], 36, 1.1),
  ].join("");
}
