import { along } from "../architecture";
import { type Paint, tones } from "../palettes";
import { cloths, skin } from "../people";
import { discData, palm } from "../plants";
import { count } from "../random";
import { box, boxData, dashes, disc, oval, place, polygon, shape, stroke } from "../shapes";
import { grass } from "../terrain";
import type { Stage } from "../types";

/** A blue express of sleeping cars behind an electric engine, under its wires. */
export function expressTrain({ paint, colours, left, right, bottom, random }: Stage): string {
  const body = tones(paint, "#2d5f9e");
  const engine = tones(paint, "#d8532f");
  const cream = paint("#f6e7c4", "#cfc6d4");
  const coach = (x: number) =>
    [
      box(body.mid, x, -62, 150, 46),
      box(cream, x, -50, 150, 17),
      shape(
        colours.window,
        along(9, x + 13, x + 137, (px) => boxData(px - 5, -48, 10, 13)),
      ),
      shape(paint("#cfd3da", "#5b658f"), `M${x + 2} -62q4 -9 14 -9h118q10 0 14 9z`),
      box(colours.ink, x + 6, -16, 138, 5),
      shape(colours.ink, [18, 34, 116, 132].map((px) => discData(x + px, -8, 7)).join("")),
      box(body.deep, x + 150, -22, 8, 4),
    ].join("");
  const masts = count(Math.ceil((right - left) / 150) + 1).map((index) => left + index * 150 + 20);
  return [
    shape(colours.leaf, `M${left} -6Q-60 -22 20 -12T${right} -18V${bottom}H${left}z`),
    grass(colours.leafDark, left, right, -4, 16, random),
    stroke(colours.ink, 3, masts.map((x) => `M${x} 14V-132M${x} -122h34M${x} -104l30 -16`).join("")),
    stroke(colours.ink, 1.4, `M${left} -116H${right}M${left} -124Q0 -112 ${right} -124`),
    ...count(Math.ceil((96 - left) / 158)).map((index) => coach(-62 - index * 158)),
    shape(engine.mid, "M96 -16V-60q0 -6 6 -6h98q10 0 16 10l12 22q4 8 4 18z"),
    shape(engine.shade, "M96 -16v-12h134q2 6 2 12z"),
    box(cream, 96, -40, 132, 6),
    shape(
      colours.window,
      "M196 -60h6q6 0 9 6l8 14h-23zM180 -58h10v14h-10zM104 -58h14v12h-14zM128 -58h14v12h-14z",
    ),
    disc(colours.lamp, 226, -24, 5),
    polygon(`${colours.lamp}" opacity=".22`, [230, -26], [right + 10, -62], [right + 10, 22], [230, -20]),
    stroke(colours.ink, 2.4, "M138 -66L156 -92L138 -116M128 -116h22"),
    shape(colours.ink, [116, 136, 186, 206].map((x) => discData(x, -8, 8)).join("")),
    polygon(paint("#9a8a7a", "#2c2f52"), [left, 0], [right, 0], [right, 20], [left, 20]),
    box(colours.ink, left, -1, right - left, 3),
    dashes(paint("#5d463c", "#1b1b3a"), left, right, 6, 6, 10, 12),
    shape(colours.ground, `M${left} 20H${right}V${bottom}H${left}z`),
    shape(colours.groundShade, `M${left} 62Q0 40 ${right} 66V${bottom}H${left}z`),
  ].join("");
}

