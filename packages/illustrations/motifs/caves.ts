import { tones } from "../palettes";
import { cloths, skin, walker } from "../people";
import { count } from "../random";
import { disc, oval, place, polygon, shape, stroke } from "../shapes";
import { boulder, grass } from "../terrain";
import type { Stage } from "../types";

/** Wayanad: a cleft of rock in sunlight with the engravings of Edakkal. */
export function engravedCleft({ paint, colours, left, right, bottom, top, random }: Stage): string {
  const rock = tones(paint, "#b0805c");
  const line = paint("#fbe3b4", "#d9b98a");
  const figure = (x: number, y: number, size: number) =>
    place(
      stroke(line, 3, "M0 -30V0M0 0L-9 22M0 0L9 22M-14 -22L0 -16L14 -22M-12 -34h24") +
        disc(line, 0, -40, 6) +
        stroke(line, 2, "M-10 -46L-16 -56M-4 -48L-6 -60M4 -48L6 -60M10 -46L16 -56"),
      x,
      y,
      size,
    );
  const wheel = (x: number, y: number, size: number) =>
    place(
      `<g fill="none" stroke="${line}" stroke-width="3"><circle r="18"/><circle r="5"/><path d="M0 -18V18M-18 0H18M-13 -13L13 13M-13 13L13 -13"/></g>`,
      x,
      y,
      size,
    );
  return [
    polygon(rock.deep, [left, bottom], [left, top], [right, top], [right, bottom]),
    polygon(colours.sky[2], [-18, top], [44, top], [30, -150], [10, -60], [2, 30], [-24, 30], [-6, -90]),
    polygon(
      paint("#fdf0c8", "#56689a"),
      [0, top],
      [30, top],
      [20, -140],
      [2, -40],
      [-6, 20],
      [-16, 20],
      [4, -100],
    ),
    polygon(
      rock.mid,
      [left, bottom],
      [left, top],
      [-20, top],
      [-40, -180],
      [-10, -90],
      [-30, 0],
      [-50, 60],
      [-40, bottom],
    ),
    polygon(
      rock.lit,
      [-36, top],
      [-20, top],
      [-40, -180],
      [-10, -90],
      [-30, 0],
      [-50, 60],
      [-56, 30],
      [-46, -60],
      [-60, -160],
    ),
    polygon(
      rock.mid,
      [right, bottom],
      [right, top],
      [46, top],
      [34, -150],
      [60, -80],
      [24, 10],
      [50, 70],
      [40, bottom],
    ),
    polygon(
      rock.shade,
      [right, bottom],
      [right, top],
      [120, top],
      [100, -170],
      [130, -60],
      [96, 20],
      [120, bottom],
    ),
    polygon(rock.lit, [46, top], [34, -150], [60, -80], [24, 10], [34, 16], [72, -80], [50, -160], [62, top]),
    polygon(paint("#fbd98a", "#7a86b4"), [-24, 30], [2, 30], [60, bottom], [-60, bottom]),
    figure(-104, -130, 1.15),
    figure(-150, -60, 0.9),
    wheel(-150, -150, 1.1),
    wheel(-94, -40, 1.2),
    figure(98, -110, 1.1),
    wheel(150, -60, 1.2),
    wheel(98, -30, 0.9),
    figure(150, -150, 0.9),
    stroke(
      line,
      3,
      "M-130 10h40M-124 18l6 -8l6 8l6 -8l6 8M120 20q14 -14 28 0t28 0M-170 0l10 -20l10 20M84 -180h26M90 -172v-16M102 -172v-16",
    ),
    grass(colours.leaf, left, -50, 92, 30, random),
    grass(colours.leaf, 50, right, 92, 30, random),
    walker({ skin: skin(paint), coat: cloths(paint)[0], legs: colours.ink }, -8, 56, 52, cloths(paint)[1]),
  ].join("");
}

/** Meghalaya: a caver's lamp on stalactites over an underground river. */
export function caverUnderStalactites({ paint, colours, left, right, top, bottom, random }: Stage): string {
  const rock = tones(paint, "#4f5a7d");
  const lit = tones(paint, "#d9a86a");
  const spikes = (y: number, total: number, tall: number, down: boolean, fill: string, seed: number) => {
    const step = (right - left) / total;
    const data = count(total).map((index) => {
      const length = tall * (0.35 + (((index * seed) % 10) / 10) * 0.65);
      const x = left + index * step;
      return `L${x.toFixed(0)} ${y}L${(x + step * 0.42).toFixed(0)} ${(down ? y + length : y - length).toFixed(0)}L${(x + step * 0.56).toFixed(0)} ${(down ? y + length * 0.98 : y - length * 0.98).toFixed(0)}L${(x + step).toFixed(0)} ${y}`;
    });
    const edge = down ? top : bottom;
    return shape(fill, `M${left} ${edge}${data.join("")}L${right} ${edge}z`);
  };
  const beam = paint("#ffe7a6", "#ffe7a6");
  return [
    polygon(rock.deep, [left, top], [right, top], [right, bottom], [left, bottom]),
    spikes(-270, 11, 150, true, rock.shade, 7),
    `<g opacity=".3">${polygon(beam, [-88, -52], [-10, top], [right, top], [right, -130])}</g>`,
    `<g opacity=".25">${polygon(beam, [-88, -52], [50, top], [right, top], [right, -190])}</g>`,
    spikes(-310, 8, 190, true, rock.mid, 3),
    ...[
      [36, 96, 15],
      [66, 150, 20],
      [104, 120, 17],
      [142, 170, 22],
      [176, 110, 18],
    ].map(
      ([x = 0, length = 0, half = 0]) =>
        polygon(
          lit.mid,
          [x - half, top],
          [x - 3, top + length + 120],
          [x + 3, top + length + 120],
          [x + half, top],
        ) +
        polygon(
          lit.shade,
          [x + half * 0.2, top],
          [x + 1, top + length + 120],
          [x + 3, top + length + 120],
          [x + half, top],
        ),
    ),
    spikes(14, 12, 60, false, rock.shade, 5),
    polygon(lit.mid, [96, 14], [118, -84], [124, -84], [146, 14]),
    polygon(lit.shade, [124, 14], [121, -84], [124, -84], [146, 14]),
    polygon(lit.mid, [150, 16], [164, -40], [168, -40], [184, 16]),
    shape(colours.water, `M${left} 12Q-60 0 20 8T${right} 6V${bottom}H${left}z`),
    shape(paint("#3f93a4", "#2a6a84"), `M${left} 40Q-40 22 40 34T${right} 30V${bottom}H${left}z`),
    stroke(beam, 2, "M40 26h60M90 38h70M20 50h50M110 58h60M-60 66h60"),
    boulder(rock.mid, rock.deep, -146, 30, 80, random),
    stroke(paint("#d8432b"), 13, "M-100 -28L-98 10"),
    stroke(paint("#27408a"), 8, "M-104 6L-112 26L-108 44M-96 6L-88 24L-92 44"),
    stroke(paint("#d8432b"), 6, "M-98 -30L-80 -16L-66 -26M-104 -28L-116 -8"),
    disc(skin(paint), -98, -48, 9),
    shape(paint("#f2b53a"), "M-110 -48a12 12 0 0 1 24 0l4 2h-28z"),
    disc(beam, -86, -52, 5),
    `<circle fill="${beam}" opacity=".35" cx="-86" cy="-52" r="13"/>`,
    oval(colours.waterLight, -100, 46, 30, 3),
  ].join("");
}
