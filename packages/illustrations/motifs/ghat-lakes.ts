import { tones } from "../palettes";
import { cloths, skin } from "../people";
import { box, disc, oval, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { rowingBoat } from "./boats";
import { ropeway } from "./cableways";

/** Mount Abu: the rock like a toad about to jump, over Nakki Lake. */
export function toadRock(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const rock = tones(paint, "#a9765a");
  return [
    shape(rock.deep, `M${right} -30Q100 -84 20 -72Q-40 -70 -60 -32L${right} 10z`),
    shape(rock.shade, "M-44 -30Q10 -78 90 -76Q150 -70 180 -20H-60z"),
    shape(
      rock.mid,
      "M-72 -96Q-92 -100 -96 -112Q-96 -124 -76 -130Q-60 -150 -34 -152Q-12 -176 14 -168Q64 -162 92 -128Q116 -96 104 -62Q94 -48 66 -54Q52 -78 30 -74Q20 -48 -4 -54Q-12 -78 -34 -84Q-54 -86 -72 -96z",
    ),
    shape(
      rock.shade,
      "M92 -128Q116 -96 104 -62Q94 -48 66 -54Q84 -84 62 -116Q30 -148 14 -168Q64 -162 92 -128z",
    ),
    shape(rock.lit, "M-76 -128Q-60 -146 -34 -150Q-12 -174 12 -166Q-10 -158 -28 -140Q-52 -132 -76 -128z"),
    stroke(rock.deep, 3, "M-94 -112Q-70 -104 -44 -112M-58 -140q6 -5 12 0M30 -74Q44 -100 66 -104"),
    shape(colours.leaf, "M20 -60q14 -14 26 0zM118 -52q18 -18 34 0zM-60 -34q12 -12 24 0z"),
    shape(colours.leafDark, `M${left} 0Q-120 -34 -60 -30T60 -20T${right} -26V4H${left}z`),
    rowingBoat(stage, -60, 44, 0.7, paint("#c23c2a"), false),
    rowingBoat(stage, 66, 66, 0.95, paint("#2b6a9c"), false),
  ].join("");
}

/** Bhandardara: one boat on still water under the point of Kalsubai. */
export function boatBelowKalsubai(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const point = "M-210 -40L-120 -84L-80 -100L-34 -176L-8 -218L6 -220L40 -160L66 -140L120 -92L220 -40z";
  const face = "M6 -220L40 -160L66 -140L120 -92L220 -40H30Q44 -110 6 -220z";
  const mountain = shape(colours.land(0.36), point) + shape(colours.land(0.52), face);
  return [
    mountain,
    `<g opacity=".4" transform="translate(0 -76)scale(1 -.5)">${mountain}</g>`,
    box(colours.leafDark, left, -44, right - left, 7),
    oval(colours.cloud, -80, -62, 120, 7),
    oval(colours.cloud, 110, -56, 90, 5),
    rowingBoat(stage, 0, 34, 1.4, paint("#3a2440", "#141232"), true),
  ].join("");
}

/** Saputara: pedal boats on a round lake, and a ropeway up to the green ridge. */
export function pedalBoats(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const pedal = (x: number, y: number, size: number, colour: string) => {
    const hull = tones(paint, colour);
    const body = [
      oval(colours.waterDeep, 0, 9, 50, 5),
      shape(hull.mid, "M-44 -6H36Q50 -6 46 4Q44 10 36 10H-36Q-44 10 -46 2z"),
      shape(hull.lit, "M-44 -6H36Q47 -6 47 0H-46z"),
      stroke(colours.ink, 2.4, "M-26 -6V-40M22 -6V-40"),
      shape(colours.paper, "M-36 -40Q-2 -58 32 -40z"),
      shape(hull.mid, "M-14 -50Q-2 -58 10 -50L6 -40H-10z"),
      shape(cloths(paint)[1], "M-18 -6v-14q6 -6 12 0v14z") + disc(skin(paint), -12, -26, 4.6),
      shape(cloths(paint)[0], "M4 -6v-14q6 -6 12 0v14z") + disc(skin(paint), 10, -26, 4.6),
    ];
    return place(body.join(""), x, y, size);
  };
  return [
    shape(colours.leaf, `M${left} -50Q-60 -70 20 -90T${right} -170V-40H${left}z`),
    shape(colours.leafDark, `M60 -104Q120 -128 ${right} -170V-40H80Q96 -80 60 -104z`),
    ropeway(stage, [left, -96], [right, -190], [-120, -36, 52, 132], 0.42),
    box(colours.leafDark, left, -46, right - left, 6),
    pedal(-92, -10, 0.66, "#2f7f8f"),
    pedal(84, 6, 0.84, "#f2a62e"),
    pedal(-12, 52, 1.4, "#d8432b"),
  ].join("");
}
