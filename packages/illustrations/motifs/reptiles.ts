import { type Paint, tones } from "../palettes";
import { discData, fernLeaf } from "../plants";
import { count } from "../random";
import { box, disc, oval, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Simlipal and Bhitarkanika: a crocodile basks on the mud with open jaws, a country boat far behind. */
export function baskingCrocodile({ paint, colours, left, right, bottom }: Stage): string {
  const hide = tones(paint, "#6a7448");
  const pale = paint("#d9cf98", "#8d8f8a");
  const teeth = paint("#fdf3dc", "#c9c6dc");
  const scutes = count(19).map((index) => {
    const x = -84 + index * 14;
    const y = x < 60 ? -47 - Math.cos((x + 6) / 58) * 7 : -44 + (x - 60) * 0.27;
    return `M${x - 6} ${y + 5}l5 -${12 + (index % 3)}l8 ${11 + (index % 3)}z`;
  });
  const rows = (data: string) =>
    `<path fill="none" stroke="${hide.shade}" stroke-width="3.400" stroke-dasharray="7 6" d="${data}"/>`;
  const tree = (x: number, size: number) =>
    place(
      stroke(
        colours.land(0.85),
        6,
        "M0 -96Q-30 -70 -44 8M0 -90Q-12 -60 -16 10M2 -90Q16 -60 20 10M4 -98Q36 -70 50 8M-18 -78Q-30 -50 -28 8M22 -78Q34 -50 34 8",
      ) +
        stroke(
          colours.land(0.85),
          11,
          "M2 -90Q-6 -130 4 -176M0 -120Q24 -140 34 -176M0 -130Q-30 -150 -40 -172",
        ) +
        shape(
          colours.leafDark,
          discData(-52, -178, 34) + discData(-6, -196, 44) + discData(44, -184, 38) + discData(78, -166, 24),
        ) +
        shape(colours.leaf, discData(-58, -186, 20) + discData(-12, -210, 26) + discData(38, -196, 20)),
      x,
      -34,
      size,
    );
  return [
    tree(146, 1),
    left < -500 ? tree(-560, 1.3) : "",
    place(
      shape(colours.ink, "M-50 -8Q0 2 54 -12Q44 6 26 8H-26Q-42 6 -50 -8z") +
        stroke(colours.ink, 2.4, "M30 -46L12 6") +
        shape(paint("#d8432b"), "M10 -6L14 -34q6 -4 10 0L26 -6z") +
        disc(colours.ink, 19, -40, 4.4),
      left < -500 ? -330 : -30,
      -70,
      0.8,
    ),
    shape(colours.groundShade, `M${left} 26Q-120 -20 -20 -22T${right} -20V52Q60 40 0 46T${left} 44z`),
    shape(colours.ground, `M${left} 20Q-120 -26 -20 -28T${right} -26V30Q60 24 0 32T${left} 30z`),
    shape(colours.groundShade, "M-170 22Q0 6 190 18Q60 34 -60 32T-170 22z"),
    place(
      [
        shape(hide.deep, "M-34 -8L-22 4L-28 10H-54L-44 2zM84 -10L96 4L90 10H62L74 2z"),
        shape(hide.shade, scutes.join("")),
        shape(paint("#d98a78", "#8a5a66"), "M-106 -26L-178 -60L-184 -10L-104 -8z"),
        shape(paint("#b05a52", "#633c50"), "M-106 -26L-150 -46L-156 -14L-104 -10z"),
        shape(
          teeth,
          count(9)
            .map((index) => {
              const x = -180 + index * 8;
              return `M${x} ${-64 + index * 4.2}l2 11l4 -8zM${x - 4} ${-10 + (index % 2)}l3 -10l4 10z`;
            })
            .join(""),
        ),
        shape(hide.mid, "M-108 -22Q-150 -10 -184 -14Q-194 -10 -188 -3Q-150 6 -92 4L-84 -30z"),
        shape(pale, "M-188 -3Q-150 6 -92 4L-90 -8Q-140 -2 -188 -8z"),
        shape(
          hide.mid,
          "M-104 -20Q-126 -28 -140 -38Q-158 -46 -168 -54Q-180 -58 -190 -60Q-196 -66 -190 -72Q-182 -80 -174 -74Q-152 -68 -134 -58Q-128 -56 -124 -58Q-120 -70 -106 -66Q-98 -62 -96 -52Q-78 -48 -60 -50Q-10 -60 44 -50Q76 -44 112 -30Q152 -16 204 -12Q204 -6 196 -2Q130 10 70 6Q0 10 -92 4Q-110 -8 -104 -20z",
        ),
        shape(
          pale,
          "M-100 -14Q-60 -16 0 -12Q60 -12 120 -10Q160 -8 198 -8L196 -2Q130 10 70 6Q0 10 -92 4Q-100 -4 -100 -14z",
        ),
        rows("M-88 -40Q-10 -52 50 -40T190 -10"),
        rows("M-84 -30Q-10 -40 50 -30T150 -12"),
        rows("M-80 -21Q-10 -28 50 -22T110 -15"),
        stroke(hide.deep, 2, "M-104 -20Q-126 -28 -140 -38M-186 -72h6M-92 -46Q-98 -34 -92 -16"),
        disc(paint("#f2c23e", "#ffdf7a"), -110, -58, 4.4),
        shape(hide.deep, "M-111 -62h2v8h-2zM-117 -61q6 -7 14 -3q-8 1 -14 3z"),
        shape(
          hide.shade,
          "M-80 -24Q-56 -34 -50 -12Q-52 2 -66 4L-70 9H-76L-79 6L-83 10L-86 5L-92 6Q-90 -3 -76 -5zM28 -30Q62 -42 72 -16Q70 2 52 4L46 9H40L37 6L32 10L29 5L22 6Q26 -4 42 -6Q34 -16 28 -30z",
        ),
      ].join(""),
      0,
      14,
      0.96,
    ),
    egret(paint, colours.ink),
    box(colours.water, left, 44, right - left, bottom),
    shape(colours.waterLight, `M${left} 44Q-60 36 0 46T${right} 42V50Q60 54 0 52T${left} 52z`),
    stroke(
      colours.waterLight,
      2,
      "M-150 70h70M-40 64h50M60 76h90M-100 92h60M20 98h60M-420 72h90M-330 92h60M-560 84h70",
    ),
  ].join("");
}

function egret(paint: Paint, ink: string): string {
  const white = tones(paint, "#fdf8ec");
  return place(
    stroke(ink, 1.6, "M-3 -24V2M4 -24V2") +
      shape(
        white.mid,
        "M-18 -26Q-8 -44 8 -40Q12 -56 6 -66Q2 -78 12 -80Q20 -80 20 -74Q12 -74 14 -68Q22 -54 16 -38Q12 -24 -4 -22z",
      ) +
      shape(white.shade, "M-18 -26Q-4 -32 10 -34Q8 -24 -4 -22z") +
      shape(paint("#e9a032"), "M19 -78L34 -73L19 -73z"),
    136,
    -14,
    -0.8,
    0.8,
  );
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
