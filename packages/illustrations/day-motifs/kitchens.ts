import { along, archData } from "../architecture";
import { type Tones, tones } from "../palettes";
import { cloths, skin } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, dashes, disc, oval, place, r, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** A market stall heaped with vegetables and fruit under a striped awning. */
export function marketStall({ paint, colours, left, right, bottom }: Stage): string {
  const [red, blue, white, gold] = cloths(paint);
  const wood = tones(paint, "#8a5a3a");
  const heap = (x: number, y: number, colour: string, size: number) => {
    const fruit = tones(paint, colour);
    const spots = count(14).map((index) => {
      const row = index < 5 ? 0 : index < 9 ? 1 : index < 12 ? 2 : 3;
      const start = [0, 5, 9, 12][row] ?? 0;
      const inRow = [5, 4, 3, 2][row] ?? 1;
      return [(index - start - (inRow - 1) / 2) * size * 1.7, -row * size * 1.35] as const;
    });
    return (
      shape(fruit.mid, spots.map(([px, py]) => discData(x + px, y + py, size)).join("")) +
      shape(
        fruit.lit,
        spots.map(([px, py]) => discData(x + px - size * 0.3, y + py - size * 0.3, size * 0.34)).join(""),
      ) +
      shape(
        wood.mid,
        `M${x - size * 5.4} ${y + size * 0.4}h${size * 10.8}l-${size} ${size * 2}h-${size * 8.8}z`,
      ) +
      dashes(wood.shade, x - size * 5, x + size * 5, y + size * 1.4, size * 1.8, 2, 6)
    );
  };
  const seller = (x: number, coat: string, cloth: string) =>
    shape(coat, `M${x - 22} 0Q${x - 20} -52 ${x} -54Q${x + 20} -52 ${x + 22} 0z`) +
    disc(skin(paint), x, -66, 12) +
    shape(cloth, `M${x - 15} -64Q${x - 16} -84 ${x} -84T${x + 15} -64Q${x} -76 ${x - 15} -64z`);
  const flags = [red, white, gold, blue];
  return [
    box(wood.deep, left, -150, right - left, 150),
    shape(
      colours.lamp,
      along(4, -150, 150, (x) => boxData(x - 26, -112, 52, 40)),
    ),
    stroke(wood.mid, 4, `M${left} -70H${right}M${left} -118H${right}`),
    seller(-74, red, gold),
    seller(88, blue, white),
    stroke(wood.mid, 8, "M-190 60V-150M190 60V-150"),
    ...count(Math.ceil((right - left) / 44)).map((index) => {
      const x = left + index * 44;
      return shape(flags[index % 2 ? 1 : 0] ?? red, `M${x} -172h44v42a22 14 0 0 1 -44 0z`);
    }),
    box(wood.lit, left, -178, right - left, 8),
    box(wood.mid, left, 0, right - left, 14),
    box(wood.shade, left, 14, right - left, 60),
    heap(-206, -8, "#7a4a9a", 9),
    heap(-118, -8, "#d8432b", 10),
    heap(-18, -8, "#f2a62e", 10.5),
    heap(80, -8, "#6a9a3a", 10),
    heap(176, -8, "#e8c547", 9),
    box(colours.ground, left, 74, right - left, bottom),
    heap(-64, 70, "#8fb34a", 11),
    heap(56, 74, "#e2632b", 11),
    heap(200, 70, "#c8452f", 10),
    heap(-196, 72, "#f7efe0", 10),
  ].join("");
}

