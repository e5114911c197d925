import { archData, finial, wall } from "../architecture";
import { type Paint, tones } from "../palettes";
import { crowd, sitting, skin } from "../people";
import { discData } from "../plants";
import { count } from "../random";
import { box, dashes, place, polygon, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** The straight-sided tower of the Mahabodhi temple with its niches and four corner towers. */
function mahabodhi(paint: Paint): string {
  const stone = tones(paint, "#d3a878");
  const tower = (x: number, base: number, half: number, tall: number, rows: number) =>
    [
      polygon(
        stone.mid,
        [x - half, base],
        [x - half * 0.26, base - tall],
        [x + half * 0.26, base - tall],
        [x + half, base],
      ),
      polygon(
        stone.shade,
        [x + half * 0.36, base],
        [x + half * 0.1, base - tall],
        [x + half * 0.26, base - tall],
        [x + half, base],
      ),
      ...count(rows).map((row) => {
        const share = (row + 0.5) / rows;
        const reach = half * (1 - share * 0.74) - 2;
        return dashes(
          stone.deep,
          x - reach,
          x + reach,
          base - tall * share,
          (tall / rows) * 0.5,
          half * 0.09,
          half * 0.1,
        );
      }),
      stroke(
        stone.lit,
        1.6,
        count(rows)
          .map((row) => {
            const reach = half * (1 - (row / rows) * 0.74) + 1;
            return `M${x - reach} ${(base - (tall * row) / rows).toFixed(1)}h${reach * 2}`;
          })
          .join(""),
      ),
      shape(stone.lit, `M${x - half * 0.28} ${base - tall}q${half * 0.28} ${-half * 0.3} ${half * 0.56} 0z`),
      finial(paint("#f0b53c"), x, base - tall - half * 0.12, tall * 0.14),
    ].join("");
  return [
    wall(stone, 0, 0, 124, 46, 0.28),
    box(stone.lit, -66, -48, 132, 5),
    dashes(stone.deep, -58, 58, -36, 12, 6, 5),
    shape(stone.deep, archData(0, 0, 30, 40)),
    shape(paint("#f3c24e", "#ffcf6b"), archData(0, 0, 18, 28)),
    tower(-50, -47, 14, 58, 5),
    tower(50, -47, 14, 58, 5),
    tower(0, -47, 42, 172, 10),
  ].join("");
}

/** A tree that spreads wider than it is tall. */
function bodhiTree({ paint, colours }: Stage, x: number, base: number, size: number): string {
  const lobes = [
    [-62, -92, 36],
    [-30, -122, 40],
    [14, -130, 42],
    [54, -104, 38],
    [80, -78, 26],
    [-88, -68, 24],
    [0, -92, 44],
  ] as const;
  const body = [
    shape(
      colours.trunk,
      "M-14 0Q-4 -30 -10 -60Q-30 -76 -56 -84L-52 -90Q-20 -84 -4 -72L-2 -104H6L6 -70Q26 -84 56 -88L58 -82Q26 -72 12 -54Q8 -24 18 0z",
    ),
    shape(colours.leafDark, lobes.map(([cx, cy, radius]) => discData(cx, cy, radius)).join("")),
    shape(
      colours.leaf,
      lobes
        .map(([cx, cy, radius]) => discData(cx - radius * 0.14, cy - radius * 0.18, radius * 0.76))
        .join(""),
    ),
    shape(
      colours.leafLight,
      lobes
        .slice(1, 4)
        .map(([cx, cy, radius]) => discData(cx - radius * 0.3, cy - radius * 0.36, radius * 0.34))
        .join(""),
    ),
    box(paint("#f2b53a"), -13, -34, 24, 5) + box(paint("#d8432b"), -12, -27, 23, 4),
  ];
  return place(body.join(""), x, base, size);
}

/** Bodh Gaya: the tower, the tree and monks sitting below. */
export function mahabodhiWithMonks(stage: Stage): string {
  const { paint } = stage;
  const robe = paint("#c2452a");
  const saffron = paint("#ef9a2e");
  const bare = skin(paint);
  const monks = [-120, -84, -48, -12, 24].map((x, index) =>
    sitting(index % 2 ? saffron : robe, bare, x, 34 + (index % 2) * 4, 0.9),
  );
  return (
    place(mahabodhi(paint), -38, 0, 1.08) +
    bodhiTree(stage, 96, 6, 1.12) +
    monks.join("") +
    [sitting(robe, bare, 70, 44, 1.1), sitting(saffron, bare, 116, 40, 1.1)].join("")
  );
}

/** The trail: the tower seen close under the great branches of the tree, a seated Buddha in gold at its foot. */
export function mahabodhiUnderBranches(stage: Stage): string {
  const { paint, colours, nearLeft, right, top } = stage;
  const gold = tones(paint, "#efb038");
  const canopy = count((right - nearLeft) / 32).map((index) =>
    discData(
      nearLeft + 33 * index,
      top + 18 + Math.sin(index * 1.9) * 14 + (index < 4 ? 36 - index * 10 : 0),
      40,
    ),
  );
  const buddha = [
    shape(gold.deep, "M-34 4h68l-6 -12h-56z"),
    shape(gold.mid, "M-34 -8Q-32 -22 -14 -22L-13 -46Q0 -56 13 -46L14 -22Q32 -22 34 -8Q0 2 -34 -8z"),
    shape(gold.shade, "M4 -50Q10 -50 13 -46L14 -22Q32 -22 34 -8Q20 -3 6 -3Q14 -26 4 -50z"),
    shape(gold.lit, "M-11 -62a11 12 0 0 1 22 0q0 12 -11 14q-11 -2 -11 -14z"),
    shape(paint("#4a2c4a"), "M-12 -62a12 12 0 0 1 24 0q-12 -7 -24 0zM-5 -73a5 5 0 0 1 10 0z"),
  ].join("");
  return [
    place(mahabodhi(paint), 34, 0, 1.24),
    shape(
      colours.leafDark,
      `M${nearLeft} 30Q${nearLeft + 44} -60 ${nearLeft + 30} -160Q${nearLeft + 20} -240 ${nearLeft + 60} ${top}H${nearLeft}z`,
    ),
    shape(colours.leafDark, canopy.join("")),
    shape(
      colours.leaf,
      canopy.map((data) => data.replace(/a40 40/g, "a27 27").replace(/80 0/g, "54 0")).join(""),
    ),
    `<circle fill="${paint("#fbe2a0", "#7a5a8a")}" cx="-96" cy="-28" r="44"/>`,
    place(buddha, -96, 22, 1.16),
    crowd([paint("#ef9a2e"), paint("#c2452a")], [-20, 2, 96, 120], 34, 1.2),
  ].join("");
}
