import { archData, flag, merlonsData, wall } from "../architecture";
import { tones } from "../palettes";
import { cloths, crowd, skin, walker } from "../people";
import { discData, fernLeaf, firs } from "../plants";
import { between, count } from "../random";
import { box, boxData, disc, oval, place, polygon, shape, stroke } from "../shapes";
import { boulder, grass, peak } from "../terrain";
import type { Stage } from "../types";
import { prayerFlags } from "../motifs/prayer-flags";

/** Trekkers on a ridge path before snow. */
export function trekkers({ paint, colours, left, right, bottom, random }: Stage): string {
  const [red, blue, white, gold] = cloths(paint);
  const hiker = (x: number, y: number, coat: string, pack: string, hat: string, tall: number) =>
    walker({ skin: skin(paint), coat, legs: colours.ink, hat }, x, y, tall, pack) +
    stroke(colours.ink, 2, `M${x + tall * 0.27} ${y - tall * 0.6}L${x + tall * 0.36} ${y}`);
  return [
    shape(colours.leaf, `M${left} -30Q-160 -60 -60 -26T120 -14T${right} -60V${bottom}H${left}z`),
    shape(colours.leafDark, `M${left} 20Q-140 -10 -20 18T${right} 0V${bottom}H${left}z`),
    shape(
      colours.groundLight,
      `M${right} ${bottom}H-60Q40 80 20 56T-120 30T-70 4Q-130 -6 -150 -28L-140 -30Q-110 -8 -30 6T-60 26Q80 34 110 60T${right} 70z`,
    ),
    hiker(-118, 6, red, blue, gold, 52),
    hiker(-76, 24, white, red, blue, 60),
    hiker(6, 46, gold, blue, red, 76),
    hiker(86, 74, blue, red, white, 96),
    boulder(paint("#9a928a"), paint("#6a6672"), 190, 80, 110, random),
    boulder(paint("#9a928a"), paint("#6a6672"), -210, 66, 90, random),
    boulder(paint("#9a928a"), paint("#6a6672"), 236, 96, 60, random),
    grass(colours.leaf, left, -110, 120, 30, random),
    shape(
      paint("#d9589c"),
      count(24)
        .map((index) => discData(left + 12 + ((index * 37) % 190), 92 + ((index * 23) % 40), 3.6))
        .join(""),
    ),
    shape(
      paint("#f2b53a"),
      count(20)
        .map((index) => discData(150 + ((index * 41) % 170), 110 + ((index * 19) % 30), 3.4))
        .join(""),
    ),
  ].join("");
}

/** People on a hilltop watching the first light on the snow. */
export function sunriseCrowd({ paint, colours, left, right, bottom, random }: Stage): string {
  const rose = {
    lit: paint("#ffb59a", "#8a7ab0"),
    shade: paint("#c97a9a", "#4d5590"),
    rock: paint("#b06a8a", "#414a86"),
    rockShade: paint("#8a5a86", "#343c74"),
  };
  const ranges = [-250, -150, 160, 262, -40, 70].map((x, index) =>
    peak(
      rose,
      x,
      [-132, -156, -150, -126, -186, -240][index] ?? -140,
      0,
      [100, 110, 110, 110, 120, 140][index] ?? 100,
      random,
      0.8,
      true,
    ),
  );
  const people = count(11).map((index) => -190 + index * 38 + (index % 2) * 6);
  return [
    ...ranges,
    shape(colours.land(0.4), `M${left} -26Q-160 -60 -60 -30T120 -40T${right} -24V${bottom}H${left}z`),
    shape(`${colours.cloud}" opacity=".8`, `M${left} -6Q-140 -26 -60 -8T100 -14T${right} -4V26H${left}z`),
    shape(colours.land(0.75), `M${left} 30Q-100 6 0 16T${right} 20V${bottom}H${left}z`),
    stroke(colours.ink, 4, `M${left} 24H${right}M${left} 40H${right}`),
    stroke(
      colours.ink,
      4,
      count(14)
        .map((index) => `M${left + index * 52} 14V64`)
        .join(""),
    ),
    prayerFlags(paint, [left, -70], [-120, -120], 14, 12),
    stroke(colours.ink, 4, "M-120 70V-124"),
    prayerFlags(paint, [-120, -120], [60, -84], 20, 12),
    crowd(
      [
        paint("#3a2f5a", "#15122f"),
        paint("#7a2f3a", "#2a1630"),
        paint("#27466f", "#151f44"),
        paint("#8a5a2f", "#2c2038"),
      ],
      people,
      64,
      1.9,
    ),
    shape(colours.ink, `M${left} 60Q0 52 ${right} 62V${bottom}H${left}z`),
  ].join("");
}

