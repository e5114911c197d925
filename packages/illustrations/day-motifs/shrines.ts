import { along, archData, chhatri, dome, flag, roundArchData, wall } from "../architecture";
import { tones } from "../palettes";
import { cloths, crowd, skin } from "../people";
import { broadleaf, discData } from "../plants";
import { count } from "../random";
import { box, boxData, dashes, disc, oval, place, polygon, shape, stroke } from "../shapes";
import { boulder, grass } from "../terrain";
import { spire } from "../towers";
import type { Stage } from "../types";

function court({ colours, left, right, bottom }: Stage): string {
  return (
    box(colours.groundLight, left, -2, right - left, 12) +
    box(colours.ground, left, 9, right - left, bottom) +
    shape(colours.groundShade, `M${left} 66Q0 48 ${right} 72V${bottom}H${left}z`)
  );
}

/** A stone temple of the north: a curved spire, its porch and flags. */
export function spireTemple(stage: Stage): string {
  const { paint, colours, random } = stage;
  const stone = tones(paint, "#c99a6f");
  const leaves = { trunk: paint("#5a4038"), leaf: colours.leafDark, leafLight: colours.leaf };
  return [
    broadleaf(leaves, -220, 4, 170, random),
    broadleaf(leaves, 232, 4, 190, random),
    spire(stone, 44, -22, 116, 210, 3),
    spire(stone, -18, -22, 46, 96, 2),
    spire(stone, 106, -22, 46, 96, 2),
    polygon(stone.mid, [-116, -22], [-116, -64], [-74, -112], [-52, -112], [-14, -64], [-14, -22]),
    polygon(stone.shade, [-14, -22], [-14, -64], [-52, -112], [-40, -64], [-40, -22]),
    stroke(stone.shade, 2, "M-112 -68H-18M-102 -80H-28M-90 -93H-40"),
    shape(stone.deep, archData(-66, -22, 30, 44)),
    shape(colours.lamp, archData(-66, -22, 14, 22)),
    shape(stone.deep, archData(44, -22, 24, 40)),
    shape(stone.lit, boxData(-86, -64, 7, 42) + boxData(-53, -64, 7, 42)),
    polygon(stone.lit, [-136, -22], [122, -22], [132, -8], [-146, -8]),
    polygon(stone.mid, [-146, -8], [132, -8], [142, 8], [-156, 8]),
    dashes(stone.deep, -140, 128, 0, 9, 5, 6),
    flag(paint("#ef7a1f"), colours.ink, 44, -258, 42),
    court(stage),
    crowd(
      [paint("#f0a531"), paint("#d8432b"), paint("#f7efe0"), paint("#27567f")],
      [-96, -74, -50, 70, 96, 150],
      40,
      1.2,
    ),
  ].join("");
}

