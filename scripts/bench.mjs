// npm run bench: measures speed as ratios of alternatives side by side in one run, and writes docs/benchmarks.json. docs/benchmarks.md sums it up by hand.
// usage: npm run bench -- [--quick] [--bookings=N] [GROUP…]
//   --quick       fewer and shorter rounds, and a smaller grown database; writes no files
//   --bookings=N  bookings of the grown database, 1,000,000 if omitted
//   GROUP         weights, interactions, pages, api, bookings, feed, queries, growth, start, typing or lighthouse; all if omitted. Rows of the others stay as they were
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { isQuick } from "./bench/harness.mjs";
import { inWords } from "./bench/report.mjs";
import { seed } from "./bench/servers.mjs";
import { fail, root, run } from "./lib/process.mjs";
import { buildDemo, install, prepareDatabase } from "./lib/set-up.mjs";

const groups = {
  weights: async () => (await import("./bench/weights.mjs")).measureWeights,
  pages: async () => (await import("./bench/pages.mjs")).measurePages,
  api: async () => (await import("./bench/pages.mjs")).measureApi,
  bookings: async () => (await import("./bench/bookings.mjs")).measureBookings,
  feed: async () => (await import("./bench/feed.mjs")).measureFeed,
  queries: async () => (await import("./bench/queries.mjs")).measureQueries,
  growth: async () => (await import("./bench/growth.mjs")).measureGrowth,
  start: async () => (await import("./bench/start.mjs")).measureStart,
  typing: async () => (await import("./bench/typing.mjs")).measureTyping,
  interactions: async () => (await import("./bench/interactions.mjs")).measureInteractions,
  lighthouse: async () => (await import("./bench/lighthouse.mjs")).measureLighthouse,
};
const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = named.find((name) => !(name in groups));
if (unknown) fail(`There is no group ${unknown}. Groups: ${Object.keys(groups).join(", ")}`);

const json = path.join(root, "docs/benchmarks.json");
await install();
await buildDemo();
await prepareDatabase(seed);

const before = existsSync(json) ? JSON.parse(readFileSync(json, "utf8")).results : [];
const results = new Map(
  Object.keys(groups).map((group) => [group, before.filter((each) => each.group === group)]),
);
let failed = false;
for (const group of named.length > 0 ? named : Object.keys(groups)) {
  console.log(`\n${group}`);
  const measured = [];
  const at = new Date().toISOString().slice(0, 10);
  try {
    const measure = await groups[group]();
    await measure((result) => {
      measured.push({ group, at, load: Number(loadavg()[0].toFixed(1)), ...result });
      console.log(`  ${inWords(result)}`);
    });
    results.set(group, measured);
    if (!isQuick) await writeResults();
  } catch (error) {
    failed = true;
    console.error(`\n✗ ${group}: ${error.stack}`);
  }
  // The grown databases stay: they take minutes.
  for (const name of Object.keys(groups))
    rmSync(path.join(root, `.wrangler/bench-${name}`), { recursive: true, force: true });
}
if (failed) process.exit(1);

async function writeResults() {
  const all = [...results.values()].flat();
  writeFileSync(json, `${JSON.stringify({ cores: availableParallelism(), results: all }, null, 2)}\n`);
  await run("prettier", ["--write", json]);
}
