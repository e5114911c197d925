import { along, archData, wall } from "../architecture";
import { type Tones, tones } from "../palettes";
import { cloths, crowd, skin } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, dashes, disc, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** A weaver at a pit loom. */
export function handloom({ paint, colours, left, right, top, bottom }: Stage): string {
  const plaster = tones(paint, "#e3b98f");
  const wood = tones(paint, "#7a4a35");
  const warp = ["#d8432b", "#f2b53a", "#2f8f7a", "#d9589c"];
  return [
    box(plaster.mid, left, top, right - left, 60 - top),
    shape(plaster.lit, `M-40 ${top}H90L40 60H-130z`),
    shape(colours.window, archData(-220, -40, 56, 96) + archData(232, -40, 56, 96)),
    ...count(5).map((index) => box(paint(warp[index % 4] ?? ""), -150 + index * 20, -186, 13, 38)),
    box(wood.mid, -156, -150, 106, 5),
    box(colours.ground, left, 60, right - left, bottom),
    box(colours.groundShade, left, 60, right - left, 6),
    box(wood.shade, -130, -140, 12, 214),
    box(wood.shade, 160, -140, 12, 214),
    box(wood.mid, -146, -146, 334, 14),
    polygon(paint("#f7efe0"), [-120, 34], [170, 34], [170, -30], [-120, 4]),
    ...count(8).map((index) =>
      polygon(
        paint(warp[index % 4] ?? ""),
        [-120 + index * 36, 34],
        [-106 + index * 36, 34],
        [-106 + index * 36, 2.4 - index * 4.2],
        [-120 + index * 36, 4 - index * 4.2],
      ),
    ),
    stroke(
      paint("#f7efe0"),
      1,
      count(25)
        .map((index) => `M${-112 + index * 11.4} -128L${-112 + index * 11.4} ${4 - index * 1.3}`)
        .join(""),
    ),
    box(wood.mid, -124, -66, 292, 9),
    box(wood.mid, -124, -92, 292, 6),
    stroke(wood.deep, 2.4, "M-60 -132V-90M100 -132V-90M-40 -92V-62M80 -92V-62"),
    box(wood.lit, -132, 34, 312, 16),
    polygon(paint("#a8352f"), [-116, 50], [166, 50], [166, 84], [-116, 84]),
    shape(
      paint("#f2b53a"),
      along(9, -96, 146, (x) => `M${x} 58l8 9l-8 9l-8 -9z`),
    ),
    shape(paint("#27567f"), "M-8 96Q-14 8 26 -4Q68 8 62 96z"),
    shape(paint("#f2b53a"), "M10 96Q2 20 22 0L42 0Q34 40 30 96z"),
    disc(skin(paint), 27, -24, 17),
    shape(paint("#2b2038"), "M10 -22Q8 -44 28 -44T44 -22Q28 -34 10 -22z"),
    stroke(skin(paint), 9, "M6 16L-26 28M50 18L84 22"),
    shape(wood.deep, "M-40 22h34l8 5l-8 5h-34l-8 -5z"),
  ].join("");
}

/** Printed cloths drying in rows on bamboo frames. */
export function dryingCloths({ paint, colours, left, right, bottom }: Stage): string {
  const dyes = ["#27567f", "#c8452f", "#f0a531", "#2f8f7a", "#a83a6a", "#f3e6cc", "#1d3d68", "#d9702f"];
  const row = (y: number, wide: number, tall: number, shift: number) => [
    stroke(paint("#6d4a35"), 3, `M${left} ${y - tall}H${right}`),
    ...count(Math.ceil((right - left) / wide) + 1).map((index) => {
      const x = left + index * wide + shift;
      const dye = tones(paint, dyes[(index * 3 + Math.round(y)) % dyes.length] ?? "#27567f");
      const long = tall * (0.86 + ((index * 37) % 12) / 100);
      return (
        shape(
          dye.mid,
          `M${x} ${y - tall}h${wide * 0.84}v${long}q-${wide * 0.2} 6 -${wide * 0.42} 0t-${wide * 0.42} 0z`,
        ) +
        shape(
          dye.shade,
          `M${x + wide * 0.6} ${y - tall}h${wide * 0.24}v${long}q-${wide * 0.1} 3 -${wide * 0.2} 1z`,
        ) +
        shape(
          dye.lit,
          count(12)
            .map(
              (spot) =>
                `M${(x + wide * (0.12 + (spot % 3) * 0.2)).toFixed(0)} ${(y - tall + long * (0.16 + Math.floor(spot / 3) * 0.2)).toFixed(0)}l4 -5l4 5l-4 5z`,
            )
            .join(""),
        )
      );
    }),
  ];
  const [red, , white] = cloths(paint);
  return [
    box(colours.groundLight, left, -40, right - left, bottom + 50),
    ...row(-38, 54, 92, 0),
    box(colours.ground, left, 2, right - left, bottom),
    ...row(34, 78, 128, -30),
    shape(white, "M-44 84Q-46 22 -26 16Q-4 20 -6 84z"),
    disc(skin(paint), -24, 2, 12),
    shape(red, "M-37 2Q-38 -16 -24 -16T-11 2Q-24 -8 -37 2z"),
    stroke(skin(paint), 7, "M-12 32L20 14"),
    shape(colours.groundShade, `M${left} 84Q0 72 ${right} 88V${bottom}H${left}z`),
    polygon(paint("#f3e6cc"), [60, 96], [230, 96], [262, 128], [50, 128]),
    shape(
      paint("#c8452f"),
      count(10)
        .map((index) => `M${82 + (index % 5) * 34} ${104 + Math.floor(index / 5) * 14}l6 -5l6 5l-6 5z`)
        .join(""),
    ),
  ].join("");
}

