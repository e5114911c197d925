import { archData, wall } from "../architecture";
import { tones } from "../palettes";
import { cloths, crowd, skin, walker } from "../people";
import { broadleaf, discData, palm } from "../plants";
import { between, count } from "../random";
import { box, boxData, dashes, disc, oval, place, polygon, shape, stroke } from "../shapes";
import { boulder, grass } from "../terrain";
import type { Stage } from "../types";

/** Pickers with baskets among clipped rows of tea. */
export function teaPickers({ paint, colours, left, right, bottom }: Stage): string {
  const rows = count(6).map((index) => {
    const y = -40 + index * 22 + index * index * 3;
    const size = 13 + index * 4;
    return shape(
      index % 2 ? colours.leaf : colours.leafDark,
      count(Math.ceil((right - left) / (size * 1.5)) + 1)
        .map((spot) =>
          discData(
            left + spot * size * 1.5 + (index % 2) * size * 0.7,
            y + Math.sin(spot * 0.7 + index) * 3,
            size,
          ),
        )
        .join("") + boxData(left, y, right - left, bottom - y),
    );
  });
  const picker = (x: number, y: number, sari: string, scarf: string, size: number) =>
    place(
      [
        shape(paint("#b5793f"), "M-40 -84H-8L-14 -36H-34z"),
        stroke(paint("#8a5a2f"), 2, "M-38 -72H-10M-37 -60H-11M-36 -48H-12"),
        shape(colours.leafLight, discData(-34, -86, 8) + discData(-24, -90, 9) + discData(-14, -86, 8)),
        shape(sari, "M-20 0Q-20 -70 0 -76Q22 -70 22 0z"),
        stroke(skin(paint), 6, "M12 -60L34 -34M4 -56L24 -26"),
        disc(skin(paint), 3, -88, 10),
        shape(scarf, "M-9 -86Q-10 -104 4 -104T15 -90Q4 -98 -4 -78z"),
        stroke(scarf, 2.4, "M-2 -98L-26 -84"),
      ].join(""),
      x,
      y,
      size,
    );
  const [red, blue, white, gold] = cloths(paint);
  return [
    rows[0],
    rows[1],
    picker(-196, 4, gold, white, 0.66),
    picker(150, 2, paint("#d9589c"), gold, 0.64),
    rows[2],
    rows[3],
    picker(-70, 56, red, white, 1),
    picker(64, 62, blue, gold, 1.06),
    rows[4],
    picker(210, 100, paint("#7a4a9a"), red, 1.2),
    rows[5],
  ].join("");
}

/** Walkers on a white plain of salt at sundown. */
export function saltWalkers({ paint, colours, left, right, bottom }: Stage): string {
  const walkerOf = (x: number, y: number, coat: string, tall: number) =>
    walker({ skin: paint("#5a382c"), coat, legs: colours.ink }, x, y, tall) +
    shape(
      `${colours.ink}" opacity=".16`,
      `M${x - 4} ${y}L${x + tall * 1.3} ${y + tall * 0.34}L${x + tall * 1.4} ${y + tall * 0.3}L${x + 6} ${y - 2}z`,
    );
  const [red, blue, , gold] = cloths(paint);
  const cells = count(5).flatMap((row) =>
    count(9).map((column) => {
      const y = 4 + row * row * 5 + row * 8;
      const wide = 56 + row * 26;
      const x = (column - 4) * wide + (row % 2) * wide * 0.5;
      return `M${x.toFixed(0)} ${y}l${(wide * 0.5).toFixed(0)} ${8 + row * 2}l${(wide * 0.5).toFixed(0)} -${7 + row * 2}M${(x + wide * 0.5).toFixed(0)} ${y + 8 + row * 2}v${10 + row * 5}`;
    }),
  );
  const cart = place(
    [
      shape(
        paint("#a86a3f"),
        "M-110 -60q20 -14 40 -6l10 -26q4 -10 14 -8l10 8l-6 6l-8 2l-2 22q-6 22 -20 26v36h-7v-30h-22v30h-7v-34q-10 -10 -2 -26zM-96 -66q12 -30 24 -2z",
      ),
      stroke(colours.ink, 3, "M-40 -30L10 -26"),
      shape(paint("#d8432b"), "M4 -66Q50 -92 96 -66V-30H4z"),
      dashes(paint("#f2b53a"), 6, 94, -40, 8, 8, 7),
      shape(paint("#6d4a35"), "M-2 -30H102v9H-2z"),
      `<circle fill="none" stroke="${colours.ink}" stroke-width="6" cx="52" cy="-14" r="17"/>`,
    ].join(""),
    -130,
    26,
    1.1,
  );
  return [
    box(colours.groundLight, left, -8, right - left, bottom + 20),
    stroke(colours.groundShade, 1.6, cells.join("")),
    cart,
    walkerOf(40, 12, red, 42),
    walkerOf(68, 14, gold, 38),
    walkerOf(150, 40, blue, 66),
    walkerOf(186, 42, paint("#d9589c"), 60),
    oval(`${colours.sun}" opacity=".35`, 0, -4, 150, 5),
  ].join("");
}