/** A coach on a tree-lined road after dark, its lamps on. */
export function coachOnRoad({ paint, colours, left, right, bottom }: Stage): string {
  const body = tones(paint, "#e8e1d2");
  const milestone = (x: number) =>
    shape(paint("#f5ecd6", "#8d8fb4"), `M${x - 7} 26v-22a7 8 0 0 1 14 0v22z`) +
    shape(paint("#f0b429"), `M${x - 7} 6v-2a7 8 0 0 1 14 0v2z`);
  return [
    shape(colours.leafDark, `M${left} 0Q-120 -20 0 -8T${right} -10V40H${left}z`),
    polygon(paint("#5a5868", "#20234a"), [left, 16], [right, 16], [right, bottom], [left, bottom]),
    box(colours.groundLight, left, 12, right - left, 6),
    dashes(paint("#f5ecd6", "#8d8fb4"), left, right, 74, 5, 34, 26),
    oval(paint("#3d3b4e", "#14163a"), -6, 42, 170, 8),
    polygon(`${colours.lamp}" opacity=".3`, [146, 10], [right + 10, -14], [right + 10, 64], [146, 24]),
    shape(body.mid, "M-158 34V-70q0 -18 18 -18H128q14 0 17 14l8 46q2 8 2 20v42z"),
    shape(body.lit, "M-150 -80q3 -8 12 -8H128q10 0 14 8z"),
    shape(paint("#d8532f"), "M-158 -4H154v10H-158zM-158 12H155v5H-158z"),
    shape(
      colours.window,
      "M-148 -66h36v38h-36zM-106 -66h36v38h-36zM-64 -66h36v38h-36zM-22 -66h36v38h-36zM20 -66h36v38h-36zM62 -66h34v38h-34zM104 -66h26q8 0 10 8l6 30h-42z",
    ),
    stroke(body.shade, 2, "M98 -70V32"),
    shape(paint("#7f8796", "#3a4270"), "M-150 20h150v12h-150z"),
    disc(colours.lamp, 148, 16, 6),
    shape(colours.ink, discData(-104, 34, 20) + discData(98, 34, 20)),
    shape(body.shade, discData(-104, 34, 8) + discData(98, 34, 8)),
    shape(paint("#c9a26a"), "M-120 -88h44v-12h-44zM-66 -88h30v-10h-30zM-20 -88h52v-14h-52z"),
    milestone(-206),
    milestone(206),
  ].join("");
}

/** An aircraft climbing above banks of cloud. */
export function aeroplane({ paint, colours, left, right, bottom, random }: Stage): string {
  const white = tones(paint, "#fbf5e8");
  const bank = (y: number, fill: string, size: number, step: number) =>
    shape(
      fill,
      count((right - left) / step + 2)
        .map((index) =>
          discData(left + index * step, y + ((index * 17) % 13) - 6, size * (0.8 + random() * 0.5)),
        )
        .join("") + boxData(left, y, right - left, bottom - y),
    );
  const plane = [
    polygon(white.shade, [20, -6], [-22, -58], [-40, -58], [-14, -4]),
    shape(white.mid, "M-132 -8Q-132 -20 -104 -22H78Q118 -20 134 -2Q120 12 82 14H-70Q-112 10 -132 -8z"),
    shape(white.shade, "M-124 0Q-60 8 132 0Q116 12 82 14H-70Q-108 10 -124 0z"),
    polygon(paint("#d8432b"), [-128, -10], [-158, -58], [-134, -58], [-92, -20]),
    polygon(white.mid, [-118, -6], [-152, -22], [-162, -22], [-138, -4]),
    shape(white.lit, "M34 2L-44 62H-68L-20 2z"),
    shape(paint("#7f8796"), "M-2 22q16 0 18 8q-2 8 -18 8h-20v-16z"),
    shape(colours.window, along(15, -84, 74, (x) => discData(x, -8, 2.8)) + "M104 -12l12 2l8 8h-14z"),
  ].join("");
  return [
    bank(-60, colours.cloud, 20, 54),
    place(`<g transform="rotate(-12)">${plane}</g>`, 0, -150, 1.1),
    bank(10, paint("#fff8ea", "#46548a"), 34, 60),
    bank(66, paint("#f3e4d0", "#323f74"), 42, 76),
  ].join("");
}