/** Tents and a fire in a clearing. */
export function campfire({ paint, colours, left, right, bottom, random }: Stage): string {
  const canvas = tones(paint, "#e8c987");
  const orange = tones(paint, "#d9702f");
  const tent = (x: number, y: number, size: number, cloth: typeof canvas) =>
    place(
      [
        polygon(cloth.mid, [-70, 0], [0, -84], [70, 0]),
        polygon(cloth.shade, [20, 0], [0, -84], [70, 0]),
        polygon(cloth.deep, [-22, 0], [0, -58], [20, 0]),
        polygon(colours.lamp, [-14, 0], [-1, -44], [11, 0]),
        stroke(colours.ink, 1.6, "M0 -84L-96 4M0 -84L98 4"),
      ].join(""),
      x,
      y,
      size,
    );
  const sitter = (x: number, side: 1 | -1, coat: string) =>
    place(
      shape(coat, "M-16 0Q-20 -38 -4 -44Q12 -42 12 -20L34 -18L36 0z") +
        disc(skin(paint), -2, -53, 9) +
        stroke(skin(paint), 5, "M6 -34L26 -26"),
      x,
      62,
      side,
      1,
    );
  const [red, blue, white] = cloths(paint);
  return [
    firs(
      colours.leafDark,
      count(15).map((index) => [left + 10 + index * 46, 0, between(random, 110, 210)] as const),
      0.24,
    ),
    shape(colours.ground, `M${left} -6Q0 -20 ${right} -8V${bottom}H${left}z`),
    `<circle fill="${colours.lamp}" opacity=".2" cx="0" cy="30" r="120"/>`,
    tent(-148, 16, 1, canvas),
    tent(160, 14, 0.96, orange),
    tent(28, -4, 0.6, canvas),
    shape(colours.groundLight, "M-150 66Q0 40 150 66Q0 92 -150 66z"),
    sitter(-84, 1, red),
    sitter(-132, 1, blue),
    sitter(88, -1, white),
    sitter(134, -1, paint("#2f8f7a")),
    stroke(paint("#5d3b2a"), 9, "M-30 72L28 60M30 72L-28 60"),
    shape(
      paint("#ff7a2f", "#ff7a2f"),
      "M-24 62Q-30 30 -8 16Q-10 34 0 34Q-4 4 14 -10Q12 20 24 30Q30 48 22 62z",
    ),
    shape(paint("#ffd05a", "#ffd05a"), "M-12 62Q-14 42 0 34Q4 44 10 40Q16 54 10 62z"),
    shape(
      paint("#ffd05a", "#ffd05a"),
      discData(-10, -20, 2) + discData(16, -36, 2.4) + discData(4, -58, 1.8) + discData(-6, -44, 1.6),
    ),
    shape(colours.ink, `M${left} 104Q0 88 ${right} 108V${bottom}H${left}z`),
    grass(colours.ink, left, right, 112, 26, random),
  ].join("");
}

/** Bathers in a steaming stone pool. */
export function hotSpring({ paint, colours, left, right, bottom, random }: Stage): string {
  const stone = tones(paint, "#9a8f86");
  const head = (x: number, y: number) =>
    disc(skin(paint), x, y - 12, 10) +
    shape(paint("#2b2038"), `M${x - 10} ${y - 13}a10 10 0 0 1 20 0z`) +
    shape(skin(paint), `M${x - 19} ${y + 8}q2 -14 19 -14t19 14z`) +
    stroke(colours.paper, 2, `M${x - 28} ${y + 9}h56`);
  const steam = (x: number, y: number, tall: number) =>
    stroke(
      `${colours.paper}" opacity=".65`,
      9,
      `M${x} ${y}q-20 -${tall * 0.2} 0 -${tall * 0.4}t0 -${tall * 0.4}`,
    );
  return [
    firs(
      colours.leafDark,
      [
        [-270, -10, 190],
        [-232, -6, 140],
        [246, -8, 180],
        [280, -4, 150],
        [206, -4, 110],
      ],
      0.26,
    ),
    wall(tones(paint, "#7a4a35"), -20, -14, 190, 66, 0.2),
    polygon(tones(paint, "#6a7482").mid, [-136, -78], [-20, -142], [96, -78]),
    polygon(tones(paint, "#6a7482").shade, [10, -126], [-20, -142], [96, -78], [40, -78]),
    shape(colours.lamp, archData(-60, -14, 26, 42) + archData(20, -14, 26, 42)),
    stroke(tones(paint, "#7a4a35").deep, 2, "M-112 -40H74"),
    box(stone.mid, left, -16, right - left, bottom + 20),
    ...count(9).map((index) => boulder(stone.lit, stone.shade, left + 30 + index * 76, 4, 84, random)),
    shape(stone.shade, "M-190 96Q-220 14 -60 8H90Q230 16 200 96z"),
    shape(tones(paint, "#5fa8a0").mid, "M-172 98Q-196 26 -60 20H90Q206 26 184 98z"),
    shape(tones(paint, "#5fa8a0").lit, "M-150 40Q-60 20 90 26Q160 30 176 50Q60 36 -150 40z"),
    head(-84, 58),
    head(-20, 46),
    head(70, 62),
    head(126, 50),
    stroke(stone.lit, 10, "M-196 8Q-170 16 -160 40"),
    stroke(colours.paper, 5, "M-160 40q-2 10 2 16"),
    steam(-120, 14, 130),
    steam(-40, 4, 160),
    steam(36, 10, 140),
    steam(108, 12, 120),
    shape(stone.mid, `M${left} 92Q0 104 ${right} 90V${bottom}H${left}z`),
    ...count(7).map((index) => boulder(stone.lit, stone.shade, left + 50 + index * 100, 132, 110, random)),
  ].join("");
}

