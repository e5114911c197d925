import { type Paint, tones } from "../palettes";
import { discData, palm } from "../plants";
import { count } from "../random";
import { box, oval, place, shape, stroke } from "../shapes";
import { boulder } from "../terrain";
import type { Stage } from "../types";

/** A small wooden boat at rest, seen from the side. */
function dinghy(
  paint: Paint,
  shadow: string,
  x: number,
  y: number,
  size: number,
  colour = "#c0442f",
): string {
  const hull = tones(paint, colour);
  return place(
    oval(shadow, 0, 9, 54, 4) +
      shape(hull.mid, "M-56 -18Q-30 -8 0 -8T58 -22Q50 4 34 8H-30Q-48 4 -56 -18z") +
      shape(hull.lit, "M-56 -18Q-30 -8 0 -8T58 -22L56 -15Q30 -2 0 -2T-53 -11z") +
      stroke(hull.deep, 2, "M-12 -8L-34 -28M14 -8L36 -26"),
    x,
    y,
    size,
  );
}

/** Radhanagar: tall mahua trees over the long white curve of the beach. */
export function radhanagar(stage: Stage): string {
  const { paint, colours, left, right, bottom, top } = stage;
  const trunk = (x: number, wide: number, lean: number) =>
    shape(
      paint("#5a3d3a", "#1d1838"),
      `M${x - wide} 40Q${x - wide * 0.3} -60 ${x + lean - wide * 0.4} ${top}h${wide * 0.9}Q${x + wide * 0.5} -60 ${x + wide * 1.2} 40Q${x + wide * 2} 44 ${x + wide * 2.4} 52H${x - wide * 2}Q${x - wide * 1.4} 48 ${x - wide} 40z`,
    );
  return [
    shape(colours.paper, `M${left} 40C-60 24 40 -6 150 -58L${right} -70V-60C120 -20 60 30 ${left} 74z`),
    shape(colours.groundLight, `M${left} 48C-50 32 50 0 150 -50L${right} -62V${bottom}H${left}z`),
    shape(colours.leafDark, `M80 -46Q100 -96 140 -104Q170 -120 ${right} -124V-40Q120 -40 80 -46z`),
    shape(colours.leaf, `M110 -44Q130 -80 160 -84T${right} -94V-40z`),
    dinghy(paint, colours.waterDeep, -66, -8, 0.9),
    trunk(96, 13, -16),
    trunk(150, 10, 6),
    trunk(48, 8, 22),
    shape(
      colours.leafDark,
      discData(40, top + 20, 58) +
        discData(110, top + 6, 66) +
        discData(176, top + 30, 60) +
        discData(84, top + 50, 34) +
        discData(150, top + 74, 40),
    ),
    shape(
      colours.leaf,
      discData(34, top + 10, 40) +
        discData(104, top - 6, 46) +
        discData(170, top + 18, 42) +
        discData(146, top + 66, 22),
    ),
  ].join("");
}

