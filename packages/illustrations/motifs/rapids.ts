import { chhatri } from "../architecture";
import { tones } from "../palettes";
import { cloths, skin, walker } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, boxData, place, shape, stroke } from "../shapes";
import { boulder } from "../terrain";
import type { Stage } from "../types";
import { greatHornbill } from "./birds";
import { raft } from "./rafts";

function whitewater({ colours }: Stage, y: number): string {
  const wave = "q12 -12 24 0t24 0t24 0t24 0";
  const crests = count(5).map(
    (index) =>
      `M${-96 - index * 26 + (index % 2) * 20} ${y + index * 17}${wave}M${10 + index * 22 - (index % 2) * 16} ${y + 4 + index * 17}${wave}`,
  );
  return (
    stroke(colours.paper, 2.4, crests[1] ?? "") +
    stroke(colours.waterLight, 2.4, crests.filter((_, index) => index % 2 === 0).join(""))
  );
}

function foam(fill: string, spots: readonly (readonly [number, number, number])[]): string {
  return shape(fill, spots.map(([x, y, size]) => discData(x, y, size)).join(""));
}

/** Rishikesh and Haridwar: a raft under the slim suspension bridge of Ram Jhula. */
export function raftBelowBridge(stage: Stage): string {
  const { paint, colours, left, right } = stage;
  const tower = (x: number) =>
    shape(
      paint("#f2e3c6"),
      boxData(x - 9, -212, 6, 110) +
        boxData(x + 3, -212, 6, 110) +
        boxData(x - 12, -216, 24, 6) +
        boxData(x - 9, -180, 18, 4),
    );
  const hangers = count(27).map((index) => {
    const x = -130 + index * 10;
    return `M${x} ${(-128 - (x / 130) ** 2 * 82).toFixed(0)}V-112`;
  });
  return [
    tower(-132),
    tower(132),
    stroke(colours.ink, 2.4, `M-132 -214Q0 -44 132 -214M${left} -118L-132 -214M${right} -118L132 -214`),
    stroke(colours.ink, 1, hangers.join("")),
    box(paint("#c8452f"), left, -114, right - left, 6),
    box(colours.ink, left, -108, right - left, 2),
    ...[-74, -40, 10, 52].map((x, index) =>
      walker(
        {
          skin: skin(paint),
          coat: cloths(paint)[index % 4] ?? "",
          legs: cloths(paint)[(index + 1) % 4] ?? "",
        },
        x,
        -114,
        20,
      ),
    ),
    chhatri(tones(paint, "#f0b63a"), -158, -108, 30),
    whitewater(stage, 0),
    foam(colours.paper, [
      [-110, 22, 12],
      [-92, 28, 9],
      [100, 26, 13],
      [120, 20, 9],
    ]),
    place(
      raft(stage, { tube: "#f2b822", coats: ["#d8432b", "#2c6fb5", "#d8432b", "#2c6fb5"] }, -5),
      0,
      22,
      0.98,
    ),
    foam(colours.paper, [
      [-84, 42, 13],
      [-60, 48, 10],
      [-30, 46, 8],
      [40, 44, 10],
      [70, 40, 13],
      [92, 44, 8],
    ]),
  ].join("");
}

/** Rishikesh: six paddlers drop into a green rapid between boulders. */
export function raftInRapid(stage: Stage): string {
  const { paint, colours, left, right, bottom, random } = stage;
  const green = ["#1f8f86", "#35ada0", "#7fd3c2"].map((colour) => paint(colour));
  return [
    shape(green[1] ?? "", `M${left} -30Q-100 -60 -30 -44T60 0T${right} 20V${bottom}H${left}z`),
    shape(
      green[2] ?? "",
      `M${left} -30Q-100 -60 -30 -44T60 0T${right} 20V32Q110 30 50 16T-40 -30T${left} -14z`,
    ),
    boulder(paint("#b9ab9a"), paint("#857c80"), -148, -26, 90, random),
    boulder(paint("#b9ab9a"), paint("#857c80"), 148, 22, 110, random),
    boulder(paint("#a3978c"), paint("#756d74"), 104, 8, 60, random),
    place(
      raft(
        stage,
        { tube: "#ec6a24", coats: ["#2c6fb5", "#f2b53a", "#2c6fb5", "#f2b53a", "#2c6fb5", "#f2b53a"] },
        17,
      ),
      0,
      -22,
      1.16,
    ),
    shape(green[0] ?? "", `M${left} 24Q-110 4 -60 16T20 44T120 46T${right} 60V${bottom}H${left}z`),
    foam(colours.paper, [
      [-140, 4, 14],
      [-122, 10, 20],
      [-100, 18, 13],
      [-84, 16, 18],
      [-60, 26, 15],
      [-40, 28, 20],
      [-16, 40, 14],
      [4, 40, 20],
      [28, 52, 14],
      [50, 50, 24],
      [78, 58, 16],
      [98, 52, 26],
      [126, 54, 18],
      [142, 42, 14],
      [112, 32, 16],
      [84, 40, 12],
    ]),
    shape(
      colours.paper,
      [
        [116, 2, 5],
        [134, -8, 4],
        [98, 10, 4],
        [146, 10, 5],
        [-134, -14, 5],
        [-104, -16, 4],
        [124, -24, 3],
      ]
        .map(([x = 0, y = 0, size = 0]) => discData(x, y, size))
        .join(""),
    ),
    stroke(green[2] ?? "", 3, "M-140 50q30 -12 60 4t60 10M-60 80q40 -10 80 2t70 0M-150 90q20 -8 44 0"),
  ].join("");
}

/** Dandeli: a yellow raft on a calm bend, a hornbill across the trees. */
export function raftAndHornbill(stage: Stage): string {
  const { colours } = stage;
  return [
    place(greatHornbill(stage), 20, -168, 0.82),
    whitewater(stage, 10),
    place(
      raft(stage, { tube: "#f5c326", coats: ["#d8432b", "#2f9a78", "#d8432b", "#2f9a78"] }, 4),
      -6,
      34,
      1.12,
    ),
    foam(colours.paper, [
      [-110, 50, 11],
      [-92, 54, 8],
      [96, 56, 12],
      [74, 60, 9],
      [118, 52, 7],
    ]),
  ].join("");
}
