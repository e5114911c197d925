import { readFileSync } from "node:fs";
import path from "node:path";
import { root, run } from "../lib/process.mjs";
import { serve } from "../lib/serve.mjs";
import { buildBeside, buildDemo, install, prepareDatabase } from "../lib/set-up.mjs";
import { interleave, rounds, spread } from "./harness.mjs";
import { copySeed, seed } from "./servers.mjs";

/** Milliseconds that a new isolate computes before it can answer, from Wrangler's own profile. */
async function startUp() {
  const file = path.join(root, ".wrangler/bench-startup.cpuprofile");
  await run("wrangler", ["check", "startup", "--outfile", file]);
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, "utf8"));
  const idle = new Set(
    nodes
      .filter(({ callFrame }) => ["(idle)", "(root)"].includes(callFrame.functionName))
      .map(({ id }) => id),
  );
  return samples.reduce((sum, id, index) => sum + (idle.has(id) ? 0 : timeDeltas[index]), 0) / 1000;
}

async function seconds(action) {
  const started = performance.now();
  await action();
  return (performance.now() - started) / 1000;
}

/** The steps of a second npm start, on a database of its own. */
async function startAgain(state) {
  let child;
  const took = await seconds(async () => {
    await install();
    await buildDemo();
    await prepareDatabase(seed);
    ({ child } = await serve(8793, { state }));
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
  return took;
}

/** Row 13: start of the script, the build, and npm start once everything is prepared. */
export async function measureStart(report) {
  const state = copySeed("start");
  const [starts, builds, again] = await interleave(
    [
      startUp,
      () =>
        seconds(() =>
          buildBeside(() =>
            run("react-router", ["build", "--mode", "demo"], {
              env: { BUILD_DIRECTORY: ".wrangler/bench-build" },
            }),
          ),
        ),
      () => startAgain(state),
    ],
    // A build takes half a minute.
    Math.min(rounds, 3),
  );
  const shared = { row: 13, better: "less" };
  report({ ...shared, what: "script start, active", unit: "ms", value: spread(starts), goal: 60 });
  report({ ...shared, what: "build", unit: "s", value: spread(builds), goal: 12 });
  report({ ...shared, what: "npm start again", unit: "s", value: spread(again), goal: 3 });
}