/** A hall of carved marble pillars under a dome of rings. */
export function marblePillars({ paint, colours, left, right, top, bottom }: Stage): string {
  const marble = tones(paint, "#f1e6d6");
  const pillar = (x: number, base: number, size: number) =>
    place(
      [
        box(marble.mid, -16, -230, 32, 230),
        box(marble.shade, 6, -230, 10, 230),
        box(marble.lit, -16, -230, 7, 230),
        ...[-30, -78, -126, -174].map(
          (y) => box(marble.lit, -20, y, 40, 7) + dashes(marble.deep, -15, 15, y - 18, 14, 3, 4),
        ),
        polygon(marble.mid, [-26, -4], [26, -4], [32, 6], [-32, 6]),
        polygon(marble.mid, [-16, -226], [16, -226], [44, -252], [-44, -252]),
        polygon(marble.shade, [6, -226], [16, -226], [44, -252], [14, -252]),
      ].join(""),
      x,
      base,
      size,
    );
  return [
    box(tones(paint, "#cdbca6").mid, left, top, right - left, 40 - top),
    polygon(`${colours.lamp}" opacity=".55`, [-30, -130], [30, -130], [64, 20], [-64, 20]),
    ...[-150, -100, -50, 50, 100, 150].map((x) => pillar(x, 6, 0.56)),
    shape(marble.shade, archData(0, 10, 60, 110)),
    shape(colours.lamp, archData(0, 10, 44, 92)),
    shape(marble.deep, "M-11 8q0 -30 11 -38q11 8 11 38z"),
    oval(marble.lit, 0, -208, 240, 58),
    oval(marble.mid, 0, -210, 206, 48),
    oval(marble.shade, 0, -213, 168, 38),
    oval(marble.mid, 0, -216, 126, 28),
    oval(marble.lit, 0, -219, 82, 18),
    oval(marble.shade, 0, -222, 38, 9),
    stroke(
      marble.deep,
      1.2,
      count(24)
        .map(
          (index) =>
            `M${(66 * Math.cos(index * 0.2618)).toFixed(0)} ${(-218 + 15 * Math.sin(index * 0.2618)).toFixed(0)}L${(204 * Math.cos(index * 0.2618)).toFixed(0)} ${(-210 + 47 * Math.sin(index * 0.2618)).toFixed(0)}`,
        )
        .join(""),
    ),
    ...[-214, 214].map((x) => pillar(x, 56, 1.04)),
    pillar(-318, 90, 1.3),
    pillar(318, 90, 1.3),
    box(marble.lit, left, 40, right - left, bottom),
    ...count(6).map((row) => stroke(marble.shade, 1.4, `M${left} ${46 + row * row * 3.4}H${right}`)),
    stroke(
      marble.shade,
      1.4,
      count(13)
        .map((index) => `M${-120 + index * 20} 40L${-420 + index * 70} ${bottom}`)
        .join(""),
    ),
    ...[-214, 214].map((x) => pillar(x, 56, 1.04)),
    crowd([paint("#f7efe0"), paint("#f0a531")], [-36, 32], 66, 1.4),
    crowd([paint("#d8432b"), paint("#27567f"), paint("#f0a531")], [-96, -70, 84], 92, 1.9),
    stroke(paint("#d9a441"), 2, "M-110 -160V-96M110 -160V-96"),
    shape(paint("#d9a441"), "M-122 -96h24l-6 -16h-12zM98 -96h24l-6 -16h-12z"),
    shape(paint("#ffb03a", "#ffd05a"), "M-113 -97q0 8 3 14q3 -6 3 -14zM107 -97q0 8 3 14q3 -6 3 -14z"),
    shape(
      paint("#ef8a1f"),
      along(27, left, right, (x) => discData(x, -168 + Math.sin(x / 22) * 7, 6)),
    ),
    shape(
      paint("#f7c531"),
      along(26, left + 12, right - 12, (x) => discData(x, -165 + Math.sin(x / 22) * 7, 5)),
    ),
  ].join("");
}

/** Temples cut from single boulders, with a stone elephant between them. */
export function rockRathas(stage: Stage): string {
  const { paint, random } = stage;
  const stone = tones(paint, "#b58f72");
  const ratha = (x: number, wide: number, tiers: number, size: number) =>
    place(
      [
        wall(stone, 0, 0, wide, 46, 0.28),
        shape(
          stone.deep,
          archData(0, 0, wide * 0.2, 36) +
            archData(-wide * 0.3, -4, wide * 0.13, 28) +
            archData(wide * 0.3, -4, wide * 0.13, 28),
        ),
        ...count(tiers).map((tier) => {
          const half = wide * (0.54 - tier * 0.12);
          const y = -46 - tier * 24;
          return (
            shape(stone.lit, `M${-half - 4} ${y}Q0 ${y - 8} ${half + 4} ${y}V${y - 6}H${-half - 4}z`) +
            polygon(stone.mid, [-half, y - 5], [-half * 0.86, y - 24], [half * 0.86, y - 24], [half, y - 5]) +
            shape(
              stone.shade,
              along(Math.max(2, 6 - tier), -half * 0.76, half * 0.76, (px) =>
                roundArchData(px, y - 6, half * 0.22, 15),
              ),
            )
          );
        }),
        shape(
          stone.mid,
          `M${-wide * 0.18} ${-46 - tiers * 24}Q${-wide * 0.2} ${-78 - tiers * 24} 0 ${-82 - tiers * 24}T${wide * 0.18} ${-46 - tiers * 24}z`,
        ),
        shape(stone.lit, `M-3 ${-80 - tiers * 24}h6v-12h-6z`),
      ].join(""),
      x,
      4,
      size,
    );
  return [
    boulder(stone.lit, stone.shade, -280, 10, 130, random),
    ratha(-176, 92, 1, 1),
    ratha(-62, 110, 2, 1),
    ratha(166, 150, 3, 1),
    court(stage),
    place(
      shape(
        stone.mid,
        "M-56 0V-44Q-56 -82 -14 -84Q14 -86 30 -74Q48 -90 66 -78Q80 -64 76 -30L72 0H60L62 -34Q52 -36 48 -40L46 0H18V-28H-26V0z",
      ) +
        shape(stone.shade, "M34 -72Q22 -44 42 -34Q58 -36 56 -62Q48 -80 34 -72z") +
        disc(stone.deep, 64, -62, 2.4),
      46,
      30,
      0.86,
    ),
    crowd([...cloths(paint)], [-130, -108, -20, 4, 110, 210], 56, 1.2),
  ].join("");
}

