import { icon } from "../icons";
import { tones } from "../palettes";
import { cloths, skin } from "../people";
import { reeds } from "../plants";
import { box, boxData, disc, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Majuli: a wooden ferry with bicycles on its roof nears a bank of kash grass. */
export function kashFerry({ paint, colours, left, right, bottom, random }: Stage): string {
  const wood = tones(paint, "#8a5636");
  const roof = tones(paint, "#3f7f86");
  const bicycle = (x: number) => place(icon("bicycle", colours.ink, 38), x, -66);
  const [red, blue, white, gold] = cloths(paint);
  return [
    bicycle(-66),
    bicycle(-14),
    bicycle(38),
    shape(
      wood.deep,
      boxData(-96, -62, 4, 40) + boxData(-40, -62, 4, 40) + boxData(20, -62, 4, 40) + boxData(84, -62, 4, 40),
    ),
    shape(roof.mid, "M-110 -62Q0 -74 100 -62L96 -54H-106z"),
    ...[
      [-76, red],
      [-58, white],
      [-22, gold],
      [-4, blue],
      [38, white],
      [56, red],
    ].map(
      ([x, coat]) =>
        shape(String(coat), `M${Number(x) - 7} -20V-38q7 -7 14 0V-20z`) +
        disc(skin(paint), Number(x), -46, 5),
    ),
    shape(wood.mid, "M-142 -40Q-120 -16 -84 -18H92Q122 -20 146 -46Q136 0 104 10H-96Q-130 6 -142 -40z"),
    shape(wood.shade, "M-134 -18Q-120 -4 -84 -4H92Q122 -6 140 -24Q130 4 104 10H-96Q-126 4 -134 -18z"),
    box(wood.lit, -98, -22, 196, 4),
    stroke(colours.ink, 2.6, "M120 -66L136 16"),
    shape(white, "M112 -30L114 -56q6 -6 11 0L128 -32z") + disc(skin(paint), 119, -64, 5),
    stroke(colours.waterLight, 2.4, "M-140 16H-60M-30 22H60M80 14H140"),
    shape(colours.groundLight, `M${left} 74Q-120 36 -40 52T100 62T${right} 54V${bottom}H${left}z`),
    reeds(colours.leafDark, colours.paper, left, -50, 104, 116, random),
    reeds(colours.leafDark, colours.paper, 70, right, 106, 92, random),
    reeds(colours.leafDark, colours.paper, -50, 70, 110, 56, random),
  ].join("");
}
