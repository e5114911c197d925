import { along, chhatri, flag, roundArchData, wall } from "../architecture";
import { tones } from "../palettes";
import { discData, palm } from "../plants";
import { count } from "../random";
import { box, boxData, disc, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Goa: a whitewashed church with two towers, among palms above the sand. */
export function twinTowerChurch({ paint, colours, left, right, bottom }: Stage): string {
  const white = tones(paint, "#fdf7ea");
  const blue = paint("#2f6f9f");
  const green = { trunk: colours.leafDark, leaf: colours.leafDark, leafLight: colours.leaf };
  const tower = (x: number) => [
    wall(white, x, 0, 42, 152, 0.34),
    box(white.lit, x - 24, -56, 48, 4),
    box(white.lit, x - 24, -106, 48, 4),
    box(white.lit, x - 25, -156, 50, 5),
    shape(
      colours.window,
      roundArchData(x, -116, 16, 30) + roundArchData(x, -66, 13, 26) + roundArchData(x, -10, 12, 28),
    ),
    polygon(tones(paint, "#c8553a").mid, [x - 24, -155], [x, -190], [x + 24, -155]),
    polygon(tones(paint, "#c8553a").shade, [x + 4, -155], [x, -190], [x + 24, -155]),
    stroke(colours.ink, 2.4, `M${x} -190V-208M${x - 6} -202H${x + 6}`),
  ];
  return [
    ...[-150, -118, 116, 148].map((x, index) => palm(green, x, 6, 150 + (index % 2) * 36, x < 0 ? -18 : 18)),
    wall(white, 0, 0, 96, 118, 0),
    shape(white.mid, "M-48 -118Q-44 -140 -26 -142Q-22 -168 0 -170Q22 -168 26 -142Q44 -140 48 -118z"),
    stroke(blue, 3, "M-48 -118Q-44 -140 -26 -142Q-22 -168 0 -170Q22 -168 26 -142Q44 -140 48 -118"),
    stroke(colours.ink, 3, "M0 -170V-192M-8 -184H8"),
    disc(colours.window, 0, -140, 10),
    box(blue, -46, -84, 92, 3),
    shape(
      colours.window,
      along(3, -28, 28, (x) => roundArchData(x, -92, 13, 24)) +
        along(2, -30, 30, (x) => roundArchData(x, -34, 12, 28)),
    ),
    shape(paint("#8a4a30"), roundArchData(0, 0, 26, 46)),
    ...tower(-66),
    ...tower(66),
    ...count(4).map((index) =>
      box(index % 2 ? white.shade : white.lit, -54 - index * 9, index * 6, 108 + index * 18, 6.5),
    ),
    shape(colours.ground, `M${left} 30Q-60 12 0 24T${right} 18V${bottom}H${left}z`),
    shape(colours.leafDark, [-110, -92, 92, 110].map((x) => discData(x, 12, 14)).join("")),
  ].join("");
}

/** Diu: branching Hoka palms over a curved bay, a sea fort and its lighthouse beyond. */
export function hokaPalms({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#c99a68");
  const crown = (x: number, y: number, size: number) =>
    place(
      shape(
        colours.leafDark,
        count(9)
          .map((index) => {
            const angle = Math.PI + (index * Math.PI) / 8;
            const cos = Math.cos(angle);
            const sin = Math.sin(angle);
            return `M0 0L${(cos * 38 - sin * 7).toFixed(0)} ${(sin * 38 + cos * 7).toFixed(0)}L${(cos * 46).toFixed(0)} ${(sin * 46 + 4).toFixed(0)}L${(cos * 38 + sin * 7).toFixed(0)} ${(sin * 38 - cos * 7).toFixed(0)}z`;
          })
          .join("") + "M0 4L-40 16L-34 4zM0 4L40 16L34 4z",
      ),
      x,
      y,
      size,
    );
  return [
    polygon(stone.mid, [-170, -66], [-164, -92], [-84, -92], [-74, -66]),
    polygon(stone.shade, [-110, -66], [-110, -92], [-84, -92], [-74, -66]),
    shape(
      stone.mid,
      along(6, -158, -90, (x) => boxData(x - 4, -98, 8, 7)),
    ),
    chhatri(stone, -140, -92, 15),
    wall(tones(paint, "#fbf3e4"), -104, -90, 13, 54, 0.4),
    box(colours.vermilion, -111, -126, 14, 9),
    box(colours.lamp, -109, -152, 10, 9),
    shape(colours.ink, "M-112 -152h16l-8 -11zM-113 -144h18v3h-18z"),
    flag(colours.vermilion, colours.ink, -160, -92, 26),
    shape(colours.paper, `M${left} 10Q-80 -12 -20 -10T100 -38T${right} -54V-44Q110 -20 60 4T${left} 30z`),
    shape(colours.groundLight, `M${left} 18Q-80 -2 -20 -2T100 -28T${right} -44V${bottom}H${left}z`),
    stroke(colours.trunk, 11, "M38 70Q40 20 34 -24"),
    stroke(colours.trunk, 8, "M34 -24Q16 -60 -18 -84M34 -24Q54 -66 60 -104"),
    stroke(
      colours.trunk,
      6,
      "M-18 -84Q-46 -104 -60 -128M-18 -84Q-8 -114 -10 -146M60 -104Q40 -138 30 -168M60 -104Q84 -128 102 -150",
    ),
    crown(-60, -128, 0.95),
    crown(-10, -146, 0.9),
    crown(30, -170, 1),
    crown(102, -150, 1),
    stroke(colours.trunk, 7, "M142 60Q142 20 146 -10M146 -10Q134 -40 122 -54M146 -10Q162 -34 168 -60"),
    crown(122, -54, 0.7),
    crown(168, -62, 0.8),
    shape(colours.leafDark, `M${left} 74Q-60 50 40 66T${right} 56V${bottom}H${left}z`),
  ].join("");
}