/** A boat over water so clear that it seems to float on its shadow. */
export function boatOnClearWater({ paint, colours, left, right, bottom, random }: Stage): string {
  const jade = paint("#4fb0a0", "#1f5f74");
  const deep = paint("#2f8f8a", "#174a66");
  const [red, , white, gold] = cloths(paint);
  const cliff = (side: 1 | -1) => {
    const edge = side < 0 ? left : right;
    return (
      shape(
        colours.land(0.75),
        `M${edge} -190Q${side * 210} -170 ${side * 170} -90T${side * 120} -16H${edge}z`,
      ) +
      shape(
        colours.leafDark,
        count(14)
          .map((index) =>
            discData(
              edge - side * (10 + ((index * 37) % 150)),
              -180 + ((index * 53) % 130) + Math.max(0, ((index * 37) % 150) - 80) * 0.7,
              22,
            ),
          )
          .join(""),
      )
    );
  };
  return [
    cliff(-1),
    cliff(1),
    stroke(colours.ink, 3, `M${left} -132Q0 -92 ${right} -132M${left} -122H${right}`),
    stroke(
      colours.ink,
      1,
      count(21)
        .map((index) => `M${left + (index * (right - left)) / 20} -122v-${2 + Math.abs(index - 10) * 0.8}`)
        .join(""),
    ),
    box(jade, left, -18, right - left, bottom + 30),
    ...count(12).map(
      (index) =>
        `<g opacity=".45">${boulder(paint("#8fc0a8", "#3f7f8a"), deep, left + 24 + index * 58, 40 + ((index * 31) % 90), 70 + (index % 3) * 24, random)}</g>`,
    ),
    shape(`${deep}" opacity=".75`, `M${left} 100Q0 76 ${right} 104V${bottom}H${left}z`),
    oval(`${paint("#123f4a", "#0a1f38")}" opacity=".45`, 26, 92, 150, 13),
    stroke(colours.paper, 2, "M-240 10h70M-90 2h50M120 8h80M-200 60h50M180 64h60"),
    shape(red, "M-44 14q0 -30 11 -30t11 30z"),
    disc(skin(paint), -33, -23, 8),
    shape(gold, "M-6 14q0 -30 11 -30t11 30z"),
    disc(skin(paint), 5, -23, 8),
    shape(white, "M74 12Q76 -40 88 -42Q102 -40 104 10z"),
    disc(skin(paint), 90, -50, 8),
    stroke(skin(paint), 5, "M84 -34L64 -24"),
    stroke(paint("#6d4a35"), 3.4, "M54 -70L84 40"),
    shape(paint("#2f6f9a"), "M-150 -12Q-110 14 -60 16H80Q130 12 158 -20Q148 32 96 36H-84Q-136 30 -150 -12z"),
    shape(
      paint("#f2d59a"),
      "M-150 -12Q-110 14 -60 16H80Q130 12 158 -20L157 -12Q130 20 80 23H-60Q-110 20 -149 -4z",
    ),
  ].join("");
}