/** A pair of string puppets on a small stage. */
export function puppets({ paint, colours, left, right, bottom }: Stage): string {
  const gold = cloths(paint)[3];
  const puppet = (robe: string, turban: string, side: number) =>
    place(
      [
        stroke(colours.paper, 1.2, "M0 -132V-210M-44 -64L-18 -210M44 -70L18 -210"),
        shape(paint(robe), "M-22 -88H22L62 44Q0 62 -62 44z"),
        shape(
          paint(turban),
          "M-56 30Q0 48 56 30L60 44Q0 62 -62 44zM-34 -34Q0 -24 34 -34L37 -24Q0 -14 -37 -24z",
        ),
        shape(
          gold,
          count(7)
            .map((index) => discData(-42 + index * 14, 18 + (index % 2) * 4, 3.4))
            .join(""),
        ),
        stroke(paint(robe), 14, "M-18 -78L-46 -62M18 -78L46 -68"),
        disc(skin(paint), -50, -60, 7),
        disc(skin(paint), 50, -66, 7),
        shape(skin(paint), "M-22 -110a22 26 0 0 1 44 0q0 24 -22 26q-22 -2 -22 -26z"),
        shape(paint(turban), "M-28 -112Q-28 -144 0 -144T28 -112Q0 -128 -28 -112z"),
        disc(gold, 0, -134, 6),
        shape(colours.paper, discData(-9, -106, 5) + discData(9, -106, 5)),
        shape(colours.ink, discData(-8, -106, 2.4) + discData(10, -106, 2.4)),
        shape(
          colours.ink,
          "M-14 -94q14 -8 28 0q8 -2 10 -8q-2 14 -12 12q-12 -4 -12 2q0 -6 -12 -2q-10 2 -12 -12q2 6 10 8z",
        ),
      ].join(""),
      side * 92,
      8,
      side * 1.08,
      1.08,
    );
  return [
    box(paint("#3a1f4a", "#150f30"), left, -250, right - left, 320),
    shape(
      paint("#5a2f63", "#201540"),
      along(12, left, right, (x) => `M${x} -250q14 160 0 320h18q10 -160 0 -320z`),
    ),
    shape(
      paint("#c8452f"),
      `M${left} -260H${right}V-206` +
        along(8, right, left, (x) => `Q${x - (right - left) / 16} -150 ${x - (right - left) / 8} -206`) +
        "z",
    ),
    stroke(
      gold,
      4,
      `M${right} -206` +
        along(8, right, left, (x) => `Q${x - (right - left) / 16} -150 ${x - (right - left) / 8} -206`),
    ),
    puppet("#c8452f", "#f2b53a", -1),
    puppet("#2f8f7a", "#d9589c", 1),
    box(paint("#8a5a3a"), left, 70, right - left, bottom),
    shape(
      gold,
      along(Math.round((right - left) / 46), left + 20, right - 20, (x) => `M${x - 12} 84h24l-12 14z`),
    ),
    box(paint("#c8452f"), left, 66, right - left, 8),
    crowd(
      [paint("#241b3c", "#0c0a22")],
      count(13).map((index) => left + 30 + index * 56),
      bottom + 8,
      1.5,
    ),
  ].join("");
}

