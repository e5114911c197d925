import { tones } from "../palettes";
import { cloths, skin } from "../people";
import { discData } from "../plants";
import { disc, oval, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Hogenakkal: a round coracle spins between cliffs hung with small falls. */
export function coracle({ paint, colours, left, right, bottom }: Stage): string {
  const rock = tones(paint, "#7d5a4c");
  const wicker = tones(paint, "#6b4a3a");
  const [red, , white, gold] = cloths(paint);
  const falls = [
    [-150, -120, 14],
    [-122, -96, 10],
    [-104, -70, 8],
    [108, -74, 10],
    [130, -104, 14],
    [156, -126, 10],
  ] as const;
  const person = (x: number, y: number, coat: string) =>
    shape(coat, `M${x - 11} ${y}L${x - 9} ${y - 28}q9 -8 18 0L${x + 11} ${y}z`) +
    disc(skin(paint), x, y - 38, 7);
  return [
    polygon(rock.mid, [left, 40], [left, -150], [-150, -142], [-110, -104], [-92, -40], [-84, 0], [-120, 30]),
    polygon(
      rock.shade,
      [-150, -142],
      [-110, -104],
      [-92, -40],
      [-84, 0],
      [-104, 0],
      [-116, -60],
      [-134, -110],
    ),
    polygon(rock.mid, [right, 40], [right, -160], [156, -148], [114, -110], [96, -44], [86, 0], [120, 30]),
    polygon(rock.shade, [right, 40], [right, -160], [170, -150], [136, -90], [124, -20], [120, 30]),
    ...falls.map(([x, y, wide]) =>
      shape(
        colours.snow,
        `M${x - wide / 2} ${y}Q${x} ${y - 5} ${x + wide / 2} ${y}L${x + wide * 0.7} 10H${x - wide * 0.7}z`,
      ),
    ),
    shape(paint("#2f9a86"), `M${left} 12Q-60 -8 0 -6T${right} 12V${bottom}H${left}z`),
    shape(paint("#58bda3"), `M${left} 30Q-40 6 30 14T${right} 34V${bottom}H${left}z`),
    shape(
      colours.snow,
      [-154, -138, -122, -106, 106, 122, 138, 156]
        .map((x, index) => discData(x, 12 + (index % 2) * 3, 10))
        .join(""),
    ),
    `<g fill="none" stroke="${colours.paper}" stroke-width="2.400"><ellipse cx="0" cy="50" rx="112" ry="20" stroke-dasharray="120 40"/><ellipse cx="0" cy="54" rx="146" ry="30" stroke-dasharray="90 60"/></g>`,
    oval(wicker.deep, 0, 22, 78, 19),
    person(-34, 16, gold),
    person(30, 14, white),
    person(0, 8, red),
    stroke(colours.ink, 3.4, "M46 -34L78 60"),
    shape(colours.ink, "M74 52l12 -3l4 20l-12 3z"),
    person(52, 20, paint("#2c6fb5")),
    shape(wicker.mid, "M-80 22Q-70 66 0 68T80 22Q70 40 0 41T-80 22z"),
    shape(wicker.shade, "M20 67Q72 60 80 22Q74 34 48 38Q44 54 20 67z"),
    stroke(
      wicker.lit,
      2,
      "M-80 22Q-70 40 0 41T80 22M-70 38Q-50 54 0 55T70 38M-52 36L-46 58M-24 40L-22 64M6 41L6 66M34 39L32 62",
    ),
  ].join("");
}
