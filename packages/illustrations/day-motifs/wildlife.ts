import { type Paint, tones } from "../palettes";
import { broadleaf, discData, reeds } from "../plants";
import { between, count } from "../random";
import { box, boxData, disc, oval, place, shape, stroke } from "../shapes";
import { grass, boulder } from "../terrain";
import type { Stage } from "../types";

function chital(paint: Paint, antlers: boolean): string {
  const coat = tones(paint, "#c07a3f");
  const white = paint("#f7ead2", "#c4bfd6");
  return [
    stroke(coat.shade, 7, "M-34 -50L-40 -26L-36 -2M40 -50L34 -26L38 -2"),
    shape(
      coat.mid,
      "M-52 -78Q-40 -92 -6 -88H34Q48 -94 54 -120L60 -140Q64 -152 76 -152L78 -162L86 -152Q92 -148 102 -134Q104 -126 96 -126L82 -126Q76 -80 52 -58Q20 -46 -30 -54Q-56 -56 -52 -78z",
    ),
    shape(
      white,
      "M-30 -54Q20 -46 52 -58Q40 -66 0 -62Q-24 -60 -30 -54zM78 -126Q74 -112 72 -106Q68 -116 70 -128z",
    ),
    stroke(coat.mid, 7, "M-44 -62L-50 -32L-46 -2M50 -64L52 -32L48 -2"),
    shape(
      white,
      [
        [-34, -78],
        [-18, -80],
        [-2, -78],
        [14, -80],
        [30, -78],
        [-26, -69],
        [-10, -70],
        [6, -69],
        [22, -70],
        [36, -70],
        [46, -84],
      ]
        .map(([x = 0, y = 0]) => discData(x, y, 2.5))
        .join(""),
    ),
    shape(white, "M-52 -76q-10 4 -8 18q6 0 10 -8z"),
    disc(paint("#241b30", "#0c0a22"), 86, -142, 2.4),
    disc(paint("#241b30", "#0c0a22"), 101, -131, 2.6),
    antlers
      ? stroke(
          paint("#8a6a4a", "#2f2a55"),
          3.6,
          "M74 -152Q56 -180 72 -206M64 -182L52 -196M79 -154Q90 -182 112 -192M88 -174L92 -190",
        )
      : "",
  ].join("");
}

/** Spotted deer at the edge of a sal wood. */
export function spottedDeer({ paint, colours, left, right, bottom, random }: Stage): string {
  const leaves = { trunk: paint("#5a4038"), leaf: colours.leafDark, leafLight: colours.leaf };
  const trees = [-270, -190, 170, 262].map((x) =>
    broadleaf(leaves, x, -2, between(random, 170, 230), random),
  );
  return [
    ...trees,
    shape(colours.groundLight, `M${left} -6Q0 -22 ${right} -10V${bottom}H${left}z`),
    grass(colours.leaf, left, right, 2, 22, random),
    place(chital(paint, false), -128, 2, 0.66),
    place(chital(paint, false), 206, 2, -0.62, 0.62),
    shape(colours.ground, `M${left} 12Q0 0 ${right} 10V${bottom}H${left}z`),
    place(chital(paint, true), 30, 38, 0.94),
    place(chital(paint, false), -90, 56, 0.82),
    grass(colours.leafDark, left, right, 76, 36, random),
    shape(colours.groundShade, `M${left} 72Q0 62 ${right} 74V${bottom}H${left}z`),
    grass(colours.leafDark, left, right, 118, 46, random),
  ].join("");
}

