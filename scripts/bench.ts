// npm run bench: measures speed as ratios of alternatives side by side in one run, and prints a table; docs/benchmarks.md keeps the last one.
// usage: npm run bench -- [--quick] [--bookings=N] [GROUP…]
//   --quick       fewer and shorter rounds, and a smaller grown database
//   --bookings=N  bookings of the grown database, 1,000,000 if omitted
//   GROUP         pages, octo or growth; all if omitted
import { rmSync } from "node:fs";
import path from "node:path";
import { measureGrowth } from "./bench/growth.ts";
import { rowOf } from "./bench/harness.ts";
import { measureOcto } from "./bench/octo.ts";
import { measurePages } from "./bench/pages.ts";
import { seed } from "./bench/servers.ts";
import { fail, root } from "./lib/process.mjs";
import { buildDemo, prepareDatabase } from "./lib/set-up.ts";

const groups = new Map([
  ["pages", measurePages],
  ["octo", measureOcto],
  ["growth", measureGrowth],
]);
const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = named.find((name) => !groups.has(name));
if (unknown) fail(`There is no group ${unknown}. Groups: ${[...groups.keys()].join(", ")}`);

await Promise.all([buildDemo(), prepareDatabase(seed)]);
console.log("| What | Ours | Compared with | Ratio | Goal | Met |\n|---|---|---|---|---|---|");
for (const [group, measure] of groups)
  if (named.length === 0 || named.includes(group)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each has the machine
      await measure((result) => console.log(rowOf(result)));
    } catch (error) {
      process.exitCode = 1;
      console.error(`\n✗ ${group}:`, error);
    }
    // The grown databases stay: they take minutes.
    rmSync(path.join(root, `.wrangler/bench-${group}`), { recursive: true, force: true });
  }