/** A fisherman casting his round net from a boat. */
export function castNet({ paint, colours, left, right, bottom }: Stage): string {
  const net = paint("#f3e6cc", "#9fa6d0");
  return [
    box(colours.water, left, -24, right - left, bottom + 30),
    box(colours.waterLight, left, -24, right - left, 10),
    shape(colours.waterDeep, `M${left} 66Q0 44 ${right} 74V${bottom}H${left}z`),
    place(
      shape(colours.ink, "M-50 -10Q-10 2 50 -12Q40 8 26 10H-30Q-46 8 -50 -10zM-6 -8q0 -30 8 -30t8 30z") +
        disc(colours.ink, 2, -44, 6) +
        stroke(colours.ink, 2.4, "M24 -50L10 20"),
      210,
      -4,
      0.7,
    ),
    shape(`${net}" opacity=".3`, "M-30 -120Q60 -190 150 -120Q190 -60 140 -10Q80 30 10 -6Q-60 -50 -30 -120z"),
    `<g fill="none" stroke="${net}" stroke-width="1.6"><path d="M-30 -120Q60 -190 150 -120Q190 -60 140 -10Q80 30 10 -6Q-60 -50 -30 -120z"/><path d="M62 -78L-30 -120M62 -78L10 -156M62 -78L76 -164M62 -78L138 -132M62 -78L170 -78M62 -78L150 -22M62 -78L86 14M62 -78L14 -4M62 -78L-36 -66M62 -78L-46 -92"/><path d="M16 -104Q62 -136 108 -104Q128 -74 102 -46Q70 -26 34 -46Q4 -72 16 -104zM38 -92Q62 -108 86 -92Q98 -76 84 -62Q66 -52 46 -62Q32 -76 38 -92z"/></g>`,
    stroke(net, 2, "M62 -78Q-20 -40 -80 -62"),
    stroke(skin(paint), 9, "M-104 -30L-112 4M-92 -30L-80 4"),
    shape(paint("#f7efe0"), "M-118 -20Q-116 -50 -110 -56H-84Q-78 -48 -78 -20z"),
    shape(skin(paint), "M-112 -52Q-116 -92 -98 -94Q-80 -92 -84 -52z"),
    stroke(skin(paint), 9, "M-90 -86L-62 -66L-44 -72M-104 -86Q-84 -60 -64 -60"),
    disc(skin(paint), -96, -108, 12),
    shape(paint("#d8432b"), "M-110 -108Q-110 -124 -96 -124T-82 -110Q-96 -118 -110 -108z"),
    shape(paint("#5d3b2a"), "M-230 -26Q-190 4 -130 8H-30Q30 2 60 -30Q48 26 0 30H-150Q-210 26 -230 -26z"),
    shape(
      paint("#c8452f"),
      "M-230 -26Q-190 4 -130 8H-30Q30 2 60 -30L58 -20Q30 10 -30 16H-130Q-190 12 -228 -16z",
    ),
    stroke(colours.waterLight, 2.6, "M-240 44h80M-120 52H0M60 40h90M-180 88h90M20 96h120M180 78h60"),
  ].join("");
}

/** Sun beds and palms on a quiet beach. */
export function quietBeach({ paint, colours, left, right, bottom, random }: Stage): string {
  const green = { trunk: paint("#7a5b43"), leaf: colours.leafDark, leafLight: colours.leaf };
  const umbrella = (x: number, y: number, size: number, first: string, second: string) =>
    place(
      [
        oval(colours.groundShade, 10, 4, 74, 8),
        stroke(paint("#8a5a3a"), 4, "M0 0L10 -104"),
        shape(paint(first), "M-72 -74Q-50 -124 14 -122Q78 -116 92 -66Q50 -84 10 -80T-72 -74z"),
        shape(paint(second), "M-30 -80Q-20 -112 14 -122Q40 -112 50 -78Q30 -84 10 -80T-30 -80z"),
        shape(paint("#8a5a3a"), "M30 0L36 -16H104L118 -40H128L110 -8V0H104V-8H40V0z"),
        shape(paint("#f7efe0"), "M34 -20H106L120 -44L126 -40L110 -14H34z"),
      ].join(""),
      x,
      y,
      size,
    );
  const wave = (y: number) =>
    shape(
      paint("#ffffff", "#9fb2dc"),
      `M${left} ${y}Q-200 ${y - 10} -120 ${y}T40 ${y}T200 ${y}T${right} ${y}V${y + 6}Q200 ${y + 10} 120 ${y + 5}T-40 ${y + 6}T-200 ${y + 6}T${left} ${y + 6}z`,
    );
  const [red, blue, , gold] = cloths(paint);
  return [
    wave(-34),
    shape(colours.groundLight, `M${left} -8Q-120 -30 40 -14T${right} -26V${bottom}H${left}z`),
    shape(colours.ground, `M${left} 40Q0 16 ${right} 30V${bottom}H${left}z`),
    crowd([red, blue, gold], [-40, -16, 130], -14, 0.9),
    palm(green, -262, 60, 250, 54),
    palm(green, -200, 80, 190, 44),
    palm(green, 272, 70, 230, -50),
    stroke(paint("#d8432b"), 7, "M-226 -60Q-190 -8 -140 -40"),
    umbrella(-60, 56, 1.04, "#d8432b", "#f7efe0"),
    umbrella(112, 84, 1.16, "#f2b53a", "#2f8f7a"),
    grass(colours.leaf, left, left + 90, 120, 30, random),
    shape(paint("#e87fa0"), "M-160 108l5 -12l5 12l12 2l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8z"),
    shape(
      colours.groundShade,
      count(16)
        .map((index) => `M${-10 + index * 14} ${124 - index * 6}q5 -4 8 0q-4 4 -8 0z`)
        .join(""),
    ),
  ].join("");
}