/** A peacock with its train on a ruined wall. */
export function peacock({ paint, colours, left, right, bottom, random }: Stage): string {
  const blue = tones(paint, "#1f5fae");
  const train = tones(paint, "#2f8f6a");
  const eyes = count(30).map((index) => {
    const row = Math.floor(index / 6);
    const share = (index % 6) / 5 - 0.5;
    return [-50 - row * 42 + (index % 2) * 8, -18 + row * 25 + share * (30 + row * 8)] as const;
  });
  return [
    shape(colours.leaf, `M${left} -6Q0 -24 ${right} -8V${bottom}H${left}z`),
    grass(colours.leafDark, left, right, 0, 30, random),
    box(tones(paint, "#c98f6a").mid, -90, 0, right + 90, 62),
    box(tones(paint, "#c98f6a").lit, -100, -8, right + 100, 12),
    shape(
      tones(paint, "#c98f6a").shade,
      count(8)
        .map((index) => boxData(-70 + index * 52, 14 + (index % 2) * 20, 40, 3))
        .join(""),
    ),
    shape(train.mid, "M10 -52Q-80 -70 -150 0T-250 96Q-200 116 -140 88Q-70 40 -10 -14z"),
    shape(train.shade, "M10 -30Q-60 -20 -130 50T-236 100Q-190 112 -140 88Q-70 40 -10 -14z"),
    stroke(train.lit, 1.2, "M0 -44Q-90 -40 -236 92M0 -36Q-90 -10 -210 100M-2 -48Q-90 -64 -200 44"),
    shape(paint("#c9a13a"), eyes.map(([x, y]) => `M${x - 8} ${y}a8 6 0 1 0 16 0a8 6 0 1 0 -16 0z`).join("")),
    shape(blue.mid, eyes.map(([x, y]) => discData(x - 1, y, 3.6)).join("")),
    shape(paint("#b5763f"), "M-40 -56Q-10 -78 22 -62Q10 -34 -30 -34z"),
    stroke(paint("#7a5a43"), 4, "M6 -22L2 -2h10M24 -24L24 -2h10"),
    shape(
      blue.mid,
      "M-12 -50Q8 -76 40 -84Q62 -100 58 -150Q56 -172 72 -174Q88 -172 86 -154Q84 -96 66 -52Q44 -18 8 -22Q-14 -28 -12 -50z",
    ),
    shape(blue.lit, "M62 -140Q62 -164 72 -168Q66 -130 62 -100Q56 -70 34 -56Q62 -90 62 -140z"),
    shape(paint("#f7efe0", "#c9c6dc"), "M72 -162q8 -4 12 2q-6 6 -12 4z"),
    disc(colours.ink, 78, -160, 2.4),
    shape(paint("#8a8078"), "M86 -160L102 -154L86 -150z"),
    stroke(blue.mid, 2, "M70 -174L60 -200M73 -174L70 -204M76 -174L82 -202"),
    shape(train.lit, discData(60, -202, 4) + discData(70, -206, 4) + discData(82, -204, 4)),
    grass(colours.leafDark, left, right, 124, 50, random),
  ].join("");
}

/** A red panda on a mossy branch among rhododendrons. */
export function redPanda({ paint, colours, left, right, bottom }: Stage): string {
  const fur = tones(paint, "#c4552a");
  const dark = paint("#3a2230", "#120d24");
  const cream = paint("#fbead0", "#cdc4da");
  const flower = (x: number, y: number, size: number) =>
    place(
      shape(
        colours.leafDark,
        "M0 0Q-40 -10 -50 10Q-24 18 0 0zM0 0Q40 -14 54 6Q28 20 0 0zM0 0Q-6 34 14 42Q20 16 0 0z",
      ) +
        shape(
          paint("#d9486a"),
          count(7)
            .map((index) => discData(14 * Math.cos(index * 0.9), 12 * Math.sin(index * 0.9) - 4, 9))
            .join(""),
        ) +
        shape(
          paint("#f08aa0"),
          count(5)
            .map((index) => discData(8 * Math.cos(index * 1.26), 7 * Math.sin(index * 1.26) - 7, 4))
            .join(""),
        ),
      x,
      y,
      size,
    );
  return [
    shape(colours.leafDark, `M${left} 60Q-60 30 40 50T${right} 40V${bottom}H${left}z`),
    stroke(tones(paint, "#5d4a3a").mid, 34, `M${left - 20} 66Q-120 20 0 22T${right + 20} -40`),
    stroke(colours.leaf, 8, `M${left - 20} 52Q-120 6 0 8T${right + 20} -54`),
    stroke(tones(paint, "#5d4a3a").mid, 16, "M150 0Q180 -70 170 -130"),
    stroke(fur.mid, 34, "M-70 -6Q-130 -10 -150 40T-190 104"),
    stroke(fur.lit, 34, "M-124 6l-6 8M-148 40l-3 9M-166 72l-5 9"),
    shape(fur.mid, "M-84 6Q-100 -64 -30 -78Q40 -84 66 -50Q80 -20 70 10Q0 30 -84 6z"),
    shape(dark, "M-60 4Q-62 -24 -40 -28Q-20 -24 -22 10L-24 24H-52zM40 0Q36 -34 58 -36Q82 -30 76 6L72 20H46z"),
    shape(fur.mid, "M0 -92Q4 -140 62 -142Q120 -140 124 -92Q124 -56 62 -52Q0 -56 0 -92z"),
    shape(cream, "M4 -128Q-10 -160 16 -158Q30 -154 36 -138zM120 -128Q134 -160 108 -158Q94 -154 88 -138z"),
    shape(dark, "M12 -132Q4 -150 16 -150Q26 -146 28 -138zM112 -132Q120 -150 108 -150Q98 -146 96 -138z"),
    shape(
      cream,
      "M22 -112q14 -12 26 0q-10 6 -26 0zM102 -112q-14 -12 -26 0q10 6 26 0zM40 -72Q40 -92 62 -92T84 -72Q80 -58 62 -58T40 -72zM2 -92Q2 -72 24 -64Q18 -80 26 -92Q12 -104 2 -92zM122 -92Q122 -72 100 -64Q106 -80 98 -92Q112 -104 122 -92z",
    ),
    shape(
      fur.shade,
      "M36 -98Q28 -80 34 -66L42 -64Q36 -80 44 -94zM88 -98Q96 -80 90 -66L82 -64Q88 -80 80 -94z",
    ),
    shape(dark, discData(42, -98, 6) + discData(82, -98, 6) + "M54 -84q8 -6 16 0l-8 9z"),
    shape(paint("#ffffff"), discData(44, -100, 1.8) + discData(84, -100, 1.8)),
    stroke(dark, 2, "M62 -75v5q-6 5 -11 1M62 -70q6 5 11 1"),
    flower(176, -140, 1.1),
    flower(230, -70, 0.9),
    flower(-230, 20, 1.2),
    flower(-180, -30, 0.7),
    flower(140, 64, 1),
  ].join("");
}

