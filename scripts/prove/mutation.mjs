// Changes the rules of scripts/prove/mutation/areas.mjs in many small ways, by Stryker, and runs their unit tests: at least one must fail.
// Prints the score of each area and what survived; docs/commands.md explains it. usage: npm run prove:mutation [-- --only AREA]
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { endWithParent, fail, reasonIn, root, run } from "../lib/process.mjs";
import { areas } from "./mutation/areas.mjs";

/** Least share of the mutants of an area that its tests must notice, in percent. */
const wanted = 85;

endWithParent();
const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const chosen = Object.keys(areas).filter((area) => area.includes(values.only));
if (chosen.length === 0) fail(`No such area. There are ${Object.keys(areas).join(", ")}.`);

/** Mutates an area. @returns its files by path, each with its source and mutants */
async function mutate(area) {
  await run("stryker", ["run", "scripts/prove/mutation/stryker.config.mjs"], {
    env: { MUTATED_AREA: area },
  }).catch(({ output = "" }) => fail(`Stryker could not mutate ${area}: ${reasonIn(output)}`));
  return JSON.parse(readFileSync(path.join(root, `.wrangler/mutation/${area}/report.json`), "utf8")).files;
}

/** Shortens code to a part of a line. */
function short(code) {
  return code.replaceAll(/\s+/g, " ").slice(0, 60);
}

/** Describes a mutant: its place, the code and what it became. */
function describe(file, source, { location: { start, end }, replacement }) {
  const line = source.split("\n")[start.line - 1] ?? "";
  const code = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
  return `  ${path.basename(file)}:${start.line} ${short(code)} → ${short(replacement)}`;
}

let isDone = true;
for (const area of chosen) {
  const lines = [];
  const counts = { killed: 0, all: 0 };
  // One after another: each is to have the machine.
  // oxlint-disable-next-line no-await-in-loop
  for (const [file, { source, mutants }] of Object.entries(await mutate(area)))
    for (const mutant of mutants) {
      // A run that broke says nothing, as in Stryker's own score.
      if (mutant.status === "Ignored" || mutant.status.endsWith("Error")) continue;
      counts.all += 1;
      if (mutant.status === "Killed" || mutant.status === "Timeout") counts.killed += 1;
      else lines.push(describe(file, source, mutant));
    }
  const score = (100 * counts.killed) / counts.all;
  if (score < wanted) isDone = false;
  console.log(
    `${score < wanted ? "✗" : "✓"} ${area}: ${counts.killed} of ${counts.all} killed, ${score.toFixed(1)} %`,
  );
  for (const line of lines) console.log(line);
}
process.exit(isDone ? 0 : 1);
