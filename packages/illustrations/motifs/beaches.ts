import { tones } from "../palettes";
import { palm } from "../plants";
import { count } from "../random";
import { disc, oval, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Marari: long painted boats drawn up on the sand. */
export function paintedBoats({ paint, colours }: Stage): string {
  const boat = (x: number, y: number, size: number, colour: string, band: string) => {
    const hull = tones(paint, colour);
    return place(
      [
        oval(colours.groundShade, 4, 4, 120, 7),
        shape(hull.mid, "M-142 -66Q-118 -24 -70 -20H76Q116 -24 136 -58Q126 -10 86 2H-84Q-126 -8 -142 -66z"),
        shape(
          paint(band),
          "M-134 -46Q-112 -18 -70 -14H76Q112 -18 130 -40L126 -28Q106 -4 76 -4H-70Q-112 -8 -134 -46z",
        ),
        shape(
          hull.deep,
          "M-124 -36Q-90 -28 -70 -26H76Q104 -28 124 -40Q108 -24 76 -20H-70Q-106 -22 -124 -36z",
        ),
        stroke(paint("#f7efe0"), 2, "M-132 -60l12 -8M128 -52l10 -8"),
        disc(paint("#f7efe0"), -112, -34, 5),
        disc(colours.ink, -112, -34, 2.4),
      ].join(""),
      x,
      y,
      size,
    );
  };
  return [
    palm({ trunk: colours.trunk, leaf: colours.leafDark, leafLight: colours.leaf }, -148, 20, 236, 66),
    palm({ trunk: colours.trunk, leaf: colours.leafDark, leafLight: colours.leaf }, -164, 30, 180, 80),
    boat(64, -6, 0.6, "#2f6f9f", "#f2b53a"),
    boat(-30, 20, 0.86, "#2f9a78", "#fbf1dc"),
    boat(22, 64, 1.22, "#d8432b", "#f2b53a"),
  ].join("");
}

/** Varkala: a red cliff with palms and a path on top, surf at its foot. */
export function redCliff({ paint, colours, left, right, bottom }: Stage): string {
  const red = tones(paint, "#c2512f");
  const green = { trunk: colours.trunk, leaf: colours.leafDark, leafLight: colours.leaf };
  const layers = count(4).map(
    (index) =>
      `M${-84 + index * 20} ${-112 + index * 26}Q0 ${-128 + index * 28} 70 ${-142 + index * 28}T${right} ${-164 + index * 32}`,
  );
  return [
    shape(red.mid, `M-118 -8Q-110 -80 -84 -112Q-70 -136 -20 -134Q60 -150 ${right} -190V20H-118z`),
    shape(
      red.shade,
      `M-118 -8Q-110 -80 -84 -112L-70 -40L-62 -4zM-20 -134L-8 -60L-24 0H16Q30 -60 20 -140zM90 -152L84 -60L100 6H140Q130 -80 140 -166z`,
    ),
    stroke(red.lit, 3, layers.join("")),
    shape(
      colours.leaf,
      `M-92 -108Q-70 -146 -20 -144Q60 -160 ${right} -202V-182Q60 -144 -20 -128Q-70 -126 -92 -108z`,
    ),
    ...[-58, -22, 20, 62, 104, 140].map((x, index) =>
      palm(green, x, -136 - index * 7, 62 + (index % 3) * 20, index % 2 ? 14 : -16),
    ),
    stroke(paint("#f3d9a8"), 3, `M-80 -112Q-60 -132 -20 -134T60 -148T${right} -184`),
    polygon(paint("#fbf1dc"), [34, -150], [34, -166], [56, -170], [56, -154]),
    polygon(paint("#8a4a30"), [28, -164], [45, -180], [62, -170]),
    shape(colours.ground, `M${left} 26Q-80 6 -20 0T90 4T${right} 0V${bottom}H${left}z`),
    shape(paint("#fdf4e0"), `M${left} 6Q-130 -8 -104 -2T-60 -6Q-84 14 -60 26T${left} 60z`),
    shape(colours.water, `M${left} -4Q-136 -14 -116 -6Q-96 10 -84 24T${left} 46z`),
    ...[
      [-20, 30, "#d8432b"],
      [40, 40, "#f2b53a"],
      [96, 30, "#2f7f8f"],
    ].map(([x, y, colour]) =>
      place(
        stroke(colours.ink, 2, "M0 0V-26") + shape(paint(String(colour)), "M-20 -22Q0 -42 20 -22z"),
        Number(x),
        Number(y),
      ),
    ),
  ].join("");
}