/** Eleven domes in a row: the royal elephant stables among boulders. */
export function elephantStables(stage: Stage): string {
  const { paint, left, right, random } = stage;
  const stone = tones(paint, "#d9ab74");
  const rock = tones(paint, "#c78f66");
  const xs = count(9).map((index) => -208 + index * 52);
  return [
    ...count(12).map((index) =>
      boulder(
        rock.lit,
        rock.shade,
        left + 20 + index * 62,
        -20 - (index % 3) * 26,
        90 + (index % 4) * 14,
        random,
      ),
    ),
    wall(stone, 0, 4, 476, 84, 0.04),
    box(stone.lit, -242, -84, 484, 6),
    shape(stone.shade, xs.map((x) => archData(x, 4, 42, 72)).join("")),
    shape(stone.deep, xs.map((x) => archData(x, 4, 32, 60)).join("")),
    ...xs.map((x, index) =>
      index % 2
        ? wall(stone, x, -84, 34, 12, 0.3) + dome(stone, x, -94, 40, 22, "round")
        : wall(stone, x, -84, 38, 16, 0.3) + dome(stone, x, -98, 44, 34, index === 4 ? "onion" : "round"),
    ),
    chhatri(stone, 0, -132, 24),
    court(stage),
    crowd([...cloths(paint)], [-150, -128, -16, 8, 120, 148], 40, 1.1),
    grass(stage.colours.leaf, left, right, 78, 20, random),
  ].join("");
}

/** A golden sphere of discs in red petals of earth. */
export function goldenSphere(stage: Stage): string {
  const { paint, colours, left, right, random } = stage;
  const gold = tones(paint, "#e2b23f");
  const earth = tones(paint, "#c0583a");
  const leaves = { trunk: paint("#5a4038"), leaf: colours.leafDark, leafLight: colours.leaf };
  const discs = count(9).flatMap((row) => {
    const y = -188 + row * 22;
    const half = Math.sqrt(Math.max(0, 108 ** 2 - (y + 98) ** 2));
    return count(11).map((column) => {
      const share = -0.9 + column * 0.18 + (row % 2) * 0.08;
      return [
        half * share * 0.98,
        y,
        Math.abs(share) < 0.92 ? 9.4 * Math.sqrt(1 - share * share * 0.8) : 0,
      ] as const;
    });
  });
  return [
    broadleaf(leaves, -250, 0, 170, random),
    broadleaf(leaves, 256, 0, 190, random),
    oval(gold.mid, 0, -92, 124, 104),
    shape(gold.shade, "M40 -191A124 104 0 0 1 40 7Q110 -90 40 -191z"),
    shape(
      gold.lit,
      discs
        .filter(([, , size]) => size > 0)
        .map(([x, y, size]) => discData(x * 1.1, y + 4, size))
        .join(""),
    ),
    shape(
      gold.shade,
      discs
        .filter(([, , size]) => size > 0)
        .map(([x, y, size]) => discData(x * 1.1 + 2, y + 6, size * 0.4))
        .join(""),
    ),
    ...[-1, 1].map(
      (side) =>
        shape(earth.mid, `M${side * 60} 20Q${side * 130} -60 ${side * 210} 14z`) +
        shape(
          earth.lit,
          `M${side * 60} 20Q${side * 110} -40 ${side * 130} -34Q${side * 96} -10 ${side * 90} 20z`,
        ),
    ),
    shape(earth.shade, "M-96 24Q-70 -34 0 -36T96 24z"),
    box(colours.leaf, left, 12, right - left, 200),
    shape(colours.leafDark, `M${left} 72Q0 54 ${right} 78V220H${left}z`),
    shape(colours.groundLight, "M-10 14H10L90 220H-90z"),
    crowd([...cloths(paint)], [-12, 10, -40], 60, 1.2),
  ].join("");
}