/** A sacred grove: moss, ferns and standing stones. */
export function sacredGrove({ paint, colours, left, right, top, bottom }: Stage): string {
  const stone = tones(paint, "#8f948c");
  const trunk = (x: number, wide: number, fill: string) =>
    shape(
      fill,
      `M${x - wide * 1.6} 40Q${x - wide * 0.5} 0 ${x - wide * 0.6} -80L${x - wide * 0.9} ${top}h${wide * 1.7}L${x + wide * 0.6} -80Q${x + wide * 0.6} 0 ${x + wide * 1.8} 40z`,
    );
  const monolith = (x: number, y: number, tall: number) =>
    shape(
      stone.mid,
      `M${x - 17} ${y}L${x - 14} ${y - tall}Q${x} ${y - tall - 14} ${x + 13} ${y - tall + 4}L${x + 17} ${y}z`,
    ) +
    shape(
      stone.shade,
      `M${x + 4} ${y}L${x + 4} ${y - tall - 8}Q${x + 10} ${y - tall - 4} ${x + 13} ${y - tall + 4}L${x + 17} ${y}z`,
    ) +
    shape(
      colours.leaf,
      `M${x - 14} ${y - tall}Q${x} ${y - tall - 14} ${x + 13} ${y - tall + 4}Q${x + 6} ${y - tall + 12} ${x} ${y - tall + 4}T${x - 14} ${y - tall + 10}z`,
    );
  const canopy = (y: number, fill: string, size: number) =>
    shape(
      fill,
      count(Math.ceil((right - left) / (size * 1.1)) + 1)
        .map((index) => discData(left + index * size * 1.1, y + ((index * 23) % 20), size))
        .join("") + boxData(left, top - 10, right - left, y - top + 10),
    );
  return [
    box(colours.land(0.3), left, top, right - left, 60 - top),
    ...[-230, -120, -40, 60, 150, 250].map((x) => trunk(x, 10, colours.land(0.55))),
    canopy(top + 40, colours.land(0.6), 40),
    shape(
      `${colours.paper}" opacity=".16`,
      `M-30 ${top}h70l70 ${-top + 60}h-200zM120 ${top}h30l90 ${-top + 60}h-90z`,
    ),
    ...[-196, 200].map((x) => trunk(x, 24, paint("#5d4a3a", "#191530"))),
    trunk(-290, 30, paint("#4f3f34", "#151129")),
    shape(colours.leafDark, `M${left} 24Q0 4 ${right} 22V${bottom}H${left}z`),
    shape(colours.leaf, `M${left} 44Q-60 24 40 36T${right} 40V${bottom}H${left}z`),
    monolith(-84, 40, 84),
    monolith(-40, 44, 120),
    monolith(6, 46, 142),
    monolith(52, 44, 108),
    monolith(94, 40, 74),
    shape(stone.mid, "M-70 60Q-66 50 -10 50T60 58Q64 70 0 72T-70 60z"),
    shape(stone.shade, "M-70 60Q0 70 62 62Q60 72 0 72T-70 60z"),
    canopy(top + 8, colours.leafDark, 46),
    ...[-150, -110, 140, 176].map((x) =>
      fernLeaf(colours.leafDark, [x, 96], [x + 10, 50], [x + (x < 0 ? -34 : 36), 40], 15),
    ),
    ...[-230, 236].map((x) => fernLeaf(colours.ink, [x, bottom], [x, 70], [x * 0.72, 50], 26)),
    ...[-190, 190].map((x) => fernLeaf(colours.ink, [x, bottom], [x * 1.02, 90], [x * 0.56, 92], 22)),
  ].join("");
}

