import { archData, flag, merlonsData } from "../architecture";
import { tones } from "../palettes";
import { skin } from "../people";
import { palm } from "../plants";
import { box, oval, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { rowingBoat } from "./boats";
import { horse } from "./herd";
import { bastion } from "./hill-forts";

/** Alibaug: Kolaba fort across wet sand at low tide, a horse cart on its way. */
export function kolabaFort(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const stone = tones(paint, "#7d5f58");
  const wood = tones(paint, "#8a4a30");
  const cart = [
    box(wood.mid, -40, -34, 44, 14),
    stroke(wood.deep, 3, "M-38 -34V-66M2 -34V-66M4 -28L40 -34"),
    shape(colours.vermilion, "M-46 -64Q-18 -82 10 -64L8 -56H-44z"),
    shape(paint("#f7efe0"), "M-26 -34v-14q6 -6 12 0v14zM-10 -34v-14q6 -6 12 0v14z"),
    shape(
      skin(paint),
      "M-24 -53a4.500 4.500 0 1 1 9 0a4.500 4.500 0 1 1 -9 0zM-8 -53a4.500 4.500 0 1 1 9 0a4.500 4.500 0 1 1 -9 0z",
    ),
    `<circle fill="none" stroke="${wood.deep}" stroke-width="3.500" cx="-18" cy="-16" r="15"/>`,
    stroke(wood.deep, 1.6, "M-18 -31V-1M-33 -16H-3M-28 -26L-8 -6M-28 -6L-8 -26"),
  ].join("");
  return [
    shape(colours.waterLight, `M${left} -34H${right}V-20Q60 -14 0 -20T${left} -14z`),
    polygon(stone.mid, [-112, -34], [-108, -72], [104, -72], [110, -34]),
    polygon(stone.shade, [40, -34], [38, -72], [104, -72], [110, -34]),
    shape(stone.mid, merlonsData(-108, 104, -72, 6)),
    ...[-108, -40, 34, 104].map((x) => bastion(stone, x, -32, 34, 48)),
    shape(stone.deep, archData(-4, -34, 18, 28)),
    ...[-70, -16, 66].map((x, index) =>
      palm({ trunk: colours.leafDark, leaf: colours.leafDark }, x, -72, 48 + index * 6, index % 2 ? 8 : -8),
    ),
    flag(paint("#ef8a2f"), colours.ink, 10, -74, 40),
    shape(colours.ground, `M${left} -18Q-40 -28 40 -22T${right} -28V${bottom}H${left}z`),
    shape(colours.waterLight, "M-150 6q60 -12 130 -4q70 -10 90 2q-60 12 -110 6q-70 8 -110 -4z"),
    shape(paint("#fbe9c8"), "M-110 4q60 -6 90 0q-40 6 -90 0z"),
    oval(colours.groundShade, 4, 48, 92, 5),
    place(cart, -18, 46, 1.2),
    place(horse(paint, "#6e4030"), 64, 46, 0.62),
  ].join("");
}

/** Tarkarli: the long dark wall of Sindhudurg in turquoise water. */
export function sindhudurg(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const stone = tones(paint, "#5d5360");
  const turquoise = ["#1fa9ae", "#42c3bd", "#86dccb"].map((colour) => paint(colour));
  return [
    box(turquoise[0] ?? "", left, -58, right - left, bottom + 60),
    shape(turquoise[1] ?? "", `M${left} -10Q0 -26 ${right} -6V${bottom}H${left}z`),
    shape(turquoise[2] ?? "", `M${left} 50Q-20 24 60 46T${right} 40V${bottom}H${left}z`),
    ...[-120, -86, -30, 30, 52, 118].map((x, index) =>
      palm(
        { trunk: colours.leafDark, leaf: colours.leafDark, leafLight: colours.leaf },
        x,
        -84,
        54 + (index % 3) * 14,
        index % 2 ? 10 : -10,
      ),
    ),
    polygon(
      stone.mid,
      [left, -50],
      [left, -84],
      [-90, -88],
      [-60, -80],
      [20, -86],
      [60, -80],
      [right, -88],
      [right, -50],
    ),
    polygon(stone.shade, [left, -50], [left, -62], [right, -64], [right, -50]),
    shape(stone.mid, merlonsData(left, right, -82, 7)),
    ...[-134, -62, 14, 84, 150].map((x, index) => bastion(stone, x, -48, 46, 42 + (index % 2) * 8)),
    flag(paint("#ef8a2f"), colours.ink, 14, -96, 52),
    shape(
      paint("#2b2a3a"),
      `M${left} -46Q-130 -54 -110 -46T-70 -48T-20 -46T40 -48T100 -46T${right} -48V-42H${left}z`,
    ),
    stroke(colours.paper, 2.4, `M${left} -38H-90M-60 -36H10M40 -38H110M-120 -16H-70M50 -18H110M-30 10H-90`),
    rowingBoat(stage, 6, 36, 1.5, paint("#a8452f"), true),
  ].join("");
}
