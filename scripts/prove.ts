// npm run prove: simulates the real use cases with faults and broken variants of them, and checks on workerd that kills lose nothing, that the
// live feed has no gaps, that random requests of no role change what it may not, that the previous version works on the new schema, and
// that deployments work. Presses counts those from the home page to "Paid", in a browser.
// usage: npm run prove -- presses [DATABASE]
//        npm run prove -- simulate [OPTIONS OF scripts/prove/simulate.ts]
//        npm run prove -- [--only NAME] [--tests 0] [--rounds N] [--clients N] [--drops N] [--requests N] [--minutes N] [--seed N]
//        [--prepared DATABASE]
//   --only        crash, feed or fuzz: leaves the others out; npm run prove:crash is this for one of them
//   --tests       0 leaves out the tests that npm test leaves out
//   --rounds      kills under load; 0 leaves them out
//   --drops       of the live feed's links, of so many --clients; 0 leaves them out
//   --requests    random ones of all roles; 0 leaves them out
//   --minutes     how long the simulation of fresh seeds lasts; 0 leaves it out
//   --prepared    takes the build that exists, copies this seeded database and leaves the simulation out
import { parseArgs } from "node:util";
import { fail, run } from "./lib/process.mjs";
import { buildDemo, builtMode } from "./lib/set-up.ts";

/** Runs a script in a process of its own, and ends this one if it fails. */
function show(...args: string[]): Promise<string> {
  return run("node", args, { show: true, env: { WRANGLER_LOG: "error" } }).catch(() => process.exit(1));
}

/** Simulates with room for many short-lived objects. */
function simulate(...args: string[]): Promise<string> {
  const options = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=64"];
  return show(...options, "scripts/prove/simulate.ts", ...args);
}
if (process.argv[2] === "simulate") {
  await simulate(...process.argv.slice(3));
  process.exit(0);
}
if (process.argv[2] === "presses") {
  await buildDemo();
  await prove("presses", ...process.argv.slice(3));
  process.exit(0);
}

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    tests: { type: "string", default: "1" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    rounds: { type: "string", default: "50" },
    clients: { type: "string", default: "200" },
    drops: { type: "string", default: "50" },
    requests: { type: "string", default: "50000" },
    minutes: { type: "string", default: "10" },
    prepared: { type: "string", default: "" },
  },
});
/** The option with the size of each proof; 0 leaves it out. */
const sizes = { crash: "rounds", feed: "drops", fuzz: "requests" } as const;
for (const name of [...Object.values(sizes), "clients", "seed", "minutes"] as const)
  if (!/^\d{1,9}$/.test(values[name])) fail(`--${name} must be a whole number, not "${values[name]}".`);
if (values.only && !(values.only in sizes)) fail(`--only must be one of ${Object.keys(sizes).join(", ")}.`);
const isWanted = (name: keyof typeof sizes) =>
  values[sizes[name]] !== "0" && (!values.only || values.only === name);
const isWhole = !values.prepared && !values.only;

if (!values.prepared) await buildDemo();
// A production build ignores injected pauses and limits requests by IP address.
if (builtMode() === "production") fail("This is a production build. Leave --prepared out.");
function prove(script: string, ...args: string[]): Promise<string> {
  return show("--disable-warning=ExperimentalWarning", `scripts/prove/${script}.ts`, ...args);
}

const { seed, prepared } = values;
if (isWhole && values.tests !== "0") await show("scripts/test.ts", "--long");
if (isWhole && values.minutes !== "0") {
  await simulate("--seed", seed, "--minutes", values.minutes);
  await simulate("--mutants", "--seed", seed);
}
if (isWanted("crash")) await prove("crash", values.rounds, seed, prepared);
if (isWanted("feed")) await prove("feed", values.clients, values.drops, seed, prepared);
if (isWanted("fuzz")) await prove("fuzz", values.requests, seed, prepared);
if (isWhole) await prove("mutation");
if (isWhole) await prove("previous");
if (isWhole) await prove("presses");
// Last: it leaves a production build.
if (isWhole) await prove("deploy");
