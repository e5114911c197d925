import { tones } from "../palettes";
import { skin } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, dashes, disc, oval, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Navratri: dancers in wide mirrored skirts around a pierced lamp pot. */
export function garbaDancers({ paint, colours, left, right, bottom }: Stage): string {
  const dancer = (x: number, y: number, size: number, colour: string, side: number) => {
    const cloth = tones(paint, colour);
    return place(
      [
        shape(cloth.mid, "M-8 -62Q-16 -40 -56 -10Q-30 10 0 8T56 -10Q16 -40 8 -62z"),
        shape(cloth.shade, "M8 -62Q16 -40 56 -10Q40 2 20 6Q14 -30 0 -62z"),
        stroke(paint("#f7d04a"), 4, "M-54 -9Q-28 9 0 7T54 -9"),
        shape(
          paint("#fdf6e4"),
          [-38, -22, -6, 12, 30].map((px) => discData(px, -8 + Math.abs(px) * -0.12, 3)).join("") +
            [-24, -8, 8, 22].map((px) => discData(px, -24, 2.4)).join(""),
        ),
        shape(paint("#2a2148"), "M-9 -60L-10 -82q10 -8 20 0L9 -60z"),
        stroke(skin(paint), 5, "M-9 -82L-30 -98L-26 -120M9 -82L32 -92L42 -112"),
        stroke(paint("#f2b53a"), 4, "M-34 -130L-18 -116M32 -122L52 -106"),
        disc(skin(paint), 0, -94, 8.5),
        shape(paint("#201a38"), "M-9 -95a9 9 0 0 1 18 0q-8 -5 -18 0zM6 -96q10 4 8 14q-8 -2 -8 -14z"),
        shape(cloth.lit, "M-9 -98q2 -10 9 -10q-14 26 -22 50q-6 -20 13 -40z"),
      ].join(""),
      x,
      y,
      side * size,
      size,
    );
  };
  const clay = tones(paint, "#b5562f");
  const light = paint("#ffd77a", "#ffd77a");
  const pot = [
    `<circle fill="${light}" opacity=".22" cx="0" cy="-40" r="92"/><circle fill="${light}" opacity=".25" cx="0" cy="-40" r="60"/>`,
    shape(clay.mid, "M-20 0Q-44 -16 -42 -42Q-38 -68 -16 -72H16Q38 -68 42 -42Q44 -16 20 0z"),
    shape(clay.shade, "M10 -72H16Q38 -68 42 -42Q44 -16 20 0H6Q34 -34 10 -72z"),
    shape(
      light,
      count(7)
        .map((index) => discData(-30 + index * 10, -40 - Math.cos(index - 3) * 3, 3.2))
        .join("") +
        count(6)
          .map((index) => discData(-25 + index * 10, -56, 2.8) + discData(-25 + index * 10, -22, 3))
          .join(""),
    ),
    box(clay.lit, -20, -80, 40, 9),
    shape(light, "M0 -124Q18 -98 0 -82Q-18 -98 0 -124z"),
    shape(paint("#fff6d8", "#fff6d8"), "M0 -108Q9 -94 0 -84Q-9 -94 0 -108z"),
  ].join("");
  return [
    shape(paint("#c8703c", "#8a4a5a"), `M${left} 0Q0 -52 ${right} 0V${bottom}H${left}z`),
    oval(paint("#dd8a48", "#a85f5a"), 0, 18, 150, 44),
    dancer(-66, -34, 0.62, "#2f9a78", 1),
    dancer(4, -42, 0.58, "#d9589c", -1),
    dancer(74, -34, 0.62, "#f08a2e", 1),
    dancer(-136, -8, 0.78, "#7a3fa0", 1),
    dancer(140, -8, 0.78, "#2c6fb5", -1),
    place(pot, 0, 18, 0.9),
    dancer(-92, 62, 1.05, "#d8324a", 1),
    dancer(92, 64, 1.05, "#159a9a", -1),
    dancer(4, 88, 1.12, "#f2a62e", 1),
    shape(colours.ink, `M${left} ${bottom - 4}H${right}V${bottom}H${left}z`),
  ].join("");
}