/** A launch in a mangrove creek, its roof full of watchers. */
export function creekLaunch({ paint, colours, left, right, bottom, random }: Stage): string {
  const mangrove = (x: number, y: number, size: number) =>
    place(
      stroke(
        paint("#5a4a3a", "#1c1830"),
        5,
        "M0 -40Q-20 -20 -34 10M0 -40Q-8 -10 -10 12M0 -40Q14 -14 18 10M0 -40Q28 -22 42 10M0 -40V-74",
      ) +
        shape(colours.leafDark, discData(-24, -84, 28) + discData(22, -86, 30) + discData(0, -108, 32)) +
        shape(colours.leaf, discData(-28, -94, 14) + discData(18, -98, 16) + discData(-4, -118, 16)),
      x,
      y,
      size,
    );
  const white = tones(paint, "#f7efe0");
  return [
    ...count(10).map((index) => mangrove(left + 20 + index * 74, -16, 0.7 + (index % 3) * 0.12)),
    shape(paint("#7a6a58", "#24224a"), `M${left} -12Q0 -26 ${right} -14V10H${left}z`),
    stroke(
      paint("#5a4a3a", "#1c1830"),
      2.4,
      count(70)
        .map((index) => `M${left + index * 10} ${2 + (index % 3) * 2}v-${between(random, 8, 20).toFixed(0)}`)
        .join(""),
    ),
    box(colours.water, left, 2, right - left, bottom),
    box(colours.waterLight, left, 2, right - left, 7),
    shape(colours.waterDeep, `M${left} 84Q0 62 ${right} 90V${bottom}H${left}z`),
    crowd([...cloths(paint)], [-86, -64, -40, -16, 10, 34], -50, 1),
    stroke(white.shade, 2.4, "M-104 -66H56M-104 -52V-68M-24 -52V-68M56 -52V-68"),
    box(white.lit, -114, -54, 180, 7),
    box(paint("#2f8f7a"), -108, -47, 168, 7),
    box(white.mid, -108, -40, 168, 46),
    shape(
      colours.window,
      count(6)
        .map((index) => boxData(-100 + index * 27, -34, 19, 19))
        .join(""),
    ),
    polygon(white.mid, [60, -40], [96, -40], [104, 6], [60, 6]),
    shape(colours.window, "M68 -34h24l4 18h-28z"),
    shape(paint("#27567f"), "M-160 -8H110Q150 -8 176 -28Q164 30 122 34H-140Q-158 26 -160 -8z"),
    shape(paint("#d8432b"), "M-160 -8H110Q150 -8 176 -28L173 -16Q150 2 110 2H-160z"),
    stroke(colours.ink, 3, "M120 -12V-70"),
    polygon(paint("#ef8a2f"), [120, -70], [146, -62], [120, -54]),
    stroke(colours.waterLight, 2.6, "M-200 46H-60M-20 52H150M-240 80h70M80 92h100M-120 104H20"),
  ].join("");
}

/** Houses on stilts under palms, a loom below the floor. */
export function stiltHouses({ paint, colours, left, right, bottom, random }: Stage): string {
  const bamboo = tones(paint, "#d0a663");
  const thatch = tones(paint, "#a8834a");
  const house = (x: number, y: number, size: number) =>
    place(
      [
        stroke(paint("#6d4a2f"), 6, "M-100 0V-52M-50 0V-52M0 0V-52M50 0V-52M100 0V-52"),
        stroke(paint("#6d4a2f"), 3, "M-100 -8L-50 -48M50 -8L100 -48"),
        box(bamboo.shade, -116, -58, 236, 9),
        box(bamboo.mid, -100, -104, 190, 48),
        dashes(bamboo.shade, -100, 90, -80, 48, 2, 9),
        shape(colours.window, boxData(-70, -94, 26, 26) + boxData(10, -100, 26, 44)),
        polygon(thatch.mid, [-134, -94], [-96, -152], [92, -152], [128, -94]),
        polygon(thatch.shade, [40, -94], [60, -152], [92, -152], [128, -94]),
        stroke(
          thatch.lit,
          2,
          count(11)
            .map((index) => `M${-120 + index * 20} -98L${-92 + index * 16} -150`)
            .join(""),
        ),
        stroke(paint("#6d4a2f"), 4, "M120 -54L156 0M104 -54L140 0M114 -42h16M124 -28h16M132 -14h16"),
      ].join(""),
      x,
      y,
      size,
    );
  const green = { trunk: paint("#7a5b43"), leaf: colours.leafDark, leafLight: colours.leaf };
  const [red, , white, gold] = cloths(paint);
  return [
    palm(green, -270, 0, 170, 20),
    palm(green, 262, 0, 190, -22),
    palm(green, 90, -10, 150, 14),
    house(-176, -8, 0.66),
    shape(colours.leaf, `M${left} -10Q0 -24 ${right} -8V${bottom}H${left}z`),
    house(70, 48, 1.14),
    shape(paint("#d8432b"), "M-10 44H52V24H-10z"),
    dashes(gold, -8, 50, 34, 20, 3, 7),
    stroke(paint("#6d4a2f"), 3, "M-14 48V4M56 48V4M-14 8H56"),
    shape(white, "M-44 52Q-42 10 -28 8Q-12 12 -12 52z"),
    disc(skin(paint), -27, -1, 10),
    shape(red, "M-140 66q0 -34 11 -34t11 34z"),
    disc(skin(paint), -129, 24, 9),
    shape(paint("#8a5a34"), "M-142 36h26l-4 12h-18z"),
    shape(colours.ground, `M${left} 64Q-60 50 60 62T${right} 56V${bottom}H${left}z`),
    shape(paint("#f7efe0"), "M-210 92q4 -14 20 -12l6 -8l8 6l-6 6q-2 12 -14 12h-10z"),
    shape(paint("#c8702f"), "M-170 106q4 -12 16 -10l6 -8l6 6l-4 6q-2 10 -12 10h-8z"),
    grass(colours.leafDark, left, right, 136, 36, random),
  ].join("");
}

