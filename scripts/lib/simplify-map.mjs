// Simplifies the outlines of a map. A border shared by two states is simplified once, so that they stay aligned.

/** Points closer than this are merged: the package draws a shared border twice, slightly apart. */
const sameWithin = 0.15;

/** Parses an SVG path of straight lines (m, l, z) into rings of absolute points. */
export function ringsOfPath(path) {
  const tokens = path.match(/[a-df-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi);
  const rings = [];
  let [x, y, command] = [0, 0, "m"];
  for (let index = 0; index < tokens.length;) {
    if (/^[a-z]$/i.test(tokens[index])) {
      command = tokens[index++];
      if (!/[mlz]/i.test(command)) throw new Error(`Unsupported path command in the map: ${command}`);
      if (/z/i.test(command)) [x, y] = rings.at(-1)[0];
      continue;
    }
    const relative = command === command.toLowerCase();
    x = Number(tokens[index++]) + (relative ? x : 0);
    y = Number(tokens[index++]) + (relative ? y : 0);
    if (/m/i.test(command)) {
      rings.push([]);
      command = relative ? "l" : "L";
    }
    rings.at(-1).push([x, y]);
  }
  return rings;
}

/** Returns the signed area of a ring. */
export function areaOf(ring) {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Numbers the points; merged points get the same number. */
function createNodes() {
  const points = [];
  const cells = new Map();
  const near = ([x, y]) => {
    const [column, row] = [Math.floor(x / sameWithin), Math.floor(y / sameWithin)];
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx},${row + dy}`) ?? []),
    );
  };
  return {
    points,
    numberOf(point) {
      const [nearest] = near(point)
        .filter((node) => distance(points[node], point) < sameWithin)
        .toSorted((a, b) => distance(points[a], point) - distance(points[b], point));
      if (nearest !== undefined) return nearest;
      const cell = `${Math.floor(point[0] / sameWithin)},${Math.floor(point[1] / sameWithin)}`;
      cells.set(cell, [...(cells.get(cell) ?? []), points.length]);
      return points.push(point) - 1;
    },
  };
}

/** Removes repeated nodes and spikes (there and straight back) from a ring. */
function tidied(ring) {
  const remaining = [];
  for (const node of ring) {
    if (remaining.at(-1) === node) continue;
    if (remaining.at(-2) === node) remaining.pop();
    else remaining.push(node);
  }
  while (remaining.length > 1 && remaining.at(-1) === remaining[0]) remaining.pop();
  return remaining;
}

/** Returns the other nodes on the line between two nodes, in order. */
function nodesBetween(points, from, to) {
  const [ax, ay] = points[from];
  const [dx, dy] = [points[to][0] - ax, points[to][1] - ay];
  const length = Math.hypot(dx, dy);
  const between = [];
  points.forEach(([x, y], node) => {
    if (node === from || node === to) return;
    const along = ((x - ax) * dx + (y - ay) * dy) / length;
    if (along <= 0 || along >= length) return;
    if (Math.abs((x - ax) * dy - (y - ay) * dx) / length < sameWithin) between.push({ node, along });
  });
  return between.toSorted((a, b) => a.along - b.along).map(({ node }) => node);
}

/** Returns the nodes where arcs start and end: those without exactly two neighbors. */
function findJunctions(rings) {
  const neighbors = new Map();
  const note = (node, other) => neighbors.set(node, (neighbors.get(node) ?? new Set()).add(other));
  for (const ring of rings) {
    ring.forEach((node, index) => {
      const next = ring[(index + 1) % ring.length];
      note(node, next);
      note(next, node);
    });
  }
  return new Set([...neighbors].filter(([, others]) => others.size !== 2).map(([node]) => node));
}

/** Simplifies an arc (Visvalingam and Whyatt): removes the point with the smallest triangle until none is under `minArea`. */
function thinned(points, arc, minArea) {
  const remaining = [...arc];
  const span = (index) =>
    Math.abs(areaOf([points[remaining[index - 1]], points[remaining[index]], points[remaining[index + 1]]]));
  for (;;) {
    let smallest = { index: -1, area: minArea };
    for (let index = 1; index < remaining.length - 1; index++) {
      const area = span(index);
      if (area < smallest.area) smallest = { index, area };
    }
    if (smallest.index === -1) return remaining;
    remaining.splice(smallest.index, 1);
  }
}

/** Cuts a ring into arcs at its junctions. A ring without any starts at its lowest node, so that equal rings match. */
function arcsOf(ring, junctions) {
  const first = ring.findIndex((node) => junctions.has(node));
  const start = first === -1 ? ring.indexOf(Math.min(...ring)) : first;
  const arcs = [[ring[start]]];
  for (let step = 1; step <= ring.length; step++) {
    const node = ring[(start + step) % ring.length];
    arcs.at(-1).push(node);
    if (junctions.has(node) && step < ring.length) arcs.push([node]);
  }
  return arcs;
}

/** Returns an arc in a direction that does not depend on the state, and its key. */
function canonical(arc) {
  const isForward = arc[0] < arc.at(-1) || (arc[0] === arc.at(-1) && arc[1] < arc.at(-2));
  const line = isForward ? arc : arc.toReversed();
  return { line, isForward, key: `${line[0]} ${line[1]} ${line.at(-1)}` };
}

/**
 * Simplifies rings of absolute points. `minArea` is the smallest triangle kept, in square units of the drawing. Small rings
 * use a smaller limit, so that they keep their shape, and so do the borders that neighbors share with them.
 */
export function simplifyRings(rings, minArea) {
  const nodes = createNodes();
  const numbered = rings.map((ring) => tidied(ring.map(nodes.numberOf)));
  const { points } = nodes;
  const joined = numbered.map((ring) =>
    tidied(
      ring.flatMap((node, index) => [node, ...nodesBetween(points, node, ring[(index + 1) % ring.length])]),
    ),
  );
  const junctions = findJunctions(joined);
  const cut = joined.map((ring) => (ring.length < 3 ? [] : arcsOf(ring, junctions).map(canonical)));
  const minOf = new Map();
  cut.forEach((arcs, index) => {
    const smallest = Math.min(minArea, Math.abs(areaOf(joined[index].map((node) => points[node]))) / 30);
    for (const { key } of arcs) minOf.set(key, Math.min(smallest, minOf.get(key) ?? smallest));
  });
  return cut.map((arcs) =>
    arcs
      .flatMap(({ line, isForward, key }) => {
        const thin = thinned(points, line, minOf.get(key));
        return (isForward ? thin : thin.toReversed()).slice(0, -1);
      })
      .map((node) => points[node]),
  );
}
