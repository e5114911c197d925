import { tones, type Colours, type Paint } from "../palettes";
import { disc, place, polygon, shape, stroke } from "../shapes";
import { cloths, skin, walker } from "../people";
import { discData } from "../plants";
import type { Stage } from "../types";

/** A dromedary walking right, hooves on y = 0, saddled with a cloth; with a rider if wanted. */
export function camel(paint: Paint, colours: Colours, hide: string, cloth: string, rider = false): string {
  const coat = tones(paint, hide);
  const saddle = tones(paint, cloth);
  return [
    stroke(coat.shade, 7, "M-26 -56L-34 -28L-28 -2M34 -56L30 -28L40 -2"),
    shape(
      coat.mid,
      "M-50 -66Q-52 -86 -30 -88Q-18 -90 -10 -104Q0 -116 10 -104Q18 -90 34 -88Q46 -82 54 -74Q66 -72 68 -92Q66 -118 76 -126Q84 -130 90 -124L104 -117Q108 -112 102 -109L90 -110Q84 -110 84 -98Q84 -60 58 -54Q30 -46 0 -48Q-44 -46 -50 -66z",
    ),
    shape(
      coat.shade,
      "M-50 -66Q-20 -56 10 -58T60 -64Q70 -66 80 -80Q76 -58 58 -54Q30 -46 0 -48Q-44 -46 -50 -66z",
    ),
    stroke(coat.mid, 7.5, "M-40 -60L-44 -30L-50 -2M46 -58L48 -30L46 -2"),
    stroke(coat.mid, 3, "M-50 -74Q-60 -66 -56 -48"),
    shape(coat.mid, "M76 -125l-2 -8l7 4z"),
    disc(colours.ink, 89, -119, 1.8),
    stroke(saddle.deep, 1.6, "M100 -112Q70 -104 18 -96M88 -112l3 -13"),
    shape(saddle.mid, "M-28 -90Q-16 -92 -9 -104Q0 -116 9 -104Q16 -92 30 -90L32 -62H-28z"),
    shape(saddle.lit, "M-28 -72h60v4h-60zM-28 -82h59v3h-59z"),
    stroke(paint("#f7d04a"), 2.4, "M-26 -60v5M-14 -60v5M-2 -60v5M10 -60v5M22 -60v5M31 -60v5"),
    rider
      ? shape(cloths(paint)[2], "M-8 -104L-7 -130q7 -7 14 0L16 -100L8 -92z") +
        disc(skin(paint), 0, -140, 6) +
        shape(saddle.mid, "M-8 -141q0 -10 9 -10t8 9q-8 -4 -17 1z")
      : "",
  ].join("");
}

/** Pushkar: turbaned herders lead their camels over a rise, the sun in their dust. */
export function camelTrain({ paint, colours, left, right, bottom }: Stage): string {
  const dust = paint("#fbdfae", "#6b5a8c");
  const herder = (x: number, base: number, tall: number, turban: string) =>
    walker({ skin: skin(paint), coat: cloths(paint)[2], legs: cloths(paint)[2] }, x, base, tall) +
    shape(
      paint(turban),
      discData(x + tall * 0.02, base - tall * 0.99, tall * 0.12) +
        discData(x - tall * 0.05, base - tall * 0.96, tall * 0.09),
    ) +
    stroke(colours.ink, 1.8, `M${x + tall * 0.26} ${base - tall * 0.62}L${x + tall * 0.3} ${base}`);
  return [
    `<g opacity=".55">${shape(dust, `${discData(-120, -40, 60)}${discData(-40, -20, 70)}${discData(60, -30, 64)}${discData(140, -30, 70)}${discData(0, -60, 50)}`)}</g>`,
    shape(paint("#c98c5a"), `M${left} 4Q-60 -30 40 -22T${right} -2V${bottom}H${left}z`),
    place(camel(paint, colours, "#7c4f3c", "#b8452f"), -126, -8, 0.72),
    place(camel(paint, colours, "#6d4438", "#27567f"), 118, -6, 0.78),
    shape(paint("#b87848"), `M${left} 36Q-30 -2 60 14T${right} 20V${bottom}H${left}z`),
    place(camel(paint, colours, "#8a5338", "#d8432b"), -40, 26, 1.25),
    stroke(colours.ink, 1.8, "M84 -116Q96 -76 104 -64"),
    herder(92, 24, 96, "#ef8a2f"),
    herder(-138, 40, 84, "#d8324a"),
    shape(paint("#8f5638"), `M${left} 76Q-40 48 60 62T${right} 58V${bottom}H${left}z`),
    polygon(dust, [left, 40], [left, 36], [-60, 42], [-60, 44]),
  ].join("");
}
