import { firs } from "../plants";
import { between, count } from "../random";
import { shape } from "../shapes";
import { mist } from "../sky";
import { hills, peak, woods, type PeakColours } from "../terrain";
import type { Layers, View } from "../types";

function peakColours(view: View): PeakColours {
  const { colours } = view;
  return {
    lit: colours.snow,
    shade: colours.snowShade,
    rock: colours.land(0.3),
    rockShade: colours.land(0.45),
  };
}

/** A row of snow mountains along the horizon. */
export function snowRange(view: View, tallest = 190): string {
  const { width, horizon, unit, random } = view;
  const colours = peakColours(view);
  const step = 105 * unit;
  const base = horizon + 50 * unit;
  const first = between(random, -0.3, 0.3) * step;
  const flip = view.sun.x > view.focusX;
  const spots = count(width / step + 2).map((index) => ({
    x: first + index * step,
    tall: tallest * unit * between(random, 0.62, 1) * (index % 2 === 0 ? 1 : 0.74),
  }));
  return spots
    .toSorted((one, other) => other.tall - one.tall)
    .map(({ x, tall }) =>
      peak(colours, x, base - tall, base, tall * between(random, 0.62, 0.8), random, 0.66, flip),
    )
    .join("");
}

function corners(view: View): string {
  const { width, height, unit, calm, colours, random } = view;
  const rows = (
    calm > 0
      ? [[0.93, 1]]
      : [
          [0, 0.12],
          [0.88, 1],
        ]
  ).flatMap(([from = 0, to = 1]) =>
    count(4).map((index) => {
      const x = width * (from + ((to - from) * (index + 0.5)) / 4);
      return [x, height + 12, between(random, 70, 135) * unit] as const;
    }),
  );
  return firs(colours.ink, rows);
}

export function drawSnowRange(view: View): Layers {
  const { width, height, horizon, ground, unit, colours, setting, random } = view;
  const lower = setting.snow ? colours.snowShade : colours.land(0.62);
  const behind = [
    snowRange(view),
    setting.trees === "none"
      ? hills(
          colours.land(0.42),
          { y: horizon + 26 * unit, rise: 34 * unit, wave: 150 * unit },
          width,
          height,
          random,
        )
      : woods(
          colours.land(0.45),
          { y: horizon + 30 * unit, rise: 40 * unit, wave: 170 * unit, trees: "fir" },
          width,
          height,
          random,
        ),
    mist(colours.cloud, width * 0.3, horizon + 24 * unit, 240 * unit, 0.55),
    hills(lower, { y: horizon + 62 * unit, rise: 34 * unit, wave: 220 * unit }, width, height, random),
    groundSlope(view, setting.snow ? colours.snow : colours.ground),
    shape(
      setting.snow ? colours.snowShade : colours.groundShade,
      `M0 ${ground + 40 * unit}Q${width * 0.4} ${ground + 16 * unit} ${width} ${ground + 62 * unit}V${height}H0z`,
    ),
  ];
  return { behind: behind.join(""), before: setting.trees === "none" ? "" : corners(view) };
}

function groundSlope({ width, height, ground, unit }: View, fill: string): string {
  return shape(
    fill,
    `M0 ${ground - 18 * unit}Q${width * 0.35} ${ground - 2 * unit} ${width * 0.6} ${ground - 8 * unit}T${width} ${ground - 26 * unit}V${height}H0z`,
  );
}

export function drawMonasteryRidge(view: View): Layers {
  const { width, height, horizon, unit, colours, setting, random } = view;
  const bare = setting.trees === "none";
  const ridge = { y: horizon + 44 * unit, rise: 46 * unit, wave: 200 * unit };
  const behind = [
    snowRange(view, 215),
    mist(colours.cloud, width * 0.7, horizon + 6 * unit, 260 * unit, 0.5),
    bare
      ? hills(colours.land(0.4), ridge, width, height, random)
      : woods(colours.land(0.4), { ...ridge, trees: "fir" }, width, height, random),
    mist(colours.cloud, width * 0.25, horizon + 50 * unit, 220 * unit, 0.4),
    spur(view, bare ? colours.land(0.6) : colours.leafDark, 0),
    spur(view, bare ? colours.ground : colours.leaf, 34),
  ];
  const before = bare
    ? hills(
        colours.land(0.95),
        { y: height - 6 * unit, rise: 34 * unit, wave: 260 * unit },
        width,
        height,
        random,
      )
    : woods(
        colours.ink,
        { y: height - 4 * unit, rise: 36 * unit, wave: 190 * unit, trees: "fir" },
        width,
        height,
        random,
      );
  return { behind: behind.join(""), before };
}

/** The shoulder of a mountain that carries the motif and falls away on both sides; `narrower` is its lit face. */
function spur({ width, height, unit, focusX: x, ground: y }: View, fill: string, narrower: number): string {
  const right = narrower > 0 ? x + (40 - narrower) * unit : x + 128 * unit;
  const end = narrower > 0 ? x + 26 * unit : Math.max(width, x + 300 * unit);
  return shape(
    fill,
    `M${x - 128 * unit} ${y}Q${x} ${y - 10 * unit} ${right} ${y - 2}C${right + 44 * unit} ${y + 24 * unit} ${end - 20 * unit} ${y + 60 * unit} ${end} ${y + 96 * unit}V${height}H${Math.min(0, x - 300 * unit)}V${y + 104 * unit}C${x - 190 * unit} ${y + 88 * unit} ${x - 168 * unit} ${y + 20 * unit} ${x - 128 * unit} ${y}z`,
  );
}
