// Draws the map of India, and the finer borders of the tours' route maps, from @svg-maps/india. Run it by hand when that package changes, and commit the output.
// usage: node scripts/draw-map.mjs
import { writeFileSync } from "node:fs";
import path from "node:path";
import india from "@svg-maps/india";
import { format } from "prettier";
import { root } from "./lib/process.mjs";
import { areaOf, ringsOfPath, simplifyRings } from "./lib/simplify-map.mjs";

/** Units of our drawing per unit of the package: integers are then precise enough at twice the displayed size. */
const scale = 2;
/** Smallest triangle kept in a border, in square units of the package. Keeps the file under 25 kB. */
const minTriangle = 1.4;
/** The same of route maps, which show a part of India on a page: they are sent only where they are seen. */
const fine = { triangle: 0.05, island: 0.02, scale: 20 };
/** The same of the outline in the corner of route maps, and its width in units of their drawings. */
const small = { triangle: 25, island: 12, width: 66 };
/** Smaller islands are left out, in square units of the package, except in island territories. */
const minIsland = 1;
/** Territories made of islands only: small islands are drawn as a point, larger than they are. */
const islandTerritories = ["Andaman and Nicobar Islands", "Lakshadweep"];

/**
 * Names of the package that differ from the catalog's. The package predates Ladakh (2019) and lacks its border, so one
 * shape represents both territories and has both names. It still separates two territories that merged in 2020.
 */
const statesOf = {
  "Jammu and Kashmir": ["Jammu and Kashmir", "Ladakh"],
  "Dadra and Nagar Haveli": ["Dadra and Nagar Haveli and Daman and Diu"],
  "Daman and Diu": ["Dadra and Nagar Haveli and Daman and Diu"],
};

const idOf = (states) => states.join(" and ").toLowerCase().replaceAll(" ", "-");

/** Returns a diamond around the center of an island too small to see. */
function point(ring) {
  const [x, y] = [0, 1].map((axis) => ring.reduce((sum, at) => sum + at[axis], 0) / ring.length);
  return [
    [x - 1.1, y],
    [x, y - 1.1],
    [x + 1.1, y],
    [x, y + 1.1],
  ];
}

/** Returns an SVG path of relative integers, the shortest notation. @param scale units per unit of the package */
function pathOf(rings, scale) {
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
      // A ring smaller than a unit.
      if (rest.length < 2) return "";
      return `M${first}l${rest.join(" ").replaceAll(" -", "-")}z`;
    })
    .join("");
}

const drawn = india.locations.flatMap(({ name, path: outline }) =>
  ringsOfPath(outline).map((ring) => ({ name, ring })),
);
/** Returns the shapes by their id, with rings simplified to triangles of a size. */
function shapesWith(triangle, island) {
  const thin = simplifyRings(
    drawn.map(({ ring }) => ring),
    triangle,
  );
  const shapes = new Map();
  drawn.forEach(({ name, ring }, index) => {
    const states = statesOf[name] ?? [name];
    const id = idOf(states);
    const shape = shapes.get(id) ?? { id, states, rings: [] };
    shapes.set(id, shape);
    if (Math.abs(areaOf(ring)) >= island && thin[index].length > 2) shape.rings.push(thin[index]);
    else if (islandTerritories.includes(name)) shape.rings.push(point(ring));
  });
  return shapes;
}

const keyOf = (...points) =>
  points
    .map((point) => point.join(" "))
    .toSorted()
    .join(", ");

/** Returns the rings around all shapes: their edges, without those that two shapes share. */
function outlineOf(rings) {
  const edges = rings.flatMap((ring) => ring.map((b, index) => [ring.at(index - 1), b]));
  const uses = Map.groupBy(edges, (edge) => keyOf(...edge));
  const open = new Set(edges.filter((edge) => uses.get(keyOf(...edge)).length === 1));
  const outline = [];
  for (const edge of open) {
    const ring = [edge[0]];
    for (let next = edge; next;) {
      open.delete(next);
      const end = keyOf(next[0]) === keyOf(ring.at(-1)) ? next[1] : next[0];
      ring.push(end);
      next = [...open].find((each) => each.some((point) => keyOf(point) === keyOf(end)));
    }
    outline.push(ring);
  }
  return outline.filter((ring) => Math.abs(areaOf(ring)) >= small.island);
}

const shapes = shapesWith(minTriangle, minIsland);

const [width, height] = india.viewBox
  .split(" ")
  .slice(2)
  .map((side) => Number(side) * scale);
const paths = [...shapes.values()].map(({ id, rings }) => `<path id="${id}" d="${pathOf(rings, scale)}"/>`);
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

writeFileSync(
  path.join(root, "app/content/india-borders.server.ts"),
  await format(
    `/** Written by scripts/draw-map.mjs: the outlines of the shapes for route maps, in tenths of a unit of india-map.svg. */
export const borders: readonly { name: string; outline: string }[] = ${JSON.stringify(
      [...shapesWith(fine.triangle, fine.island).values()].map(({ states, rings }) => ({
        name: states.join(" and "),
        outline: pathOf(rings, fine.scale),
      })),
    )};

/** The outline of India, in units of route maps. */
export const outline = ${JSON.stringify({
      width: small.width,
      height: Math.round((height / width) * small.width),
      path: pathOf(
        outlineOf([...shapesWith(small.triangle, small.island).values()].flatMap(({ rings }) => rings)),
        (small.width * scale) / width,
      ),
    })};
`,
    { parser: "typescript", printWidth: 110 },
  ),
);