/** A hill fort of the Marathas: a green spur, its wall and winding steps. */
export function greenHillFort({ paint, colours, left, right, bottom, random }: Stage): string {
  const stone = tones(paint, "#7f7a72");
  return [
    shape(
      colours.land(0.5),
      `M${left} -20L-230 -90L-200 -94L-120 -30zM120 -20L200 -110L256 -112L${right} -30z`,
    ),
    shape(
      colours.leaf,
      `M${left} 60Q-150 10 -112 -90Q-106 -150 -70 -160H70Q112 -150 122 -90Q160 10 ${right} 50V${bottom}H${left}z`,
    ),
    shape(
      paint("#6f6660", "#242548"),
      "M-112 -90Q-106 -150 -70 -160H70Q112 -150 122 -90L100 -110L84 -96L58 -118L30 -100L-4 -116L-34 -98L-64 -116L-90 -96z",
    ),
    shape(colours.leafDark, `M30 -100Q90 -10 ${right} 50V${bottom}H40Q90 20 10 -60z`),
    box(stone.mid, -78, -182, 158, 24),
    shape(stone.mid, merlonsData(-78, 80, -181, 9)),
    box(stone.shade, 40, -182, 40, 24),
    ...[-72, 76].map(
      (x) =>
        shape(stone.mid, `M${x - 17} -152L${x - 14} -196H${x + 14}L${x + 17} -152z`) +
        shape(stone.mid, merlonsData(x - 14, x + 14, -195, 7)) +
        shape(stone.shade, `M${x + 4} -152V-196H${x + 14}L${x + 17} -152z`),
    ),
    wall(stone, 0, -156, 40, 44, 0.3),
    shape(stone.deep, archData(0, -156, 20, 30)),
    flag(paint("#ef7a1f"), colours.ink, 34, -182, 62),
    stroke(paint("#d8c6a8", "#5d5f86"), 6, "M0 -156Q-20 -120 20 -100T-40 -46T60 6T-60 66T10 130"),

    shape(
      colours.leafDark,
      count(26)
        .map((index) =>
          discData(
            left + 20 + ((index * 97) % Math.round(right - left - 40)),
            60 + ((index * 31) % 60),
            9 + (index % 4) * 3,
          ),
        )
        .join(""),
    ),
    crowd([...cloths(paint)], [-30, -14, 20], 44, 0.6),
    grass(colours.leafDark, left, right, 136, 34, random),
  ].join("");
}

/** The meeting of two rivers, one green and one gray, below a temple. */
export function confluence({ paint, colours, left, right, bottom, random }: Stage): string {
  const stone = tones(paint, "#d9b28a");
  const jade = paint("#2f9a8f", "#1c5a70");
  const silt = paint("#c9b79a", "#5f6488");
  return [
    shape(
      colours.land(0.4),
      `M${left} -30L-250 -150L-150 -60L-100 -30zM${right} -30L240 -160L150 -70L90 -30z`,
    ),
    shape(colours.land(0.6), `M-130 -24L-40 -130Q0 -150 40 -126L130 -24z`),
    shape(jade, `M${left} -34Q-200 -36 -150 -10T-40 54L-60 ${bottom}H${left - 40}V10Q-200 0 ${left} -6z`),
    shape(silt, `M${right} -34Q210 -36 160 -10T40 54L60 ${bottom}H${right}V20Q220 0 ${right} -6z`),
    shape(jade, `M-130 0Q-60 30 -10 66Q-40 90 -30 ${bottom}H${left}V40z`),
    shape(silt, `M130 0Q60 30 -10 66Q20 84 30 ${bottom}H${right}V40z`),
    shape(paint("#8fb5a4", "#3d5f7c"), `M-16 62Q-2 70 6 84T30 ${bottom}H-30Q-40 100 -16 62z`),
    stroke(
      colours.paper,
      2.6,
      "M-240 20q12 -10 24 0t24 0M-180 60q12 -10 24 0t24 0M-110 96q12 -10 24 0t24 0M150 24q12 -10 24 0t24 0M100 64q12 -10 24 0t24 0M170 100q12 -10 24 0t24 0",
    ),
    shape(colours.land(0.78), "M-150 -14Q-90 -60 0 -62T150 -14Q90 14 40 44Q0 74 -30 60Q-90 20 -150 -14z"),
    polygon(stone.mid, [-34, 10], [42, 10], [20, 58], [-14, 62]),
    stroke(stone.shade, 2, "M-30 20H38M-26 30H32M-20 40H26M-16 50H22"),
    wall(stone, 4, 12, 60, 40, 0.3),
    polygon(stone.mid, [-20, -28], [-8, -84], [16, -84], [28, -28]),
    polygon(stone.shade, [12, -28], [8, -84], [16, -84], [28, -28]),
    stroke(stone.shade, 1.4, "M-16 -44H24M-13 -58H20M-10 -72H18"),
    shape(paint("#f0b236"), "M0 -84h8v-8l-4 -10l-4 10z"),
    shape(stone.deep, archData(4, 12, 16, 26)),
    ...[-84, -56, 70, 98].map((x, index) =>
      wall(
        tones(paint, ["#e8d2a8", "#c98f7a", "#d9c2a0", "#b88a6a"][index] ?? "#e8d2a8"),
        x,
        -12 + Math.abs(x) * 0.05,
        26,
        24,
        0.3,
      ),
    ),
    crowd([paint("#ef8a2f"), paint("#f7efe0"), paint("#d8432b")], [-16, -2, 16], 46, 0.6),
    firs(
      colours.leafDark,
      count(12).map(
        (index) => [left + 16 + index * 26, -20 + (index % 3) * 6, between(random, 36, 60)] as const,
      ),
    ),
    firs(
      colours.leafDark,
      count(12).map(
        (index) => [right - 16 - index * 24, -22 + (index % 3) * 6, between(random, 36, 60)] as const,
      ),
    ),
    boulder(paint("#b9b2a8"), paint("#7f7c86"), left + 70, bottom + 6, 130, random),
    boulder(paint("#b9b2a8"), paint("#7f7c86"), right - 60, bottom + 6, 140, random),
  ].join("");
}