/** A hall of stone figures. */
export function galleryOfStone({ paint, colours, left, right, top, bottom }: Stage): string {
  const plaster = tones(paint, "#d9b79a");
  const stone = tones(paint, "#b0806a");
  const plinth = (x: number, wide: number) =>
    wall(plaster, x, 62, wide, 60, 0.3) + box(plaster.lit, x - wide / 2 - 5, -2, wide + 10, 8);
  const figure = (x: number, size: number) =>
    place(
      [
        shape(stone.shade, "M-50 0V-120Q-46 -176 0 -182Q46 -176 50 -120V0z"),
        shape(stone.mid, "M-18 0L-14 -60Q-26 -84 -12 -104L12 -104Q24 -86 14 -60L20 0z"),
        stroke(stone.mid, 11, "M-12 -98Q-40 -86 -32 -54M12 -98Q44 -92 30 -128"),
        shape(stone.mid, discData(0, -124, 14) + "M-12 -132L-8 -158H8L12 -132z"),
        shape(stone.lit, "M-10 -2L-8 -56Q-16 -80 -8 -100H2Q-6 -80 0 -58V-2z"),
        stroke(stone.deep, 1.6, "M-14 -60H15M-12 -90Q0 -84 12 -90M-18 -20Q0 -14 18 -20"),
        shape(
          stone.lit,
          along(9, -40, 40, (px) => discData(px, -150 + Math.abs(px) * 0.5, 3)),
        ),
      ].join(""),
      x,
      -2,
      size,
    );
  const lion = place(
    shape(
      stone.mid,
      "M-60 0V-22H60V0zM-44 -22Q-50 -70 -20 -82Q-22 -110 8 -112Q34 -110 32 -82Q30 -66 22 -60L44 -22z",
    ) +
      shape(stone.shade, "M10 -22Q18 -50 6 -66Q30 -60 22 -60L44 -22z") +
      shape(stone.deep, discData(4, -92, 3) + discData(20, -92, 3) + "M2 -78q10 6 20 0l-4 8h-12z") +
      stroke(stone.deep, 2, "M-20 -82Q-34 -60 -14 -56M-26 -98Q-40 -80 -24 -66"),
    174,
    -2,
    0.92,
  );
  return [
    box(plaster.mid, left, top, right - left, 62 - top),
    ...[-178, 0, 178].map(
      (x) =>
        shape(plaster.shade, archData(x, 62, 150, 250)) +
        shape(plaster.lit, `M${x - 82} 62V-110h8V62zM${x + 74} 62V-110h8V62z`),
    ),
    polygon(`${colours.lamp}" opacity=".35`, [-30, top], [30, top], [120, 62], [-120, 62]),
    box(colours.groundLight, left, 62, right - left, bottom),
    polygon(colours.groundShade, [left, 96], [right, 96], [right, bottom], [left, bottom]),
    plinth(-178, 108),
    plinth(0, 124),
    plinth(176, 124),
    place(
      shape(stone.mid, "M-34 0L-26 -40H26L34 0zM-30 -40a30 40 0 0 1 60 0z") +
        shape(stone.lit, "M-22 -44a24 30 0 0 1 22 -32q-16 12 -12 32z") +
        shape(stone.deep, discData(-10, -52, 3) + discData(10, -52, 3) + "M-10 -38q10 6 20 0z"),
      -178,
      -2,
      1.15,
    ),
    figure(0, 1.05),
    lion,
    crowd([paint("#27567f"), paint("#d8432b")], [-96, -72], 108, 2),
    crowd([paint("#f0a531")], [96], 110, 1.7),
  ].join("");
}

function paintedDeer(x: number, y: number, size: number, fill: string): string {
  return place(
    shape(
      fill,
      "M-30 -22Q-10 -30 14 -26L26 -44L36 -40L30 -30L22 -10L18 14H14L12 -8Q-10 -2 -22 -6L-24 14H-28L-30 -8z",
    ) + stroke(fill, 2.4, "M28 -42L22 -60M28 -42L38 -58M25 -52l-8 -4M33 -52l8 -2"),
    x,
    y,
    size,
  );
}

function paintedDancer(x: number, y: number, size: number, fill: string, flip = 1): string {
  return place(
    disc(fill, 0, -44, 6) +
      polygon(fill, [-9, -36], [9, -36], [0, -18]) +
      polygon(fill, [0, -20], [9, -6], [-9, -6]) +
      stroke(fill, 3, "M-9 -34L-22 -46M9 -34L24 -26M-6 -6L-14 14M6 -6L10 14"),
    x,
    y,
    size * flip,
    size,
  );
}

