// npm run prove: checks that concurrent requests never oversell or lose seats, and never overuse coupons, and that one address cannot hold
// seats out of sale.
// usage: npm run prove -- [--attempts N] [--seed N] [--minutes N] [--prepared DATABASE]
//   --minutes     how long the attack on holds lasts; 0 leaves it out
//   --prepared    takes the build that exists, copies this seeded database and leaves the attack out
import { parseArgs } from "node:util";
import { builtMode } from "./lib/build-mode.mjs";
import { fail, run } from "./lib/process.mjs";
import { buildDemo, install } from "./lib/set-up.mjs";

const { values } = parseArgs({
  options: {
    attempts: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    minutes: { type: "string", default: "10" },
    prepared: { type: "string", default: "" },
  },
});
for (const name of ["attempts", "seed", "minutes"])
  if (!/^\d{1,9}$/.test(values[name])) fail(`--${name} must be a whole number, not "${values[name]}".`);

if (!values.prepared) {
  await install();
  await buildDemo();
}
// A production build ignores injected pauses and limits requests by IP address.
if (builtMode() === "production") fail("This is a production build. Leave --prepared out.");
// The node of our devDependencies has SQLite.
await run(
  "node",
  [
    "--disable-warning=ExperimentalWarning",
    "scripts/prove/main.mjs",
    values.attempts,
    values.seed,
    values.prepared,
  ],
  { show: true, env: { WRANGLER_LOG: "error" } },
).catch(() => process.exit(1));
if (!values.prepared && values.minutes !== "0")
  await run("node", ["--disable-warning=ExperimentalWarning", "scripts/prove/attack.mjs", values.minutes], {
    show: true,
    env: { WRANGLER_LOG: "error" },
  }).catch(() => process.exit(1));
