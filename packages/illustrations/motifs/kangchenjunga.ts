import { place, polygonData, shape, whole, type Point } from "../shapes";
import type { Stage } from "../types";

/** Skyline from Kabru in the west over the five summits and the Zemu gap to Siniolchu; the foot is y = 0. Odd points are summits. */
const skyline: readonly Point[] = [
  [-800, -60],
  [-730, -112],
  [-690, -96],
  [-640, -130],
  [-590, -108],
  [-530, -142],
  [-480, -112],
  [-412, -142],
  [-384, -128],
  [-336, -168],
  [-308, -152],
  [-262, -190],
  [-196, -178],
  [-164, -204],
  [-142, -194],
  [-112, -230],
  [-94, -218],
  [-62, -256],
  [-42, -244],
  [-14, -284],
  [8, -262],
  [28, -270],
  [44, -254],
  [68, -266],
  [144, -160],
  [174, -196],
  [196, -176],
  [222, -188],
  [246, -140],
  [264, -178],
  [290, -124],
  [342, -136],
  [400, -90],
  [460, -110],
  [560, -60],
];

/** Kangchenjunga from the south, lit from the east; `glow` is the color of its snow at sunrise. */
export function kangchenjunga({ colours, paint }: Stage, top: number, half: number, glow?: string): string {
  const faces = (outline: (summit: Point, west: Point, east: Point) => Point[]) =>
    skyline
      .map((summit, index) => {
        const [west, east] = [skyline[index - 1], skyline[index + 1]];
        return index % 2 && west && east ? polygonData(outline(summit, west, east), whole) : "";
      })
      .join("");
  const foot = skyline.flatMap(([x, y], index): Point[] => [
    [x - 18, y * (index % 2 ? 0.42 : 0.26)],
    [x + 4, y * (index % 2 ? 0.3 : 0.38)],
  ]);
  const massif = [
    shape(glow ?? colours.snow, polygonData([[-800, 10], ...skyline, [560, 10]], whole)),
    shape(
      glow ? paint("#ffe3bd", "#d9d3ea") : colours.snow,
      faces(([x, y], _, [eastX, eastY]) => {
        const [wide, deep] = [eastX - x, Math.min(-y * 0.3, (eastX - x) * 0.9 + 10)];
        return [
          [x, y],
          [eastX, eastY],
          [eastX - wide * 0.2, eastY + deep * 0.4],
          [x + wide * 0.5, y + deep * 0.8],
          [x + wide * 0.3, y + deep * 1.2],
          [x + wide * 0.06, y + deep * 0.5],
        ];
      }) + "M-96 -166L-40 -184L30 -178L86 -164L34 -168L-30 -172z",
    ),
    shape(
      glow ? paint("#b98aa8", "#6a5a94") : colours.snowShade,
      faces(([x, y], [westX, westY]) => {
        const [wide, deep] = [x - westX, Math.min(-y * 0.46, (x - westX) * 1.3 + 18)];
        return [
          [x, y],
          [westX, westY],
          [westX + wide * 0.1, westY + deep * 0.5],
          [x - wide * 0.5, y + deep * 0.8],
          [x - wide * 0.16, y + deep * 1.25],
          [x - wide * 0.14, y + deep * 0.6],
          [x + wide * 0.1, y + deep * 0.3],
        ];
      }) +
        "M-14 -226L-42 -194L-72 -128L-46 -100L-34 -146L-8 -172zM46 -214L22 -162L36 -104L56 -142L64 -186zM-104 -184L-134 -140L-122 -100L-98 -134L-86 -164zM104 -186L88 -140L108 -96L122 -142zM-254 -150L-286 -106L-256 -80L-232 -120zM-182 -150L-206 -112L-184 -82L-166 -122z",
    ),
    shape(colours.land(0.26), polygonData([[-800, 10], ...foot, [560, 10]], whole)),
    shape(
      colours.land(0.38),
      faces(([x, y], [westX], [eastX]) => [
        [x - 18, y * 0.42],
        [x + 4, y * 0.3],
        [(x + eastX) / 2, y * 0.1],
        [(x + westX) / 2, y * 0.16],
      ]),
    ),
  ].join("");
  return place(massif, 0, 10, half / 230, (10 - top) / 284);
}