/** Dolphins surfacing by a boat. */
export function dolphins({ paint, colours, left, right, bottom }: Stage): string {
  const skin = tones(paint, "#6f8296");
  const leaping = [
    shape(
      skin.mid,
      "M-92 24Q-80 -50 -6 -66Q40 -74 74 -48L104 -42Q112 -36 100 -32L76 -30Q50 -10 20 -20Q-30 -26 -64 26z",
    ),
    shape(skin.lit, "M100 -32L76 -30Q50 -10 20 -20Q-30 -26 -64 26Q-60 -16 -16 -36T100 -36z"),
    shape(skin.shade, "M-8 -66Q-26 -94 -46 -92Q-30 -74 -34 -56z"),
    shape(skin.shade, "M20 -24Q12 4 -8 10Q-4 -10 0 -26z"),
    disc(colours.ink, 66, -44, 2.6),
    stroke(skin.deep, 1.6, "M74 -34q14 2 26 -1"),
  ].join("");
  const splash = (x: number, y: number, size: number) =>
    place(
      shape(
        paint("#ffffff", "#9fb2dc"),
        "M-60 6Q-50 -12 -40 0Q-34 -26 -22 -2Q-10 -22 0 0Q12 -20 22 0Q34 -14 46 6Q0 14 -60 6z" +
          discData(-46, -20, 3) +
          discData(-10, -30, 3) +
          discData(28, -22, 2.6),
      ),
      x,
      y,
      size,
    );
  return [
    box(colours.water, left, -70, right - left, bottom + 80),
    box(colours.waterLight, left, -70, right - left, 12),
    shape(
      colours.leafDark,
      `M${left} -70Q${left + 90} -90 ${left + 190} -70zM${right - 150} -70Q${right - 70} -86 ${right} -76V-70z`,
    ),
    place(
      shape(paint("#5d3b2a"), "M-60 -14Q-20 0 62 -16Q52 8 36 10H-36Q-54 6 -60 -14z") +
        shape(paint("#d8432b"), "M-40 -32H30v4H-40zM-36 -30h2v18h-2zM24 -30h2v18h-2z") +
        shape(paint("#27567f"), "M-18 -8q0 -16 6 -16t6 16zM4 -8q0 -16 6 -16t6 16z") +
        shape(paint("#8a4f33"), discData(-12, -28, 4) + discData(10, -28, 4)),
      -150,
      -34,
      1,
    ),
    shape(colours.waterDeep, `M${left} 46Q0 22 ${right} 54V${bottom}H${left}z`),
    place(leaping, -10, 20, 1.2),
    splash(-110, 48, 0.9),
    splash(104, 40, 0.7),
    place(
      shape(skin.mid, "M-70 0Q-20 -36 50 -6Q60 0 66 6H-74z") +
        shape(skin.shade, "M-14 -22Q-22 -48 -42 -50Q-34 -34 -34 -18z"),
      176,
      4,
      0.8,
    ),
    splash(190, 12, 0.5),
    stroke(colours.waterLight, 2.6, "M-240 80h90M-90 96H40M90 88h120M-200 116H-120M30 124h90"),
  ].join("");
}