/** Sacks of spices, heaped to points. */
export function spiceSacks({ paint, colours, left, right, bottom }: Stage): string {
  const jute = tones(paint, "#c9a26a");
  const sack = (x: number, y: number, colour: string, size: number) => {
    const spice = tones(paint, colour);
    return place(
      shape(spice.mid, "M-42 0Q-14 -12 0 -52Q14 -12 42 0z") +
        shape(spice.shade, "M6 -38Q16 -12 42 0H10Q14 -16 6 -38z") +
        shape(jute.mid, "M-46 -2Q-56 40 -42 74H42Q56 40 46 -2Q0 14 -46 -2z") +
        shape(jute.shade, "M22 4Q34 40 24 74H42Q56 40 46 -2z") +
        shape(jute.lit, "M-50 -6Q0 14 50 -6Q52 8 46 10Q0 24 -46 10Q-52 6 -50 -6z") +
        stroke(jute.shade, 1.6, "M-44 30Q0 40 46 30M-46 50Q0 60 46 50"),
      x,
      y,
      size,
    );
  };
  const wall = tones(paint, "#b8705a");
  return [
    box(wall.mid, left, -200, right - left, 200),
    shape(
      wall.deep,
      along(Math.round((right - left) / 150), left + 75, right - 75, (x) => archData(x, 0, 104, 170)),
    ),
    shape(
      paint("#e0a04a"),
      along(
        Math.round((right - left) / 150),
        left + 75,
        right - 75,
        (x) => boxData(x - 40, -84, 80, 5) + boxData(x - 40, -46, 80, 5),
      ),
    ),
    shape(
      paint("#f7efe0"),
      along(Math.round((right - left) / 25), left + 20, right - 20, (x, index) =>
        index % 6 < 4 ? boxData(x - 6, -104, 12, 20) + boxData(x - 5, -62, 10, 16) : "",
      ),
    ),
    stroke(
      paint("#c8452f"),
      7,
      count(6)
        .map((index) => `M${-250 + index * 100} -200q8 14 0 26t2 26`)
        .join(""),
    ),
    box(colours.ground, left, -4, right - left, bottom),
    sack(-170, -20, "#8a5a34", 0.86),
    sack(-84, -24, "#e8b53a", 0.86),
    sack(4, -24, "#c8452f", 0.86),
    sack(92, -24, "#6a7f3a", 0.86),
    sack(176, -20, "#e2802f", 0.86),
    sack(-226, 34, "#c8452f", 1.16),
    sack(-116, 42, "#e2802f", 1.16),
    sack(0, 46, "#f2c136", 1.2),
    sack(116, 42, "#a83a2c", 1.16),
    sack(226, 34, "#5d3b2a", 1.16),
    shape(colours.groundShade, `M${left} 128Q0 116 ${right} 130V${bottom}H${left}z`),
  ].join("");
}

function cookingPot(x: number, metal: ReturnType<typeof tones>, size: number): string {
  return place(
    shape(metal.mid, "M-40 0Q-48 -40 -24 -46H24Q48 -40 40 0Q20 10 0 10T-40 0z") +
      shape(metal.shade, "M14 -46H24Q48 -40 40 0Q28 8 14 9Q30 -20 14 -46z") +
      shape(metal.lit, "M-28 -52H28v8H-28z") +
      shape(metal.deep, "M-24 -52h48v-3h-48z"),
    x,
    26,
    size,
  );
}