/** Priests lift tiered lamps over the river; little leaf boats of flame float away. */
export function lampCeremony({ paint, colours, left, right, bottom }: Stage): string {
  const brass = tones(paint, "#d9a441");
  const flame = (x: number, y: number, size = 1) =>
    shape(
      paint("#ff9a3a", "#ff9a3a"),
      `M${x - 5 * size} ${y}q0 -${8 * size} ${5 * size} -${16 * size}q${5 * size} ${8 * size} ${5 * size} ${16 * size}z`,
    ) +
    shape(
      "#ffe08a",
      `M${x - 2.4 * size} ${y}q0 -${4 * size} ${2.4 * size} -${8 * size}q${2.4 * size} ${4 * size} ${2.4 * size} ${8 * size}z`,
    );
  const priest = (x: number, y: number, size: number) =>
    place(
      [
        `<circle fill="#ffc45a" opacity=".22" cx="30" cy="-140" r="52"/>`,
        shape(paint("#f7e6c0", "#d8c49a"), "M-24 0Q-22 -44 -14 -64H16Q24 -40 26 0z"),
        shape(paint("#d8432b"), "M-14 -64L10 -64L24 0H8z"),
        shape(paint("#a86a45"), "M-14 -62Q-16 -92 0 -94T16 -62z"),
        shape(paint("#ef8a2f"), "M-15 -66L8 -94L15 -88L-2 -62z"),
        stroke(paint("#a86a45"), 8, "M-12 -86Q-22 -100 -2 -112L20 -112M12 -86L22 -110"),
        disc(skin(paint), 2, -106, 10),
        shape(paint("#2b2038"), "M-8 -108a10 10 0 0 1 20 0z"),
        shape(
          brass.mid,
          "M18 -108h8l2 -14h-12zM6 -122h32l-6 6h-20zM10 -136h24l-5 6h-14zM14 -150h16l-4 6h-8zM20 -156h4v40h-4z",
        ),
        flame(8, -122),
        flame(22, -122),
        flame(36, -122),
        flame(12, -136, 0.9),
        flame(32, -136, 0.9),
        flame(22, -152, 1.1),
      ].join(""),
      x,
      y,
      size,
    );
  return [
    box(colours.waterDeep, left, -60, right - left, 80),
    box(colours.water, left, -60, right - left, 34),
    stroke(colours.waterLight, 2, "M-240 -40h60M-120 -30h40M40 -44h80M170 -30h60"),
    ...[-230, -170, -40, 60, 150, 244].map(
      (x, index) =>
        shape(colours.leaf, `M${x - 13} ${-18 + (index % 3) * 6}q13 10 26 0q-4 8 -13 8t-13 -8z`) +
        flame(x, -18 + (index % 3) * 6, 0.7) +
        `<circle fill="#ffc45a" opacity=".25" cx="${x}" cy="${-22 + (index % 3) * 6}" r="16"/>`,
    ),
    box(tones(paint, "#c98f6a").lit, left, 12, right - left, 8),
    box(tones(paint, "#c98f6a").mid, left, 20, right - left, 14),
    ...[-176, -88, 0, 88, 176].map(
      (x) =>
        polygon(paint("#d8432b"), [x - 34, 36], [x + 34, 36], [x + 38, 48], [x - 38, 48]) +
        box(paint("#f2b53a"), x - 36, 40, 72, 4),
    ),
    ...[-176, -88, 0, 88, 176].map((x) => priest(x, 38, 0.98)),
    box(tones(paint, "#c98f6a").shade, left, 48, right - left, 16),
    box(tones(paint, "#c98f6a").mid, left, 62, right - left, bottom),
    crowd(
      [paint("#3a2440", "#161030"), paint("#5a2f4a", "#1f1638"), paint("#2f3560", "#131a3c")],
      count(17).map((index) => left + 20 + index * 40),
      bottom + 6,
      2,
    ),
    shape(
      colours.marigold,
      count(40)
        .map((index) => discData(left + index * 17, 58 + (index % 2) * 3, 4))
        .join(""),
    ),
  ].join("");
}