/** Winter birds on a lagoon: flamingos wading, ducks and a flight of godwits. */
export function winterBirds({ paint, colours, left, right, bottom, random }: Stage): string {
  const pink = tones(paint, "#f0929a");
  const white = paint("#fdf6ea", "#cfd0e4");
  const flamingo = (x: number, y: number, size: number, flip = 1, feeding = false) =>
    place(
      [
        stroke(pink.shade, 2.8, "M-2 -58L-4 0M10 -58L16 -30L8 0"),
        shape(pink.mid, "M-30 -62Q-26 -88 6 -88Q36 -86 52 -66Q34 -52 4 -52Q-24 -52 -30 -62z"),
        shape(pink.shade, "M6 -84Q36 -82 54 -62Q40 -60 20 -64z"),
        shape(colours.ink, "M40 -66L60 -58L44 -58z"),
        feeding
          ? stroke(pink.mid, 7, "M-24 -70Q-50 -84 -54 -50T-62 -12") +
            shape(pink.lit, "M-68 -14a8 7 0 1 1 12 6z") +
            shape(colours.ink, "M-66 -6L-58 6L-54 -6z")
          : stroke(pink.mid, 7, "M-22 -72Q-50 -70 -42 -104T-28 -136") +
            disc(pink.mid, -27, -138, 8) +
            shape(white, "M-34 -142l-14 6l8 8l8 -6z") +
            shape(colours.ink, "M-48 -136l-2 10l10 -2z"),
      ].join(""),
      x,
      y,
      size * flip,
      size,
    );
  const duck = (x: number, y: number, size: number) =>
    place(
      shape(paint("#a8765a"), "M-30 0Q-34 -16 -10 -18H14Q34 -18 44 -26Q36 -4 20 2H-20z") +
        stroke(paint("#5a3a2c"), 7, "M-22 -12Q-34 -20 -30 -32") +
        disc(paint("#5a3a2c"), -30, -34, 6.5) +
        shape(paint("#f0b429"), "M-36 -36L-48 -32L-36 -30z") +
        shape(white, "M-27 -28q8 10 0 22q-6 -10 -5 -20z") +
        stroke(colours.waterLight, 2, "M-40 6H50"),
      x,
      y,
      size,
    );
  const flock = count(15).map((index) => {
    const x = -130 + index * 20 + (index % 3) * 4;
    const y = -196 - Math.abs(index - 6) * 8 + (index % 2) * 5;
    return `M${x - 14} ${y - 6}Q${x - 5} ${y - 10} ${x} ${y}Q${x + 5} ${y - 10} ${x + 15} ${y - 7}Q${x + 6} ${y - 4} ${x} ${y + 3}Q${x - 5} ${y - 4} ${x - 14} ${y - 6}z`;
  });
  return [
    shape(paint("#4a3a50", "#0c0a26"), flock.join("")),
    box(colours.waterLight, left, -30, right - left, 14),
    box(colours.water, left, -20, right - left, bottom + 20),
    shape(colours.groundLight, `M${left} -18Q-150 -28 -60 -16T160 -20T${right} -16V-8Q0 0 ${left} -8z`),
    ...[-250, -214, -176, 180, 216, 250].map((x, index) =>
      flamingo(x, -6 - (index % 2) * 4, 0.46, index % 2 ? -1 : 1, index % 3 === 0),
    ),
    shape(colours.waterDeep, `M${left} 66Q0 46 ${right} 74V${bottom}H${left}z`),
    flamingo(-92, 40, 1.08, 1),
    flamingo(-20, 26, 0.82, -1, true),
    flamingo(84, 44, 1.16, -1),
    flamingo(22, 54, 0.98, 1, true),
    flamingo(150, 22, 0.72, 1),
    flamingo(-160, 24, 0.74, -1),
    stroke(`${pink.lit}" opacity=".5`, 5, "M-92 46v40M84 50v44M22 60v30M-20 32v22"),
    duck(-190, 76, 1),
    duck(-60, 100, 1.15),
    duck(186, 88, 1.05),
    duck(108, 114, 1.1),
    stroke(colours.waterLight, 2.4, "M-140 64H-100M110 62h50M-30 84h40M-240 108h60M30 118h50"),
    reeds(paint("#7a6a3a"), paint("#c9a86a"), left, left + 60, bottom, 120, random),
    reeds(paint("#7a6a3a"), paint("#c9a86a"), right - 50, right, bottom, 110, random),
  ].join("");
}