/** A jeep of guests on a sandy forest track. */
export function safariJeep({ paint, colours, left, right, bottom, random }: Stage): string {
  const green = tones(paint, "#5f7a3e");
  const [red, blue, white, gold] = cloths(paint);
  const guest = (x: number, y: number, coat: string, hat: string) =>
    shape(coat, `M${x - 11} ${y + 26}q0 -26 11 -26q11 0 11 26z`) +
    disc(skin(paint), x, y - 7, 7.5) +
    shape(hat, `M${x - 12} ${y - 9}q4 -3 5 -3q2 -7 7 -7t7 7q2 0 5 3z`);
  return [
    shape(colours.leaf, `M${left} -10Q-90 -30 0 -16T${right} -24V${bottom}H${left}z`),
    grass(colours.leafDark, left, right, -6, 34, random),
    shape(colours.groundLight, `M${left} 6Q0 -8 ${right} 4V${bottom}H${left}z`),
    oval(colours.groundShade, 0, 44, 150, 10),
    guest(-96, -92, red, gold),
    guest(-54, -92, white, blue),
    guest(-14, -84, gold, white),
    guest(42, -72, paint("#7d7440"), paint("#7d7440")),
    shape(green.mid, "M-134 24V-46q0 -8 8 -8H64l18 30h46q16 2 18 18v30z"),
    shape(green.shade, "M-134 24v-24H146v24z"),
    shape(green.lit, "M-134 -46q0 -8 8 -8H64l4 6H-134z"),
    stroke(colours.ink, 4, "M64 -54L82 -94M-130 -54V-66H-30V-54"),
    shape(`${colours.window}" opacity=".5`, "M66 -54L84 -94h6L86 -28z"),
    box(colours.ink, 126, -12, 20, 12),
    disc(colours.lamp, 140, -18, 6),
    box(colours.ink, -138, 18, 292, 8),
    shape(colours.ink, discData(-84, 26, 24) + discData(96, 26, 24)),
    shape(paint("#b9b29c"), discData(-84, 26, 10) + discData(96, 26, 10)),
    disc(colours.ink, -138, -16, 20),
    grass(colours.leafDark, left, right, 92, 40, random),
    shape(colours.leafDark, `M${left} 88Q0 76 ${right} 90V${bottom}H${left}z`),
  ].join("");
}

function paddler(paint: Paint, coat: string, x: number, y: number): string {
  return (
    shape(coat, `M${x - 10} ${y}q1 -28 10 -28q9 0 10 28z`) +
    disc(skin(paint), x, y - 35, 7) +
    stroke(skin(paint), 4, `M${x + 4} ${y - 22}l14 8M${x - 2} ${y - 22}l16 -6`) +
    stroke(paint("#6d4a35"), 3, `M${x + 12} ${y - 44}L${x + 26} ${y + 22}`) +
    shape(paint("#6d4a35"), `M${x + 22} ${y + 14}l8 -2l4 16q-4 6 -10 2z`)
  );
}

/** A slim canoe on a palm-lined canal, two travelers and a paddler in it. */
export function canoeOnCanal({ paint, colours, left, right, bottom }: Stage): string {
  const wood = tones(paint, "#6f4630");
  const [red, blue, white] = cloths(paint);
  const green = { trunk: paint("#7a5b43"), leaf: colours.leaf, leafLight: colours.leafLight };
  const bank = (side: -1 | 1) => {
    const edge = side < 0 ? left : right;
    return (
      palm(green, side * 150, -20, 150, side * -24) +
      palm(green, side * 212, -12, 176, side * -34) +
      shape(colours.leaf, `M${edge} -44Q${side * 150} -38 ${side * 78} -14Q${side * 190} 0 ${edge} 40z`) +
      shape(colours.ground, `M${edge} 22Q${side * 190} 2 ${side * 78} -14Q${side * 200} 6 ${edge} 52z`)
    );
  };
  return [
    box(colours.water, left, -26, right - left, bottom + 30),
    box(colours.waterLight, left, -26, right - left, 10),
    bank(-1),
    bank(1),
    shape(colours.waterDeep, `M${left} 92Q0 66 ${right} 96V${bottom}H${left}z`),
    oval(colours.waterDeep, 0, 52, 150, 9),
    paddler(paint, white, 84, 26),
    shape(red, "M-46 30q0 -30 11 -30q11 0 11 30zM10 30"),
    disc(skin(paint), -35, -8, 7.5),
    shape(paint("#f0c96a"), "M-50 -9q8 -4 9 -4q2 -8 7 -8t7 8q2 0 8 4z"),
    shape(blue, "M4 30q0 -28 10 -28q11 0 11 28z"),
    disc(skin(paint), 14, -6, 7.5),
    shape(wood.mid, "M-158 8Q-132 30 -60 30H70Q134 28 162 2Q150 46 96 52H-92Q-144 46 -158 8z"),
    shape(wood.shade, "M-150 26Q-80 44 10 44T152 24Q140 48 96 52H-92Q-136 48 -150 26z"),
    stroke(wood.lit, 2.4, "M-156 10Q-130 32 -60 32H70Q134 30 160 4"),
    stroke(colours.waterLight, 2.6, "M-170 60h70M-60 66H70M100 60h80M-110 92h60M10 100h90"),
  ].join("");
}

