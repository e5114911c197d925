import {
  along,
  archData,
  chhatri,
  dome,
  flag,
  merlonsData,
  roundArchData,
  wall,
  windowsData,
} from "../architecture";
import { type Paint, type Tones, tones } from "../palettes";
import { cloths, crowd } from "../people";
import { discData, firs, palm } from "../plants";
import { count } from "../random";
import { box, boxData, dashes, disc, oval, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

const red = "#c2563a";

function lawn({ colours, left, right, bottom }: Stage): string {
  return (
    box(colours.groundLight, left, -2, right - left, 10) +
    box(colours.ground, left, 8, right - left, bottom) +
    shape(colours.groundShade, `M${left} 62Q0 44 ${right} 68V${bottom}H${left}z`)
  );
}

/** Jantar Mantar: the great sundial's stair between its quadrants. */
export function jantarMantar(stage: Stage): string {
  const { paint, left, right } = stage;
  const stone = tones(paint, "#e8b56a");
  const pink = tones(paint, "#cf7a5a");
  return [
    wall(pink, 0, -2, right - left, 30, 0),
    shape(pink.lit, merlonsData(left, right, -32, 10)),
    lawn(stage),
    shape(
      stone.shade,
      "M-150 0A130 130 0 0 1 -24 -126L-24 -112A116 116 0 0 0 -136 0zM150 0A130 130 0 0 0 40 -128L40 -114A116 116 0 0 1 136 0z",
    ),
    polygon(stone.mid, [-74, 4], [46, -214], [64, -214], [64, 4]),
    polygon(stone.shade, [22, 4], [52, -214], [64, -214], [64, 4]),
    polygon(stone.lit, [-82, 4], [44, -222], [54, -222], [-64, 4]),
    shape(
      stone.deep,
      archData(30, 4, 22, 52) +
        archData(-8, 4, 18, 40) +
        archData(42, -62, 18, 40) +
        archData(44, -122, 12, 30),
    ),
    stroke(
      stone.deep,
      1.4,
      count(22)
        .map((index) => `M${-70 + index * 5.6} ${-2 - index * 10}l-9 0`)
        .join(""),
    ),
    chhatri(stone, 55, -214, 30),
    shape(stone.mid, "M-214 6a54 20 0 0 1 108 0z"),
    oval(stone.deep, -160, 4, 42, 12),
    stroke(stone.lit, 2, "M-200 4H-120M-160 -8V14"),
    `<circle fill="none" stroke="${stone.shade}" stroke-width="10" cx="196" cy="-44" r="36"/>`,
    polygon(stone.mid, [178, 6], [214, 6], [204, -10], [188, -10]),
    stroke(stone.deep, 2, "M196 -78V-10"),
    crowd([...cloths(paint)], [-118, -100, 90, 112, 132], 40, 1.1),
  ].join("");
}

/** Qutb Minar above the arches of its ruined mosque. */
export function qutbMinar(stage: Stage): string {
  const { paint, colours } = stage;
  const stone = tones(paint, "#c9663f");
  const ruin = tones(paint, "#b8805a");
  const tiers = [
    [0, 84, 50, 37],
    [84, 58, 36, 29],
    [142, 44, 28, 23],
    [186, 34, 21, 17],
    [220, 26, 15, 12],
  ] as const;
  return [
    wall(ruin, -150, 2, 170, 74, 0.2),
    shape(colours.sky[2], archData(-184, 2, 38, 56) + archData(-122, 2, 46, 66)),
    shape(ruin.deep, "M-70 2V-66h12l-6 -8l10 -6l4 14V2z"),
    wall(ruin, 160, 2, 130, 48, 0.2),
    shape(colours.sky[2], archData(130, 2, 30, 38) + archData(186, 2, 30, 38)),
    ...tiers.map(([from, tall, low, high], index) => {
      const shadeTone = index > 2 ? tones(paint, "#e6d2b8") : stone;
      return [
        polygon(
          shadeTone.mid,
          [10 - low, -from],
          [10 - high, -from - tall],
          [10 + high, -from - tall],
          [10 + low, -from],
        ),
        polygon(
          shadeTone.shade,
          [10 + low * 0.3, -from],
          [10 + high * 0.3, -from - tall],
          [10 + high, -from - tall],
          [10 + low, -from],
        ),
        stroke(
          shadeTone.shade,
          1.6,
          along(7, -0.8, 0.8, (x) => `M${10 + x * low} ${-from}L${10 + x * high} ${-from - tall}`),
        ),
        box(shadeTone.lit, 10 - high * 1.2, -from - tall - 3, high * 2.4, 6),
        dashes(shadeTone.deep, 10 - high * 1.1, 10 + high * 1.1, -from - tall + 7, 6, 3, 3),
        box(shadeTone.lit, 10 - (low + high) / 2, -from - tall / 2, low + high, 3),
      ].join("");
    }),
    shape(stone.deep, archData(10, 0, 16, 32)),
    dome(tones(paint, "#e6d2b8"), 10, -250, 20, 12, "round"),
    lawn(stage),
    crowd([...cloths(paint)], [-96, -80, 70, 88, 150], 34, 1),
  ].join("");
}

/** A red Mughal fort: its gate between octagonal towers. */
export function redFort(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const stone = tones(paint, red);
  const marble = tones(paint, "#f7ead6");
  const tower = (x: number) =>
    [
      wall(stone, x, 4, 58, 152, 0.36),
      shape(stone.lit, boxData(x - 32, -62, 64, 5) + boxData(x - 32, -112, 64, 5)),
      shape(
        stone.deep,
        archData(x - 12, -70, 12, 28) + archData(x + 12, -70, 12, 28) + archData(x, -118, 16, 24),
      ),
      shape(stone.mid, merlonsData(x - 30, x + 30, -147, 9)),
      chhatri(marble, x, -148, 40),
    ].join("");
  return [
    wall(stone, 0, 4, right - left, 88, 0),
    shape(stone.mid, merlonsData(left, right, -84, 12)),
    box(stone.lit, left, -66, right - left, 5),
    shape(
      stone.shade,
      along(Math.round((right - left) / 40), left + 20, right - 20, (x) => archData(x, -10, 16, 44)),
    ),
    wall(stone, 0, 4, 132, 132, 0),
    shape(stone.lit, archData(0, 4, 92, 122)),
    shape(stone.deep, archData(0, 4, 72, 100)),
    shape(stone.mid, merlonsData(-66, 66, -128, 10)),
    ...[-46, -23, 0, 23, 46].map((x) => chhatri(marble, x, -134, 19)),
    tower(-96),
    tower(96),
    flag(paint("#ef8a2f"), colours.ink, 0, -164, 46),
    box(colours.waterLight, left, 2, right - left, 14),
    box(colours.water, left, 14, right - left, 26),
    polygon(stone.shade, [-40, 4], [40, 4], [62, 44], [-62, 44]),
    shape(stone.deep, roundArchData(-30, 42, 16, 22) + roundArchData(30, 42, 16, 22)),
    place(lawn(stage), 0, 38),
    crowd([...cloths(paint)], [-30, -10, 16, 34], 30, 0.8),
    crowd([...cloths(paint)], [-120, -94, 84, 120, 146], 78, 1.3),
  ].join("");
}

/** India Gate with strollers on its lawn. */
export function indiaGate(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const stone = tones(paint, "#e2bd8a");
  return [
    lawn(stage),
    shape(stone.mid, "M-92 4V-176H92V4H44V-96a44 46 0 0 0 -88 0V4z"),
    shape(stone.shade, "M62 4V-176H92V4zM44 4V-96a44 46 0 0 0 -44 -46q36 0 36 46V4z"),
    shape(stone.lit, boxData(-100, -182, 200, 9) + boxData(-96, -150, 192, 4)),
    shape(stone.mid, "M-72 -182H72V-200H-72zM-50 -200H50V-212H-50zM-28 -212H28V-222H-28z"),
    shape(stone.shade, "M40 -182H72V-200H40zM28 -200H50V-212H28z"),
    shape(
      stone.deep,
      along(7, -30, 30, (x) => boxData(x - 3, -172, 6, 12)),
    ),
    box(stone.lit, -96, -60, 56, 5),
    box(stone.lit, 40, -60, 56, 5),
    shape(stone.deep, archData(-68, 4, 16, 34) + archData(68, 4, 16, 34)),
    box(stone.lit, -104, 2, 62, 10),
    box(stone.lit, 42, 2, 62, 10),
    polygon(colours.groundLight, [-40, 8], [40, 8], [150, 130], [-150, 130]),
    firs(
      colours.leafDark,
      [
        [-236, 4, 60],
        [-204, 6, 52],
        [-268, 8, 70],
        [212, 6, 54],
        [242, 4, 62],
        [274, 8, 70],
      ],
      0.42,
    ),
    crowd([...cloths(paint)], [-60, -38, 12, 30, 66], 44, 1.1),
    crowd([...cloths(paint)], [-190, -160, 156, 190], 60, 1.3),
    shape(paint("#d8432b"), "M-214 20q20 -22 40 0z"),
    box(colours.ink, -195, 20, 2, 26),
    box(colours.groundShade, left, 128, right - left, 40),
  ].join("");
}

/** Amber: the honey-colored palace fort on its hill above a lake garden. */
export function amberFort({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#e3b06a");
  const hill = tones(paint, "#a8804f");
  const bastionTower = (x: number, y: number, wide: number, tall: number) =>
    wall(stone, x, y, wide, tall, 0.4) +
    shape(stone.mid, merlonsData(x - wide / 2, x + wide / 2, y - tall, 7));
  return [
    shape(hill.shade, `M${left} -40Q-220 -150 -120 -128T60 -196T220 -120T${right} -90V40H${left}z`),
    stroke(
      stone.shade,
      5,
      "M-150 -134Q-120 -138 -90 -132L-20 -160Q40 -200 66 -196Q100 -190 150 -158L200 -128",
    ),
    shape(hill.mid, `M${left} 10Q-160 -60 -60 -54T140 -50T${right} -10V60H${left}z`),
    bastionTower(0, -30, 270, 66),
    bastionTower(-70, -90, 120, 44),
    bastionTower(70, -84, 130, 62),
    bastionTower(-136, -18, 40, 88),
    bastionTower(136, -18, 40, 84),
    bastionTower(10, -128, 76, 40),
    shape(
      colours.window,
      along(13, -110, 110, (x) => archData(x, -60, 9, 20)) +
        along(6, -114, -26, (x) => archData(x, -104, 9, 18)) +
        along(7, 16, 124, (x) => archData(x, -106, 9, 20)),
    ),
    ...[-118, -22, 124].map((x) => chhatri(stone, x, -134 + (x > 100 ? -12 : 0), 24)),
    chhatri(stone, -10, -166, 22),
    chhatri(stone, 32, -166, 22),
    dome(tones(paint, "#f3dcae"), 70, -144, 54, 30, "round"),
    polygon(stone.shade, [-20, -34], [20, -34], [40, 30], [-44, 30]),
    stroke(stone.lit, 4, "M20 -20Q96 -14 60 2T150 20"),
    shape(
      colours.leafDark,
      count(12)
        .map((index) => discData(left + 20 + index * 56, 22 - (index % 3) * 6, 15))
        .join(""),
    ),
    box(colours.waterLight, left, 28, right - left, 8),
    box(colours.water, left, 34, right - left, bottom),
    shape(`${stone.mid}" opacity=".3`, "M-130 36H130V70H90V88H-80V70H-130z"),
    shape(colours.leaf, "M-110 58H110L124 74H-124z"),
    shape(stone.mid, "M-124 74H124v8H-124z"),
    stroke(paint("#f2d59a"), 2, "M-80 60L-90 72M-40 60L-46 72M0 60V72M40 60L46 72M80 60L90 72M-114 66H114"),
    stroke(colours.waterLight, 2.4, "M-230 60h60M160 66h90M-200 100H-90M20 110H140"),
  ].join("");
}

/** A great mosque: three domes, two minarets and its court. */
export function greatMosque(stage: Stage): string {
  const { paint, left, right } = stage;
  const stone = tones(paint, "#c4603f");
  const marble = tones(paint, "#f7ead6");
  const minaret = (x: number) =>
    [
      wall(stone, x, 2, 18, 178, 0.36),
      dashes(marble.mid, x - 5, x + 6, -88, 170, 2.4, 3.4),
      shape(
        marble.lit,
        boxData(x - 13, -66, 26, 5) + boxData(x - 13, -126, 26, 5) + boxData(x - 13, -180, 26, 6),
      ),
      chhatri(marble, x, -180, 24),
    ].join("");
  return [
    wall(stone, 0, 2, 350, 62, 0.06),
    shape(
      stone.deep,
      along(11, -150, 150, (x) => (Math.abs(x) < 44 ? "" : archData(x, 2, 21, 44))),
    ),
    box(marble.mid, -175, -64, 350, 5),
    shape(stone.mid, merlonsData(-175, 175, -63, 8)),
    wall(stone, 0, 2, 96, 112, 0.24),
    shape(marble.lit, archData(0, 2, 76, 102)),
    shape(stone.deep, archData(0, 2, 60, 86)),
    box(marble.lit, -50, -114, 100, 5),
    ...[-104, 104].map((x) => wall(marble, x, -62, 52, 14, 0.3) + dome(marble, x, -74, 72, 66)),
    wall(marble, 0, -112, 60, 14, 0.3),
    dome(marble, 0, -124, 84, 78),
    minaret(-190),
    minaret(190),
    lawn(stage),
    polygon(stage.colours.water, [-70, 30], [70, 30], [96, 54], [-96, 54]),
    polygon(marble.lit, [-78, 26], [78, 26], [82, 31], [-82, 31]),
    shape(
      paint("#ffffff", "#8da0c8"),
      count(11)
        .map(
          (index) =>
            `M${left + 40 + index * 58} ${84 + ((index * 17) % 22)}q6 -10 14 -4l8 -4l-4 8q-8 8 -18 0z`,
        )
        .join(""),
    ),
    crowd(
      [paint("#f7efe0"), paint("#27567f"), paint("#2f8f7a")],
      [-140, -122, 116, 138, right - 60],
      52,
      1.1,
    ),
  ].join("");
}

/** A clock tower over market umbrellas. */
export function clockTower(stage: Stage): string {
  const { paint, colours } = stage;
  const stone = tones(paint, "#d9825a");
  const trim = tones(paint, "#f5dfba");
  const umbrella = (x: number, y: number, colour: string, size: number) =>
    place(
      box(paint("#6d4a35"), -1.6, -50, 3.2, 50) +
        shape(paint(colour), "M-44 -44Q0 -84 44 -44Q22 -52 0 -44Q-22 -52 -44 -44z") +
        shape(paint("#f7efe0"), "M-16 -47Q-6 -74 0 -78Q6 -74 16 -47Q8 -49 0 -44Q-8 -49 -16 -47z") +
        shape(paint("#8a5a3a"), "M-38 -16H38L32 0H-32z") +
        shape(
          paint("#f0a531"),
          count(6)
            .map((index) => discData(-28 + index * 11, -20, 6.5))
            .join(""),
        ),
      x,
      y,
      size,
    );
  return [
    lawn(stage),
    wall(stone, 0, 4, 96, 78, 0.32),
    shape(trim.mid, archData(0, 4, 48, 62)),
    shape(stone.deep, archData(0, 4, 38, 50)),
    box(trim.mid, -54, -80, 108, 8),
    wall(stone, 0, -80, 70, 58, 0.32),
    shape(stone.deep, archData(-16, -88, 14, 32) + archData(16, -88, 14, 32)),
    box(trim.mid, -42, -142, 84, 7),
    wall(stone, 0, -142, 58, 50, 0.3),
    disc(trim.deep, 0, -167, 21),
    disc(paint("#fdf6e4", "#ffe9b0"), 0, -167, 18),
    stroke(colours.ink, 2.4, "M0 -167V-179M0 -167L9 -161"),
    box(trim.mid, -36, -197, 72, 6),
    dome(trim, 0, -196, 50, 38),
    chhatri(trim, -42, -142, 14),
    chhatri(trim, 42, -142, 14),
    umbrella(-150, 26, "#d8432b", 1),
    umbrella(-226, 20, "#2f8f7a", 0.9),
    umbrella(146, 26, "#27567f", 1),
    umbrella(224, 20, "#f0a531", 0.9),
    umbrella(-84, 66, "#2f8f7a", 1.25),
    umbrella(98, 70, "#d8432b", 1.25),
    crowd([...cloths(paint)], [-24, 4, 28, -186, 186], 50, 1.2),
  ].join("");
}

/** The Cellular Jail: wings that meet at a watch tower. */
export function cellularJail(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const brick = tones(paint, "#e2b59a");
  const roof = tones(paint, "#a8503c");
  const wing = (side: 1 | -1) => {
    const at = (x: number) => side * x;
    const rows = count(3).map((row) =>
      shape(
        brick.deep,
        count(14)
          .map((index) => {
            const x = 40 + index * 17;
            const rise = (x - 30) * 0.09;
            const y = -26 - row * 30 + rise * (row - 1.6);
            return `M${at(x)} ${y}v-${13 - row * 0.4}a4.500 5 0 0 1 ${side * 9} 0v13z`;
          })
          .join(""),
      ),
    );
    return [
      polygon(brick.mid, [at(26), 2], [at(26), -108], [at(right + 20), -88], [at(right + 20), 16]),
      polygon(brick.lit, [at(26), -36], [at(26), -40], [at(right + 20), -22], [at(right + 20), -18]),
      polygon(brick.lit, [at(26), -70], [at(26), -74], [at(right + 20), -56], [at(right + 20), -52]),
      polygon(roof.mid, [at(20), -106], [at(40), -128], [at(right + 20), -106], [at(right + 20), -84]),
      ...rows,
    ].join("");
  };
  return [
    wing(-1),
    wing(1),
    wall(brick, 0, 6, 66, 146, 0.34),
    shape(
      brick.deep,
      archData(-14, -12, 14, 30) +
        archData(14, -12, 14, 30) +
        archData(-14, -56, 14, 30) +
        archData(14, -56, 14, 30) +
        archData(0, -98, 16, 28),
    ),
    box(brick.lit, -40, -142, 80, 6),
    shape(brick.mid, "M-30 -142v-22h4v22zM-2 -142v-22h4v22zM26 -142v-22h4v22z"),
    polygon(roof.mid, [-42, -162], [0, -198], [42, -162]),
    polygon(roof.shade, [10, -162], [0, -198], [42, -162]),
    flag(paint("#ef8a2f"), colours.ink, 0, -196, 34),
    lawn(stage),
    shape(colours.groundLight, "M-14 8H14L70 140H-70z"),
    palm(
      { trunk: paint("#6d4a35"), leaf: colours.leafDark, leafLight: colours.leaf },
      left + 50,
      70,
      170,
      26,
    ),
    crowd([...cloths(paint)], [-22, 10, 60, 84], 52, 1.1),
    shape(paint("#ff8a3a", "#ff8a3a"), "M-124 20q4 -22 12 -8q4 -20 12 8z"),
    wall(brick, -112, 44, 44, 24, 0.3),
  ].join("");
}

/** The Viceregal Lodge: gray gables and a tower over clipped lawns. */
export function viceregalLodge(stage: Stage): string {
  const { paint, colours } = stage;
  const stone = tones(paint, "#a8a29a");
  const roof = tones(paint, "#6f7a86");
  const gable = (x: number, wide: number, tall: number) =>
    wall(stone, x, 4, wide, tall, 0.3) +
    polygon(stone.mid, [x - wide / 2, -tall + 4], [x, -tall - wide * 0.6], [x + wide / 2, -tall + 4]) +
    polygon(stone.shade, [x, -tall - wide * 0.6], [x + wide / 2, -tall + 4], [x + wide * 0.2, -tall + 4]) +
    shape(colours.window, windowsData(x - wide * 0.28, -tall + 16, 2, 3, wide * 0.34, 28, wide * 0.22, 17));
  return [
    wall(stone, 0, 4, 320, 84, 0.06),
    polygon(roof.mid, [-164, -78], [-140, -116], [140, -116], [164, -78]),
    shape(
      stone.deep,
      along(13, -144, 144, (x) => roundArchData(x, 4, 15, 32)),
    ),
    shape(colours.window, windowsData(-148, -64, 13, 1, 24, 0, 11, 18)),
    box(stone.lit, -160, -36, 320, 4),
    gable(-118, 58, 104),
    gable(128, 54, 98),
    wall(stone, 24, 4, 60, 168, 0.34),
    shape(colours.window, windowsData(4, -148, 2, 4, 24, 34, 12, 20)),
    shape(stone.mid, merlonsData(-8, 56, -163, 9)),
    wall(stone, 44, -160, 22, 28, 0.34),
    polygon(roof.mid, [30, -186], [44, -216], [58, -186]),
    shape(roof.mid, "M-90 -116l8 -26l8 26zM-40 -116l8 -20l8 20zM90 -116l8 -24l8 24z"),
    shape(stone.deep, roundArchData(24, 4, 26, 42)),
    lawn(stage),
    shape(
      colours.leafDark,
      count(8)
        .map((index) => discData(-150 + index * 43, 22, 12))
        .join(""),
    ),
    shape(
      paint("#d9487a"),
      count(22)
        .map((index) => discData(-170 + index * 16, 52 + ((index * 7) % 14), 4))
        .join(""),
    ),
    firs(
      colours.ink,
      [
        [-262, 20, 150],
        [-226, 12, 118],
        [-292, 30, 190],
        [232, 12, 126],
        [266, 22, 160],
        [296, 30, 190],
      ],
      0.26,
    ),
    crowd([...cloths(paint)], [-40, -20, 74], 48, 1),
  ].join("");
}

/** Chinese fishing nets: a great sling of net on bent poles above the shore. */
export function chineseNets({ paint, colours, left, right, bottom }: Stage): string {
  const pole = paint("#5d3b2a", "#14122c");
  const net = (x: number, y: number, size: number) =>
    place(
      [
        stroke(pole, 6, "M-96 30L-70 -150M-40 40L-70 -150M-70 -150L-128 20"),
        stroke(
          pole,
          4,
          "M-70 -150Q30 -190 118 -92M-70 -150Q-10 -120 18 -52M-70 -150Q60 -150 134 -60M-70 -150Q-20 -168 44 -104",
        ),
        shape(
          `${paint("#e8dcc0", "#8d8fb4")}" opacity=".5`,
          "M18 -52L44 -104L118 -92L134 -60Q90 10 60 -2Q30 -4 18 -52z",
        ),
        stroke(
          paint("#e8dcc0", "#8d8fb4"),
          1.2,
          "M18 -52Q60 -30 134 -60M28 -72Q70 -44 126 -76M44 -104Q56 -40 60 -2M80 -98Q86 -40 66 -2M118 -92Q106 -40 72 0M24 -36Q66 -14 122 -38",
        ),
        stroke(pole, 2, "M-70 -150L-160 -20M-70 -150L-150 -30"),
        shape(paint("#7f7468"), discData(-160, -12, 7) + discData(-150, -22, 7) + discData(-140, -10, 6)),
      ].join(""),
      x,
      y,
      size,
    );
  const man = (x: number, y: number, coat: string) =>
    shape(coat, `M${x - 8} ${y}q0 -26 8 -26t8 26z`) + disc(paint("#5a382c"), x, y - 32, 6);
  return [
    box(colours.water, left, -50, right - left, bottom + 60),
    box(colours.waterLight, left, -50, right - left, 12),
    shape(colours.waterDeep, `M${left} 70Q0 50 ${right} 80V${bottom}H${left}z`),
    net(-210, -22, 0.5),
    net(-96, -14, 0.72),
    stroke(colours.paper, 2.4, "M60 20h80M-20 44h60M140 60h90"),
    net(90, 40, 1.22),
    shape(paint("#8a5a3a"), `M${left} 56L30 40V54L${left} 74z`),
    stroke(pole, 5, "M-150 60V110M-70 54V104M10 46V96"),
    man(-30, 46, paint("#d8432b")),
    man(-8, 44, paint("#f7efe0")),
    man(-60, 48, paint("#27567f")),
    shape(colours.ground, `M${left} 86Q-120 80 -20 116L10 ${bottom}H${left}z`),
  ].join("");
}

/** A star-shaped Hoysala temple: bands of carving under turned pillars. */
export function starTemple(stage: Stage): string {
  const { paint } = stage;
  const stone = tones(paint, "#8f8478");
  const facets = count(17).map((index) =>
    box(
      index % 3 === 0 ? stone.lit : index % 3 === 1 ? stone.mid : stone.shade,
      -136 + index * 16,
      -96,
      16.4,
      82,
    ),
  );
  const tower = (x: number, size: number) =>
    place(
      count(5)
        .map((tier) => {
          const half = 46 - tier * 8;
          const y = -tier * 17;
          return (
            shape(
              tier % 2 ? stone.mid : stone.lit,
              `M${-half} ${y}L${-half + 5} ${y - 17}H${half - 5}L${half} ${y}z`,
            ) +
            shape(stone.shade, `M${half * 0.3} ${y}L${half * 0.25} ${y - 17}H${half - 5}L${half} ${y}z`) +
            dashes(stone.deep, -half + 4, half - 4, y - 7, 7, 3, 5)
          );
        })
        .join("") + shape(stone.lit, "M-12 -85q12 -14 24 0zM-3 -92h6v-16h-6z"),
      x,
      -98,
      size,
    );
  return [
    tower(-76, 0.9),
    tower(84, 0.9),
    tower(4, 1.06),
    ...facets,
    ...[-88, -72, -50, -34, -22].map((y, index) =>
      dashes(index % 2 ? stone.deep : stone.lit, -134, 134, y, index === 2 ? 18 : 7, 5 + (index % 3) * 2, 4),
    ),
    box(stone.lit, -146, -102, 292, 9),
    polygon(stone.mid, [-150, -93], [150, -93], [136, -86], [-136, -86]),
    shape(stone.deep, archData(0, -14, 34, 66)),
    shape(stone.mid, boxData(-30, -84, 9, 70) + boxData(21, -84, 9, 70)),
    polygon(stone.lit, [-168, -14], [168, -14], [176, -2], [-176, -2]),
    polygon(stone.mid, [-176, -2], [176, -2], [188, 12], [-188, 12]),
    box(stone.shade, -40, -14, 80, 28),
    dashes(stone.lit, -40, 40, 0, 26, 1.5, 6),
    place(lawn(stage), 0, 10),
    crowd([...cloths(paint)], [-24, -4, 22, 96, -130], 50, 1),
  ].join("");
}

/** A Kerala temple: tiled roofs in tiers, a brass lamp pillar and lamps on the wall. */
export function tiledTemple(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const tile = tones(paint, "#a8472f");
  const wood = tones(paint, "#6d4430");
  const brass = tones(paint, "#d9a441");
  const roof = (y: number, half: number, tall: number, top: number) =>
    polygon(tile.mid, [-half, y], [-top, y - tall], [top, y - tall], [half, y]) +
    polygon(tile.shade, [half * 0.34, y], [top * 0.34, y - tall], [top, y - tall], [half, y]) +
    stroke(
      tile.shade,
      1.2,
      count(4)
        .map(
          (index) =>
            `M${-half + (index + 1) * ((half - top) / 5)} ${y - ((index + 1) * tall) / 5}H${half - (index + 1) * ((half - top) / 5)}`,
        )
        .join(""),
    ) +
    box(wood.deep, -half + 6, y, half * 2 - 12, 4);
  const lamps = count(12).map((index) => left + 20 + index * ((right - left) / 12));
  return [
    palm({ trunk: wood.mid, leaf: colours.leafDark, leafLight: colours.leaf }, -206, 6, 210, 18),
    palm({ trunk: wood.mid, leaf: colours.leafDark, leafLight: colours.leaf }, 218, 6, 190, -20),
    box(wood.mid, -96, -48, 192, 52),
    dashes(wood.deep, -92, 92, -22, 46, 3, 7),
    shape(colours.lamp, archData(0, 4, 34, 44)),
    roof(-48, 150, 44, 84),
    box(wood.mid, -66, -116, 132, 26),
    dashes(colours.lamp, -60, 62, -103, 14, 5, 8),
    roof(-114, 104, 46, 52),
    polygon(tile.mid, [-40, -160], [0, -212], [40, -160]),
    polygon(tile.shade, [12, -160], [0, -212], [40, -160]),
    polygon(wood.shade, [-22, -164], [0, -194], [22, -164]),
    shape(brass.lit, "M-4 -210h8l2 -12l-6 -14l-6 14z"),
    lawn(stage),
    shape(tones(paint, "#e8c99a").mid, boxData(left, -10, right - left, 30)),
    shape(wood.shade, boxData(left, -16, right - left, 6)),
    ...lamps.map(
      (x) =>
        shape(brass.mid, `M${x - 6} 4h12l-4 6h-4z`) +
        shape(paint("#ffb03a", "#ffd05a"), `M${x - 2.5} 4q0 -6 2.500 -10q2.500 4 2.500 10z`),
    ),
    box(tones(paint, "#e8c99a").lit, -40, -10, 80, 32),
    place(
      shape(brass.mid, "M-26 0H26L18 -12H-18zM-5 -12V-128H5V-12z") +
        shape(
          brass.lit,
          [-30, -56, -82, -108]
            .map((y, index) => `M${-30 + index * 4} ${y}h${60 - index * 8}l-10 8h-${40 - index * 8}z`)
            .join(""),
        ) +
        shape(
          paint("#ffb03a", "#ffd05a"),
          [-30, -56, -82, -108]
            .flatMap((y, index) =>
              [-26 + index * 4, 0, 26 - index * 4].map((x) => `M${x - 3} ${y}q0 -9 3 -14q3 5 3 14z`),
            )
            .join(""),
        ),
      0,
      66,
      0.92,
    ),
    crowd([paint("#f7efe0"), paint("#f0a531"), paint("#d8432b")], [-96, -74, 70, 96, 118], 60, 1.3),
  ].join("");
}

/** A formal garden: fountains in a long pool, clipped beds and a marble pavilion. */
export function fountainGarden(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const marble = tones(paint, "#f5e8d4");
  const jet = (x: number, y: number, tall: number) =>
    stroke(
      paint("#ffffff", "#b9c8ea"),
      2.4,
      `M${x} ${y}V${y - tall}M${x} ${y - tall}q${-tall * 0.3} ${tall * 0.1} ${-tall * 0.4} ${tall * 0.7}M${x} ${y - tall}q${tall * 0.3} ${tall * 0.1} ${tall * 0.4} ${tall * 0.7}M${x} ${y - tall}q${-tall * 0.14} ${tall * 0.1} ${-tall * 0.2} ${tall * 0.6}M${x} ${y - tall}q${tall * 0.14} ${tall * 0.1} ${tall * 0.2} ${tall * 0.6}`,
    );
  const bed = (side: 1 | -1, colour: string, y0: number, y1: number, x0: number) =>
    shape(
      colours.leafDark,
      `M${side * x0} ${y0}L${side * (x0 + 120)} ${y0}L${side * (x0 + 200)} ${y1}H${side * (x0 + 34)}z`,
    ) +
    shape(
      paint(colour),
      count(18)
        .map((index) =>
          discData(
            side * (x0 + 30 + (index % 6) * 22 + Math.floor(index / 6) * 8),
            y0 + 7 + Math.floor(index / 6) * ((y1 - y0) / 3),
            5,
          ),
        )
        .join(""),
    );
  return [
    box(colours.leaf, left, -14, right - left, bottom + 20),
    firs(
      colours.leafDark,
      count(10).map((index) => [left + 20 + index * 66, -8, 66 + ((index * 29) % 30)] as const),
      0.2,
    ),
    wall(marble, 0, -10, 120, 56, 0.2),
    shape(
      colours.window,
      along(5, -44, 44, (x) => archData(x, -10, 16, 40)),
    ),
    box(marble.lit, -68, -72, 136, 7),
    dome(marble, 0, -70, 56, 44),
    chhatri(marble, -50, -70, 22),
    chhatri(marble, 50, -70, 22),
    bed(-1, "#d8432b", 6, 44, 62),
    bed(1, "#d9589c", 6, 44, 62),
    bed(-1, "#f2b53a", 62, 110, 106),
    bed(1, "#8f5fb5", 62, 110, 106),
    polygon(marble.lit, [-32, -6], [32, -6], [104, bottom], [-104, bottom]),
    polygon(colours.water, [-25, -4], [25, -4], [86, bottom], [-86, bottom]),
    polygon(colours.waterLight, [-25, -4], [-8, -4], [-30, bottom], [-86, bottom]),
    jet(0, 16, 34),
    jet(0, 50, 54),
    jet(0, 100, 86),
    crowd([...cloths(paint)], [-72, 66, 84], 34, 0.9),
  ].join("");
}

/** The Gateway of India with launches before it. */
export function gatewayOfIndia({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#d9a865");
  const launch = (x: number, y: number, size: number, trim: string) =>
    place(
      shape(paint("#f7efe0", "#b9bcd4"), "M-70 -14H74Q66 14 48 18H-52Q-66 10 -70 -14z") +
        shape(paint(trim), "M-70 -14H74l-3 8H-69z") +
        box(paint("#f7efe0", "#b9bcd4"), -48, -44, 84, 5) +
        shape(paint("#6d4a35"), "M-44 -40h3v28h-3zM-8 -40h3v28h-3zM28 -40h3v28h-3z") +
        crowd([...cloths(paint)], [-30, -16, 4, 18], -12, 0.6),
      x,
      y,
      size,
    );
  return [
    box(stone.shade, left, -26, right - left, 30),
    shape(
      stone.mid,
      "M-120 0V-130H-70V-156H70V-130H120V0H84V-62a18 22 0 0 0 -36 0V0H34V-84a34 40 0 0 0 -68 0V0H-48V-62a18 22 0 0 0 -36 0V0z",
    ),
    shape(stone.shade, "M104 0V-130H120V0zM34 0V-84a34 40 0 0 0 -34 -40q26 4 26 40V0z"),
    shape(stone.lit, boxData(-126, -136, 252, 7) + boxData(-74, -162, 148, 7) + boxData(-120, -112, 240, 3)),
    dashes(stone.deep, -68, 68, -147, 9, 5, 6),
    dashes(stone.deep, -118, 118, -122, 8, 4, 7),
    ...[-58, 58].map((x) => wall(stone, x, -156, 20, 24, 0.3) + dome(stone, x, -178, 22, 20)),
    ...[-110, 110].map((x) => wall(stone, x, -130, 16, 16, 0.3) + dome(stone, x, -144, 18, 16)),
    crowd([...cloths(paint)], [-100, -66, -18, 0, 20, 66, 96, 150, -156], 2, 0.8),
    box(stone.deep, left, 2, right - left, 14),
    box(colours.waterLight, left, 14, right - left, 8),
    box(colours.water, left, 20, right - left, bottom),
    launch(-130, 56, 0.9, "#2f8f7a"),
    launch(96, 78, 1.25, "#d8432b"),
    stroke(colours.waterLight, 2.4, "M-240 84h80M-40 100H30M170 110h90M-170 74H-90"),
    shape(
      paint("#ffffff", "#8da0c8"),
      "M-60 -190q8 -8 14 0q6 -8 14 0q-8 -2 -14 6q-6 -8 -14 -6zM160 -130q6 -6 11 0q5 -6 11 0q-6 -2 -11 5q-5 -7 -11 -5z",
    ),
  ].join("");
}

function lotus(paint: Paint, x: number, y: number, size: number): string {
  return place(
    shape(
      paint("#e87fa0"),
      "M0 0Q-22 -6 -22 -20Q-10 -18 -6 -10Q-8 -24 0 -30Q8 -24 6 -10Q10 -18 22 -20Q22 -6 0 0z",
    ) + shape(paint("#f7c0cf"), "M0 -2Q-6 -14 0 -26Q6 -14 0 -2z"),
    x,
    y,
    size,
  );
}

function smallGopuram(x: number, size: number, body: Tones): string {
  return place(
    count(5)
      .map(
        (tier) =>
          polygon(
            tier % 2 ? body.mid : body.lit,
            [-40 + tier * 6, -tier * 18],
            [-37 + tier * 6, -tier * 18 - 18],
            [37 - tier * 6, -tier * 18 - 18],
            [40 - tier * 6, -tier * 18],
          ) + dashes(body.deep, -34 + tier * 6, 34 - tier * 6, -tier * 18 - 9, 10, 3, 5),
      )
      .join("") + shape(body.lit, "M-16 -90q0 -14 16 -16q16 2 16 16z"),
    x,
    -34,
    size,
  );
}

/** A temple tank: steps on all sides, a small pavilion in the water, lotuses. */
export function templeTank(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const stone = tones(paint, "#cfa07a");
  return [
    smallGopuram(-150, 1, tones(paint, "#d9825a")),
    smallGopuram(170, 0.8, tones(paint, "#d9a05a")),
    box(stone.mid, left, -40, right - left, 44),
    shape(
      stone.deep,
      along(Math.round((right - left) / 28), left + 14, right - 14, (x) => archData(x, -8, 15, 26)),
    ),
    ...count(4).map((index) =>
      box(index % 2 ? stone.shade : stone.lit, left, -8 + index * 7, right - left, 7),
    ),
    box(colours.water, left, 20, right - left, bottom),
    box(colours.waterLight, left, 20, right - left, 7),
    polygon(stone.lit, [-44, 40], [44, 40], [52, 52], [-52, 52]),
    shape(
      stone.mid,
      boxData(-34, 4, 6, 36) + boxData(-12, 4, 5, 36) + boxData(7, 4, 5, 36) + boxData(28, 4, 6, 36),
    ),
    shape(stone.lit, "M-46 6Q0 -8 46 6L42 0Q0 -20 -42 0z"),
    polygon(stone.mid, [-34, -6], [0, -46], [34, -6]),
    polygon(stone.shade, [8, -6], [0, -46], [34, -6]),
    shape(stone.lit, "M-3 -44h6v-12h-6z"),
    shape(`${stone.shade}" opacity=".4`, "M-44 54H44L30 80H-30z"),
    shape(
      colours.leaf,
      count(13)
        .map(
          (index) =>
            `M${left + 10 + index * 52} ${84 + ((index * 23) % 40)}a20 7 0 1 0 40 0a20 7 0 1 0 -40 0z`,
        )
        .join(""),
    ),
    ...[0, 2, 5, 8, 10, 12].map((index) =>
      lotus(paint, left + 30 + index * 52, 82 + ((index * 23) % 40), 0.9),
    ),
    crowd([paint("#f0a531"), paint("#f7efe0"), paint("#d8432b")], [-110, -92, 96, 120, 210], 12, 0.9),
  ].join("");
}
