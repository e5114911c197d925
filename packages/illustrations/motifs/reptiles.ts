import { tones } from "../palettes";
import { discData, fernLeaf } from "../plants";
import { count } from "../random";
import { disc, oval, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Simlipal and Bhitarkanika: a crocodile asleep on the mud, a country boat far behind. */
export function sleepingCrocodile({ paint, colours, left, right, nearLeft, nearRight }: Stage): string {
  const hide = tones(paint, "#6a7448");
  const teeth = paint("#fdf3dc", "#c9c6dc");
  return [
    place(
      shape(colours.ink, "M-50 -8Q0 2 54 -12Q44 6 26 8H-26Q-42 6 -50 -8z") +
        stroke(colours.ink, 2.4, "M30 -46L12 6") +
        shape(paint("#d8432b"), "M10 -6L14 -34q6 -4 10 0L26 -6z") +
        disc(colours.ink, 19, -40, 4.4),
      -70,
      -62,
      0.9,
    ),
    shape(colours.ground, `M${left} 12Q-100 -18 0 -12T130 -14T${right} 6V40Q60 30 0 36T${left} 40z`),
    shape(colours.groundLight, `M${left} 4Q-100 -20 0 -14T130 -18T${right} -2Q60 -6 0 -4T${left} 4z`),
    shape(hide.shade, "M-66 8L-84 22H-58L-48 10zM56 8L44 24H72L74 8z"),
    shape(
      hide.mid,
      "M-178 -2Q-164 -22 -128 -22Q-118 -34 -104 -32Q-96 -44 -82 -38Q-30 -50 24 -46Q70 -44 110 -26Q150 -14 186 -26Q170 4 110 8Q40 16 -40 12Q-60 14 -90 10Q-140 12 -172 6Q-182 4 -178 -2z",
    ),
    shape(
      hide.lit,
      "M-178 -2Q-150 4 -104 0Q-60 2 -40 4Q40 10 110 2Q150 -2 178 -16Q164 4 110 8Q40 16 -40 12Q-60 14 -90 10Q-140 12 -172 6Q-182 4 -178 -2z",
    ),
    shape(
      hide.deep,
      count(15)
        .map(
          (index) =>
            `M${-70 + index * 15} ${-40 - Math.sin((index / 15) * Math.PI) * 7 + (index > 10 ? (index - 10) * 5 : 0)}l7 -10l7 11z`,
        )
        .join(""),
    ),
    stroke(
      hide.deep,
      1.6,
      count(7)
        .map((index) => `M${-56 + index * 22} ${-30 - (index % 2) * 3}q6 14 2 28`)
        .join(""),
    ),
    stroke(hide.deep, 2.4, "M-176 -1Q-140 0 -100 -8Q-90 -12 -88 -20"),
    shape(
      teeth,
      count(8)
        .map((index) => `M${-168 + index * 9} ${-1 - index * 0.6}l3 7l3 -7z`)
        .join(""),
    ),
    shape(hide.lit, "M-110 -32a9 8 0 0 1 16 2z"),
    disc(paint("#f2c23e", "#ffdf7a"), -101, -31, 3.4),
    stroke(hide.deep, 2, "M-106 -31h9"),
    shape(hide.deep, "M-172 -10a5 4 0 0 1 9 -1z"),
    stroke(
      colours.ink,
      4,
      count(9)
        .map((index) => `M${nearLeft + 10 + index * 13} ${58 + (index % 3) * 5}v-${20 + ((index * 7) % 16)}`)
        .join("") +
        count(8)
          .map(
            (index) => `M${nearRight - 10 - index * 14} ${56 + (index % 3) * 5}v-${22 + ((index * 5) % 18)}`,
          )
          .join(""),
    ),
  ].join("");
}

/** Agumbe: a king cobra raised among buttress roots and ferns. */
export function kingCobra({ paint, colours, nearLeft, nearRight, top }: Stage): string {
  const skin = tones(paint, "#7d7a35");
  const pale = paint("#f1d690", "#b9a88a");
  return [
    shape(
      paint("#4a3834", "#161330"),
      `M${nearLeft} 30Q-150 -60 -132 ${top}H-92Q-96 -100 -60 20Q-90 0 -104 -20Q-110 10 -130 30zM${nearRight} 30Q150 -80 140 ${top}H104Q110 -120 76 16Q100 4 112 -20Q120 10 140 30z`,
    ),
    stroke(skin.shade, 26, "M-92 26Q-30 44 40 34T110 12"),
    stroke(skin.mid, 26, "M96 18Q20 -14 -50 8T20 40Q70 44 60 18Q40 -8 -10 -22Q-34 -60 -12 -110"),
    stroke(
      pale,
      3,
      "M-60 0l6 14M-36 -6l4 16M-10 -6l2 14M18 -2l-2 14M44 6l-6 12M-22 28l8 12M6 30l4 14M34 32l0 14M-32 -48l24 -6M-32 -66l22 -4",
    ),
    shape(skin.mid, "M-44 -96Q-56 -150 -28 -174Q-8 -184 14 -174Q42 -150 26 -96Q10 -66 -10 -66T-44 -96z"),
    shape(skin.shade, "M8 -178Q42 -150 26 -96Q10 -66 -4 -66Q14 -100 12 -140z"),
    shape(pale, "M-26 -100Q-30 -142 -10 -146Q8 -142 6 -100Q-2 -78 -10 -78T-26 -100z"),
    stroke(skin.shade, 2.4, "M-25 -130h30M-26 -116h32M-25 -102h30M-20 -90h20"),
    shape(skin.mid, "M-34 -166Q-46 -186 -24 -196Q0 -202 10 -190Q18 -178 4 -164Q-14 -154 -34 -166z"),
    disc(paint("#f2b53a", "#ffdf7a"), -26, -182, 4),
    disc(colours.ink, -27, -182, 2),
    stroke(paint("#d8432b"), 2.4, "M-40 -174L-58 -170L-66 -176M-58 -170L-66 -164"),
    fernLeaf(colours.leaf, [-150, 76], [-140, 0], [-60, -34], 44),
    fernLeaf(colours.leaf, [150, 76], [150, -20], [70, -52], 46),
    fernLeaf(colours.leafLight, [-110, 90], [-70, 20], [4, 52], 36),
    fernLeaf(colours.leafLight, [120, 90], [80, 24], [20, 66], 36),
  ].join("");
}

/** Amboli: a gliding frog, green with orange webs, on a fern over the stream. */
export function glidingFrog({ paint, colours, nearLeft, nearRight }: Stage): string {
  const green = tones(paint, "#4fae3f");
  const web = paint("#ef7f2b", "#c8683a");
  const belly = paint("#f6eeb4", "#a9b08a");
  const foot = (x: number, y: number, side: number, size: number) =>
    place(
      shape(web, "M0 0L-16 22Q-8 26 -4 20Q0 30 6 22Q12 28 18 16z") +
        shape(
          green.lit,
          `${discData(-16, 22, 4)}${discData(-2, 27, 4)}${discData(9, 25, 4)}${discData(19, 16, 4)}`,
        ),
      x,
      y,
      side * size,
      size,
    );
  return [
    stroke(colours.leafDark, 7, `M${nearLeft} 34Q-80 -14 20 4T${nearRight} -30`),
    fernLeaf(colours.leafDark, [nearLeft, 44], [-70, -26], [176, 10], 64),
    fernLeaf(colours.leaf, [nearRight, 70], [60, 20], [-110, 66], 46),
    shape(
      green.shade,
      "M-70 -20Q-116 -30 -108 -66Q-90 -84 -66 -62Q-90 -56 -58 -30zM70 -20Q116 -30 108 -66Q90 -84 66 -62Q90 -56 58 -30z",
    ),
    shape(green.mid, "M-62 -20Q-78 -70 -52 -104Q-30 -126 0 -126T52 -104Q78 -70 62 -20Q30 4 0 4T-62 -20z"),
    shape(belly, "M-44 -18Q-48 -52 -24 -62Q0 -70 24 -62Q48 -52 44 -18Q20 0 0 0T-44 -18z"),
    shape(
      green.mid,
      "M-66 -104Q-76 -140 -50 -148Q-34 -150 -26 -138Q0 -146 26 -138Q34 -150 50 -148Q76 -140 66 -104Q40 -84 0 -84T-66 -104z",
    ),
    shape(green.lit, "M-60 -112Q-66 -138 -48 -142Q-34 -144 -28 -132Q0 -140 20 -134Q-30 -130 -60 -112z"),
    stroke(green.deep, 3, "M-52 -104Q0 -84 52 -104"),
    ...[-46, 46].map(
      (x) =>
        disc(paint("#f7d86a", "#ffe08a"), x, -132, 13) +
        oval(colours.ink, x, -132, 9, 6) +
        disc(colours.paper, x - 3, -135, 2),
    ),
    stroke(green.shade, 12, "M-48 -36Q-72 -20 -64 0M48 -36Q72 -20 64 0"),
    foot(-66, -2, 1, 1.1),
    foot(66, -2, -1, 1.1),
    stroke(green.mid, 11, "M-98 -40Q-128 -26 -116 -4M98 -40Q128 -26 116 -4"),
    foot(-118, -6, 1, 1),
    foot(118, -6, -1, 1),
    stroke(colours.waterLight, 3, "M-90 76h60M-10 88h80M60 70h60"),
  ].join("");
}
