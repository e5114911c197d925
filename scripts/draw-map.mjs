// Draws the map of India from @svg-maps/india; run by hand when that package changes, and commit what it writes.
// usage: node scripts/draw-map.mjs
import { writeFileSync } from "node:fs";
import path from "node:path";
import india from "@svg-maps/india";
import { format } from "prettier";
import { root } from "./lib/process.mjs";
import { areaOf, ringsOfPath, simplifyRings } from "./lib/simplify-map.mjs";

/** Units of our drawing to one of the package's: whole numbers are then fine enough at twice the size we show. */
const scale = 2;
/** The smallest triangle a border keeps, in square units of the package; with it the file has under 25 kB. */
const leastTriangle = 1.4;
/** Islands smaller than this, in square units of the package, are left out where they are not all there is. */
const leastIsland = 1;
/** Territories that are islands and nothing else: the small ones are drawn as a point, larger than they are. */
const islandTerritories = ["Andaman and Nicobar Islands", "Lakshadweep"];

/**
 * What the package draws, and the catalogue names otherwise. It is older than Ladakh (2019), whose border it has not: one
 * shape stands for both territories and is named after both. It has apart the two that became one in 2020.
 */
const statesOf = {
  "Jammu and Kashmir": ["Jammu and Kashmir", "Ladakh"],
  "Dadra and Nagar Haveli": ["Dadra and Nagar Haveli and Daman and Diu"],
  "Daman and Diu": ["Dadra and Nagar Haveli and Daman and Diu"],
};

const idOf = (states) => states.join(" and ").toLowerCase().replaceAll(" ", "-");

/** A diamond about the middle of an island too small to be seen. */
function point(ring) {
  const [x, y] = [0, 1].map((axis) => ring.reduce((sum, at) => sum + at[axis], 0) / ring.length);
  return [
    [x - 1.1, y],
    [x, y - 1.1],
    [x + 1.1, y],
    [x, y + 1.1],
  ];
}

/** A path of whole numbers, relative, which is shortest. */
function pathOf(rings) {
  return rings
    .map((ring) => {
      let last = [0, 0];
      const steps = ring
        .map((at) => at.map((value) => Math.round(value * scale)))
        .filter((at, index, all) => index === 0 || at[0] !== all[index - 1][0] || at[1] !== all[index - 1][1])
        .map((at) => {
          const step = at.map((value, axis) => value - last[axis]);
          last = at;
          return step.join(" ").replace(" -", "-");
        });
      const [first, ...rest] = steps;
      return `M${first}l${rest.join(" ").replaceAll(" -", "-")}z`;
    })
    .join("");
}

const drawn = india.locations.flatMap(({ name, path: outline }) =>
  ringsOfPath(outline).map((ring) => ({ name, ring })),
);
const thin = simplifyRings(
  drawn.map(({ ring }) => ring),
  leastTriangle,
);

const shapes = new Map();
drawn.forEach(({ name, ring }, index) => {
  const states = statesOf[name] ?? [name];
  const id = idOf(states);
  const shape = shapes.get(id) ?? { id, states, rings: [] };
  shapes.set(id, shape);
  if (Math.abs(areaOf(ring)) >= leastIsland && thin[index].length > 2) shape.rings.push(thin[index]);
  else if (islandTerritories.includes(name)) shape.rings.push(point(ring));
});

const [width, height] = india.viewBox
  .split(" ")
  .slice(2)
  .map((side) => Number(side) * scale);
const paths = [...shapes.values()].map(({ id, rings }) => `<path id="${id}" d="${pathOf(rings)}"/>`);
writeFileSync(
  path.join(root, "app/content/india-map.svg"),
  `<!-- Written by scripts/draw-map.mjs. From "India" by MapSVG and Victor Cazanave (@svg-maps/india), CC BY 4.0, simplified. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
${paths.join("\n")}
</svg>
`,
);

const listed = [...shapes.values()].map(({ id, states }) => ({ id, states }));
const file = path.join(root, "app/content/india-map.ts");
writeFileSync(
  file,
  await format(
    `/** Written by scripts/draw-map.mjs: the shapes of india-map.svg, in units of its drawing. */

export const mapSize = ${JSON.stringify({ width, height })} as const;

/** A shape, and the states and union territories it stands for. */
export const mapShapes = ${JSON.stringify(listed)} as const;

export type MapShapeId = (typeof mapShapes)[number]["id"];
`,
    { parser: "typescript", printWidth: 110 },
  ),
);