/** A clay hearth with two pots, a cook and a grinding stone. */
export function hearth({ paint, colours, left, right, top, bottom }: Stage): string {
  const clay = tones(paint, "#b5653f");
  const wall = tones(paint, "#e8c99a");
  const brass = tones(paint, "#d9a441");
  const iron = tones(paint, "#3b3a4a");
  const flame = (x: number) =>
    shape(paint("#ff8a3a", "#ff8a3a"), `M${x - 16} 56q4 -22 12 -8q4 -26 14 0q8 -12 8 8z`) +
    shape(paint("#ffd05a", "#ffd05a"), `M${x - 8} 56q2 -12 8 -4q4 -12 8 4z`);
  return [
    box(wall.mid, left, top, right - left, 40 - top),
    shape(wall.lit, `M${left} ${top}L-60 ${top}L40 40L${left} 40z`),
    box(wall.shade, left, -36, right - left, 70),
    shape(paint("#7f5a3f", "#20204a"), archData(-170, -36, 74, 110)),
    shape(colours.sky[2], archData(-170, -40, 58, 92)),
    box(clay.shade, -108, -128, 230, 7),
    ...[-88, -48, -8, 34, 74, 104].map(
      (x, index) =>
        shape((index % 2 ? brass : clay).mid, `M${x - 15} -128q-6 -24 6 -30h18q12 6 6 30z`) +
        shape((index % 2 ? brass : clay).lit, `M${x - 10} -160h20v4h-20z`),
    ),
    shape(
      paint("#c8452f"),
      count(9)
        .map((index) => `M${150 + index * 7} -190q-4 16 2 30q6 -14 2 -30z`)
        .join(""),
    ),
    stroke(paint("#6d4a35"), 2, "M142 -192H220"),
    box(clay.lit, left, 34, right - left, 6),
    box(clay.mid, left, 40, right - left, bottom),
    shape(clay.shade, "M-64 92V26Q-60 10 -44 10H120Q138 12 140 28V92z"),
    shape(clay.mid, "M-64 92V30Q-60 16 -44 16H100Q118 18 120 34V92z"),
    shape(clay.deep, "M-44 92V60q4 -26 26 -26t26 26v32zM52 92V60q4 -26 26 -26t26 26v32z"),
    flame(-18),
    flame(78),
    shape(clay.deep, "M-40 66h44v26h-44zM56 66h44v26h-44z"),
    stroke(paint("#8a5a34"), 7, "M-34 84L20 96M62 84L120 98"),
    cookingPot(-18, iron, 0.9),
    cookingPot(78, brass, 1),
    stroke(colours.cloud, 5, "M-22 -34q-12 -14 0 -28t0 -28M74 -42q-12 -14 0 -28t2 -28M92 -38q10 -12 0 -24"),
    shape(paint("#d9589c"), "M-198 92Q-196 8 -156 -4Q-116 6 -110 92z"),
    shape(paint("#f2b53a"), "M-178 92Q-186 30 -164 0L-146 0Q-150 50 -160 92z"),
    disc(skin(paint), -152, -22, 17),
    shape(paint("#2b2038"), "M-170 -18Q-174 -42 -152 -42Q-136 -40 -136 -28Q-156 -32 -170 -18z"),
    disc(paint("#2b2038"), -174, -16, 8),
    stroke(skin(paint), 9, "M-130 20L-92 30L-62 6"),
    stroke(paint("#6d4a35"), 4, "M-64 10L-22 -26"),
    box(colours.groundShade, left, 92, right - left, bottom),
    oval(paint("#8d8a94"), 190, 98, 44, 12),
    stroke(paint("#6d6a78"), 13, "M162 90H216"),
    disc(paint("#e2632b"), 182, 84, 5),
  ].join("");
}

/** Tea poured from a kettle into clay cups. */
export function teaKettle({ paint, colours, left, right, bottom }: Stage): string {
  const brass = tones(paint, "#c98f3a");
  const clay = tones(paint, "#c0653f");
  const cup = (x: number, y: number, size: number) =>
    place(
      shape(clay.mid, "M-17 -40H17L12 0H-12z") +
        shape(clay.shade, "M6 -40H17L12 0H4z") +
        oval(clay.lit, 0, -40, 17, 5) +
        oval(paint("#b5793f"), 0, -40, 13.5, 3.6),
      x,
      y,
      size,
    );
  return [
    box(paint("#8a5a3a"), left, -6, right - left, 12),
    box(paint("#6d4430"), left, 6, right - left, bottom),
    stroke(paint("#5a3626"), 2, `M${left} 40H${right}M${left} 76H${right}`),
    shape(brass.mid, "M-150 -10Q-168 -92 -92 -104H-44Q20 -96 4 -10Q-70 4 -150 -10z"),
    shape(brass.shade, "M-52 -104H-44Q20 -96 4 -10Q-20 -5 -44 -4Q-6 -50 -52 -104z"),
    shape(brass.lit, "M-138 -30Q-146 -80 -104 -92Q-124 -70 -122 -26z"),
    shape(brass.mid, "M2 -40Q34 -52 44 -104L66 -112Q60 -40 2 -14z"),
    shape(brass.deep, "M-100 -104h64v-8h-64zM-76 -112q8 -14 16 0z"),
    stroke(brass.deep, 8, "M-126 -96Q-120 -164 -68 -164T-10 -96"),
    stroke(paint("#b5793f"), 6, "M60 -110Q92 -96 96 -30"),
    cup(96, 2, 1.15),
    cup(152, 12, 1.15),
    cup(52, 22, 1.2),
    cup(208, 4, 1.05),
    stroke(
      colours.cloud,
      4.5,
      "M150 -46q-10 -12 0 -24t0 -24M54 -40q-10 -12 0 -24t0 -22M206 -50q-8 -10 0 -20",
    ),
    oval(paint("#e8dcc0"), -196, 24, 52, 13),
    shape(
      paint("#d9933f"),
      discData(-214, 14, 13) + discData(-188, 12, 14) + discData(-200, 0, 13) + discData(-172, 18, 11),
    ),
    stroke(paint("#f2d29a"), 1.6, "M-222 10h16M-196 8h16M-208 -4h16"),
    shape(paint("#5f8f4a"), "M120 60q18 -20 40 -8q-16 16 -40 8zM160 66q20 -14 38 2q-20 10 -38 -2z"),
  ].join("");
}