/** Andaman: rainforest, sand and reef water in bands, as a bird sees them, with one boat and its shadow. */
export function reefFromAbove(stage: Stage): string {
  const { paint, colours, left, right, bottom } = stage;
  const bands = ["#0f7f97", "#1fa3ae", "#46c4bd", "#8fe0cc"].map((colour) => paint(colour));
  const shore = (by: number) =>
    `M${left} ${60 + by}C-80 ${20 + by} -20 ${30 + by} 30 ${-6 + by}S120 ${-60 + by} ${right} ${-84 + by}V${bottom}H${left}z`;
  const reefs = [
    [-140, -20, 26],
    [-70, -62, 34],
    [40, -92, 30],
    [-20, -30, 18],
    [120, -122, 22],
    [-120, -96, 16],
  ] as const;
  return [
    box(bands[0] ?? "", left, stage.horizon, right - left, bottom - stage.horizon),
    shape(bands[1] ?? "", shore(-84)),
    shape(bands[2] ?? "", shore(-46)),
    shape(
      bands[0] ?? "",
      reefs
        .map(
          ([x, y, size]) =>
            `M${x - size} ${y}q${size * 0.3} ${-size * 0.5} ${size} ${-size * 0.4}q${size * 1.1} ${size * 0.1} ${size * 0.9} ${size * 0.5}q${-size * 0.6} ${size * 0.4} ${-size} ${size * 0.2}q${-size * 0.7} ${size * 0.2} ${-size * 0.9} ${-size * 0.3}z`,
        )
        .join(""),
    ),
    shape(bands[3] ?? "", shore(-14)),
    shape(colours.paper, shore(-4)),
    shape(colours.groundLight, shore(4)),
    shape(
      colours.leafDark,
      shore(46) +
        count(16)
          .map((index) =>
            discData(left + (index * (right - left)) / 14, 108 - index * 9.5 + Math.sin(index * 2) * 6, 20),
          )
          .join(""),
    ),
    shape(
      colours.leaf,
      count(18)
        .map((index) =>
          discData(left + 6 + (index * (right - left)) / 15, 122 - index * 8 + Math.sin(index * 3) * 12, 13),
        )
        .join(""),
    ),
    ...[-110, -40, 30, 96, 150].map((x, index) =>
      palm(
        { trunk: colours.trunk, leaf: colours.leafDark, leafLight: colours.leaf },
        x,
        96 - index * 26,
        74,
        index % 2 ? 24 : -24,
      ),
    ),
    dinghy(paint, bands[1] ?? "", -46, -34, 1.05, "#d8432b"),
  ].join("");
}

/** Neil Island: an arch of coral rock, the sea showing through it. */
export function coralArch({ paint, colours, left, right, random }: Stage): string {
  const rock = tones(paint, "#8d7467");
  return [
    shape(
      rock.mid,
      "M-150 10Q-160 -90 -118 -124Q-100 -158 -54 -156Q-20 -180 24 -164Q70 -164 90 -136Q126 -122 128 -74Q146 -30 142 8H88Q96 -50 72 -74Q50 -106 10 -104Q-34 -110 -52 -80Q-74 -54 -66 10z",
    ),
    shape(
      rock.shade,
      "M90 -136Q126 -122 128 -74Q146 -30 142 8H88Q96 -50 72 -74Q50 -106 10 -104Q-34 -110 -52 -80Q-30 -96 10 -92Q60 -84 96 -60Q112 -96 90 -136z",
    ),
    shape(
      rock.lit,
      "M-118 -124Q-100 -158 -54 -156Q-20 -180 24 -164Q-14 -164 -44 -142Q-84 -140 -102 -104Q-124 -80 -134 -30Q-146 -90 -118 -124z",
    ),
    stroke(
      rock.deep,
      2.4,
      "M-100 -60q14 8 8 26M-120 -20q18 4 22 18M104 -40q-8 14 2 30M-20 -140q20 10 46 0M112 -84q-14 -4 -20 -14",
    ),
    shape(
      colours.leafDark,
      [-96, -70, 20, 46, 84]
        .map(
          (x, index) =>
            discData(x, -146 - (index % 2) * 14, 13) + discData(x + 12, -142 - (index % 2) * 14, 10),
        )
        .join(""),
    ),
    shape(colours.groundShade, `M${left} 6Q-100 -10 -40 2T70 0T${right} 4V30H${left}z`),
    ...[
      [-104, 22, 40],
      [-20, 34, 56],
      [70, 20, 44],
      [128, 40, 40],
      [26, 58, 34],
    ].map(
      ([x = 0, y = 0, half = 0]) =>
        oval(rock.shade, x, y + 3, half + 5, half * 0.24) +
        oval(colours.waterLight, x, y, half, half * 0.2) +
        oval(colours.water, x + 4, y + 1, half * 0.7, half * 0.11),
    ),
    boulder(rock.mid, rock.deep, -150, 52, 46, random),
    boulder(rock.mid, rock.deep, 96, 74, 34, random),
    shape(paint("#e2553a"), "M-24 33l4 -7l4 7l7 1l-6 4l2 7l-7 -4l-6 4l2 -7l-6 -4z"),
  ].join("");
}
