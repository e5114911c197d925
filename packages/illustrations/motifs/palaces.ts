import { along, archData, chhatri, dome, finial, flag, roundArchData, wall } from "../architecture";
import { tones } from "../palettes";
import { crowd } from "../people";
import { discData, palm } from "../plants";
import { box, dashes, disc, oval, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Mysore: the palace drawn by its own bulbs. */
export function mysorePalace({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#a8705c");
  const bulb = paint("#ffd873", "#ffd873");
  const dim = paint("#e8a54a", "#e0a048");
  const roseDome = tones(paint, "#b8455a");
  const lights = (data: string, width = 2) =>
    `<path fill="none" stroke="${bulb}" stroke-width="${width}" stroke-dasharray="1 3" stroke-linecap="round" d="${data}"/>`;
  const tower = (x: number, base: number, wide: number, tall: number, cap: number) =>
    wall(stone, x, base, wide, tall, 0.3) +
    shape(
      dim,
      along(2, x - wide * 0.2, x + wide * 0.2, (px) =>
        archData(px, base - tall * 0.52, wide * 0.2, tall * 0.32),
      ),
    ) +
    dome(roseDome, x, base - tall, wide * 0.9, cap) +
    lights(
      `M${x - wide / 2} ${base}V${base - tall}H${x + wide / 2}V${base}M${x - wide * 0.4} ${base - tall}C${x - wide * 0.6} ${base - tall - cap * 0.4} ${x - wide * 0.25} ${base - tall - cap * 0.7} ${x} ${base - tall - cap}C${x + wide * 0.25} ${base - tall - cap * 0.7} ${x + wide * 0.6} ${base - tall - cap * 0.4} ${x + wide * 0.4} ${base - tall}`,
    );
  return [
    `<ellipse fill="${bulb}" opacity=".12" cx="0" cy="-60" rx="220" ry="130"/>`,
    wall(stone, 0, 0, 300, 70, 0),
    wall(stone, 0, -68, 210, 28, 0.1),
    ...[-136, 136].map((x) => tower(x, -60, 34, 44, 34)),
    ...[-84, 84].map((x) => tower(x, -60, 38, 62, 40)),
    tower(0, -70, 62, 92, 60),
    finial(bulb, 0, -220, 24),
    shape(
      dim,
      along(9, -64, 64, (x) => roundArchData(x, -2, 12, 54)),
    ),
    shape(
      dim,
      along(4, -140, -84, (x) => roundArchData(x, -2, 11, 42)) +
        along(4, 84, 140, (x) => roundArchData(x, -2, 11, 42)),
    ),
    shape(stone.deep, roundArchData(0, -1, 26, 62)),
    shape(bulb, roundArchData(0, -1, 20, 56)),
    lights(`M-150 0V-70H150V0M-150 -60H150M-105 -70V-96H105V-70M-74 0V-60M74 0V-60M-150 -30H-74M74 -30H150`),
    lights(
      along(9, -64, 64, (x) => roundArchData(x, -2, 14, 57).replace("z", "")),
      1.6,
    ),
    shape(paint("#5a3a52", "#241a3c"), `M${left} 0H${right}V14H${left}z`),
    box(paint("#6d4a58", "#2c2348"), left, 14, right - left, bottom),
    dashes(bulb, -150, 150, 22, 3, 3, 9),
    `<g opacity=".35">${dashes(bulb, -120, 120, 40, 2, 20, 14)}${dashes(bulb, -80, 90, 56, 2, 26, 18)}</g>`,
    crowd([colours.ink, paint("#3a2a4a", "#15122e")], [-130, -112, -60, 36, 52, 98, 124], 44, 1.1),
  ].join("");
}

/** Vadodara: Laxmi Vilas behind its lawn: domes, a clock tower and many arches. */
export function laxmiVilas({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#d79a66");
  const red = tones(paint, "#b5573c");
  const green = { trunk: colours.trunk, leaf: colours.leafDark, leafLight: colours.leaf };
  const arcade = (from: number, to: number, y: number, total: number) =>
    shape(
      stone.deep,
      along(total, from, to, (x) => roundArchData(x, y, 9, 20)),
    );
  return [
    box(colours.leaf, left, -4, right - left, bottom),
    wall(stone, -84, 0, 116, 60, 0.15),
    wall(stone, 86, 0, 120, 54, 0.2),
    wall(stone, 0, 0, 86, 84, 0.2),
    box(red.mid, -144, -63, 120, 5),
    box(red.mid, 26, -57, 122, 5),
    box(red.mid, -46, -87, 92, 5),
    arcade(-134, -50, -4, 7),
    arcade(-134, -50, -34, 7),
    arcade(50, 138, -4, 7),
    arcade(50, 138, -30, 7),
    shape(red.deep, roundArchData(0, 0, 34, 50)),
    arcade(-30, 30, -60, 4),
    wall(stone, -28, -84, 34, 130, 0.35),
    box(red.mid, -48, -148, 40, 4),
    box(red.mid, -48, -200, 40, 5),
    disc(paint("#fbf3e0", "#ffe7a8"), -28, -176, 12),
    stroke(red.deep, 2, "M-28 -176V-184M-28 -176L-22 -173"),
    shape(red.deep, archData(-28, -116, 12, 26)),
    chhatri(stone, -28, -214, 30),
    wall(stone, 44, -84, 44, 26, 0.3),
    dome(red, 44, -110, 44, 40),
    ...[-134, -98].map((x) => chhatri(stone, x, -63, 22)),
    dome(red, -66, -63, 30, 28),
    ...[96, 138].map((x) => chhatri(stone, x, -58, 22)),
    dome(red, 117, -58, 26, 24),
    flag(paint("#ef8a2f"), colours.ink, 44, -152, 26),
    polygon(colours.groundLight, [-14, 0], [14, 0], [66, bottom], [-66, bottom]),
    shape(
      colours.leafLight,
      `M${left} 30Q-90 20 -36 34L-50 60Q-110 46 ${left} 54zM${right} 30Q90 20 36 34L50 60Q110 46 ${right} 54z`,
    ),
    ...[
      [-160, 20, 96],
      [-118, 36, 70],
      [166, 20, 100],
      [122, 38, 72],
    ].map(([x = 0, y = 0, tall = 0]) => palm(green, x, y, tall, x < 0 ? -8 : 8)),
    shape(
      colours.leafDark,
      [-90, -70, 70, 92].map((x, index) => discData(x, 44 + (index % 2) * 10, 10)).join(""),
    ),
    oval(paint("#8ccbd0"), 0, 50, 24, 6),
    stroke(colours.paper, 2.4, "M0 48V26M0 28q-8 2 -12 16M0 28q8 2 12 16"),
  ].join("");
}