/** A brass thali with small bowls, flat breads and rice. */
export function thali({ paint, colours, left, right, bottom }: Stage): string {
  const brass = tones(paint, "#d9b25a");
  const cloth = paint("#a8352f");
  const bowl = (x: number, y: number, colour: string) =>
    oval(brass.deep, x, y + 3, 33, 19) +
    oval(brass.lit, x, y, 33, 19) +
    oval(tones(paint, colour).mid, x, y - 1, 27, 14.5) +
    oval(tones(paint, colour).lit, x - 6, y - 4, 11, 4);
  return [
    box(cloth, left, -96, right - left, bottom + 110),
    shape(
      paint("#f2b53a"),
      count(9)
        .flatMap((row) =>
          count(Math.ceil((right - left) / 60)).map((column) => {
            const x = left + column * 60 + (row % 2) * 30;
            const y = -84 + row * 28;
            return `M${x} ${y}l5 -7l5 7l-5 7z`;
          }),
        )
        .join(""),
    ),
    box(paint("#f2b53a"), left, -96, right - left, 5),
    oval(paint("#6d1f24", "#120d28"), 4, 34, 206, 108),
    oval(brass.shade, 0, 26, 204, 106),
    oval(brass.mid, 0, 20, 202, 102),
    oval(brass.lit, 0, 20, 184, 90),
    oval(brass.mid, 0, 23, 180, 86),
    bowl(-120, -8, "#e8a92f"),
    bowl(-62, -38, "#6a8f3a"),
    bowl(8, -46, "#c8452f"),
    bowl(76, -36, "#f5ecd6"),
    bowl(130, -4, "#8a4a2a"),
    shape(paint("#fdf8ec", "#cfcbe0"), "M-104 56Q-110 22 -72 14Q-40 6 -16 22Q4 34 -8 58Q-52 76 -104 56z"),
    shape(paint("#e6a23a"), "M-74 24Q-54 12 -36 26Q-34 38 -56 38T-74 24z"),
    oval(paint("#d9a35a"), 62, 44, 62, 27),
    oval(paint("#edc588"), 58, 38, 60, 26),
    shape(
      paint("#b5793f"),
      [
        [36, 30],
        [62, 44],
        [84, 32],
        [48, 50],
        [74, 26],
      ]
        .map(([x = 0, y = 0]) => discData(x, y, 4))
        .join(""),
    ),
    shape(paint("#edc588"), "M58 38L118 34Q112 56 82 62z"),
    shape(paint("#7fae49"), "M112 66q22 -14 34 4q-18 12 -34 -4z"),
    disc(paint("#f4d35e"), -130, 52, 13),
    disc(paint("#fbeaa0"), -130, 52, 8),
    shape(colours.leaf, "M-214 96q28 -26 62 -8q-24 26 -62 8z"),
  ].join("");
}

