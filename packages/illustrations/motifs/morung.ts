import { tones } from "../palettes";
import { cloths, crowd } from "../people";
import { count } from "../random";
import { box, disc, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** A painted hornbill feather headdress over a dancer's shoulders. */
function headdress(white: string, band: string): string {
  const feathers = count(7).map((index) => {
    const x = (index - 3) * 6;
    return `M${(index - 3) * 2} 0L${x * 1.2 - 2.4} ${-26 + Math.abs(index - 3) * 3}L${x * 1.2 + 2.4} ${-26 + Math.abs(index - 3) * 3}z`;
  });
  return (
    shape(white, feathers.join("")) +
    stroke(
      band,
      2.6,
      count(7)
        .map((index) => `M${(index - 3) * 5 - 2} ${-15 + Math.abs(index - 3) * 2}h4`)
        .join(""),
    )
  );
}

/** Kohima: the gable of a morung with its crossed horns and painted boards, dancers in hornbill feathers before it. */
export function morung({ paint, colours, left, right, bottom }: Stage): string {
  const thatch = tones(paint, "#b98a4c");
  const wood = tones(paint, "#6f3f2c");
  const white = paint("#f6ecd8", "#c6c2d8");
  const red = paint("#c6402b");
  const mithun = (x: number, y: number, size: number) =>
    place(
      polygon(white, [-7, -4], [7, -4], [4, 16], [-4, 16]) +
        stroke(white, 4, "M-7 -2C-26 -2 -28 -18 -20 -26M7 -2C26 -2 28 -18 20 -26") +
        disc(wood.deep, -3, 4, 1.6) +
        disc(wood.deep, 3, 4, 1.6),
      x,
      y,
      size,
    );
  const layers = [0.25, 0.5, 0.75].flatMap((share) => {
    const between = (outer: number, inner: number) => outer + (inner - outer) * share;
    return [-1, 1].map(
      (side) =>
        `M${side * 6 * share} ${between(-288, -226)}C${side * between(34, 36)} ${between(-202, -150)} ${side * between(96, 92)} ${between(-112, -84)} ${side * between(188, 166)} ${between(-26, -12)}`,
    );
  });
  const dancers = [-164, -114, 114, 164];
  return [
    shape(colours.ground, `M${left} 6Q0 -10 ${right} 6V${bottom}H${left}z`),
    shape(
      thatch.shade,
      "M0 -292C-30 -200 -90 -110 -186 -22L-168 -8L-120 -44V10H120V-44L168 -8L186 -22C90 -110 30 -200 0 -292z",
    ),
    polygon(wood.mid, [0, -226], [-118, -40], [-118, 12], [118, 12], [118, -40]),
    stroke(
      wood.deep,
      2,
      count(15)
        .map((index) => `M${-112 + index * 16} ${-216 + Math.abs(-112 + index * 16) * 1.52}V12`)
        .join(""),
    ),
    shape(
      thatch.mid,
      "M0 -296C-34 -202 -96 -112 -190 -26L-166 -10C-92 -84 -36 -150 0 -226C36 -150 92 -84 166 -10L190 -26C96 -112 34 -202 0 -296z",
    ),
    stroke(thatch.lit, 2, layers.join("")),
    stroke(wood.deep, 9, "M-16 -262L38 -356M16 -262L-38 -356"),
    stroke(white, 7, "M34 -346L38 -358M-34 -346L-38 -358"),
    box(wood.deep, -26, -58, 52, 70),
    box(red, -112, -72, 224, 10),
    stroke(
      white,
      2.6,
      "M-108 -67l8 -4l8 4l8 -4l8 4l8 -4l8 4l8 -4l8 4l8 -4l8 4l8 -4l8 4M12 -67l8 -4l8 4l8 -4l8 4l8 -4l8 4l8 -4l8 4l8 -4l8 4",
    ),
    mithun(0, -152, 1.3),
    mithun(-72, -30, 1),
    mithun(72, -30, 1),
    disc(white, 0, -92, 13),
    disc(red, 0, -92, 8),
    stroke(white, 3, "M-50 -108l-10 14h20zM50 -108l-10 14h20z"),
    ...[-34, 34].map((x) => box(wood.shade, x - 6, -64, 12, 76) + box(red, x - 7, -40, 14, 6)),
    crowd([cloths(paint)[0], colours.ink, cloths(paint)[0]], dancers, 64, 1.9),
    ...dancers.map((x) => place(headdress(white, colours.ink), x, 24, 1.15)),
    stroke(wood.deep, 3, dancers.map((x) => `M${x + 16} 66L${x + 22} -26`).join("")),
    shape(white, dancers.map((x) => `M${x + 19} -26l4 -18l4 18z`).join("")),
  ].join("");
}
