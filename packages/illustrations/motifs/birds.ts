import { tones } from "../palettes";
import { box, disc, oval, place, shape, stroke } from "../shapes";
import { boulder } from "../terrain";
import type { Stage } from "../types";

/** A great hornbill on the wing, flying left; about 260 wide. */
export function greatHornbill({ paint }: Stage): string {
  const black = tones(paint, "#2b2a3c");
  const white = paint("#fbf4e4", "#c4c6dc");
  const yellow = tones(paint, "#f4b72f");
  return [
    shape(
      black.shade,
      "M10 6Q34 -40 92 -92Q110 -104 118 -92Q104 -80 112 -74Q96 -68 104 -58Q88 -56 92 -44Q76 -42 76 -30Q60 -26 48 10z",
    ),
    shape(white, "M56 -56L96 -94Q108 -84 98 -76L66 -46zM40 -34L50 -46L68 -34L62 -24z"),
    shape(white, "M58 4L128 -6Q140 6 130 18L60 22z"),
    box(black.mid, 92, -3, 12, 22),
    shape(black.mid, "M-46 -10Q-20 -18 20 -10Q50 -6 66 6Q60 22 30 26Q-10 26 -46 14z"),
    shape(
      black.mid,
      "M-14 4Q-4 -56 -34 -116Q-40 -132 -30 -134Q-24 -122 -14 -128Q-10 -114 0 -118Q2 -104 12 -106Q14 -90 24 -88Q36 -50 38 14z",
    ),
    shape(
      white,
      "M-33 -122Q-26 -120 -14 -128Q-10 -114 0 -118Q2 -108 10 -106L14 -84L-20 -92zM-14 -54L26 -48L30 -30L-12 -36z",
    ),
    shape(white, "M-88 -16Q-70 -22 -44 -12V14Q-66 18 -86 6z"),
    disc(black.mid, -92, -6, 15),
    shape(yellow.mid, "M-96 -14Q-126 -18 -150 12Q-124 0 -98 8z"),
    shape(yellow.shade, "M-98 2Q-122 0 -146 14Q-122 10 -98 10z"),
    shape(yellow.lit, "M-82 -18Q-88 -32 -112 -28Q-124 -24 -128 -14Q-108 -20 -94 -14z"),
    disc(paint("#d8432b"), -94, -8, 3.4),
    disc(black.deep, -94, -8, 1.6),
  ].join("");
}

/** Namdapha: the hornbill over rainforest and the grey stones of its river. */
export function hornbillOverRiver(stage: Stage): string {
  const { paint, colours, left, right, bottom, random } = stage;
  return [
    shape(paint("#bfc3c2"), `M${left} -6Q0 -30 ${right} -10V${bottom}H${left}z`),
    shape(colours.water, `M-40 -20Q20 -18 10 0T-30 34T70 ${bottom}H${right}V70Q100 40 60 20T50 -18z`),
    shape(colours.waterLight, "M-10 -18Q34 -14 28 2T10 30T70 60Q30 40 24 26T44 4T20 -18z"),
    ...[
      [-140, 20, 70],
      [-84, 40, 90],
      [-150, 74, 84],
      [130, 20, 60],
      [150, 76, 76],
      [-30, 80, 60],
    ].map(([x = 0, y = 0, size = 0]) => boulder(paint("#a9aeb2"), paint("#777d8a"), x, y, size, random)),
    place(greatHornbill(stage), 10, -138, 1.16),
  ].join("");
}

/** Bhitarkanika: a brown-winged kingfisher with its red bill, on a branch over the creek. */
export function kingfisher({ paint, colours, right, left }: Stage): string {
  const orange = tones(paint, "#e89a3f");
  const brown = tones(paint, "#6a4034");
  const red = tones(paint, "#d8351f");
  return [
    stroke(paint("#4a3430", "#17142e"), 13, `M${right} -64Q80 -30 20 -40T-90 -22`),
    stroke(paint("#4a3430", "#17142e"), 6, `M-20 -32Q-60 -6 ${left + 30} -4M60 -40Q70 -90 110 -112`),
    ...[
      [110, -116],
      [-92, -26],
      [left + 34, -8],
      [136, -70],
      [70, -86],
    ].map(([x = 0, y = 0], index) =>
      place(
        shape(
          index % 2 ? colours.leaf : colours.leafDark,
          "M0 0q10 -20 34 -20q-4 20 -34 20zM0 0q-16 -16 -36 -8q10 16 36 8zM0 0q4 -26 -10 -40q-12 18 10 40z",
        ),
        x,
        y,
        1.1,
      ),
    ),
    shape(brown.shade, "M28 -56Q60 -30 64 14L48 10L40 -44z"),
    shape(
      orange.mid,
      "M-34 -132Q-10 -140 12 -124Q46 -100 44 -60Q40 -40 16 -38Q-22 -40 -34 -74Q-42 -100 -34 -132z",
    ),
    shape(orange.lit, "M-34 -120Q-36 -80 -10 -46Q-30 -52 -36 -80Q-42 -104 -34 -120z"),
    shape(brown.mid, "M0 -118Q44 -112 50 -64Q56 -30 66 2Q40 -14 22 -44Q2 -76 0 -118z"),
    stroke(brown.lit, 2, "M14 -104Q38 -90 46 -52M10 -86Q28 -66 48 -34"),
    shape(orange.mid, "M-46 -148Q-40 -176 -10 -174Q20 -172 22 -142Q20 -120 -6 -116Q-38 -118 -46 -148z"),
    shape(red.mid, "M-38 -158L-122 -146L-40 -136z"),
    shape(red.shade, "M-122 -146L-40 -136L-42 -144z"),
    disc(colours.ink, -22, -154, 6),
    disc(colours.paper, -24, -156, 2),
    stroke(red.mid, 5, "M-4 -40v8M12 -40v8"),
    oval(colours.waterLight, -20, 44, 90, 4),
    oval(colours.waterLight, 30, 62, 60, 3),
  ].join("");
}