/** Skewers over glowing coals, a cook fanning them. */
export function kebabGrill({ paint, colours, left, right, bottom }: Stage): string {
  const iron = tones(paint, "#3b3a4a");
  const skewer = (x: number) =>
    stroke(paint("#cfd3da", "#8d94b8"), 2.4, `M${x - 30} 44L${x + 26} -22`) +
    stroke(paint("#a8552a"), 15, `M${x - 14} 26L${x + 16} -10`) +
    stroke(paint("#d98a4a"), 4, `M${x - 14} 22L${x + 12} -10`);
  return [
    shape(paint("#5d2f3a", "#1d1236"), `M${left} -190H${right}V0H${left}z`),
    shape(
      colours.lamp,
      count(8)
        .map((index) => discData(left + 40 + index * 86, -150 + ((index * 23) % 30), 8))
        .join(""),
    ),
    stroke(colours.ink, 1.6, `M${left} -176Q-150 -140 -60 -168T120 -160T${right} -172`),
    shape(skin(paint), "M96 -122a18 20 0 1 1 36 0q0 16 -10 20v12h-16v-12q-10 -4 -10 -20z"),
    shape(paint("#f7f0e0", "#c9c6dc"), "M94 -124Q94 -146 114 -146T134 -124z"),
    shape(paint("#2b2038"), "M104 -112q10 10 20 0q-2 10 -10 10t-10 -10z"),
    shape(paint("#f3e6cc", "#b9b3cc"), "M66 20Q64 -74 92 -88Q114 -98 138 -88Q164 -76 164 20z"),
    stroke(skin(paint), 13, "M82 -66Q48 -50 34 -34"),
    shape(paint("#e0b45f"), "M40 -40Q4 -58 -2 -28Q4 -14 34 -24z"),
    stroke(paint("#8a5a34"), 1.6, "M38 -36L4 -42M38 -32L2 -30M36 -28L8 -20"),
    shape(iron.deep, `M${left + 60} 40H${right - 60}L${right - 90} 84H${left + 90}z`),
    shape(paint("#e2442b", "#e2442b"), `M${left + 64} 42H${right - 64}V52H${left + 68}z`),
    shape(
      paint("#ff9a4a", "#ff9a4a"),
      along(16, left + 80, right - 80, (x, index) => discData(x, 42 + (index % 3) * 2, 8)),
    ),
    shape(
      paint("#ffd05a", "#ffd05a"),
      along(11, left + 96, right - 96, (x) => discData(x, 43, 3.6)),
    ),
    ...count(9).map((index) => skewer(-206 + index * 50)),
    stroke(
      colours.cloud,
      6,
      "M-150 -30q-14 -18 0 -36t0 -36M-60 -36q-14 -18 0 -36t0 -40M190 -30q12 -16 0 -34",
    ),
    box(colours.ground, left, 84, right - left, bottom),
  ].join("");
}

/** Rows of round dots: lines dashed with nothing but their round ends. */
function beads(colour: string, size: number, step: number, data: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${step}" d="${data}"/>`;
}

function flowerHeap(x: number, y: number, flower: Tones, size: number): string {
  const rows = (lift: number) =>
    [8, 7, 5, 4]
      .map((inRow, row) => {
        const half = ((inRow - 1) / 2) * 15 * size;
        return `M${r(x - half - lift)} ${r(y - row * 12 * size - lift)}h${r(half * 2 + 1)}`;
      })
      .join("");
  return (
    shape(
      flower.shade,
      `M${x - 66 * size} ${y + 8 * size}Q${x} ${y - 70 * size} ${x + 66 * size} ${y + 8 * size}z`,
    ) +
    beads(flower.mid, 19 * size, 15 * size, rows(0)) +
    beads(flower.lit, 9 * size, 15 * size, rows(2 * size)) +
    beads(flower.shade, 3.6 * size, 15 * size, rows(0))
  );
}

function garland(x: number, flower: Tones): string {
  return beads(flower.mid, 14, 8, `M${x} -164V-50`) + beads(flower.lit, 6, 8, `M${x - 2} -166V-52`);
}

/** Heaps and garlands of marigolds in a flower market. */
export function flowerHeaps({ paint, colours, left, right, bottom }: Stage): string {
  const orange = tones(paint, "#ef8a1f");
  const yellow = tones(paint, "#f7c531");
  const rose = tones(paint, "#d9487a");
  const [red, blue, white] = cloths(paint);
  return [
    stroke(paint("#6d4a35"), 6, `M${left} -172H${right}`),
    ...count(Math.ceil((right - left) / 34)).map((index) =>
      garland(left + 12 + index * 34, [orange, yellow, rose, yellow][index % 4] ?? orange),
    ),
    box(colours.groundLight, left, -20, right - left, bottom + 30),
    shape(red, "M-138 20Q-134 -52 -108 -56Q-82 -52 -78 20z"),
    disc(skin(paint), -108, -70, 14),
    shape(red, "M-125 -68Q-126 -92 -108 -92T-91 -68Q-108 -82 -125 -68z"),
    shape(blue, "M96 20Q100 -50 124 -54Q150 -50 154 20z"),
    disc(skin(paint), 124, -68, 14),
    shape(white, "M109 -70Q108 -90 124 -90T139 -70z"),
    flowerHeap(-190, 30, yellow, 1),
    flowerHeap(0, 20, orange, 1.1),
    flowerHeap(204, 30, rose, 1),
    flowerHeap(-96, 86, orange, 1.4),
    flowerHeap(104, 90, yellow, 1.4),
    flowerHeap(-250, 96, rose, 1.1),
    flowerHeap(256, 96, orange, 1.1),
    box(colours.groundShade, left, 100, right - left, bottom),
  ].join("");
}