/** A carver of dance masks at work, his masks on the wall. */
export function maskMaker({ paint, colours, left, right, top, bottom }: Stage): string {
  const bamboo = tones(paint, "#d9b878");
  const mask = (x: number, y: number, face: string, crest: string, size: number) =>
    place(
      [
        shape(paint(crest), "M-44 -30L-52 -76L-28 -56L-14 -88L0 -58L14 -88L28 -56L52 -76L44 -30z"),
        shape(paint("#f2b53a"), discData(-28, -48, 5) + discData(0, -52, 6) + discData(28, -48, 5)),
        shape(paint(face), "M-44 -34Q0 -52 44 -34Q52 10 28 36Q12 52 0 52T-28 36Q-52 10 -44 -34z"),
        shape(paint("#fbf3df"), discData(-18, -10, 11) + discData(18, -10, 11)),
        shape(colours.ink, discData(-16, -9, 5) + discData(16, -9, 5)),
        stroke(colours.ink, 4, "M-34 -28Q-18 -36 -6 -24M34 -28Q18 -36 6 -24"),
        shape(colours.ink, "M-26 20Q0 12 26 20Q20 40 0 40T-26 20z"),
        shape(paint("#fbf3df"), "M-18 20h9v9zM18 20h-9v9z"),
        shape(paint("#d8432b"), "M-8 36q8 -10 16 0q-8 8 -16 0z"),
        stroke(paint("#f2b53a"), 3, "M0 -40V8q-8 4 -8 -2"),
      ].join(""),
      x,
      y,
      size,
    );
  return [
    box(bamboo.mid, left, top, right - left, 70 - top),
    stroke(
      bamboo.shade,
      2,
      count(Math.ceil((right - left) / 34))
        .map((index) => `M${left + index * 34} ${top}V70`)
        .join("") + [-180, -90, 0].map((y) => `M${left} ${y}H${right}`).join(""),
    ),
    mask(-222, -96, "#c8452f", "#2f8f7a", 0.9),
    mask(-108, -140, "#2f6f9a", "#d8432b", 0.86),
    mask(8, -104, "#e2a33a", "#a83a6a", 0.8),
    mask(118, -142, "#3f8f4a", "#e2802f", 0.86),
    mask(234, -96, "#7a4a9a", "#f2b53a", 0.9),
    box(colours.ground, left, 62, right - left, bottom),
    box(colours.groundShade, left, 62, right - left, 6),
    shape(paint("#f7efe0", "#b9b6d4"), "M-116 110Q-122 14 -76 0Q-30 12 -28 110z"),
    shape(paint("#d8432b"), "M-92 8Q-76 20 -58 8L-52 20Q-76 34 -100 20z"),
    disc(skin(paint), -74, -20, 19),
    shape(paint("#2b2038"), "M-93 -20Q-94 -42 -74 -42T-54 -24Q-74 -34 -93 -20z"),
    stroke(skin(paint), 10, "M-40 34Q-6 54 22 40M-100 40Q-60 76 -6 76"),
    stroke(paint("#5d3b2a"), 4, "M20 42L58 28"),
    shape(paint("#f2b53a"), "M56 30l14 -10l-6 14z"),
    mask(84, 64, "#c8452f", "#2f8f7a", 1.14),
    ...[170, 206, 240].map(
      (x, index) =>
        shape(paint(["#d8432b", "#2f8f7a", "#f2b53a"][index] ?? "#d8432b"), `M${x - 14} 84h28v26h-28z`) +
        oval(paint("#fbf3df"), x, 84, 14, 4),
    ),
  ].join("");
}

/** A potter at the wheel, jars in rows. */
export function potter({ paint, colours, left, right, bottom }: Stage): string {
  const clay = tones(paint, "#c0653f");
  const jar = (x: number, y: number, size: number) =>
    place(
      shape(clay.mid, "M-12 -50H12L10 -42Q34 -34 32 -14Q28 4 0 4T-32 -14Q-34 -34 -10 -42z") +
        shape(clay.shade, "M4 -42H10Q34 -34 32 -14Q28 4 4 4Q24 -18 4 -42z") +
        oval(clay.deep, 0, -50, 12, 3),
      x,
      y,
      size,
    );
  const [red, , white] = cloths(paint);
  return [
    ...count(11).map((index) => jar(left + 30 + index * 64, -4, 0.8)),
    box(colours.groundLight, left, -6, right - left, bottom + 10),
    ...count(5).map((index) => jar(-270 + index * 44, 44, 1)),
    jar(200, 50, 1.3),
    jar(262, 44, 1.1),
    shape(white, "M-60 92Q-64 2 -24 -12Q18 2 14 92z"),
    shape(red, "M-58 92Q-40 60 -6 62T44 92z"),
    disc(skin(paint), -20, -32, 19),
    shape(red, "M-42 -34Q-42 -60 -20 -60T2 -34Q-20 -50 -42 -34z"),
    stroke(skin(paint), 10, "M2 14Q30 30 56 24M-46 20Q0 66 58 44"),
    shape(clay.shade, "M30 92L44 64H120L134 92z"),
    oval(clay.deep, 82, 62, 62, 13),
    oval(tones(paint, "#8d8a94").mid, 82, 58, 58, 11),
    jar(82, 52, 0.9),
    box(colours.ground, left, 92, right - left, bottom),
  ].join("");
}