/** Figures in white and red ocher on the wall of a rock shelter. */
export function paintedShelter({ paint, colours, left, right, top, bottom }: Stage): string {
  const rock = tones(paint, "#b87a52");
  const red = paint("#8f2f22");
  const white = paint("#f3e2c4", "#b9a5b4");
  return [
    box(rock.deep, left, top, right - left, 80 - top),
    shape(
      rock.mid,
      `M${left + 50} 60Q${left + 40} -150 -120 -178T140 -190T${right - 44} -110Q${right - 20} -20 ${right - 60} 60z`,
    ),
    shape(
      rock.lit,
      "M-180 -130Q-80 -176 60 -168Q-40 -160 -110 -132T-180 -130zM60 -150Q150 -170 210 -120Q150 -140 60 -150z",
    ),
    shape(rock.shade, `M${left + 60} 40Q-120 10 0 26T${right - 66} 30L${right - 60} 60H${left + 50}z`),
    paintedDeer(-150, -70, 1.2, white),
    paintedDeer(-60, -104, 0.9, red),
    paintedDeer(70, -60, 1.5, red),
    paintedDeer(176, -100, 0.9, white),
    ...count(6).map((index) =>
      paintedDancer(-176 + index * 32, 4, 0.72, index % 2 ? white : red, index % 2 ? -1 : 1),
    ),
    place(
      disc(white, 0, 0, 3) +
        `<circle fill="none" stroke="${white}" stroke-width="3" r="17"/>` +
        stroke(
          white,
          2,
          count(8)
            .map(
              (index) =>
                `M0 0L${(17 * Math.cos(index * 0.785)).toFixed(1)} ${(17 * Math.sin(index * 0.785)).toFixed(1)}`,
            )
            .join(""),
        ),
      8,
      -120,
      1,
    ),
    stroke(red, 3, "M116 -126q10 -12 20 0t20 0t20 0"),
    shape(
      red,
      count(9)
        .map((index) => discData(40 + index * 12, -22, 3))
        .join(""),
    ),
    paintedDancer(130, -2, 0.9, white),
    paintedDancer(160, 0, 0.8, red, -1),
    shape(
      rock.deep,
      `M${left} ${top}H${left + 70}Q${left + 20} -60 ${left + 66} 70L${left} 90zM${right} ${top}H${right - 60}Q${right - 10} -40 ${right - 70} 70L${right} 90z`,
    ),
    shape(colours.ground, `M${left} 60Q-60 44 40 54T${right} 56V${bottom}H${left}z`),
    shape(colours.groundShade, `M${left} 90Q0 78 ${right} 96V${bottom}H${left}z`),
    crowd([paint("#27567f"), paint("#d8432b"), paint("#f0a531")], [-40, -16, 96], 92, 1.7),
  ].join("");
}

function bodhisattva(stone: Tones): string {
  return [
    shape(
      stone.mid,
      "M-96 0Q-104 -30 -70 -38L-40 -44Q-56 -100 -34 -112L-12 -118H12L34 -112Q56 -100 40 -44L70 -38Q104 -30 96 0z",
    ),
    shape(
      stone.shade,
      "M10 -118H12L34 -112Q56 -100 40 -44L70 -38Q104 -30 96 0H30Q60 -20 20 -34Q34 -80 10 -118z",
    ),
    stroke(stone.deep, 2.2, "M-34 -112Q10 -90 28 -44M-90 -10Q0 -30 92 -12M-30 -36Q0 -26 34 -38"),
    shape(stone.lit, "M-22 -30q22 -12 44 0q-22 12 -44 0z"),
    stroke(stone.mid, 18, "M-40 -96Q-58 -60 -28 -34M40 -96Q58 -60 30 -32"),
    shape(stone.mid, "M-12 -112V-124H12V-112zM-26 -148a26 30 0 0 1 52 0q0 24 -26 26q-26 -2 -26 -26z"),
    shape(stone.shade, "M4 -176a26 30 0 0 1 22 28q0 24 -26 26q14 -20 4 -54z"),
    shape(
      stone.deep,
      "M-27 -150Q-28 -178 0 -182Q28 -178 27 -150Q20 -166 0 -166T-27 -150z" + discData(0, -184, 9),
    ),
    stroke(stone.deep, 2, "M-15 -146q5 4 10 0M5 -146q5 4 10 0M-6 -132q6 4 12 0M0 -146v8"),
  ].join("");
}

