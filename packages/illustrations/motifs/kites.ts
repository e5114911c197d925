import { along, archData, wall, windowsData } from "../architecture";
import { type Paint, tones } from "../palettes";
import { cloths, skin } from "../people";
import { between, count } from "../random";
import { box, boxData, dashes, disc, place, polygon, shape, stroke, turned } from "../shapes";
import type { Stage } from "../types";

function kite(paint: Paint, first: string, second: string): string {
  return (
    polygon(paint(first), [0, -26], [24, 0], [0, 26], [-24, 0]) +
    polygon(paint(second), [0, -26], [24, 0], [0, 0]) +
    polygon(paint(second), [0, 26], [-24, 0], [0, 0]) +
    polygon(paint(first), [-7, 34], [0, 24], [7, 34])
  );
}

/** Uttarayan: paper kites over the terraces and carved houses of a pol. */
export function kitesOverPol({
  paint,
  colours,
  left,
  right,
  nearLeft,
  nearRight,
  bottom,
  top,
  random,
}: Stage): string {
  const pairs = [
    ["#d8432b", "#f7efe0"],
    ["#2c6fb5", "#f2b53a"],
    ["#2f9a78", "#f7efe0"],
    ["#d9589c", "#f2b53a"],
    ["#f2b53a", "#d8432b"],
    ["#5a3a8a", "#f08a5a"],
  ] as const;
  const kites = count(24).map((index) => {
    const depth = index / 28;
    const size = index < 12 ? between(random, 0.18, 0.4) : between(random, 0.7, 1.35);
    const x = between(random, nearLeft - 30, nearRight + 30);
    const y = between(random, top + 26, -110 - depth * 20);
    const [first, second] = pairs[index % 6] ?? pairs[0];
    return (
      place(turned(kite(paint, first, second), between(random, -32, 32)), x, y, size) +
      (size > 0.7
        ? stroke(
            colours.paper,
            0.9,
            `M${x.toFixed(0)} ${(y + 24 * size).toFixed(0)}Q${(x * 0.8).toFixed(0)} ${(y / 2).toFixed(0)} ${(x * 0.4).toFixed(0)} -64`,
          )
        : "")
    );
  });
  const specks = pairs.map(([colour], index) => {
    const data = count(11).map(
      () =>
        `M${between(random, nearLeft - 30, nearRight + 30).toFixed(0)} ${between(random, top + 20, -130).toFixed(0)}l4 6-4 6-4-6z`,
    );
    return shape(index === 4 ? colours.paper : paint(colour), data.join(""));
  });
  const wood = tones(paint, "#7a4a35");
  const house = (x: number, wide: number, tall: number, colour: string) => {
    const plaster = tones(paint, colour);
    const columns = Math.round(wide / 18);
    return [
      wall(plaster, x, 10, wide, tall + 10, 0.2),
      box(wood.mid, x - wide / 2 - 4, -tall * 0.5, wide + 8, 7),
      dashes(wood.deep, x - wide / 2 - 2, x + wide / 2, -tall * 0.5 - 7, 12, 2, 3),
      shape(
        colours.window,
        along(columns, x - wide / 2 + 11, x + wide / 2 - 11, (px) =>
          archData(px, -tall * 0.5 - 1, 9, tall * 0.34),
        ),
      ),
      shape(
        wood.mid,
        along(columns + 1, x - wide / 2 + 3, x + wide / 2 - 3, (px) =>
          boxData(px - 1.6, -tall * 0.92, 3.2, tall * 0.42),
        ),
      ),
      shape(wood.deep, archData(x, 10, 18, tall * 0.42)),
      shape(
        colours.window,
        windowsData(x - wide / 2 + 7, -tall * 0.28, 1, 1, 0, 0, 12, 16) +
          windowsData(x + wide / 2 - 19, -tall * 0.28, 1, 1, 0, 0, 12, 16),
      ),
      box(plaster.lit, x - wide / 2 - 3, -tall - 5, wide + 6, 6),
    ].join("");
  };
  const [red, blue, white, gold] = cloths(paint);
  const flyer = (x: number, y: number, coat: string) =>
    place(
      shape(coat, "M-7 0L-5 -20q5 -5 10 0L7 0z") +
        stroke(skin(paint), 3, "M4 -18L14 -32M-3 -18L8 -30") +
        disc(skin(paint), 0, -27, 5),
      x,
      y,
      1,
    );
  return [
    ...specks,
    ...kites,
    house(-150, 80, 92, "#c98a6a"),
    house(-70, 84, 116, "#e3b26f"),
    house(14, 80, 84, "#b8705a"),
    house(98, 92, 108, "#d9a88a"),
    house(178, 70, 90, "#c27a55"),
    house(-226, 74, 104, "#d9a05a"),
    flyer(-86, -120, red),
    flyer(-56, -120, white),
    flyer(10, -88, blue),
    flyer(84, -112, gold),
    flyer(118, -112, red),
    flyer(-146, -96, blue),
    box(wood.deep, left, 8, right - left, bottom),
    shape(
      wood.mid,
      along(
        Math.round((right - left) / 24),
        left,
        right,
        (x) => boxData(x - 9, 20, 18, 8) + boxData(x + 3, 36, 18, 8),
      ),
    ),
  ].join("");
}