/** A white catamaran ferry between islands. */
export function islandFerry({ paint, colours, left, right, bottom }: Stage): string {
  const white = tones(paint, "#fbf5e8");
  const isle = (x: number, wide: number, tall: number) =>
    shape(
      colours.land(0.5),
      `M${x - wide} -58Q${x - wide * 0.5} ${-58 - tall} ${x} ${-58 - tall * 0.86}T${x + wide} -58z`,
    ) + shape(colours.groundLight, `M${x - wide - 6} -58h${wide * 2 + 12}v5h-${wide * 2 + 12}z`);
  return [
    isle(-214, 90, 44),
    isle(200, 120, 62),
    box(colours.water, left, -56, right - left, bottom + 60),
    box(colours.waterLight, left, -56, right - left, 12),
    shape(colours.waterDeep, `M${left} 60Q0 40 ${right} 70V${bottom}H${left}z`),
    shape(
      paint("#ffffff", "#8da0c8"),
      "M-206 38Q-150 14 -100 26H110Q150 22 172 8Q168 40 120 44Q-40 52 -206 38z",
    ),
    shape(white.mid, "M-140 -12H146Q154 -10 166 -22Q160 24 118 30H-124Q-138 20 -140 -12z"),
    shape(paint("#1f5f8f"), "M-138 6Q0 14 158 2Q146 28 118 30H-124Q-136 22 -138 6z"),
    shape(white.lit, "M-128 -12V-58H66q24 4 48 46z"),
    shape(white.mid, "M-104 -58V-88H10q20 6 36 30z"),
    shape(
      colours.window,
      along(9, -114, 50, (x) => boxData(x - 8, -46, 15, 18)) +
        "M74 -48q12 10 24 22h-24zM-8 -82h14q12 6 22 18h-36z",
    ),
    dashes(colours.window, -96, -16, -73, 12, 10, 5),
    box(paint("#d8532f"), -140, -15, 286, 5),
    stroke(colours.ink, 2.4, "M-70 -88V-124M-82 -116h24M-40 -88v-22"),
    polygon(paint("#ef8a2f"), [-70, -124], [-46, -124], [-46, -119], [-70, -119]),
    polygon(paint("#fbf5e8"), [-70, -119], [-46, -119], [-46, -114], [-70, -114]),
    polygon(paint("#3c8f4f"), [-70, -114], [-46, -114], [-46, -109], [-70, -109]),
    stroke(colours.paper, 3, "M-240 52h90M-120 62H40M80 56h110M-200 86h80M20 92h120"),
  ].join("");
}

