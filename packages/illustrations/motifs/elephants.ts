import { icon } from "../icons";
import { oval, place, shape, stroke } from "../shapes";
import { grass } from "../terrain";
import type { Stage } from "../types";

/** Kabini: a herd with its calves at the edge of the backwater. */
export function elephantHerd({ paint, colours, left, right, bottom, random }: Stage): string {
  const near = paint("#4a4560", "#191a3c");
  const far = paint("#6d6480", "#262850");
  const beast = (x: number, y: number, tall: number, fill: string, side = 1) =>
    oval(colours.groundShade, x, y + 1, tall * 0.5, tall * 0.05) +
    place(icon("elephant", fill, tall), x, y + tall * 0.12, side, 1);
  return [
    shape(colours.leaf, `M${left} -30Q-60 -44 20 -34T${right} -40V${bottom}H${left}z`),
    beast(-104, -16, 84, far),
    beast(96, -18, 90, far, -1),
    shape(colours.ground, `M${left} -2Q-60 -16 40 -8T${right} -10V${bottom}H${left}z`),
    beast(22, 10, 148, near),
    beast(-58, 14, 74, near),
    beast(108, 16, 56, near, -1),
    grass(colours.leafDark, left, right, 22, 22, random),
    shape(colours.waterLight, `M${left} 26Q-40 10 40 20T${right} 18V${bottom}H${left}z`),
    shape(colours.water, `M${left} 40Q-40 22 50 34T${right} 30V${bottom}H${left}z`),
    stroke(colours.paper, 2, "M-120 52h60M-30 60h80M70 46h60M-70 78h90"),
  ].join("");
}