/** A village house with a veranda among fields. */
export function villageHouse({ paint, colours, left, right, bottom, random }: Stage): string {
  const wallTone = tones(paint, "#f0dcb4");
  const tile = tones(paint, "#b5563a");
  const leaves = { trunk: paint("#5a4038"), leaf: colours.leafDark, leafLight: colours.leaf };
  const [red, blue, white] = cloths(paint);
  return [
    broadleaf(leaves, -236, 4, 210, random),
    broadleaf(leaves, 240, 2, 180, random),
    shape(colours.leaf, `M${left} -8Q0 -22 ${right} -10V${bottom}H${left}z`),
    wall(wallTone, 0, 16, 250, 90, 0.2),
    box(paint("#2f7f8f"), -125, -4, 250, 20),
    shape(colours.window, boxData(-100, -54, 30, 34) + boxData(66, -54, 30, 34) + boxData(-18, -60, 36, 76)),
    stroke(paint("#6d4a35"), 4, "M-100 -37h30M-85 -54v34M66 -37h30M81 -54v34M0 -60V16"),
    polygon(tile.mid, [-176, -46], [-126, -120], [126, -120], [176, -46]),
    polygon(tile.shade, [70, -46], [90, -120], [126, -120], [176, -46]),
    stroke(
      tile.shade,
      1.6,
      count(5)
        .map((index) => `M${-168 + index * 9} ${-58 - index * 13}H${168 - index * 9}`)
        .join(""),
    ),
    shape(paint("#6d4a35"), [-160, -84, 84, 160].map((x) => boxData(x - 4, -48, 8, 66)).join("")),
    box(tones(paint, "#c98f6a").mid, -178, 16, 356, 14),
    shape(red, "M96 18q0 -36 14 -36t14 36z"),
    disc(skin(paint), 110, -28, 10),
    box(colours.ground, left, 28, right - left, bottom),
    shape(colours.groundLight, "M-30 30H30L100 180H-100z"),
    shape(
      paint("#f7efe0"),
      count(9)
        .map(
          (index) =>
            `M${(26 * Math.cos(index * 0.698)).toFixed(0)} ${(66 + 11 * Math.sin(index * 0.698)).toFixed(0)}q6 -5 12 0q-6 5 -12 0z`,
        )
        .join("") + discData(0, 66, 5),
    ),
    place(
      shape(
        paint("#f3e6cc", "#a8a6cc"),
        "M-60 -74Q-30 -88 30 -80L56 -98Q66 -104 72 -94L84 -78Q86 -70 78 -68L62 -70Q56 -50 44 -44V0H34V-36H-34V0H-44V-44Q-62 -54 -60 -74z",
      ) +
        stroke(paint("#8a6a4a"), 4, "M58 -98Q52 -116 60 -124M68 -98Q72 -114 66 -124") +
        shape(paint("#8a6a4a"), "M-10 -84q16 -18 28 0z") +
        stroke(paint("#8a6a4a"), 3, "M-60 -70Q-72 -50 -66 -26"),
      -196,
      76,
      1,
    ),
    shape(blue, "M150 92q0 -42 15 -42t15 42z"),
    disc(skin(paint), 165, 40, 11),
    shape(paint("#c9975a"), "M146 28q19 -14 38 0l-4 8h-30z"),
    shape(white, "M146 28q4 -12 19 -12t19 12z"),
    grass(colours.leafDark, left, right, 136, 30, random),
  ].join("");
}