/** Terraced fields stepping down to a village. */
export function terraces({ paint, colours, left, right, bottom }: Stage): string {
  const fills = [
    colours.leafLight,
    colours.leaf,
    paint("#e0c463"),
    colours.leaf,
    colours.leafLight,
    colours.leafDark,
    colours.leaf,
  ];
  const house = (x: number, y: number, size: number, roof: string) =>
    place(
      wall(tones(paint, "#f3e3c4"), 0, 0, 44, 26, 0.3) +
        polygon(paint(roof), [-30, -24], [-18, -44], [18, -44], [30, -24]) +
        shape(colours.window, boxData(-14, -18, 8, 10) + boxData(6, -18, 8, 18)),
      x,
      y,
      size,
    );
  return [
    ...count(8).map((index) => {
      const y = -120 + index * 30 + index * index * 1.4;
      const bend = 20 + index * 5;
      const side = index % 2 ? 1 : -1;
      return (
        shape(
          paint("#8a6a45"),
          `M${left} ${y - side * bend * 0.4}Q-120 ${y - bend} -20 ${y + side * 6}T${right} ${y - side * bend * 0.6}V${bottom}H${left}z`,
        ) +
        shape(
          fills[index % fills.length] ?? colours.leaf,
          `M${left} ${y + 6 - side * bend * 0.4}Q-120 ${y + 6 - bend} -20 ${y + 6 + side * 6}T${right} ${y + 6 - side * bend * 0.6}V${bottom}H${left}z`,
        ) +
        stroke(
          colours.leafDark,
          1.4,
          count(2)
            .map(
              (row) =>
                `M${left} ${y + 14 + row * 7 - side * bend * 0.4}Q-120 ${y + 14 + row * 7 - bend} -20 ${y + 14 + row * 7 + side * 6}T${right} ${y + 14 + row * 7 - side * bend * 0.6}`,
            )
            .join(""),
        )
      );
    }),
    house(-150, -86, 0.7, "#6f7a86"),
    house(-108, -76, 0.8, "#8a4a35"),
    house(96, -28, 1, "#6f7a86"),
    house(150, -22, 1.1, "#8a4a35"),
    house(206, -36, 0.9, "#6f7a86"),
    shape(paint("#d8432b"), "M-60 66q0 -28 9 -28t9 28zM-20 74q0 -28 9 -28t9 28z"),
    shape(paint("#e0c463"), "M-72 40q21 -22 42 0zM-32 48q21 -22 42 0z"),
    firs(colours.ink, [
      [-262, 30, 120],
      [-230, 40, 90],
      [268, 60, 130],
    ]),
  ].join("");
}

/** Apple trees in fruit, crates below them. */
export function orchard({ paint, colours, left, right, bottom, random }: Stage): string {
  const tree = (x: number, y: number, size: number) =>
    place(
      [
        stroke(
          paint("#6d4a35", "#1f1836"),
          12,
          "M0 0Q-4 -40 0 -70M0 -40Q-24 -60 -40 -76M0 -46Q24 -64 42 -80",
        ),
        shape(
          colours.leafDark,
          discData(-44, -92, 36) +
            discData(44, -94, 38) +
            discData(0, -124, 46) +
            discData(-20, -84, 30) +
            discData(24, -84, 30),
        ),
        shape(colours.leaf, discData(-50, -102, 22) + discData(36, -108, 24) + discData(-8, -138, 28)),
        shape(
          paint("#d8332b"),
          [
            [-62, -84],
            [-34, -100],
            [-18, -72],
            [6, -96],
            [30, -76],
            [58, -88],
            [46, -114],
            [10, -128],
            [-22, -130],
            [-48, -112],
            [-4, -154],
            [22, -148],
          ]
            .map(([px = 0, py = 0]) => discData(px, py, 6.5))
            .join(""),
        ),
        shape(
          paint("#f08a6a"),
          [
            [-64, -86],
            [-36, -102],
            [4, -98],
            [28, -78],
            [56, -90],
            [8, -130],
            [-24, -132],
          ]
            .map(([px = 0, py = 0]) => discData(px, py, 2))
            .join(""),
        ),
      ].join(""),
      x,
      y,
      size,
    );
  const crate = (x: number, y: number, size: number) =>
    place(
      shape(
        paint("#d8332b"),
        count(7)
          .map((index) => discData(-30 + index * 10, -34 - (index % 2) * 7, 8))
          .join(""),
      ) +
        shape(paint("#c9975a"), "M-42 -32H42V0H-42z") +
        stroke(paint("#8a6238"), 3, "M-42 -21H42M-42 -10H42M-34 -32V0M34 -32V0"),
      x,
      y,
      size,
    );
  return [
    ...[-240, -130, -30, 76, 180, 276].map((x, index) => tree(x, -10 + (index % 2) * 4, 0.7)),
    shape(colours.leaf, `M${left} -8Q0 -22 ${right} -10V${bottom}H${left}z`),
    shape(colours.leafLight, `M${left} 8Q0 -6 ${right} 6V30Q0 14 ${left} 28z`),
    tree(-170, 40, 1.24),
    tree(150, 46, 1.34),
    shape(colours.groundShade, "M-30 30Q0 60 -40 140H60Q40 60 20 30z"),
    crate(-30, 84, 1),
    crate(26, 96, 1.1),
    shape(paint("#27567f"), "M56 100Q58 34 78 30Q98 34 100 100z"),
    disc(skin(paint), 78, 16, 13),
    shape(paint("#d8432b"), "M64 18Q62 0 78 0T92 18Q78 6 64 18z"),
    stroke(skin(paint), 7, "M88 44L112 8"),
    grass(colours.leafDark, left, right, 134, 34, random),
  ].join("");
}

