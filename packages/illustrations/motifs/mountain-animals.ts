import { tones } from "../palettes";
import { count } from "../random";
import { box, disc, polygon, shape, stroke } from "../shapes";
import { discData } from "../plants";
import { boulder } from "../terrain";
import type { Stage } from "../types";

/** Munnar: a Nilgiri tahr on its boulder over the rows of tea. */
export function nilgiriTahr({ paint, colours, random }: Stage): string {
  const coat = tones(paint, "#7a5a44");
  const horn = tones(paint, "#4a3a3c");
  return [
    boulder(paint("#9a9188"), paint("#726a70"), 12, 34, 210, random),
    shape(paint("#b5aca0"), "M-84 -40Q-40 -80 10 -76Q50 -72 84 -48Q30 -60 -84 -40z"),
    `<g transform="translate(6 -62)">${[
      shape(coat.shade, "M-34 -40L-30 4H-18L-14 -40zM44 -42L46 4H58L60 -46z"),
      shape(
        coat.mid,
        "M-62 -88Q-40 -104 10 -100Q60 -106 74 -82Q80 -62 74 -44L76 4H64L58 -38Q20 -30 -22 -36L-34 4H-46L-50 -44Q-62 -60 -62 -88z",
      ),
      shape(paint("#d9b98a"), "M-20 -100Q20 -106 50 -98Q66 -88 58 -78Q20 -88 -20 -84z"),
      shape(
        coat.mid,
        "M-46 -78Q-64 -90 -70 -112L-96 -122Q-104 -132 -94 -140L-74 -152Q-56 -160 -46 -144Q-34 -116 -22 -96z",
      ),
      shape(coat.shade, "M-46 -78Q-64 -90 -70 -112Q-58 -104 -44 -106z"),
      stroke(horn.mid, 9, "M-62 -150Q-54 -186 -20 -176"),
      stroke(horn.lit, 2, "M-62 -158l8 4M-56 -170l6 6M-44 -178l2 8M-30 -178l-2 8"),
      shape(coat.mid, "M-54 -144q16 -10 20 2q-10 8 -20 -2z"),
      disc(colours.ink, -74, -138, 2.8),
      shape(coat.deep, "M-92 -122Q-88 -106 -80 -116z"),
      stroke(coat.shade, 4, "M74 -86q10 6 6 18"),
    ].join("")}</g>`,
    shape(
      colours.leafDark,
      count(12)
        .map((index) => discData(-104 + index * 21, 40 + ((index * 5) % 7), 15))
        .join(""),
    ),
    shape(
      colours.leaf,
      count(12)
        .map((index) => discData(-106 + index * 21, 37 + ((index * 5) % 7), 9))
        .join(""),
    ),
  ].join("");
}

/** Gangtok: a yak under a woven saddle by a half-frozen lake. */
export function saddledYak({ paint, colours, left, right, bottom }: Stage): string {
  const hair = tones(paint, "#3d3036");
  const fringe = count(16).map((index) => `M${-84 + index * 11} -36l-4 ${28 + ((index * 7) % 12)}l10 -20z`);
  const bands = ["#d8432b", "#f2b53a", "#2c6fb5", "#f7efe0", "#d8432b"].map((colour, index) =>
    box(paint(colour), -32, -112 + index * 13, 62, 13),
  );
  return [
    shape(colours.snow, `M${left} -30Q-100 -44 -30 -32T${right} -40V-22Q60 -14 0 -20T${left} -14z`),
    polygon(paint("#d5ecf0", "#6f8fb4"), [-150, -14], [-90, -26], [-40, -12], [-104, -4]),
    polygon(paint("#d5ecf0", "#6f8fb4"), [40, -20], [120, -24], [150, -8], [70, -6]),
    shape(colours.ground, `M${left} 12Q-40 -8 60 4T${right} -2V${bottom}H${left}z`),
    shape(colours.snow, `M${left} 60Q-80 40 -20 54T${right} 48V${bottom}H${left}z`),
    shape(hair.deep, "M-58 -20L-56 10H-40L-36 -20zM54 -20L58 10H74L74 -22z"),
    shape(
      hair.mid,
      "M-92 -74Q-96 -110 -58 -116Q-40 -132 -14 -122Q40 -124 80 -108Q106 -92 98 -44L94 -20H-84Q-94 -40 -92 -74z",
    ),
    shape(hair.mid, `M80 -20L78 12H62L58 -20zM-70 -20L-66 12H-82L-84 -20z${fringe.join("")}`),
    shape(hair.shade, "M60 -114Q106 -100 98 -44L94 -20H60Q84 -60 60 -114z"),
    stroke(hair.deep, 9, "M96 -90Q120 -70 112 -24"),
    ...bands,
    shape(
      colours.marigold,
      count(6)
        .map((index) => `M${-32 + index * 11} -47h7l-3 11z`)
        .join(""),
    ),
    shape(hair.mid, "M-78 -96Q-96 -112 -116 -104Q-134 -96 -136 -66Q-138 -46 -122 -42Q-104 -42 -92 -62z"),
    shape(paint("#8a7a78"), "M-136 -62Q-138 -46 -122 -42Q-110 -42 -108 -54Q-122 -52 -136 -62z"),
    stroke(paint("#f1e2c4"), 7, "M-92 -106Q-80 -132 -98 -146M-126 -100Q-146 -112 -142 -138"),
    shape(colours.vermilion, "M-112 -108l8 12l-12 4z"),
    disc(colours.paper, -120, -82, 3),
    disc(colours.ink, -120, -82, 1.8),
    stroke(paint("#d8432b"), 3, "M-134 -56Q-110 -64 -92 -84"),
    disc(paint("#f2b53a"), -98, -52, 6),
  ].join("");
}
