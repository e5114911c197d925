import { tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, disc, shape, stroke } from "../shapes";
import { hills } from "../terrain";
import type { Stage } from "../types";
import { type Livery, carriage, viaduct } from "./trains";

/** Araku: a train with a glass roof leaves its tunnel above slopes of coffee. */
export function glassTrain({ paint, colours, left, right, bottom }: Stage): string {
  const rock = tones(paint, "#a8674a");
  const green = tones(paint, "#2f8f6f");
  const coach = (x: number) => [
    box(green.mid, x, -26, 92, 30),
    box(paint("#f7e6c4"), x, -4, 92, 4),
    shape(
      paint("#a8dcea", "#ffd98a"),
      `M${x + 2} -26V-40Q${x + 4} -56 ${x + 20} -56H${x + 72}Q${x + 88} -56 ${x + 90} -40V-26z`,
    ),
    stroke(
      green.deep,
      2,
      `M${x + 2} -26V-40Q${x + 4} -56 ${x + 20} -56H${x + 72}Q${x + 88} -56 ${x + 90} -40V-26M${x + 24} -56V-26M${x + 46} -56V-26M${x + 68} -56V-26`,
    ),
    shape(
      colours.window,
      count(6)
        .map((index) => boxData(x + 6 + index * 14, -22, 10, 12))
        .join(""),
    ),
    shape(
      colours.ink,
      boxData(x + 3, 3, 86, 4) +
        discData(x + 16, 7, 5) +
        discData(x + 30, 7, 5) +
        discData(x + 62, 7, 5) +
        discData(x + 76, 7, 5),
    ),
  ];
  const fields = count(6).map((index) =>
    shape(
      [rock.lit, colours.leaf, rock.mid, colours.leafLight][index % 4] ?? rock.mid,
      `M${left} ${20 + index * 18}Q-40 ${6 + index * 18} 40 ${18 + index * 16}T${right} ${10 + index * 19}V${bottom}H${left}z`,
    ),
  );
  return [
    shape(colours.leafDark, `M${left} 14V-150Q-160 -180 -110 -170Q-60 -160 -40 -110Q-26 -60 -10 14z`),
    shape(colours.leaf, `M${left} -80Q-160 -150 -120 -150Q-90 -150 -70 -116Q-120 -130 ${left} -40z`),
    shape(rock.mid, "M-132 14V-60Q-128 -98 -88 -98T-44 -60V14z"),
    shape(rock.lit, "M-132 -40V-60Q-128 -98 -88 -98T-44 -60V-40L-54 -40V-58Q-56 -88 -88 -88T-122 -58V-40z"),
    shape(colours.ink, "M-122 14V-58Q-120 -86 -88 -86T-54 -58V14z"),
    ...coach(-84),
    ...coach(12),
    ...coach(108),
    box(colours.ink, left, 12, right - left, 3),
    box(paint("#8a6a5c"), left, 15, right - left, 10),
    ...fields,
    shape(
      colours.leafDark,
      count(18)
        .map((index) => discData(left + 10 + index * ((right - left) / 18), 62 + ((index * 13) % 20), 11))
        .join(""),
    ),
    shape(
      paint("#d8352b"),
      count(22)
        .map((index) => discData(left + 14 + index * ((right - left) / 22), 58 + ((index * 17) % 26), 2.6))
        .join(""),
    ),
  ].join("");
}

/** Lonavala: Duke's Nose in the cloud, a train on the line below it. */
export function dukesNose(stage: Stage): string {
  const { paint, colours, left, right, bottom, random } = stage;
  const rock = tones(paint, "#5f6a5f");
  const livery: Livery = {
    body: paint("#2f5f9a"),
    trim: paint("#f3c04a"),
    roof: paint("#c9c4c0", "#6d739a"),
    glass: colours.window,
    wheel: colours.ink,
  };
  const cloud = (x: number, y: number, size: number) =>
    `<g opacity=".85">${shape(colours.cloud, [-1.6, -0.7, 0.3, 1.2].map((offset, index) => discData(x + offset * size, y - (index % 2) * size * 0.3, size * 0.62)).join(""))}${box(colours.cloud, x - size * 2, y, size * 3.6, size * 0.34)}</g>`;
  return [
    shape(
      rock.mid,
      `M${left} -30Q-150 -60 -110 -110Q-70 -170 -30 -206Q0 -236 34 -244Q64 -244 66 -222Q66 -204 50 -196Q44 -150 56 -110Q70 -70 120 -50T${right} -34V20H${left}z`,
    ),
    shape(
      rock.shade,
      `M34 -244Q64 -244 66 -222Q66 -204 50 -196Q44 -150 56 -110Q70 -70 120 -50T${right} -34V20H40Q30 -60 16 -110Q20 -190 34 -244z`,
    ),
    shape(
      colours.leaf,
      "M-104 -114Q-70 -166 -30 -204Q0 -234 34 -244Q10 -210 -20 -170Q-50 -120 -104 -114zM-130 -60Q-80 -96 -40 -96Q-70 -60 -130 -40z",
    ),
    stroke(colours.snow, 3, "M24 -120V-60M-2 -130V-70M80 -76V-44"),
    cloud(-96, -150, 30),
    cloud(110, -176, 34),
    hills(colours.leafDark, { y: 10, rise: 50, wave: 120 }, right - left, 40, random).replace(
      "<path ",
      `<path transform="translate(${left.toFixed(0)} 0)" `,
    ),
    cloud(20, -44, 26),
    viaduct(tones(paint, "#b9a48c"), left, right, 0, 56, 44),
    `<g transform="translate(0 -4)">${[-176, -112, -48, 16].map((x) => carriage(livery, x, 60, 5)).join("")}${carriage({ ...livery, body: paint("#c8392c") }, 80, 58, 2)}</g>`,
    shape(colours.leaf, `M${left} 52Q-60 34 20 48T${right} 42V${bottom}H${left}z`),
    disc(colours.leafDark, left + 12, 70, 30),
    shape(
      colours.leafDark,
      [-140, -112, 120, 150, 174].map((x, index) => discData(x, 76 + (index % 2) * 8, 24)).join(""),
    ),
  ].join("");
}
