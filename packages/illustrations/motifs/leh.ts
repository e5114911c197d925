import { along, finial, windowsData } from "../architecture";
import { tones, type Tones } from "../palettes";
import { count } from "../random";
import { box, boxData, oval, place, polygon, shape } from "../shapes";
import { peak } from "../terrain";
import type { Stage } from "../types";
import { prayerFlags } from "./prayer-flags";

/** A battered wall with a dark eave: half as wide at y = base - tall by `batter` less. */
function block(stone: Tones, eave: string, x: number, base: number, half: number, tall: number): string {
  const top = base - tall;
  const batter = tall * 0.07;
  return (
    polygon(
      stone.mid,
      [x - half, base],
      [x - half + batter, top],
      [x + half - batter, top],
      [x + half, base],
    ) +
    polygon(
      stone.shade,
      [x + half * 0.6, base],
      [x + half * 0.6 - batter / 2, top],
      [x + half - batter, top],
      [x + half, base],
    ) +
    box(eave, x - half + batter - 2, top - 3, (half - batter) * 2 + 4, 5) +
    box(stone.lit, x - half + batter - 2, top + 2, (half - batter) * 2 + 4, 1.6)
  );
}

/** Leh: the nine storeys of the palace on its ridge, Namgyal Tsemo on the crag above, chortens and poplars below. */
export function lehPalace({ paint, colours, left, right, bottom, random }: Stage): string {
  const stone = tones(paint, "#dfb98c");
  const white = tones(paint, "#fbf3e4");
  const rock = tones(paint, "#a4765a");
  const eave = paint("#6b3f35", "#3a2440");
  const gold = tones(paint, "#f0b236");
  const snowy = {
    lit: colours.snow,
    shade: colours.snowShade,
    rock: paint("#b08c92"),
    rockShade: paint("#8d6f84"),
  };
  const isSeen = (x: number) => x > left - 40 && x < right + 40;
  const windows = (
    x: number,
    y: number,
    columns: number,
    rows: number,
    gapX: number,
    gapY: number,
    size: number,
  ) =>
    shape(white.mid, windowsData(x - 1.6, y - 1.6, columns, rows, gapX, gapY, size + 3.2, size * 1.3 + 2)) +
    shape(eave, windowsData(x - 2.4, y - 3, columns, rows, gapX, gapY, size + 4.8, 2)) +
    shape(colours.window, windowsData(x, y, columns, rows, gapX, gapY, size, size * 1.3));
  const house = (x: number, base: number, half: number, tall: number) =>
    block(white, eave, x, base, half, tall) +
    windows(x - half * 0.62, base - tall + 9, 3, 1, half * 0.46, 1, 6);
  const chorten = [
    shape(white.mid, `${boxData(-34, -10, 68, 10)}${boxData(-27, -22, 54, 13)}${boxData(-21, -32, 42, 11)}`),
    shape(white.shade, `${boxData(12, -10, 22, 10)}${boxData(10, -22, 17, 12)}${boxData(8, -32, 13, 10)}`),
    shape(white.lit, "M-15 -32Q-23 -64 -13 -66H13Q23 -64 15 -32z"),
    shape(white.shade, "M5 -32Q12 -50 8 -66H13Q23 -64 15 -32z"),
    box(gold.mid, -8, -74, 16, 8),
    polygon(paint("#c4472f"), [-6, -74], [-1.6, -104], [1.6, -104], [6, -74]),
    oval(gold.lit, 0, -105, 8, 2.6),
    finial(gold.mid, 0, -106, 12),
  ].join("");
  const poplars = (from: number, total: number, base: number) =>
    shape(
      colours.leaf,
      count(total)
        .map((index) => {
          const tall = 46 + ((index * 23) % 26);
          return `M${from + index * 11 - 5} ${base}q-2 -${tall * 0.6} 5 -${tall}q7 ${tall * 0.4} 5 ${tall}z`;
        })
        .join(""),
    );
  return [
    ...[-640, -500, -380, -250, -130, 0, 210, 300].map((x, index) =>
      peak(snowy, x, -208 - ((index * 37) % 60), -30, 112, random, 0.52),
    ),
    polygon(
      rock.mid,
      [left, 10],
      [left, -40],
      [-520, -74],
      [-400, -52],
      [-260, -96],
      [-170, -84],
      [-96, -130],
      [10, -176],
      [64, -262],
      [96, -292],
      [140, -286],
      [176, -214],
      [240, -170],
      [right, -120],
      [right, 10],
    ),
    polygon(
      rock.shade,
      [96, -292],
      [140, -286],
      [176, -214],
      [240, -170],
      [right, -120],
      [right, 10],
      [150, 10],
      [128, -90],
      [150, -170],
      [112, -220],
    ),
    polygon(rock.shade, [-260, -96], [-170, -84], [-120, -40], [-190, -30], [-210, -70]),
    polygon(rock.shade, [-520, -74], [-400, -52], [-430, -20], [-500, -30]),
    polygon(rock.lit, [10, -176], [64, -262], [80, -240], [56, -190], [30, -150]),
    block(tones(paint, "#b5493a"), eave, 118, -286, 24, 40),
    block(white, eave, 92, -276, 16, 28),
    windows(104, -316, 3, 1, 11, 1, 5),
    finial(gold.mid, 118, -327, 16),
    ...[
      [-60, -222, 26],
      [176, -150, 10],
      [right - 10, -230, 20],
    ].map(([x = 0, y = 0, sag = 0]) => prayerFlags(paint, [118, -324], [x, y], sag, 7)),
    block(stone, eave, -28, -52, 128, 62),
    block(stone, eave, -34, -108, 114, 46),
    block(stone, eave, -22, -148, 92, 38),
    block(stone, eave, -30, -182, 66, 34),
    block(stone, eave, -18, -212, 36, 24),
    shape(
      stone.deep,
      along(9, -128, 64, (x) => boxData(x, -86, 3, 8)) + along(7, -120, 60, (x) => boxData(x, -70, 2.4, 7)),
    ),
    windows(-132, -142, 9, 1, 23, 1, 9),
    windows(-124, -122, 9, 1, 21, 1, 6),
    windows(-98, -178, 7, 1, 24, 1, 10),
    windows(-80, -206, 5, 1, 23, 1, 9),
    windows(-38, -230, 3, 1, 17, 1, 7),
    box(eave, -50, -112, 44, 4),
    shape(eave, boxData(-46, -128, 36, 17)),
    shape(
      white.lit,
      along(4, -44, -12, (x) => boxData(x - 1, -128, 2, 17)),
    ),
    shape(stone.deep, boxData(-34, -72, 14, 20)),
    shape(rock.mid, `M${left} 20V-30Q-300 -66 -150 -56T80 -46T${right} -64V20z`),
    ...[-600, -520, -430, -340, -262, -180, -116, -54, 60, 122, 196, 290, 8]
      .filter(isSeen)
      .map((x, index) =>
        house(x, -22 + ((index * 17) % 3) * 6, 29 + ((index * 7) % 5), 25 + ((index * 11) % 9)),
      ),
    ...[-560, -400, -218, 84].filter(isSeen).map((x) => poplars(x, 8, 6)),
    shape(colours.ground, `M${left} 6Q-120 -12 0 4T${right} -4V${bottom}H${left}z`),
    shape(colours.groundShade, `M${left} 56Q-40 34 60 50T${right} 40V${bottom}H${left}z`),
    box(white.shade, 40, 30, right - 40, 16),
    shape(
      stone.shade,
      count((right - 40) / 15)
        .map((index) => `M${42 + index * 15} 30q6 -9 13 0z`)
        .join(""),
    ),
    place(chorten, -118, 52, 1.16),
    place(chorten, -46, 44, 0.8),
    left < -500 ? place(chorten, -470, 56, 1) + place(chorten, -410, 50, 0.8) : "",
  ].join("");
}
