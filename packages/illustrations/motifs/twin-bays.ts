import { count } from "../random";
import { tones } from "../palettes";
import { discData, palm } from "../plants";
import { box, disc, oval, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Gokarna: Om Beach from the bluff, two round bays with a spit of black rock between them. */
export function omBeach({ paint, colours, left, right, bottom, horizon }: Stage): string {
  const bands = ["#1f8f9d", "#3fb4ae", "#8ad9c6"].map((colour) => paint(colour));
  const foam = paint("#fdf6e6", "#b9c8dc");
  const rock = tones(paint, "#4a3f48");
  const cliff = tones(paint, "#b0542f");
  const bays = (by: number) =>
    `M${left} ${horizon}H-176C-180 ${-20 + by} -146 ${26 + by} -92 ${26 + by}S-14 ${-8 + by} -8 ${-40 + by}L8 ${-40 + by}C14 ${-8 + by} 44 ${26 + by} 94 ${26 + by}S180 ${-20 + by} 176 ${horizon}H${right}V${bottom}H${left}z`;
  return [
    box(bands[0] ?? "", left, horizon, right - left, bottom - horizon),
    stroke(
      colours.waterLight,
      2.4,
      `M-150 ${horizon + 18}h60M40 ${horizon + 12}h80M-40 ${horizon + 36}h50M120 ${horizon + 34}h50`,
    ),
    shape(bands[1] ?? "", bays(-34)),
    shape(bands[2] ?? "", bays(-14)),
    shape(foam, bays(-4)),
    shape(paint("#f0d3a0"), bays(3)),
    polygon(
      rock.mid,
      [-26, -10],
      [-18, -44],
      [-26, -62],
      [-10, -84],
      [2, -74],
      [14, -90],
      [24, -62],
      [18, -40],
      [28, -8],
      [0, 2],
    ),
    polygon(rock.lit, [-18, -44], [-26, -62], [-10, -84], [-2, -60], [-8, -30]),
    oval(rock.mid, -34, -72, 9, 4),
    oval(rock.mid, 34, -84, 8, 3.4),
    oval(rock.mid, 46, -70, 5, 2.4),
    polygon(
      cliff.mid,
      [left, -156],
      [-196, -150],
      [-166, -120],
      [-174, -84],
      [-152, -44],
      [-166, 4],
      [-190, 50],
      [left, 60],
    ),
    polygon(cliff.lit, [left, -156], [-196, -150], [-178, -132], [left, -124]),
    polygon(
      cliff.mid,
      [right, -166],
      [200, -156],
      [168, -118],
      [176, -80],
      [154, -44],
      [168, 4],
      [192, 50],
      [right, 60],
    ),
    polygon(
      cliff.shade,
      [right, -126],
      [196, -110],
      [176, -80],
      [154, -44],
      [168, 4],
      [192, 50],
      [right, 60],
    ),
    shape(
      colours.leafDark,
      count(Math.ceil((right - left) / 34) + 1)
        .map((index) =>
          discData(
            left + index * 34,
            86 + Math.sin(index * 2.1) * 10 - Math.abs(left + index * 34) * 0.1,
            34,
          ),
        )
        .join(""),
    ),
    box(colours.leafDark, left, 84, right - left, bottom - 84),
    shape(
      colours.leaf,
      count(Math.ceil((right - left) / 26) + 1)
        .map((index) =>
          discData(
            left + index * 26,
            106 + Math.sin(index * 1.7) * 12 - Math.abs(left + index * 26) * 0.08,
            22,
          ),
        )
        .join(""),
    ),
    ...[
      [-150, 92, -22],
      [-104, 104, 20],
      [0, 100, -18],
      [118, 102, 22],
      [164, 92, -20],
    ].map(([x = 0, y = 0, lean = 0]) =>
      palm({ trunk: colours.trunk, leaf: colours.leafDark, leafLight: colours.leaf }, x, y, 66, lean),
    ),
    ...[
      [-70, 30, "#d8432b"],
      [-96, 38, "#27567f"],
      [84, 34, "#f0a531"],
    ].map(([x, y, colour]) => disc(paint(String(colour)), Number(x), Number(y), 5)),
  ].join("");
}