/** A great seated Buddha above small visitors. */
export function seatedBuddha({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#e0c08a");
  const base = tones(paint, "#c8937a");
  return [
    wall(base, 0, 8, 260, 26, 0.3),
    wall(base, 0, -18, 220, 22, 0.3),
    shape(
      base.lit,
      along(11, -100, 100, (x) => `M${x - 10} -40q10 -14 20 0q-10 8 -20 0z`),
    ),
    place(bodhisattva(stone), 0, -44, 1.12),
    box(colours.groundLight, left, 6, right - left, 14),
    box(colours.ground, left, 18, right - left, bottom),
    shape(colours.groundShade, `M-46 20H46L90 ${bottom}H-90z`),
    crowd(
      [paint("#c8452f"), paint("#f0a531"), paint("#a8352f"), paint("#f7efe0")],
      [-150, -132, -108, 104, 128, 146],
      34,
      0.9,
    ),
    crowd([paint("#a8352f"), paint("#f0a531")], [-22, 14], 64, 1.4),
    dashes(paint("#2f6f5a"), left, -160, 0, 40, 8, 10),
    dashes(paint("#2f6f5a"), 160, right, 0, 40, 8, 10),
  ].join("");
}

/** A row of prayer wheels under a painted eave, a monk turning them. */
export function prayerWheels({ paint, colours, left, right, top, bottom }: Stage): string {
  const brass = tones(paint, "#d9a441");
  const red = tones(paint, "#a8352f");
  const wheel = (x: number) =>
    [
      box(brass.shade, x - 2, -78, 4, 120),
      shape(brass.mid, `M${x - 25} -62Q${x} -74 ${x + 25} -62V26Q${x} 38 ${x - 25} 26z`),
      shape(brass.shade, `M${x + 8} -66Q${x + 18} -66 ${x + 25} -62V26Q${x + 18} 31 ${x + 8} 32z`),
      shape(brass.lit, `M${x - 20} -60Q${x - 14} -66 ${x - 8} -67V31Q${x - 14} 30 ${x - 20} 28z`),
      stroke(red.deep, 2.2, `M${x - 25} -48Q${x} -58 ${x + 25} -48M${x - 25} 12Q${x} 22 ${x + 25} 12`),
      shape(
        red.mid,
        count(3)
          .map((row) =>
            count(3)
              .map((spot) => discData(x - 13 + spot * 13, -34 + row * 16 + (spot === 1 ? 2 : 0), 3.6))
              .join(""),
          )
          .join(""),
      ),
    ].join("");
  const wheels = count(Math.ceil((right - left) / 68)).map((index) => left + 24 + index * 68);
  return [
    box(paint("#f3e6cc"), left, top, right - left, 70 - top),
    box(red.mid, left, -178, right - left, 40),
    shape(
      paint("#f2b53a"),
      along(Math.round((right - left) / 30), left + 14, right - 14, (x) => discData(x, -158, 7)),
    ),
    dashes(paint("#2c6fb5"), left, right, -134, 12, 16, 14),
    dashes(paint("#3c8f4f"), left + 16, right, -134, 12, 12, 18),
    box(red.deep, left, -128, right - left, 10),
    box(red.shade, left, -84, right - left, 8),
    box(red.shade, left, 40, right - left, 10),
    ...wheels.map(wheel),
    box(colours.ground, left, 62, right - left, bottom),
    box(paint("#c9b59a"), left, 50, right - left, 14),
    shape(red.mid, "M96 118Q90 6 130 -14Q172 4 170 118z"),
    shape(paint("#f0a531"), "M112 118Q106 40 124 -8L144 -10Q134 50 146 118z"),
    disc(skin(paint), 128, -36, 19),
    shape(paint("#2b2038"), "M110 -40Q112 -56 128 -56T147 -38Q130 -50 110 -40z"),
    stroke(red.mid, 15, "M110 10Q84 6 66 -6"),
    stroke(skin(paint), 9, "M72 -4L50 -14"),
    shape(colours.groundShade, `M${left} 112Q0 102 ${right} 116V${bottom}H${left}z`),
  ].join("");
}

/** A turner at his bench, painted wooden toys on the shelves. */
export function toyMaker({ paint, colours, left, right, top, bottom }: Stage): string {
  const plaster = tones(paint, "#7fb0a4");
  const wood = tones(paint, "#a8683f");
  const doll = (x: number, y: number, robe: string, trim: string, size: number) =>
    place(
      shape(paint(robe), "M-20 0Q-26 -36 0 -42Q26 -36 20 0z") +
        shape(paint(trim), "M-22 -14H22V-8H-22zM-10 -40H10L8 -30H-8z") +
        disc(paint("#f2c99a"), 0, -52, 14) +
        shape(
          paint("#2b2038"),
          "M-14 -54a14 14 0 0 1 28 0q-14 -8 -28 0z" + discData(-5, -50, 1.8) + discData(5, -50, 1.8),
        ),
      x,
      y,
      size,
    );
  const horseToy = (x: number, y: number, coat: string, size: number) =>
    place(
      shape(
        paint(coat),
        "M-34 -20Q-36 -44 -14 -44H12L24 -68L38 -62L40 -50L30 -48L26 -20V-8H14V-24H-16V-8H-28z",
      ) +
        shape(paint("#f2b53a"), "M-12 -46H10V-34H-12zM18 -58l6 -10l4 8z") +
        shape(paint("#2b2038"), discData(-20, -5, 8) + discData(20, -5, 8) + "M-36 -9H36v4H-36z") +
        shape(paint("#f7efe0"), discData(-20, -5, 3) + discData(20, -5, 3) + discData(30, -58, 2)),
      x,
      y,
      size,
    );
  const ring = (x: number, y: number) =>
    shape(paint("#d8432b"), `M${x - 26} ${y - 12}h52v12h-52z`) +
    shape(paint("#f2b53a"), `M${x - 22} ${y - 24}h44v12h-44z`) +
    shape(paint("#2f8f7a"), `M${x - 17} ${y - 36}h34v12h-34z`) +
    shape(paint("#27567f"), `M${x - 12} ${y - 48}h24v12h-24z`) +
    disc(paint("#d9589c"), x, y - 56, 9);
  return [
    box(plaster.mid, left, top, right - left, 70 - top),
    shape(plaster.lit, `M${left} ${top}H40L-90 70H${left}z`),
    ...[-186, -100].map((y) => box(wood.shade, left, y, right - left, 8)),
    doll(-230, -186, "#d8432b", "#f2b53a", 0.9),
    doll(-170, -186, "#27567f", "#f7efe0", 0.8),
    horseToy(-90, -186, "#ef8a2f", 0.9),
    ring(10, -186),
    doll(90, -186, "#2f8f7a", "#f2b53a", 0.9),
    horseToy(170, -186, "#d9589c", 0.9),
    ring(250, -186),
    horseToy(-236, -100, "#2f8f7a", 0.9),
    ring(-150, -100),
    doll(-70, -100, "#f2b53a", "#d8432b", 0.9),
    doll(-20, -100, "#d9589c", "#27567f", 0.8),
    horseToy(170, -100, "#27567f", 0.9),
    doll(244, -100, "#d8432b", "#f7efe0", 0.9),
    box(colours.ground, left, 66, right - left, bottom),
    shape(paint("#f7efe0", "#b9b6d4"), "M44 96Q40 -16 86 -26Q132 -16 130 96z"),
    disc(skin(paint), 87, -48, 20),
    shape(paint("#2b2038"), "M67 -48Q66 -72 87 -72T107 -50Q87 -62 67 -48z"),
    stroke(skin(paint), 10, "M56 10Q20 20 2 34M118 10Q90 50 30 40"),
    box(wood.mid, -190, 48, 260, 12),
    shape(wood.shade, "M-180 60h14v60h-14zM46 60h14v60h-14z"),
    shape(wood.deep, "M-170 20h26v28h-26zM24 24h22v24h-22z"),
    shape(paint("#f2b53a"), "M-144 28H-90V42H-144z"),
    shape(paint("#d8432b"), "M-90 24Q-70 16 -50 24V46Q-70 54 -90 46z"),
    shape(paint("#2f8f7a"), "M-50 28H-20V42H-50z"),
    shape(paint("#f2b53a"), "M-20 26Q0 22 24 30V42Q0 48 -20 44z"),
    stroke(paint("#5d3b2a"), 5, "M4 32L-34 18"),
    shape(
      paint("#f2b53a"),
      count(9)
        .map((index) => `M${-150 + index * 18} ${98 + ((index * 7) % 12)}q6 -8 12 0q-6 6 -12 0z`)
        .join(""),
    ),
    doll(190, 112, "#d8432b", "#f2b53a", 1.1),
    ring(250, 116),
  ].join("");
}