/** Fish over a coral reef, a snorkeler above them. */
export function coralFish({ paint, colours, left, right, top, bottom, random }: Stage): string {
  const fish = (x: number, y: number, size: number, body: string, band: string) =>
    place(
      shape(
        paint(body, body),
        "M-34 0Q-14 -28 16 -18Q30 -12 36 0Q30 12 16 18Q-14 28 -34 0zM-28 0L-54 -18Q-48 0 -54 18z",
      ) +
        shape(
          paint(band, band),
          "M-12 -20Q-4 0 -12 20L-4 21Q4 0 -4 -21zM10 -19Q18 0 10 19L16 17Q22 0 16 -17z",
        ) +
        disc("#fff8ea", 24, -4, 4) +
        disc("#1f2148", 25, -4, 2.2),
      x,
      y,
      size,
    );
  const coral = (x: number, size: number, colour: string) =>
    place(
      stroke(
        paint(colour),
        9,
        "M0 0V-40M0 -20Q-26 -26 -28 -62M0 -30Q24 -40 26 -78M-26 -44Q-44 -46 -46 -66M24 -56Q42 -58 46 -82M0 -40Q-8 -60 0 -92",
      ),
      x,
      bottom - 20,
      size,
    );
  return [
    box(colours.waterLight, left, top, right - left, bottom - top),
    shape(colours.water, `M${left} -150Q0 -176 ${right} -140V${bottom}H${left}z`),
    shape(colours.waterDeep, `M${left} 10Q0 -30 ${right} 20V${bottom}H${left}z`),
    ...[-200, -60, 110, 220].map((x) =>
      shape(`${colours.paper}" opacity=".12`, `M${x} ${top}h50l-60 ${bottom - top}h-70z`),
    ),
    place(
      [
        shape(paint("#e8b23a"), "M-150 -6L-112 6L-150 16zM-150 6L-118 20L-154 34z"),
        stroke(paint("#8a4f33"), 15, "M-112 8Q-70 4 -40 6"),
        shape(paint("#d8432b"), "M-52 -8Q-20 -16 20 -12Q34 -2 20 12Q-20 18 -52 16z"),
        stroke(paint("#8a4f33"), 10, "M14 6Q50 30 82 26"),
        disc(paint("#8a4f33"), 42, -8, 15),
        shape(colours.ink, "M40 -10h20v12h-20z"),
        stroke(paint("#f2b53a"), 4, "M34 2Q26 -34 32 -50"),
        shape("#ffffff", discData(70, -36, 3) + discData(82, -50, 4) + discData(76, -66, 3)),
      ].join(""),
      -40,
      -150,
      0.9,
    ),
    fish(-150, -30, 1.1, "#f2b53a", "#2b3a6a"),
    fish(90, -60, 0.9, "#ef7a3a", "#fff4e0"),
    fish(10, 10, 1.35, "#ef7a3a", "#fff4e0"),
    fish(190, 0, 1, "#5fb0d8", "#1f3f7a"),
    fish(-220, 40, 0.8, "#5fb0d8", "#1f3f7a"),
    ...count(9).map((index) =>
      fish(120 + (index % 3) * 34 + index * 3, -120 + Math.floor(index / 3) * 20, 0.3, "#f7d25a", "#c98a2a"),
    ),
    coral(-210, 1.2, "#e8607a"),
    coral(-120, 0.8, "#b56ac0"),
    coral(220, 1.3, "#ef8a3a"),
    coral(130, 0.9, "#e8607a"),
    shape(paint("#d98a5a"), `M-70 ${bottom}a46 44 0 0 1 92 0zM30 ${bottom}a34 30 0 0 1 68 0z`),
    stroke(
      paint("#a8603a"),
      2.4,
      `M-58 ${bottom - 14}q12 -16 22 0t22 0t20 0M38 ${bottom - 8}q10 -12 18 0t18 0`,
    ),
    boulder(paint("#7a6a8a"), paint("#4f4a70"), left + 40, bottom, 110, random),
    boulder(paint("#7a6a8a"), paint("#4f4a70"), right - 50, bottom, 130, random),
    shape(
      colours.groundLight,
      `M${left} ${bottom - 14}Q0 ${bottom - 30} ${right} ${bottom - 14}V${bottom}H${left}z`,
    ),
  ].join("");
}