/** A mall of hill-town shops under lamps, walkers in warm coats. */
export function mallRoad({ paint, colours, left, right, bottom }: Stage): string {
  const shop = (x: number, wide: number, tall: number, body: string, roof: string) => {
    const wood = tones(paint, body);
    return [
      wall(wood, x, 6, wide, tall, 0.2),
      polygon(
        tones(paint, roof).mid,
        [x - wide / 2 - 8, -tall + 8],
        [x - wide * 0.3, -tall - wide * 0.36],
        [x + wide * 0.3, -tall - wide * 0.36],
        [x + wide / 2 + 8, -tall + 8],
      ),
      polygon(tones(paint, roof).lit, [x - 18, -tall + 8], [x, -tall - wide * 0.34], [x + 18, -tall + 8]),
      stroke(wood.deep, 2, `M${x - wide / 2} ${-tall * 0.5}H${x + wide / 2}`),
      shape(
        colours.window,
        count(4)
          .map((index) =>
            boxData(x - wide * 0.4 + index * wide * 0.21, -tall * 0.86, wide * 0.14, tall * 0.22),
          )
          .join(""),
      ),
      box(wood.deep, x - wide * 0.42, -tall * 0.42, wide * 0.84, tall * 0.42 + 6),
      shape(
        colours.lamp,
        boxData(x - wide * 0.36, -tall * 0.34, wide * 0.3, tall * 0.24) +
          boxData(x + wide * 0.06, -tall * 0.34, wide * 0.3, tall * 0.24),
      ),
    ].join("");
  };
  const lamp = (x: number) =>
    stroke(colours.ink, 4, `M${x} 60V-64M${x - 16} -60H${x + 16}`) +
    shape(colours.lamp, discData(x - 16, -54, 8) + discData(x + 16, -54, 8)) +
    `<circle fill="${colours.lamp}" opacity=".25" cx="${x}" cy="-54" r="38"/>`;
  const [red, blue, white, gold] = cloths(paint);
  return [
    firs(
      colours.leafDark,
      count(16).map((index) => [left + index * 44, -70, 90 + ((index * 37) % 60)] as const),
      0.26,
    ),
    shop(-232, 150, 112, "#c9825a", "#2f6f5a"),
    shop(-94, 124, 128, "#e3c48a", "#a8432f"),
    shop(40, 140, 104, "#b8705a", "#2f5f7a"),
    shop(186, 150, 130, "#d9b06a", "#a8432f"),
    shop(310, 110, 108, "#c27a55", "#2f6f5a"),
    box(colours.groundLight, left, 6, right - left, 12),
    box(colours.ground, left, 16, right - left, bottom),
    shape(colours.groundShade, `M${left} 84Q0 66 ${right} 88V${bottom}H${left}z`),
    lamp(-160),
    lamp(120),
    crowd([red, blue, gold, white], [-220, -196, -60, -36, 20, 70, 210, 234], 44, 1.3),
    walker({ skin: skin(paint), coat: red, legs: colours.ink, hat: gold }, -104, 100, 84),
    walker({ skin: skin(paint), coat: blue, legs: colours.ink, hat: white }, -66, 102, 80),
    walker({ skin: skin(paint), coat: paint("#7a4a9a"), legs: colours.ink, hat: red }, 170, 106, 88),
  ].join("");
}