/** Thrissur: a Kathakali actor before a brass lamp. */
export function kathakaliActor({ paint, colours }: Stage): string {
  const green = tones(paint, "#3f9a3f");
  const gold = tones(paint, "#f2b331");
  const red = paint("#d8352b");
  const white = paint("#fdf6e8", "#d9d3e4");
  const dark = paint("#1d1630", "#0c0a20");
  const rim = count(19).map((index) => {
    const angle = Math.PI * (1.06 + (0.88 * index) / 18) + 0.0;
    return [Math.cos(angle) * 92, -168 + Math.sin(angle) * 96] as const;
  });
  const brass = tones(paint, "#e0a63a");
  const lamp = place(
    [
      shape(
        brass.mid,
        "M-30 0Q-24 -12 -6 -16V-54Q-16 -58 -16 -62Q-6 -64 -6 -70V-112Q-14 -116 -14 -120H14Q14 -116 6 -112V-70Q6 -64 16 -62Q16 -58 6 -54V-16Q24 -12 30 0z",
      ),
      shape(brass.shade, "M2 -120H14Q14 -116 6 -112V-70Q6 -64 16 -62Q16 -58 6 -54V-16Q24 -12 30 0H4z"),
      shape(brass.lit, "M-40 -124Q-30 -110 0 -110T40 -124z"),
      shape(
        paint("#ffd24a", "#ffd24a"),
        "M-32 -124Q-40 -142 -30 -158Q-20 -142 -26 -124zM-6 -124Q-12 -150 0 -172Q12 -150 6 -124zM26 -124Q20 -142 30 -158Q40 -142 32 -124z",
      ),
      `<circle fill="${paint("#ffd24a", "#ffd24a")}" opacity=".18" cx="0" cy="-140" r="54"/>`,
    ].join(""),
    126,
    44,
    1.1,
  );
  return [
    lamp,
    shape(red, "M-150 100Q-140 -10 -70 -34H70Q140 -10 150 100z"),
    shape(white, "M-104 -24Q-60 6 0 8T104 -24L112 -6Q60 30 0 32T-112 -6z"),
    stroke(gold.mid, 7, "M-84 0Q-40 50 0 52T84 0M-60 10Q-30 80 0 84T60 10"),
    disc(gold.lit, 0, 54, 13),
    disc(red, 0, 54, 7),
    shape(gold.mid, "M-92 -168A92 96 0 0 1 92 -168L70 -132H-70z"),
    shape(red, "M-76 -168A76 80 0 0 1 76 -168L60 -138H-60z"),
    shape(gold.lit, "M-58 -168A58 60 0 0 1 58 -168L48 -142H-48z"),
    shape(paint("#2f8f8f"), "M-38 -166A38 40 0 0 1 38 -166L34 -146H-34z"),
    shape(red, rim.map(([x, y]) => discData(x, y, 7)).join("")),
    shape(white, rim.map(([x, y]) => discData(x, y, 3)).join("")),
    shape(gold.mid, "M-30 -196L-24 -250Q0 -290 24 -250L30 -196z"),
    shape(gold.shade, "M8 -274Q18 -268 24 -250L30 -196H10z"),
    stroke(red, 4, "M-27 -214H27M-25 -232H25M-22 -250H22"),
    disc(gold.lit, 0, -282, 9),
    shape(
      white,
      "M-62 -128Q-86 -70 -44 -24Q-20 0 0 2Q20 0 44 -24Q86 -70 62 -128L50 -120Q64 -74 34 -38Q14 -18 0 -16Q-14 -18 -34 -38Q-64 -74 -50 -120z",
    ),
    shape(green.mid, "M-52 -140H52Q66 -80 34 -38Q14 -18 0 -16Q-14 -18 -34 -38Q-66 -80 -52 -140z"),
    shape(green.shade, "M20 -140H52Q66 -80 34 -38Q14 -18 0 -16Q30 -60 20 -140z"),
    box(gold.mid, -56, -148, 112, 12),
    dashes(red, -54, 56, -142, 6, 6, 6),
    shape(dark, "M-44 -104Q-28 -122 -8 -108Q-26 -108 -44 -104zM44 -104Q28 -122 8 -108Q26 -108 44 -104z"),
    shape(dark, "M-50 -90Q-30 -108 -8 -88Q-26 -76 -50 -90zM50 -90Q30 -108 8 -88Q26 -76 50 -90z"),
    shape(white, "M-40 -90Q-28 -100 -14 -88Q-28 -82 -40 -90zM40 -90Q28 -100 14 -88Q28 -82 40 -90z"),
    disc(dark, -27, -91, 5),
    disc(dark, 27, -91, 5),
    shape(gold.lit, "M-6 -128L0 -138L6 -128L0 -114z"),
    stroke(green.deep, 3, "M-3 -86Q-8 -64 -4 -62H6"),
    shape(red, "M-20 -46Q-8 -56 0 -50Q8 -56 20 -46Q0 -32 -20 -46z"),
    ...[-74, 74].map((x) => disc(gold.mid, x, -108, 15) + disc(red, x, -108, 9) + disc(gold.lit, x, -108, 4)),
    stroke(colours.ink, 5, "M-66 -60Q-90 -20 -80 20M66 -60Q90 -20 80 20"),
  ].join("");
}
