import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "../lib/fingerprint.mjs";
import { root } from "../lib/process.mjs";
import { get, isQuick, memoryOf, ratio, rounds, spread } from "./harness.mjs";
import { fullSize, grow, quickSize } from "./grow.mjs";
import { pages } from "./office-pages.mjs";
import { copySeed, seed, signIn, startOurs } from "./servers.mjs";

async function timeOf(url, headers) {
  const started = performance.now();
  await get(url, headers);
  return performance.now() - started;
}

/** Reads a CSV file to its end. @returns its rows, and how much the server's memory grew until a tenth and until the end */
async function readCsv(server, headers, expected) {
  const response = await fetch(`${server.address}/admin/bookings.csv`, { headers });
  if (response.status !== 200) throw new Error(`CSV: ${response.status}`);
  const before = memoryOf(server.process);
  let lines = 0;
  let early = 0;
  let peak = 0;
  let last = 0;
  for await (const chunk of response.body) {
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (lines - last < 5000) continue;
    last = lines;
    peak = Math.max(peak, memoryOf(server.process) - before);
    if (lines < expected / 10) early = peak;
  }
  return { rows: lines - 1, early, peak };
}

/** Grows the seeded database, unless an earlier run has grown the same one. */
function grownDatabase() {
  const size = isQuick ? quickSize : fullSize;
  const name = `grown-${size.bookings}`;
  const file = path.join(root, `.wrangler/bench-${name}/grown.json`);
  const from = fingerprint("migrations", "scripts/bench/grow.mjs", `${seed}/.seeded`);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  if (known?.from === from) return known;
  const state = copySeed(name);
  const grown = { from, state, ...grow(state, size) };
  writeFileSync(file, JSON.stringify(grown));
  return grown;
}

/** Row 11: the same pages of a small and of a grown database, asked in turn. */
export async function measureGrowth(report) {
  const small = await startOurs(copySeed("growth"));
  const { state, rows, seconds } = grownDatabase();
  report({
    row: 11,
    what: `growing the database to ${Object.entries(rows)
      .map(([table, count]) => `${count} ${table}`)
      .join(", ")}`,
    unit: "s",
    value: spread([seconds]),
    goal: null,
  });
  const grown = await startOurs(state);
  try {
    for (const [role, paths] of Object.entries(pages)) {
      const ways = [];
      for (const server of [small, grown])
        ways.push({ server, headers: role === "none" ? {} : await signIn(server.address, role) });
      for (const path of paths) {
        const times = [[], []];
        for (let round = -1; round < rounds; round++)
          for (const [index, { server, headers }] of ways.entries()) {
            const time = await timeOf(server.address + path, headers);
            // The first one fills caches.
            if (round >= 0) times[index].push(time);
          }
        const what = `${path.replace(/[?&]rendered=1/, "")}, ${role === "none" ? "signed out" : role}`;
        report({
          row: 11,
          what,
          unit: "ms",
          value: spread(times[1]),
          against: spread(times[0]),
          ratio: ratio(times[1], times[0]),
          goal: 1.3,
          better: "less",
        });
        if (spread(times[1]).median > 300)
          report({
            row: 11,
            what: `${what}: its time`,
            unit: "ms",
            value: spread(times[1]),
            goal: 300,
            better: "less",
          });
      }
    }
    const csv = await readCsv(grown, await signIn(grown.address, "admin"), rows.bookings);
    if (csv.rows !== rows.bookings)
      throw new Error(`the CSV has ${csv.rows} rows of ${rows.bookings} bookings`);
    report({
      row: 11,
      what: `CSV of ${csv.rows} bookings: growth of memory until its end, against until its tenth part`,
      unit: "kB",
      value: spread([csv.peak]),
      against: spread([csv.early]),
      ratio: spread([csv.peak / Math.max(1, csv.early)]),
      goal: 1.3,
      better: "less",
    });
  } finally {
    await small.stop();
    await grown.stop();
  }
}