/** Skaters on an open-air rink. */
export function iceRink({ paint, colours, left, right, bottom }: Stage): string {
  const skater = (x: number, y: number, size: number, coat: string, flip = 1) =>
    place(
      [
        stroke(colours.ink, 6, "M0 -36L12 -16L8 0M0 -36L-22 -26L-42 -34"),
        stroke(colours.paper, 3, "M0 2H18M-48 -40l10 12"),
        shape(coat, "M-10 -36L4 -76Q14 -82 20 -74L12 -34z"),
        stroke(coat, 6, "M10 -72L-18 -66M16 -70L36 -84"),
        disc(skin(paint), 20, -86, 8),
        shape(paint("#f2b53a"), "M12 -88a8 8 0 0 1 16 -2z" + discData(18, -98, 3)),
        stroke(paint("#d8432b"), 4, "M14 -78L-4 -84"),
      ].join(""),
      x,
      y,
      size * flip,
      size,
    );
  const [red, blue, , gold] = cloths(paint);
  return [
    firs(
      colours.leafDark,
      count(18).map((index) => [left + index * 40, -28, 70 + ((index * 41) % 70)] as const),
      0.26,
    ),
    wall(tones(paint, "#a8603f"), 0, -26, 200, 50, 0.2),
    polygon(colours.snow, [-116, -74], [0, -116], [116, -74]),
    polygon(colours.snowShade, [10, -112], [0, -116], [116, -74], [50, -74]),
    shape(
      colours.lamp,
      count(5)
        .map((index) => boxData(-84 + index * 36, -60, 22, 20))
        .join(""),
    ),
    box(colours.snowShade, left, -30, right - left, 12),
    box(paint("#d8ecf0", "#4d68a8"), left, -18, right - left, bottom + 20),
    shape(paint("#ffffff", "#7f97cc"), `M${left} 30Q0 8 ${right} 40V54Q0 26 ${left} 46z`),
    stroke(
      paint("#9fc4d4", "#35508f"),
      2,
      "M-220 40q80 -30 160 0t160 -10M-160 90q100 -40 200 0M40 70q80 -20 180 10M-240 110q40 -10 90 0",
    ),
    stroke(colours.ink, 1.6, `M${left} -120Q-100 -80 0 -104T${right} -116`),
    shape(
      colours.lamp,
      count(12)
        .map((index) => discData(left + 30 + index * 56, -108 + Math.sin(index) * 10, 5))
        .join(""),
    ),
    skater(-190, 8, 0.6, blue),
    skater(180, 10, 0.62, gold, -1),
    skater(70, 0, 0.5, red),
    skater(-70, 66, 1.1, red),
    skater(80, 84, 1.24, blue, -1),
    skater(-196, 98, 1.1, paint("#2f8f7a")),
    shape(colours.snow, `M${left} 128Q0 114 ${right} 130V${bottom}H${left}z`),
  ].join("");
}

/** Cabins of a ropeway rising to a temple on a wooded hill. */
export function ropewayToTemple({ paint, colours, left, right, bottom }: Stage): string {
  const cable = (x: number) => -20 - ((x - left) / (170 - left)) * 150;
  const cabin = (x: number, colour: string, size: number) =>
    place(
      stroke(colours.ink, 3, "M0 0V16M-8 0H8") +
        shape(paint(colour), "M-22 24Q-22 16 -14 16H14Q22 16 22 24L18 52Q16 58 10 58H-10Q-16 58 -18 52z") +
        shape(colours.window, "M-17 23H-2V40H-16zM2 23H17L16 40H2z"),
      x,
      cable(x),
      size,
    );
  const white = tones(paint, "#f7ead6");
  return [
    shape(
      colours.land(0.6),
      `M${left} 30Q-100 10 -20 -40T110 -150Q150 -176 210 -150T${right} -70V${bottom}H${left}z`,
    ),
    shape(
      colours.leafDark,
      count(30)
        .map((index) =>
          discData(
            -60 + ((index * 61) % 360),
            -20 - ((index * 43) % 80) + Math.max(0, 60 - index * 2),
            13 + (index % 4) * 4,
          ),
        )
        .join(""),
    ),
    shape(
      colours.leaf,
      count(24)
        .map((index) =>
          discData(
            left + ((index * 67) % Math.round(right - left)),
            50 + ((index * 29) % 40),
            20 + (index % 3) * 6,
          ),
        )
        .join(""),
    ),
    wall(white, 186, -148, 100, 30, 0.3),
    polygon(white.mid, [166, -176], [178, -232], [194, -232], [206, -176]),
    polygon(white.shade, [190, -176], [187, -232], [194, -232], [206, -176]),
    stroke(white.shade, 1.4, "M168 -190H204M171 -204H201M174 -218H198"),
    shape(paint("#f0b236"), "M183 -232h6v-8l-3 -10l-3 10z"),
    flag(paint("#ef7a1f"), colours.ink, 218, -178, 48),
    shape(
      white.deep,
      archData(186, -148, 16, 24) + archData(154, -148, 10, 16) + archData(218, -148, 10, 16),
    ),
    stroke(
      colours.ink,
      3,
      `M${left} ${cable(left)}L170 ${cable(170)}M${left} ${cable(left) + 18}L170 ${cable(170) + 14}`,
    ),
    stroke(colours.ink, 6, `M-20 40L-12 ${cable(-12)}L-4 40M-24 ${cable(-12)}H2`),
    cabin(-210, "#d8432b", 1.3),
    cabin(-90, "#f2b53a", 1.14),
    cabin(70, "#2f8f7a", 0.94),
    shape(colours.leafDark, `M${left} 100Q0 76 ${right} 96V${bottom}H${left}z`),
    shape(
      colours.leafDark,
      count(14)
        .map((index) => discData(left + 20 + index * 52, 96 - ((index * 17) % 14), 26))
        .join(""),
    ),
  ].join("");
}

