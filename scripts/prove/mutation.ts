// Changes the rules of scripts/prove/mutation/areas.ts in many small ways, by Stryker, and runs their unit tests: at least one must fail.
// Stryker prints the score of each area and what survived, and fails below 85 %. usage: npm run prove:mutation [-- --only AREA]
import { parseArgs } from "node:util";
import { endWithParent, fail, run } from "../lib/process.mjs";
import { areas } from "./mutation/areas.ts";

endWithParent();
const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const chosen = Object.keys(areas).filter((area) => area.includes(values.only));
if (chosen.length === 0) fail(`No such area. There are ${Object.keys(areas).join(", ")}.`);
for (const area of chosen)
  // One after another: each is to have the machine.
  // oxlint-disable-next-line no-await-in-loop
  await run("stryker", ["run", "scripts/prove/mutation/stryker.config.mjs"], {
    show: true,
    env: { MUTATED_AREA: area },
  }).catch(() => (process.exitCode = 1));
