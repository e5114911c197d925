// npm run prove: checks that concurrent requests never oversell or lose seats, and never overuse coupons, that the books are right after
// random sales, payments, refunds and payouts, that one address cannot hold seats out of sale, that a backup can be
// restored, that the previous version works on the new schema, and that deployments work.
// usage: npm run prove -- [--tests 0] [--attempts N] [--operations N] [--faults N] [--seed N] [--minutes N] [--prepared DATABASE]
//   --tests       0 leaves out the tests that npm test leaves out
//   --attempts    of seats and coupons; 0 leaves them out
//   --operations  of the money run; 0 leaves it out
//   --faults      operations of the money run with 5 % faults of the bindings; 0 leaves it out
//   --minutes     how long the attack on holds lasts; 0 leaves it out
//   --prepared    takes the build that exists, copies this seeded database and leaves the money run and the attack out
import { parseArgs } from "node:util";
import { builtMode } from "./lib/build-mode.mjs";
import { fail, run } from "./lib/process.mjs";
import { buildDemo, install } from "./lib/set-up.mjs";

const { values } = parseArgs({
  options: {
    tests: { type: "string", default: "1" },
    attempts: { type: "string", default: "100000" },
    operations: { type: "string", default: "20000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    faults: { type: "string", default: "10000" },
    minutes: { type: "string", default: "10" },
    prepared: { type: "string", default: "" },
  },
});
for (const name of ["attempts", "operations", "faults", "seed", "minutes"])
  if (!/^\d{1,9}$/.test(values[name])) fail(`--${name} must be a whole number, not "${values[name]}".`);

if (!values.prepared) {
  await install();
  await buildDemo();
}
// A production build ignores injected pauses and limits requests by IP address.
if (builtMode() === "production") fail("This is a production build. Leave --prepared out.");
/** Runs a proof; the node of our devDependencies has SQLite. */
function prove(script, ...args) {
  return run("node", ["--disable-warning=ExperimentalWarning", `scripts/prove/${script}.mjs`, ...args], {
    show: true,
    env: { WRANGLER_LOG: "error" },
  }).catch(() => process.exit(1));
}

if (!values.prepared && values.tests !== "0")
  await run("node", ["scripts/test.mjs", "--long"], { show: true }).catch(() => process.exit(1));
if (values.attempts !== "0") await prove("main", values.attempts, values.seed, values.prepared);
if (!values.prepared && values.operations !== "0") await prove("money", values.operations, values.seed);
if (values.faults !== "0") await prove("money", values.faults, values.seed, values.prepared, "0.05");
if (!values.prepared && values.minutes !== "0") await prove("attack", values.minutes);
if (!values.prepared) await prove("restore");
if (!values.prepared) await prove("previous");
// Last: it leaves a production build.
if (!values.prepared) await prove("deploy");