/** A footbridge of ropes over a green river, temples on the far bank. */
export function footbridge(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const tower = (x: number) =>
    shape(
      paint("#f2e3c6"),
      boxData(x - 13, -170, 8, 190) +
        boxData(x + 5, -170, 8, 190) +
        boxData(x - 17, -176, 34, 8) +
        boxData(x - 13, -120, 26, 5),
    );
  const ashram = (x: number, colour: string, tall: number) => {
    const body = tones(paint, colour);
    return (
      wall(body, x, -20, 44, tall, 0.3) +
      polygon(
        body.lit,
        [x - 14, -20 - tall],
        [x - 5, -60 - tall],
        [x + 5, -60 - tall],
        [x + 14, -20 - tall],
      ) +
      shape(colours.window, boxData(x - 14, -tall + 4, 8, 12) + boxData(x + 6, -tall + 4, 8, 12)) +
      shape(paint("#f0b236"), `M${x - 3} ${-60 - tall}l3 -12l3 12z`)
    );
  };
  const [red, blue, white, gold] = cloths(paint);
  const hangers = count(37).map((index) => {
    const x = -180 + index * 10;
    return `M${x} ${(-56 - (x / 180) ** 2 * 110).toFixed(0)}V-34`;
  });
  return [
    ashram(-90, "#e8a05a", 46),
    ashram(-40, "#f3e3c4", 60),
    ashram(14, "#d9766a", 40),
    ashram(64, "#f0c46a", 56),
    ashram(112, "#f3e3c4", 42),
    box(tones(paint, "#c9a58a").mid, left, -22, right - left, 10),
    box(colours.water, left, -12, right - left, bottom + 20),
    box(colours.waterLight, left, -12, right - left, 9),
    shape(colours.waterDeep, `M${left} 70Q0 48 ${right} 76V${bottom}H${left}z`),
    tower(-180),
    tower(180),
    stroke(colours.ink, 3, `M-180 -172Q0 62 180 -172M${left} -40L-180 -172M${right} -40L180 -172`),
    stroke(colours.ink, 1.2, hangers.join("")),
    box(paint("#c8452f"), left, -36, right - left, 8),
    box(colours.ink, left, -28, right - left, 3),
    ...[-130, -96, -40, 6, 44, 96, 136].map((x, index) =>
      walker(
        {
          skin: skin(paint),
          coat: [red, gold, white, blue][index % 4] ?? red,
          legs: [white, blue, red, gold][index % 4] ?? white,
          hat: index % 3 ? undefined : gold,
        },
        x,
        -36,
        26,
      ),
    ),
    stroke(
      colours.paper,
      2.8,
      "M-220 30q12 -10 24 0t24 0M-60 40q12 -10 24 0t24 0t24 0M110 34q12 -10 24 0t24 0M-150 84q12 -10 24 0t24 0M60 90q12 -10 24 0t24 0",
    ),
  ].join("");
}

/** A calm hill lake with rowing boats under trees. */
export function rowingLake({ paint, colours, left, right, bottom }: Stage): string {
  const boat = (x: number, y: number, size: number, hull: string, flip = 1) =>
    place(
      [
        shape(paint("#d8432b"), "M-34 -6q0 -28 9 -28t9 28z"),
        disc(skin(paint), -25, -40, 7),
        shape(paint("#f7efe0"), "M10 -6q0 -28 9 -28t9 28z"),
        disc(skin(paint), 19, -40, 7),
        stroke(paint("#6d4a35"), 3, "M24 -24L-10 10M16 -24L56 8"),
        shape(paint(hull), "M-70 -16Q-20 -2 70 -18Q60 10 40 12H-44Q-62 8 -70 -16z"),
        stroke(paint("#f7efe0"), 2.4, "M-68 -12Q-20 2 68 -14"),
        oval(colours.waterLight, 0, 14, 60, 2.4),
      ].join(""),
      x,
      y,
      size * flip,
      size,
    );
  return [
    boat(-170, -20, 0.5, "#2f8f7a"),
    boat(150, -26, 0.46, "#f2b53a", -1),
    boat(-60, 24, 0.9, "#27567f"),
    boat(110, 56, 1.2, "#c8452f", -1),
    stroke(colours.waterLight, 2.4, "M-230 20h70M40 0h60M-120 70H-40M190 90h60M-200 104h80"),
    stroke(
      paint("#5d4a3a", "#17132c"),
      12,
      `M${left} ${bottom - 180}Q-200 -130 -150 -150M${left} -110Q-240 -150 -210 -190`,
    ),
    shape(
      colours.leafDark,
      [
        [-230, -190, 44],
        [-180, -206, 40],
        [-150, -160, 38],
        [-260, -140, 50],
        [-280, -200, 50],
        [-120, -186, 26],
      ]
        .map(([x = 0, y = 0, size = 0]) => discData(x, y, size))
        .join(""),
    ),
    shape(
      colours.leaf,
      [
        [-236, -204, 24],
        [-190, -216, 20],
        [-160, -172, 18],
        [-270, -158, 24],
      ]
        .map(([x = 0, y = 0, size = 0]) => discData(x, y, size))
        .join(""),
    ),
    polygon(paint("#8a5a3a"), [right, 88], [176, 96], [160, 108], [right, 112]),
    stroke(paint("#5d3b2a"), 6, "M190 100V140M230 98V140M270 96V140"),
  ].join("");
}