/** Shikaras with curtained canopies on a mountain lake. */
export function shikaras({ paint, colours, left, right, bottom }: Stage): string {
  const boat = (cloth: string, trim: string) =>
    [
      stroke(paint("#5d3b2a"), 2.4, "M-58 -14V-52M52 -14V-52M-4 -14V-50"),
      shape(paint(cloth), "M-74 -50Q-6 -74 68 -50L60 -44Q-6 -62 -66 -44z"),
      shape(
        paint(trim),
        count(11)
          .map((index) => `M${-64 + index * 11.6} ${-46 - 9 * Math.sin((index / 10) * Math.PI)}l5 11l6 -11z`)
          .join(""),
      ),
      shape(paint(trim), "M-58 -46q16 14 4 32h-4zM52 -46q-16 14 -4 32h4z"),
      shape(paint("#c8452f"), "M-44 -14v-14q14 -6 26 0v14zM8 -14v-14q14 -6 28 0v14z"),
      disc(skin(paint), -30, -36, 5.5),
      disc(skin(paint), 22, -36, 5.5),
      shape(
        paint("#8a5a34"),
        "M-128 -34Q-100 -12 -66 -14H60Q104 -12 134 -44Q118 6 62 10H-60Q-112 6 -128 -34z",
      ),
      shape(paint("#5d3b2a"), "M-114 -12Q-40 4 120 -20Q108 6 62 10H-60Q-98 8 -114 -12z"),
      shape(paint("#27567f"), "M90 -22q1 -26 9 -26q8 0 9 24z"),
      disc(skin(paint), 99, -54, 5.5),
      stroke(paint("#5d3b2a"), 2.4, "M92 -38L126 14"),
    ].join("");
  return [
    place(boat("#3c8f6a", "#f2b53a"), -150, -30, 0.5),
    place(boat("#d9589c", "#f7efe0"), 120, -24, 0.56),
    place(boat("#d8432b", "#f2b53a"), -10, 36, 1.15),
    oval(colours.waterLight, -10, 50, 120, 3),
    stroke(colours.waterLight, 2.6, `M${left + 30} 70h90M40 74h130M-90 92H20M90 20h80`),
    shape(
      colours.leaf,
      count(9)
        .map(
          (index) =>
            `M${left + 10 + index * 30} ${bottom - 26 - ((index * 13) % 18)}a15 6 0 1 0 30 0a15 6 0 1 0 -30 0z`,
        )
        .join(""),
    ),
    shape(
      paint("#e87fa0"),
      [1, 4, 7]
        .map(
          (index) =>
            `M${left + 25 + index * 30} ${bottom - 30 - ((index * 13) % 18)}q-12 -8 -6 -18q4 2 6 8q2 -6 6 -8q6 10 -6 18z`,
        )
        .join(""),
    ),
    box(colours.waterDeep, right + 2, bottom, 1, 1),
  ].join("");
}

/** A cycle rickshaw in a lane of shops. */
export function cycleRickshaw({ paint, colours, left, right, bottom }: Stage): string {
  const plaster = ["#d9a05a", "#c27a55", "#e3b26f", "#b8705a", "#cfa27f", "#d9a88a"];
  const shops = count(Math.ceil((right - left) / 92)).map((index) => {
    const x = left + index * 92;
    const tall = 120 + ((index * 37) % 60);
    const wall = tones(paint, plaster[index % plaster.length] ?? "#d9a05a");
    const awning = paint(["#d8432b", "#2f9a78", "#27567f", "#f2b53a"][index % 4] ?? "#d8432b");
    return [
      box(wall.mid, x, -tall, 91, tall + 10),
      box(wall.shade, x + 70, -tall, 21, tall + 10),
      box(wall.lit, x - 2, -tall - 6, 95, 7),
      shape(colours.window, boxData(x + 12, -tall + 18, 16, 26) + boxData(x + 42, -tall + 18, 16, 26)),
      box(wall.deep, x + 6, -52, 78, 60),
      shape(colours.lamp, boxData(x + 12, -40, 66, 12) + boxData(x + 12, -20, 66, 10)),
      polygon(awning, [x + 2, -66], [x + 88, -66], [x + 96, -44], [x - 6, -44]),
      dashes(paint("#f7efe0"), x + 4, x + 90, -55, 22, 9, 12),
    ].join("");
  });
  const wheel = (x: number, y: number) =>
    `<circle fill="none" stroke="${colours.ink}" stroke-width="4" cx="${x}" cy="${y}" r="28"/>` +
    stroke(
      colours.ink,
      1.2,
      count(6)
        .map(
          (index) =>
            `M${x} ${y}L${(x + 27 * Math.cos(index * 1.047)).toFixed(0)} ${(y + 27 * Math.sin(index * 1.047)).toFixed(0)}`,
        )
        .join(""),
    );
  const green = tones(paint, "#2f8f5f");
  const [red, , white, gold] = cloths(paint);
  return [
    ...shops,
    box(colours.ground, left, 4, right - left, bottom),
    shape(colours.groundShade, `M${left} 80Q0 66 ${right} 84V${bottom}H${left}z`),
    oval(colours.groundShade, 0, 62, 150, 8),
    shape(red, "M-92 10q0 -34 14 -34t14 34z"),
    shape(gold, "M-62 10q0 -32 13 -32t13 32z"),
    disc(skin(paint), -78, -34, 9),
    disc(skin(paint), -49, -32, 9),
    shape(green.mid, "M-116 10Q-124 -66 -80 -80Q-46 -84 -16 -66L-22 -58Q-60 -74 -84 -58Q-100 -46 -100 10z"),
    stroke(green.deep, 2, "M-106 -36L-62 -70M-110 -14L-90 -60"),
    shape(green.shade, "M-118 8h96l10 28h-106z"),
    shape(gold, "M-112 14h84l3 8h-86z"),
    wheel(-76, 34),
    wheel(104, 34),
    stroke(colours.ink, 5, "M-24 30L40 24L76 -8L104 34M40 24L56 -18M76 -8L84 -34h-12"),
    stroke(skin(paint), 7, "M54 -22L64 2L48 26"),
    shape(white, "M38 -18Q42 -62 60 -64Q76 -62 70 -14z"),
    stroke(skin(paint), 6, "M64 -54L84 -34"),
    disc(skin(paint), 66, -76, 9),
    shape(red, "M56 -78a10 10 0 0 1 20 -2q-10 6 -20 2z"),
  ].join("");
}