/** A vine of pepper on a tall trunk above cardamom. */
export function spiceGarden({ paint, colours, left, right, top, bottom }: Stage): string {
  const trunk = (x: number, wide: number) => {
    const bark = tones(paint, "#8a6a52");
    return (
      shape(
        bark.mid,
        `M${x - wide} ${bottom}Q${x - wide * 0.6} 0 ${x - wide * 0.7} ${top}h${wide * 1.4}Q${x + wide * 0.6} 0 ${x + wide} ${bottom}z`,
      ) +
      shape(
        bark.shade,
        `M${x + wide * 0.2} ${bottom}Q${x + wide * 0.1} 0 ${x + wide * 0.2} ${top}h${wide * 0.5}Q${x + wide * 0.6} 0 ${x + wide} ${bottom}z`,
      )
    );
  };
  const leaf = (x: number, y: number, size: number, turn: number, fill: string) =>
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})">${shape(fill, "M0 0Q-20 -12 -18 -34Q-6 -48 0 -58Q6 -48 18 -34Q20 -12 0 0z")}${stroke(colours.leafDark, 1.6, "M0 0V-50M0 -14L-10 -28M0 -14L10 -28")}</g>`;
  const spike = (x: number, y: number, ripe: boolean) =>
    shape(
      paint(ripe ? "#c8452f" : "#5f9a3f"),
      count(8)
        .map((index) => discData(x + Math.sin(index) * 1.5, y + index * 7.5, 5))
        .join(""),
    ) +
    shape(
      paint("#2f5f2f"),
      count(8)
        .map((index) => discData(x + (index % 2 ? 3 : -3), y + 4 + index * 7.5, 4))
        .join(""),
    );
  const cardamom = (x: number, size: number) =>
    place(
      shape(
        colours.leafDark,
        "M0 0Q-60 -60 -110 -66Q-70 -30 0 0zM0 0Q-40 -90 -74 -126Q-30 -90 0 0zM0 0Q40 -90 76 -120Q36 -80 0 0zM0 0Q60 -56 112 -58Q70 -26 0 0z",
      ) +
        shape(colours.leaf, "M0 0Q-10 -100 -18 -150Q10 -100 0 0zM0 0Q20 -100 38 -144Q30 -80 0 0z") +
        shape(
          paint("#a8c46a"),
          discData(-30, -6, 7) +
            discData(-16, 2, 7) +
            discData(18, 0, 7) +
            discData(34, -8, 7) +
            discData(2, 6, 7),
        ),
      x,
      bottom - 4,
      size,
    );
  return [
    ...[-270, -60, 250].map((x) => trunk(x, 15)),
    shape(
      colours.leafDark,
      `M${left} ${top}H${right}V${top + 30}` +
        count(14)
          .map(() => `q-${(right - left) / 28} 44 -${(right - left) / 14} 0`)
          .join("") +
        "z",
    ),
    shape(colours.leaf, `M${left} 70Q0 40 ${right} 64V${bottom}H${left}z`),
    trunk(100, 26),
    ...[-200, -150, -100, -50, 0, 46].flatMap((y, index) => [
      leaf(84, y, 1, -50 - index * 4, index % 2 ? colours.leaf : colours.leafLight),
      leaf(116, y + 22, 1.06, 46 + index * 5, index % 2 ? colours.leafLight : colours.leaf),
      leaf(100, y + 10, 0.9, index % 2 ? -12 : 14, colours.leaf),
    ]),
    spike(60, -150, true),
    spike(144, -110, false),
    spike(56, -60, false),
    spike(148, -20, true),
    spike(70, 20, true),
    cardamom(-210, 1.1),
    cardamom(-90, 0.86),
    cardamom(236, 1),
    walker(
      { skin: skin(paint), coat: paint("#f7efe0"), legs: paint("#27567f"), hat: paint("#d9b25a") },
      -160,
      70,
      96,
    ),
    walker({ skin: skin(paint), coat: paint("#d8432b"), legs: colours.ink }, -112, 74, 88),
  ].join("");
}

