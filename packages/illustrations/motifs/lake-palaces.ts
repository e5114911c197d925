import { along, archData, chhatri, dome, roundArchData, wall } from "../architecture";
import { tones } from "../palettes";
import { cloths, skin } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, disc, oval, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { islandPalace } from "./stone-west";

/** Udaipur: the long pale City Palace over Lake Pichola. */
function cityPalace({ paint, colours, left, right }: Stage): string {
  const pale = tones(paint, "#f6dfc0");
  const opening = shape(colours.window, archData(0, 0, 7, 15));
  const block = (x: number, wide: number, tall: number, columns: number, rows: number) => [
    wall(pale, x, -8, wide, tall, 0.22),
    box(pale.lit, x - wide / 2 - 2, -10 - tall, wide + 4, 4),
    ...count(rows).flatMap((row) =>
      count(columns).map((column) =>
        place(opening, x - wide / 2 + 9 + (column * (wide - 18)) / (columns - 1), -14 - row * 24),
      ),
    ),
  ];
  return [
    ...block(-126, 84, 78, 6, 3),
    ...block(122, 92, 70, 6, 2),
    ...block(-58, 76, 108, 5, 4),
    ...block(58, 66, 98, 5, 3),
    ...block(0, 64, 134, 4, 5),
    ...[-160, -96].map((x) => chhatri(pale, x, -88, 18)),
    ...[-88, -34].map((x) => chhatri(pale, x, -118, 18)),
    ...[36, 82].map((x) => chhatri(pale, x, -108, 18)),
    ...[96, 150].map((x) => chhatri(pale, x, -80, 18)),
    ...[-24, 24].map((x) => chhatri(pale, x, -144, 16)),
    dome(pale, 0, -142, 32, 30),
    ...[-30, 34].map((x) => wall(pale, x, -4, 20, 132, 0.4) + dome(pale, x, -134, 22, 16)),
    box(pale.shade, left, -12, right - left, 14),
    shape(
      pale.deep,
      along(14, left + 10, right - 10, (x) => roundArchData(x, 2, 9, 9)),
    ),
  ].join("");
}

/** Jaipur and Udaipur at dusk: the palace mirrored, one covered boat in front. */
export function cityPalaceAtDusk(stage: Stage): string {
  const { colours, left, right, bottom } = stage;
  const palace = cityPalace(stage);
  return (
    `<g opacity=".3" transform="scale(1 -.6)">${palace}</g>` +
    palace +
    stroke(colours.waterLight, 2, "M-130 26h60M-20 34h90M60 22h60M-90 52h70") +
    shape(colours.waterDeep, `M${left} 84Q0 70 ${right} 90V${bottom}H${left}z`) +
    coveredBoat(stage, 0, 70, 1.15)
  );
}

function coveredBoat({ paint, colours }: Stage, x: number, y: number, size: number): string {
  const red = tones(paint, "#c8392c");
  return place(
    [
      oval(colours.waterDeep, 0, 10, 74, 4),
      stroke(colours.ink, 2.4, "M-40 -8V-42M40 -8V-42M0 -8V-44"),
      shape(red.mid, "M-52 -40Q0 -64 52 -40L48 -33Q0 -50 -48 -33z"),
      shape(
        red.lit,
        "M-52 -40q6 8 13 1q6 8 13 0q6 8 13 -1q6 8 13 0q6 7 13 1q6 6 13 0q6 8 13 1l-1 -2Q0 -64 -52 -42z",
      ),
      shape(cloths(paint)[3], "M-24 -8v-16q6 -6 12 0v16z") + disc(skin(paint), -18, -29, 5),
      shape(cloths(paint)[2], "M12 -8v-16q6 -6 12 0v16z") + disc(skin(paint), 18, -29, 5),
      shape(
        paint("#5a2c3e", "#1d1a40"),
        "M-86 -28Q-66 -8 -36 -8H40Q68 -8 86 -30Q78 6 54 10H-54Q-78 6 -86 -28z",
      ),
      shape(colours.marigold, "M-70 -8Q-50 -2 0 -2T70 -8L66 -3Q40 3 0 3T-66 -3z"),
    ].join(""),
    x,
    y,
    size,
  );
}

/** Udaipur and Mount Abu: the island palace with the cliff of the City Palace behind. */
export function palaceBelowCliff(stage: Stage): string {
  const { colours, left, right } = stage;
  return (
    `<g opacity=".72" transform="translate(70 -34)scale(.84)">${cityPalace(stage)}</g>` +
    box(colours.waterLight, left, -36, right - left, 8) +
    box(colours.water, left, -30, right - left, 32) +
    place(islandPalace(stage), -36, 14, 0.9)
  );
}

/** Rajasthan: the island palace framed by the arches of a balcony, a painted boat before it. */
export function palaceThroughArch(stage: Stage): string {
  const { paint, colours, left, right, top, bottom } = stage;
  const stone = tones(paint, "#8d3a34");
  const cusp =
    "v-218q-2 -24 22 -26q0 -28 30 -28q6 -26 36 -24q14 -24 44 -34q30 10 44 34q30 -2 36 24q30 0 30 28q24 2 22 26v218";
  const span = 300;
  const bays = count((right - left) / span + 2)
    .map((index) => (index - Math.ceil(-left / span)) * span)
    .filter((x) => x - span / 2 < right);
  const openings = bays.map((x) => `M${x - 132} 70${cusp}z`);
  return [
    place(islandPalace(stage), 0, -26, 0.9),
    coveredBoat(stage, -34, 26, 0.9),
    `<path fill="${stone.deep}" fill-rule="evenodd" d="M${left} ${top}H${right}V${bottom}H${left}z${openings.join("")}"/>`,
    stroke(colours.marigold, 3, bays.map((x) => `M${x - 132} 70${cusp}`).join("")),
    shape(
      stone.mid,
      bays.map((x) => boxData(x - 146, -150, 16, 220) + boxData(x + 130, -150, 16, 220)).join(""),
    ),
    box(stone.lit, left, 58, right - left, 6),
    box(stone.mid, left, 64, right - left, bottom),
    shape(
      stone.deep,
      along(
        Math.round((right - left) / 26),
        left + 13,
        right - 13,
        (x) => discData(x, 84, 6) + discData(x, 98, 4),
      ),
    ),
  ].join("");
}