/** Elephants and their keepers in a river. */
export function elephantsBathing({ paint, colours, left, right, bottom }: Stage): string {
  const gray = tones(paint, "#857d8c");
  const beast = [
    shape(gray.shade, "M-70 0V-50H-40V0zM40 0V-50H66V0z"),
    shape(
      gray.mid,
      "M-92 0V-66Q-90 -124 -30 -130Q20 -134 50 -118Q70 -150 106 -142Q138 -132 138 -96Q140 -60 148 -30Q156 -8 172 -14Q174 0 158 4Q136 4 126 -32L116 -66Q104 -58 92 -62L84 0H54V-44Q0 -30 -54 -44V0z",
    ),
    shape(gray.shade, "M56 -116Q40 -70 66 -48Q92 -50 92 -92Q88 -120 56 -116z"),
    shape(gray.lit, "M-84 -80Q-78 -122 -28 -126Q10 -128 34 -120Q-40 -118 -60 -84T-84 -60z"),
    disc(paint("#241b30"), 110, -104, 3),
    shape(paint("#fdf6ea", "#cfd0e4"), "M122 -64Q140 -50 150 -58Q142 -38 118 -52z"),
    stroke(gray.shade, 4, "M-92 -70Q-104 -40 -98 -18"),
    shape(paint("#e2802f"), "M92 -138q16 -8 26 2q-12 8 -26 -2z"),
  ].join("");
  const keeper = (x: number, y: number, coat: string) =>
    stroke(paint("#8a4f33"), 6, `M${x - 6} ${y - 30}L${x - 26} ${y - 44}M${x + 6} ${y - 28}l14 -10`) +
    shape(paint(coat), `M${x - 11} ${y}Q${x - 10} ${y - 36} ${x} ${y - 36}T${x + 11} ${y}z`) +
    disc(paint("#8a4f33"), x, y - 43, 8);
  return [
    shape(colours.leafDark, `M${left} -60Q-60 -84 40 -70T${right} -78V10H${left}z`),
    shape(
      colours.leaf,
      count(16)
        .map((index) => discData(left + index * 44, -72 - ((index * 29) % 20), 26))
        .join(""),
    ),
    box(colours.waterLight, left, -26, right - left, 12),
    box(colours.water, left, -16, right - left, bottom + 20),
    place(beast, 150, 4, -0.66, 0.66),
    box(colours.water, left, 0, right - left, 14),
    place(beast, -70, 46, 1.06),
    keeper(40, 52, "#f7efe0"),
    keeper(-196, 46, "#d8432b"),
    stroke(
      paint("#ffffff", "#9fb2dc"),
      3,
      "M120 26Q140 -70 76 -110M122 24Q170 -60 150 -116M124 26Q190 -20 200 -80",
    ),
    shape(
      paint("#ffffff", "#9fb2dc"),
      discData(70, -112, 4) +
        discData(148, -122, 4) +
        discData(202, -86, 4) +
        discData(110, -90, 3) +
        discData(172, -80, 3),
    ),
    shape(colours.water, `M${left} 40Q-60 28 30 36T${right} 34V${bottom}H${left}z`),
    shape(colours.waterDeep, `M${left} 84Q0 66 ${right} 92V${bottom}H${left}z`),
    oval(colours.waterLight, -70, 46, 120, 4),
    oval(colours.waterLight, 160, 12, 80, 3),
    stroke(colours.waterLight, 2.6, "M-220 76h90M-40 70H80M130 80h100M-160 108H-60M40 112h90"),
  ].join("");
}
