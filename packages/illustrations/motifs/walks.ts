import { tones } from "../palettes";
import { cloths, skin, walker } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { oval, place, shape, stroke } from "../shapes";
import { grass } from "../terrain";
import type { Stage } from "../types";
import { horse } from "./herd";

/** Netarhat: the sun behind blue ridges, a railed ledge and tall pines. */
export function sunsetLedge({ colours, left, right, bottom, top }: Stage): string {
  const ridge = (y: number, depth: number, lift: number) =>
    shape(
      colours.land(depth),
      `M${left} ${y}Q-130 ${y - lift} -80 ${y - lift * 0.4}T20 ${y - lift * 0.5}T110 ${y - lift * 0.8}T${right} ${y - lift * 0.2}V${bottom}H${left}z`,
    );
  const pine = (x: number, base: number, tall: number) =>
    shape(
      colours.ink,
      `M${x - 4} ${base}L${x - 2} ${base - tall}h4L${x + 4} ${base}z` +
        count(6)
          .map(
            (index) =>
              `M${x - 34 + index * 3} ${base - tall * (0.48 + index * 0.1)}q${34 - index * 3} -${20 - index} ${68 - index * 6} 0q-${34 - index * 3} 8 -${68 - index * 6} 0z`,
          )
          .join(""),
    );
  return [
    ridge(-92, 0.1, 46),
    ridge(-66, 0.3, 38),
    ridge(-40, 0.5, 34),
    ridge(-10, 0.72, 30),
    shape(colours.ink, `M${left} 30Q-60 12 40 22T${right} 14V${bottom}H${left}z`),
    stroke(colours.ink, 5, `M${left} -6L${right} -18`),
    stroke(colours.ink, 3, `M${left} 10L${right} -2`),
    stroke(
      colours.ink,
      5,
      count((right - left) / 34)
        .map((index) => `M${(left + 10 + index * 34).toFixed(0)} 34V-${10 + index * 1}`)
        .join(""),
    ),
    pine(-150, 60, 270),
    pine(-112, 60, 190),
    pine(154, 60, Math.min(300, -top - 20)),
    walker({ skin: colours.ink, coat: colours.ink, legs: colours.ink }, 30, 24, 50),
    walker({ skin: colours.ink, coat: colours.ink, legs: colours.ink }, 62, 22, 46),
  ].join("");
}

/** Satpura: six walkers behind their guide under tall teak. */
export function walkersUnderTeak({ paint, colours, left, right, top, bottom }: Stage): string {
  const teak = (x: number, wide: number, fill: string) =>
    shape(
      fill,
      `M${x - wide} 14Q${x - wide * 0.5} -100 ${x - wide * 0.5} ${top}h${wide}Q${x + wide * 0.5} -100 ${x + wide} 14z`,
    );
  const leaves = (y: number, fill: string, size: number, seed: number) =>
    shape(
      fill,
      count((right - left) / size)
        .map(
          (index) =>
            `M${left + index * size + ((index * seed) % 9)} ${y + ((index * seed * 5) % 34)}q${size} -${size * 0.8} ${size * 2} 0q-${size} ${size * 0.8} -${size * 2} 0z`,
        )
        .join(""),
    );
  const [red, blue, white, gold] = cloths(paint);
  const khaki = paint("#7d7440");
  const bare = skin(paint);
  const people = [red, blue, gold, white, paint("#2f9a78"), paint("#d9589c")].map((coat, index) =>
    walker(
      { skin: bare, coat, legs: colours.ink, hat: index % 2 ? white : gold },
      78 - index * 44,
      30 - (index % 2) * 3,
      66,
      index % 3 ? blue : red,
    ),
  );
  return [
    ...[-168, -96, -20, 60, 136].map((x) => teak(x, 9, colours.land(0.66))),
    leaves(top + 30, colours.land(0.6), 22, 7),
    shape(colours.ground, `M${left} 0Q0 -18 ${right} 2V${bottom}H${left}z`),
    shape(colours.groundLight, `M${left} 18Q0 10 ${right} 20V40Q0 34 ${left} 38z`),
    ...[-136, -58, 104, 176].map((x) => teak(x, 13, paint("#6d5242", "#1d1a38"))),
    leaves(top + 4, colours.leafDark, 30, 5),
    leaves(top - 10, colours.leaf, 26, 11),
    walker({ skin: bare, coat: khaki, legs: khaki, hat: khaki }, 134, 30, 70),
    stroke(colours.ink, 2.4, "M152 -12V32"),
    ...people,
    shape(colours.leafDark, `M${left} 64Q-40 48 40 58T${right} 54V${bottom}H${left}z`),
    shape(
      paint("#c9793a"),
      count(14)
        .map(
          (index) =>
            `M${left + 12 + index * ((right - left) / 14)} ${50 + ((index * 13) % 30)}q8 -6 14 0q-6 6 -14 0z`,
        )
        .join(""),
    ),
  ].join("");
}

/** Matheran: a saddled horse on a red path under trees. */
export function horseOnRedPath({ paint, colours, left, right, top, bottom, random }: Stage): string {
  const red = tones(paint, "#c4552f");
  const trunk = (x: number, wide: number) =>
    shape(
      paint("#4a332e", "#17142e"),
      `M${x - wide} 20Q${x - wide * 0.4} -90 ${x - wide * 0.8} ${top}h${wide * 1.6}Q${x + wide * 0.4} -90 ${x + wide} 20q${wide} 6 ${wide * 1.4} 14h-${wide * 4.8}q${wide} -8 ${wide * 1.4} -14z`,
    );
  return [
    shape(colours.leaf, `M${left} -10Q0 -30 ${right} -8V${bottom}H${left}z`),
    shape(red.mid, `M-26 -26Q10 -30 30 -24Q0 10 60 40T150 ${bottom}H-150Q-130 60 -50 30T-26 -26z`),
    shape(red.shade, `M16 -26Q30 -26 30 -24Q0 10 60 40T150 ${bottom}H60Q60 60 10 34T16 -26z`),
    trunk(-146, 15),
    trunk(150, 17),
    trunk(96, 8),
    trunk(-92, 7),
    shape(
      colours.leafDark,
      count((right - left) / 29)
        .map((index) => discData(left + index * 30, top + 14 + ((index * 31) % 60), 40))
        .join(""),
    ),
    shape(
      colours.leaf,
      count((right - left) / 29)
        .map((index) => discData(left + 6 + index * 30, top - 4 + ((index * 29) % 56), 28))
        .join(""),
    ),
    oval(red.deep, 0, 34, 96, 6),
    place(horse(paint, "#7a4a30", "#d8432b"), -8, 34, 1.02),
    stroke(paint("#f2b53a"), 2, "M76 -120Q96 -60 102 -34"),
    walker(
      { skin: skin(paint), coat: cloths(paint)[2], legs: paint("#27567f"), hat: cloths(paint)[3] },
      104,
      38,
      88,
    ),
    grass(colours.leafDark, left, -80, 70, 34, random),
    grass(colours.leafDark, 110, right, 74, 34, random),
  ].join("");
}