/** Bicycles on a bund between paddy fields. */
export function bicyclesByPaddy({ paint, colours, left, right, bottom, random }: Stage): string {
  const green = { trunk: paint("#7a5b43"), leaf: colours.leafDark, leafLight: colours.leaf };
  const [red, blue, white, gold] = cloths(paint);
  const bicycle = (coat: string) => {
    const wheel = (x: number) =>
      `<circle fill="none" stroke="${colours.ink}" stroke-width="3.4" cx="${x}" cy="-24" r="24"/>`;
    return [
      wheel(-40),
      wheel(40),
      stroke(
        colours.ink,
        3.4,
        "M-40 -24L-14 -56H26L40 -24M-14 -56L2 -24H-40M2 -24L26 -56L22 -72H34M-14 -56l-4 -10h-8h16",
      ),
      stroke(skin(paint), 6, "M-12 -68L8 -46L2 -22"),
      shape(coat, "M-26 -66Q-18 -110 2 -112Q14 -106 2 -64z"),
      stroke(coat, 6, "M2 -104L28 -74"),
      disc(skin(paint), 8, -124, 9),
    ].join("");
  };
  const band = (y: number, fill: string, lift: number) =>
    shape(fill, `M${left} ${y}Q-80 ${y - lift} 20 ${y - lift * 0.4}T${right} ${y - lift}V${bottom}H${left}z`);
  return [
    ...count(7).map((index) =>
      palm(green, left + 30 + index * 104, -52, 62 + ((index * 31) % 40), (index % 2 ? 1 : -1) * 10),
    ),
    band(-52, colours.leafDark, 4),
    band(-40, colours.leaf, 3),
    stroke(
      colours.leafLight,
      2,
      count(5)
        .map((index) => `M${left} ${-34 + index * 7}Q0 ${-40 + index * 8} ${right} ${-34 + index * 7}`)
        .join(""),
    ),
    band(8, colours.groundLight, 4),
    band(22, colours.ground, 4),
    place(bicycle(red), -96, 14, 0.9),
    place(bicycle(blue), 64, 20, 1.08),
    shape(gold, "M88 -98q8 -10 18 0z"),
    shape(white, "M-90 -106q8 -8 16 0z"),
    band(46, colours.leaf, 3),
    grass(colours.leafLight, left, right, 66, 30, random),
    band(64, colours.leafDark, 3),
    grass(colours.leaf, left, right, 100, 40, random),
  ].join("");
}
