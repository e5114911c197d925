import { along, archData, finial } from "../architecture";
import { type Paint, tones } from "../palettes";
import { palm } from "../plants";
import { count } from "../random";
import { box, boxData, oval, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

interface Tower {
  stripes: readonly [string, string];
  bands: number;
  tall: number;
  half: number;
}

/** A lighthouse in two colours with its gallery and lamp. */
function lighthouse(
  paint: Paint,
  { stripes, bands, tall, half }: Tower,
  lamp: string,
  ink: string,
  reach: number,
): string {
  const top = half * 0.62;
  const at = (share: number) => half + (top - half) * share;
  const band = (index: number) => {
    const colour = tones(paint, stripes[index % 2] ?? stripes[0]);
    const from = index / bands;
    const to = (index + 1) / bands;
    return (
      polygon(
        colour.mid,
        [-at(from), -tall * from],
        [-at(to), -tall * to],
        [at(to), -tall * to],
        [at(from), -tall * from],
      ) +
      polygon(
        colour.shade,
        [at(from) * 0.3, -tall * from],
        [at(to) * 0.3, -tall * to],
        [at(to), -tall * to],
        [at(from), -tall * from],
      )
    );
  };
  return [
    `<g opacity=".35">${polygon(lamp, [0, -tall - 18], [reach, -tall - 18 + reach * 0.13], [reach, -tall - 18 - reach * 0.07])}</g>`,
    ...count(bands).map(band),
    shape(
      ink,
      boxData(-top * 1.6, -tall - 5, top * 3.2, 5) +
        boxData(-top * 1.5, -tall - 14, top * 3, 2) +
        along(7, -top * 1.4, top * 1.4, (x) => boxData(x - 0.6, -tall - 14, 1.2, 10)),
    ),
    box(lamp, -top * 0.8, -tall - 26, top * 1.6, 21),
    shape(ink, boxData(-1, -tall - 26, 2, 21) + boxData(-top * 0.86, -tall - 27, top * 1.72, 3)),
    shape(
      tones(paint, stripes[0]).mid,
      `M${-top} ${-tall - 26}Q${-top * 0.8} ${-tall - 44} 0 ${-tall - 46}Q${top * 0.8} ${-tall - 44} ${top} ${-tall - 26}z`,
    ),
    finial(ink, 0, -tall - 44, 14),
    shape(ink, archData(-2, 0, 11, 20) + boxData(-4, -tall * 0.4, 6, 9) + boxData(-4, -tall * 0.7, 6, 9)),
  ].join("");
}

/** Puri: a striped lighthouse above upturned wooden boats. */
export function lighthouseWithBoats({ paint, colours, left }: Stage): string {
  const hull = (x: number, y: number, size: number, colour: string) => {
    const wood = tones(paint, colour);
    return place(
      oval(colours.groundShade, 0, 2, 66, 5) +
        shape(wood.mid, "M-64 0Q-50 -30 0 -32T64 0Q0 8 -64 0z") +
        shape(wood.shade, "M-64 0Q-20 -12 64 0Q0 8 -64 0z") +
        stroke(wood.lit, 2, "M-56 -8Q0 -34 56 -8M-40 -19Q0 -38 40 -19"),
      x,
      y,
      size,
    );
  };
  return [
    place(
      lighthouse(
        paint,
        { stripes: ["#d63b2d", "#fbf3e4"], bands: 9, tall: 206, half: 30 },
        colours.lamp,
        colours.ink,
        left - 60,
      ),
      26,
      0,
    ),
    box(paint("#fbf3e4"), 48, -26, 50, 28),
    polygon(paint("#c8452f"), [42, -24], [56, -42], [92, -42], [104, -24]),
    box(colours.window, 66, -18, 10, 20),
    hull(-92, 30, 0.9, "#2f7f8f"),
    hull(92, 40, 1, "#b8562f"),
    hull(-16, 58, 1.35, "#7a4630"),
    stroke(colours.ink, 2, "M-134 44q10 -10 20 0t20 0"),
  ].join("");
}

/** Kovalam: a slim banded lighthouse on its headland of palms, above a bay. */
export function lighthouseOnHeadland({ paint, colours, left, right, bottom }: Stage): string {
  const rock = tones(paint, "#8a4f45");
  const green = { trunk: colours.leafDark, leaf: colours.leafDark, leafLight: colours.leaf };
  return [
    shape(colours.leafDark, `M-74 -30Q-40 -62 0 -58T90 -78T${right} -90V20H-60z`),
    ...[-40, -14, 86, 112, 140].map((x, index) =>
      palm(green, x, -46 - index * 5, 78 + (index % 3) * 22, index % 2 ? 16 : -16),
    ),
    place(
      lighthouse(
        paint,
        { stripes: ["#fbf1e2", "#cf3a30"], bands: 7, tall: 176, half: 20 },
        colours.lamp,
        colours.ink,
        left - 60,
      ),
      36,
      -54,
    ),
    shape(colours.leaf, `M-84 -22Q-40 -52 10 -46T100 -64T${right} -70V-20H-84z`),
    shape(
      rock.mid,
      `M-104 8Q-92 -26 -60 -28Q-10 -40 40 -34T120 -44T${right} -48V${bottom}H140Q60 40 -104 8z`,
    ),
    shape(
      rock.shade,
      "M-60 -28Q-44 -4 -62 10L-104 8Q-92 -26 -60 -28zM20 -34Q36 0 14 22Q60 30 90 34Q64 6 80 -38z",
    ),
    stroke(colours.paper, 4, "M-116 8q14 8 30 2t34 8t40 8t44 14"),
  ].join("");
}
