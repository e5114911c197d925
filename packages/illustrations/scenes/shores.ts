import { palm } from "../plants";
import { between, count } from "../random";
import { box, curve, shape, stroke, type Point } from "../shapes";
import { birds } from "../sky";
import { grass, hills, ripples, woods } from "../terrain";
import type { Layers, View } from "../types";
import { water } from "./lakes";

export function drawBackwater(view: View): Layers {
  const { width, height, horizon, unit, colours, random } = view;
  const shore = horizon + 20 * unit;
  const green = { trunk: colours.land(0.62), leaf: colours.land(0.62), leafLight: colours.land(0.45) };
  const grove = count(width / (44 * unit)).map((index) => {
    const x = index * 46 * unit + between(random, -12, 12) * unit;
    return palm(green, x, shore, between(random, 70, 120) * unit, between(random, -22, 22) * unit);
  });
  const behind = [
    woods(
      colours.land(0.18),
      { y: horizon + 14 * unit, rise: 26 * unit, wave: 130 * unit, trees: "round" },
      width,
      height,
      random,
    ),
    view.setting.trees === "none" ? "" : grove.join(""),
    woods(
      colours.land(0.7),
      { y: shore + 4, rise: 15 * unit, wave: 90 * unit, trees: "round" },
      width,
      shore + 6,
      random,
    ),
    water(view, shore + 3 * unit),
    birds(colours.ink, width * 0.34, horizon * 0.4, 7 * unit, random),
  ];
  const x = width * (view.calm > 0 ? 0.97 : 0.98);
  const front = { trunk: colours.ink, leaf: colours.leafDark, leafLight: colours.ink };
  const before =
    palm(front, x, height + 10, 400 * unit, -34 * unit) +
    grass(colours.leafDark, width * 0.7, width, height + 2, 44 * unit, random);
  return { behind: behind.join(""), before };
}

/** Sea up to the horizon, and sand that curves in from one side. */
export function drawBeach(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, random } = view;
  const edge: Point[] = [
    [-10, ground - 6 * unit],
    [width * 0.3, ground - 14 * unit],
    [width * 0.62, ground - 18 * unit],
    [width * 0.86, ground - 40 * unit],
    [width + 10, ground - 58 * unit],
  ];
  const lower = (by: number) => edge.map(([x, y]): Point => [x, y + by * unit]);
  const behind = [
    box(colours.waterDeep, 0, horizon, width, height - horizon),
    box(colours.water, 0, horizon + (ground - horizon) * 0.3, width, height - horizon),
    shape(
      colours.waterLight,
      `M0 ${ground - 40 * unit}Q${width * 0.5} ${ground - 52 * unit} ${width} ${ground - 92 * unit}V${height}H0z`,
    ),
    ripples(
      colours.waterLight,
      { x: 0, y: horizon + 8, width, height: (ground - horizon) * 0.55 },
      random,
      8 + width / 90,
      1.6 * unit,
    ),
    view.setting.trees === "none"
      ? ""
      : hills(
          colours.land(0.35),
          { y: horizon + 3, rise: 30 * unit, wave: 240 * unit },
          width * 0.42,
          horizon + 3,
          random,
        ),
    stroke(colours.paper, 6 * unit, curve(lower(-3))),
    shape(colours.ground, `${curve(edge)}V${height}H-10z`),
    shape(colours.groundShade, `${curve(lower(52))}V${height}H-10z`),
    birds(
      colours.paper,
      view.sun.x < view.focusX ? width * 0.86 : width * 0.24,
      horizon * 0.55,
      8 * unit,
      random,
    ),
  ];
  const palms = { trunk: colours.ink, leaf: colours.leafDark, leafLight: colours.leaf };
  const before =
    view.setting.trees === "none"
      ? ""
      : palm(palms, width * 0.99, height + 8, 330 * unit, -46 * unit) +
        palm(palms, width * 1.03, height + 8, 250 * unit, -62 * unit);
  return { behind: behind.join(""), before };
}

export function drawMangrove(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, random } = view;
  const shore = horizon + 26 * unit;
  const behind = [
    woods(
      colours.land(0.12),
      { y: horizon, rise: 26 * unit, wave: 130 * unit, trees: "round" },
      width,
      height,
      random,
    ),
    woods(
      colours.land(0.42),
      { y: horizon + 14 * unit, rise: 22 * unit, wave: 110 * unit, trees: "round" },
      width,
      height,
      random,
    ),
    roots(view, shore, colours.land(0.85)),
    water(view, shore + 10 * unit),
  ];
  const mud = shape(
    colours.groundShade,
    `M0 ${ground + 70 * unit}Q${width * 0.3} ${ground + 56 * unit} ${width * 0.5} ${ground + 86 * unit}T${width} ${ground + 64 * unit}V${height}H0z`,
  );
  const spikes = grass(colours.ink, view.calm, width, height + 2, 46 * unit, random);
  return { behind: behind.join(""), before: mud + spikes };
}

/** Mangrove trees on their stilts along a bank. */
function roots({ width, unit, colours, random }: View, base: number, fill: string): string {
  const stilts: string[] = [];
  for (let x = 0; x < width; x += between(random, 9, 17) * unit) {
    const lean = between(random, -9, 9) * unit;
    stilts.push(
      `M${x.toFixed(0)} ${(base + 12 * unit).toFixed(0)}Q${x.toFixed(0)} ${(base - 4 * unit).toFixed(0)} ${(x + lean).toFixed(0)} ${(base - 16 * unit).toFixed(0)}`,
    );
  }
  return (
    stroke(fill, 2.4 * unit, stilts.join("")) +
    woods(
      colours.land(0.75),
      { y: base - 12 * unit, rise: 24 * unit, wave: 90 * unit, trees: "round" },
      width,
      base - 8 * unit,
      random,
    )
  );
}