/** A dam holding a blue lake between hills. */
export function dam({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#b9b0a6");
  return [
    box(colours.water, left, -74, right - left, 60),
    box(colours.waterLight, left, -74, right - left, 9),
    stroke(colours.paper, 2, "M-200 -54h60M-60 -46h80M90 -58h70"),
    polygon(stone.mid, [left, -40], [right, -40], [right, 110], [left, 110]),
    box(stone.lit, left, -48, right - left, 10),
    dashes(stone.shade, left, right, -54, 10, 3, 14),
    shape(
      stone.shade,
      count(9)
        .map((index) => `M${-236 + index * 58} -34h12l8 144h-28z`)
        .join(""),
    ),
    ...[-150, -34, 82].map(
      (x) =>
        polygon(paint("#ffffff", "#a8b8e4"), [x, -30], [x + 36, -30], [x + 50, 112], [x - 14, 112]) +
        stroke(colours.waterLight, 3, `M${x + 10} -24L${x + 4} 104M${x + 24} -24L${x + 32} 104`),
    ),
    wall(stone, 200, -48, 40, 44, 0.3),
    polygon(tones(paint, "#a8503c").mid, [172, -90], [200, -116], [228, -90]),
    shape(colours.window, archData(200, -48, 14, 26)),
    shape(
      colours.leafDark,
      `M${left} -60L${left + 90} -20L${left + 40} 130H${left}zM${right} -70L${right - 70} -10L${right - 30} 130H${right}z`,
    ),
    shape(
      colours.leaf,
      count(9)
        .map(
          (index) =>
            discData(left + 10 + (index % 3) * 26, -40 + index * 20, 20) +
            discData(right - 8 - (index % 3) * 20, -50 + index * 22, 20),
        )
        .join(""),
    ),
    shape(
      paint("#ffffff", "#a8b8e4"),
      count(15)
        .map((index) => discData(-170 + index * 22, 112 + (index % 2) * 4, 13))
        .join(""),
    ),
    shape(colours.waterDeep, `M${left} 122Q0 108 ${right} 122V${bottom}H${left}z`),
    crowd([...cloths(paint)], [-90, -70, 30, 120], -46, 0.8),
  ].join("");
}

/** A big wheel, stalls and a stage light at a country fair. */
export function fairWheel({ paint, colours, left, right, bottom }: Stage): string {
  const spokes = count(12).map((index) => [Math.cos(index * 0.5236), Math.sin(index * 0.5236)] as const);
  const bright = ["#d8432b", "#f2b53a", "#2f8f7a", "#d9589c", "#27567f", "#ef8a2f"];
  const stall = (x: number, colour: string, size: number) =>
    place(
      polygon(paint(colour), [-62, -52], [0, -104], [62, -52]) +
        polygon(paint("#f7efe0"), [-20, -52], [0, -104], [20, -52]) +
        shape(
          paint("#f2b53a"),
          count(7)
            .map((index) => `M${-62 + index * 17.7} -53h17.7l-8.8 12z`)
            .join(""),
        ) +
        box(paint("#6d4a35"), -54, -52, 108, 52) +
        box(colours.lamp, -46, -42, 92, 20) +
        stroke(paint("#6d4a35"), 3, "M0 -104V-122") +
        polygon(paint(colour), [0, -122], [18, -116], [0, -110]),
      x,
      14,
      size,
    );
  return [
    `<g fill="none" stroke="${paint("#f3e6cc", "#b9b6d4")}" stroke-width="4"><circle cx="60" cy="-130" r="112"/><circle cx="60" cy="-130" r="84"/></g>`,
    stroke(
      paint("#f3e6cc", "#b9b6d4"),
      2.4,
      spokes.map(([x, y]) => `M60 -130L${(60 + x * 112).toFixed(0)} ${(-130 + y * 112).toFixed(0)}`).join(""),
    ),
    stroke(paint("#c8452f"), 8, "M60 -130L4 16M60 -130L116 16"),
    disc(paint("#f2b53a"), 60, -130, 12),
    ...spokes.map(([x, y], index) =>
      place(
        shape(paint(bright[index % 6] ?? "#d8432b"), "M-14 6H14L10 24H-10zM-16 4Q0 -16 16 4z") +
          disc(skin(paint), 0, 2, 4),
        60 + x * 112,
        -130 + y * 112,
      ),
    ),
    shape(colours.lamp, spokes.map(([x, y]) => discData(60 + x * 84, -130 + y * 84, 4)).join("")),
    stall(-210, "#d8432b", 1),
    stall(-100, "#2f8f7a", 0.9),
    stall(216, "#27567f", 1),
    box(colours.ground, left, 10, right - left, bottom),
    shape(colours.groundShade, `M${left} 82Q0 64 ${right} 88V${bottom}H${left}z`),
    crowd(
      [...cloths(paint), paint("#d9589c"), paint("#2f8f7a")],
      count(13).map((index) => left + 40 + index * 50 + (index % 3) * 8),
      56,
      1.3,
    ),
    crowd([...cloths(paint)], [-160, -126, 40, 80, 196], 108, 2),
  ].join("");
}

/** A tunnel mouth in a snowy mountain, the road running out of it. */
export function mountainTunnel({ paint, colours, left, right, bottom, random }: Stage): string {
  const stone = tones(paint, "#a89f96");
  return [
    shape(
      colours.land(0.6),
      `M${left} 10L-200 -120L-120 -80L-30 -190L60 -120L130 -170L230 -70L${right} -20V60H${left}z`,
    ),
    shape(
      colours.snow,
      "M-200 -120L-120 -80L-30 -190L60 -120L130 -170L180 -120L140 -126L110 -108L70 -104L40 -84L0 -126L-36 -96L-70 -112L-110 -62L-150 -84L-190 -70L-226 -82z",
    ),
    shape(stone.shade, `M-110 30V-40Q-106 -100 0 -104Q106 -100 110 -40V30z`),
    shape(stone.lit, "M-96 30V-36Q-90 -88 0 -92Q90 -88 96 -36V30z"),
    shape(paint("#2b2a45", "#0c0d26"), "M-72 30V-30Q-68 -68 0 -70Q68 -68 72 -30V30z"),
    shape(
      colours.lamp,
      count(6)
        .map((index) => discData(-40 + index * 16, -52 + Math.abs(index - 2.5) * 3, 3))
        .join(""),
    ),
    box(paint("#2f6f5a"), -70, -128, 140, 22),
    dashes(paint("#f7efe0"), -60, 60, -117, 7, 8, 5),
    shape(
      colours.leafDark,
      `M${left} 16Q-200 0 -110 26V${bottom}H${left}zM${right} 10Q210 0 110 26V${bottom}H${right}z`,
    ),
    polygon(paint("#5a5868", "#20234a"), [-60, 28], [60, 28], [210, bottom], [-210, bottom]),
    polygon(paint("#f5ecd6", "#8d8fb4"), [-3, 34], [3, 34], [5, 54], [-5, 54]),
    polygon(paint("#f5ecd6", "#8d8fb4"), [-6, 70], [6, 70], [9, 104], [-9, 104]),
    place(
      shape(paint("#d8432b"), "M-34 0V-24Q-32 -28 -26 -28L-18 -48H18L26 -28Q32 -28 34 -24V0z") +
        shape(colours.window, "M-16 -43H16L21 -28H-21z") +
        shape(colours.lamp, discData(-25, -16, 5) + discData(25, -16, 5)) +
        shape(colours.ink, boxData(-30, -4, 12, 10) + boxData(18, -4, 12, 10)),
      52,
      78,
      1.2,
    ),
    boulder(stone.mid, stone.shade, -230, 90, 100, random),
    boulder(stone.mid, stone.shade, 240, 84, 110, random),
    boulder(colours.snow, colours.snowShade, 190, 50, 60, random),
  ].join("");
}

/** A sloth bear on a boulder with its cub. */
export function slothBear({ paint, colours, left, right, bottom, random }: Stage): string {
  const rock = tones(paint, "#c08f6a");
  const fur = tones(paint, "#3a3038");
  const bear = [
    shape(
      fur.mid,
      "M-96 0Q-110 -64 -70 -92Q-20 -116 30 -100L44 -116Q50 -128 62 -122L72 -114Q92 -112 104 -94L128 -84Q138 -78 130 -70L104 -64Q90 -56 74 -58L66 0H34L26 -40Q-20 -30 -44 -38L-52 0z",
    ),
    shape(fur.shade, "M-96 0Q-100 -30 -88 -52Q-70 -30 -44 -38L-52 0zM66 0H34L26 -40Q50 -44 74 -58z"),
    shape(
      paint("#e8d2b0"),
      "M98 -88L128 -84Q138 -78 130 -70L104 -66Q94 -74 98 -88zM40 -66Q54 -50 70 -64Q58 -42 40 -66z",
    ),
    disc(colours.ink, 130, -78, 5),
    disc(paint("#f7efe0"), 88, -94, 3),
    stroke(paint("#f3e6cc"), 2, "M38 -2l2 5M46 -2l2 5M54 -2l2 5M-80 -2l2 5M-70 -2l2 5"),
    stroke(fur.lit, 2, "M-70 -84q-8 14 -4 26M-40 -96q-6 14 -2 30M-8 -102q-4 16 0 32M18 -100q-2 14 4 26"),
  ].join("");
  return [
    boulder(rock.lit, rock.shade, -240, 30, 220, random),
    boulder(rock.lit, rock.shade, 230, 20, 200, random),
    boulder(rock.mid, rock.shade, 140, -50, 110, random),
    shape(colours.leaf, `M${left} 10Q0 -10 ${right} 6V${bottom}H${left}z`),
    shape(rock.mid, "M-220 96Q-220 40 -130 26H110Q210 40 214 96z"),
    shape(rock.lit, "M-190 60Q-180 36 -120 28H100Q150 34 170 46Q20 34 -190 60z"),
    place(bear, -30, 34, 1.2),
    place(bear, 152, 40, -0.44, 0.44),
    grass(colours.leafDark, left, right, 104, 50, random),
    shape(colours.groundShade, `M${left} 98Q0 86 ${right} 100V${bottom}H${left}z`),
    grass(colours.leafDark, left, right, 138, 34, random),
  ].join("");
}
