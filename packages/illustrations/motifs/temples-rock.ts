import { along, archData, finial, roundDomeData, wall } from "../architecture";
import { tones } from "../palettes";
import { cloths, crowd } from "../people";
import { count } from "../random";
import { box, boxData, dashes, place, polygon, shape, stroke } from "../shapes";
import { spire } from "../towers";
import type { Stage } from "../types";

/** Khajuraho: spires that heap up like a mountain, on a high plinth. */
export function kandariyaMahadeva({ paint, colours, left, right, bottom }: Stage): string {
  const stone = tones(paint, "#d6a36b");
  const one = spire(stone, 0, 0, 46, 110, 2);
  return [
    box(colours.leaf, left, 0, right - left, bottom),
    wall(stone, 0, 6, 264, 34, 0.16),
    dashes(stone.deep, -126, 126, -12, 10, 3, 9),
    box(stone.lit, -136, -30, 272, 5),
    wall(stone, 34, -28, 150, 54, 0.25),
    wall(stone, -66, -28, 76, 40, 0.2),
    dashes(stone.deep, -38, 106, -44, 12, 4, 5),
    dashes(stone.shade, -38, 106, -64, 12, 4, 5),
    dashes(stone.deep, -100, -32, -42, 12, 4, 5),
    polygon(stone.mid, [-118, -58], [-98, -88], [-84, -88], [-70, -58]),
    polygon(stone.shade, [-90, -58], [-88, -88], [-84, -88], [-70, -58]),
    polygon(stone.mid, [-78, -66], [-56, -110], [-40, -110], [-24, -66]),
    polygon(stone.shade, [-48, -66], [-46, -110], [-40, -110], [-24, -66]),
    polygon(stone.mid, [-36, -78], [-12, -134], [6, -134], [22, -78]),
    polygon(stone.shade, [0, -78], [0, -134], [6, -134], [22, -78]),
    stroke(
      stone.lit,
      1.8,
      "M-112 -66H-74M-104 -76H-80M-72 -78H-30M-66 -92H-36M-30 -92H16M-22 -108H12M-16 -122H8",
    ),
    ...[-91, -48, -3].map((x, index) => finial(stone.deep, x, -86 - index * 23, 14)),
    place(one, 34, -80, 1.62),
    place(one, 4, -80, 0.98),
    place(one, 78, -80, 0.98),
    place(one, 40, -80, 1.05),
    place(one, -12, -80, 0.6),
    place(one, 98, -80, 0.62),
    place(one, 20, -80, 0.66),
    place(one, 60, -80, 0.66),
    shape(colours.window, archData(-70, -30, 18, 26) + archData(34, -30, 18, 28)),
    ...count(5).map((index) =>
      box(index % 2 ? stone.shade : stone.lit, -118 - index * 4, -26 + index * 7, 30, 7),
    ),
    crowd(cloths(paint), [-150, -40, 60, 150], 24),
  ].join("");
}

/** Badami: a pillared front cut into red rock, over a green tank. */
export function caveOverTank({ paint, colours, left, right, bottom }: Stage): string {
  const rock = tones(paint, "#c0583a");
  return [
    polygon(rock.shade, [-150, 0], [-140, -126], [-90, -150], [100, -154], [146, -124], [156, 0]),
    polygon(rock.lit, [-140, -112], [140, -114], [134, -98], [-134, -96]),
    box(rock.deep, -128, -98, 256, 84),
    shape(colours.lamp, archData(0, -14, 26, 52)),
    shape(rock.mid, along(6, -112, 112, pillarData)),
    shape(
      rock.lit,
      along(6, -115, 109, (x) => boxData(x - 5, -92, 4, 78)),
    ),
    box(rock.mid, -140, -16, 280, 14),
    dashes(rock.deep, -134, 134, -8, 8, 5, 6),
    ...count(4).map((index) =>
      box(index % 2 ? rock.shade : rock.lit, -44 - index * 9, -4 + index * 7, 88 + index * 18, 7.5),
    ),
    box(rock.mid, left, 22, right - left, 10),
    ...count(3).map((index) => box(index % 2 ? rock.mid : rock.lit, left, 30 + index * 8, right - left, 8)),
    box(paint("#3f8a5c"), left, 54, right - left, bottom),
    shape(paint("#6fb07a"), `M${left} 54H${right}V62Q60 70 0 62T${left} 66z`),
    stroke(paint("#a8d69a"), 2, "M-120 80h60M-20 74h70M70 88h50M-70 98h50"),
    crowd(cloths(paint), [-70, 66, 82], 24),
  ].join("");
}

function pillarData(x: number): string {
  return boxData(x - 8, -92, 16, 78) + boxData(x - 11, -96, 22, 7) + boxData(x - 11, -22, 22, 10);
}

/** Ellora: the Kailasa temple standing free in the pit from which it was cut. */
export function kailasa({ paint, colours, left, right, bottom, top }: Stage): string {
  const rock = tones(paint, "#8d7468");
  const stone = tones(paint, "#c79a72");
  const tiers = count(4).map((index) => {
    const half = 54 - index * 11;
    const y = -84 - index * 24;
    return (
      wall(stone, 34, y, half * 2, 24, 0.3) +
      box(stone.lit, 34 - half - 4, y - 26, half * 2 + 8, 5) +
      dashes(stone.deep, 34 - half + 5, 34 + half - 4, y - 12, 11, 5, 5)
    );
  });
  return [
    polygon(rock.shade, [left, 10], [left, Math.max(top, -232)], [-140, -226], [-118, -150], [-128, 10]),
    polygon(rock.mid, [right, 10], [right, Math.max(top, -244)], [150, -232], [126, -140], [136, 10]),
    polygon(rock.deep, [-128, 10], [-118, -150], [126, -140], [136, 10]),
    stroke(
      rock.deep,
      2.4,
      `M${left} -170L-136 -160M${left} -100L-126 -96M${right} -160L132 -156M${right} -90L134 -84`,
    ),
    wall(stone, 34, 0, 168, 52, 0.2),
    ...[-30, 8, 46, 84].map((x) => elephantBlock(stone.lit, stone.deep, x)),
    box(stone.lit, -56, -56, 180, 6),
    wall(stone, 34, -54, 132, 32, 0.25),
    shape(
      stone.deep,
      along(5, -16, 84, (x) => archData(x, -56, 12, 24)),
    ),
    ...tiers,
    shape(stone.lit, "M12 -180q-6 -22 22 -34q28 12 22 34z"),
    shape(stone.shade, "M38 -213q24 12 18 33h-14q8 -16 -4 -33z"),
    finial(stone.deep, 34, -212, 20),
    wall(stone, -92, 0, 15, 150, 0.4),
    shape(
      stone.lit,
      boxData(-103, -154, 23, 6) +
        boxData(-102, -110, 21, 4) +
        boxData(-102, -60, 21, 4) +
        roundDomeData(-92, -154, 14, 9),
    ),
    box(colours.ground, left, 0, right - left, bottom),
    polygon(colours.groundShade, [left, 0], [-110, 0], [-60, 70], [left, 110]),
    crowd(cloths(paint), [-116, -66, 124], 22, 1.1),
  ].join("");
}

function elephantBlock(lit: string, deep: string, x: number): string {
  return place(
    shape(lit, "M-15 0V-20Q-15 -36 0 -36T15 -20V0H8V-14H5Q6 2 0 2T-5 -14H-8V0z") +
      stroke(deep, 1.6, "M-9 -26q-5 6 -2 12M9 -26q5 6 2 12M0 -18V0"),
    x,
    -2,
  );
}
