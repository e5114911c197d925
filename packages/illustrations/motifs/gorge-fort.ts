import { merlonsData, wall } from "../architecture";
import { type Tones, tones } from "../palettes";
import { count } from "../random";
import { box, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { bastion } from "./hill-forts";

/** Beds of cracked rock, each set a little farther back than the one below it. */
function beds(rock: Tones, edge: number, far: number, top: number, bottom: number): string {
  const side = Math.sign(far - edge);
  const total = 7;
  const tall = (bottom - top) / total;
  return count(total)
    .map((index) => {
      const y = top + index * tall;
      const jut = edge - side * (index * 9 + (index % 2) * 7);
      const tone = index % 2 ? rock.mid : rock.lit;
      const blocks = count(9).map((block) => {
        const x = jut + side * (14 + block * 27 + ((index * 11) % 19));
        return `M${x} ${y + 4}v${tall - 8}`;
      });
      return (
        polygon(tone, [far, y], [jut, y], [jut + side * 3, y + tall], [far, y + tall]) +
        polygon(
          rock.shade,
          [far, y + tall - 5],
          [jut + side * 2, y + tall - 5],
          [jut + side * 3, y + tall],
          [far, y + tall],
        ) +
        stroke(rock.shade, 2, blocks.join(""))
      );
    })
    .join("");
}

/** Gandikota: the Pennar between cliffs of stacked stone, the fort on one rim and a tent on the other. */
export function pennarGorge({ paint, colours, left, right, bottom }: Stage): string {
  const rock = tones(paint, "#c4643f");
  const fort = tones(paint, "#b98a5e");
  const river = paint("#3f8f7c");
  return [
    polygon(rock.shade, [left, -98], [-30, -92], [-20, -40], [left, -30]),
    polygon(rock.mid, [right, -106], [34, -98], [22, -44], [right, -30]),
    stroke(rock.deep, 2, `M${left} -74L-26 -70M28 -76L${right} -82M26 -60L${right} -60`),
    shape(
      river,
      `M-20 -46H22C60 -20 -30 10 -60 40C-80 64 -30 90 -60 ${bottom}H130C140 90 40 60 70 30C96 6 70 -26 30 -46z`,
    ),
    stroke(paint("#a9dcc0"), 2.4, "M-4 -34h18M0 -14h34M-26 12h50M-40 40h60M-20 66h70M-30 92h90"),
    beds(rock, -58, left, -120, bottom),
    beds(rock, 74, right, -92, bottom),
    polygon(paint("#d98a5c"), [left, -132], [-70, -128], [-58, -120], [left, -118]),
    polygon(paint("#d98a5c"), [right, -104], [90, -100], [74, -92], [right, -90]),
    wall(fort, (left - 92) / 2, -128, -92 - left, 44, 0),
    shape(fort.mid, merlonsData(left, -92, -171, 9)),
    bastion(fort, -176, -124, 40, 66),
    bastion(fort, -108, -124, 40, 62),
    box(fort.deep, -150, -160, 14, 32),
    polygon(colours.marigold, [112, -100], [140, -142], [168, -100]),
    polygon(colours.vermilion, [140, -142], [168, -100], [182, -104], [150, -142]),
    polygon(colours.ink, [132, -100], [140, -124], [148, -100]),
  ].join("");
}
