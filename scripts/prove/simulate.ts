// npm run prove -- simulate: runs the real use cases in one process, in an order and with faults that a seed decides, and checks what must
// hold. The same seed and number of operations make the same run on any machine: its last line is the hash of all that happened.
// usage: npm run prove -- simulate [--seed N] [--operations M] [--kept] [--minutes N] [--mutants [--only NAMES]]
//   --seed        the run's number; a random one if omitted
//   --operations  calls of use cases and jobs that reach the database; 3,000 unless given. Afterwards jobs run until everything is at rest
//   --minutes     runs fresh seeds, one after another, for so much processor time
//   --kept        runs the seeds of tests/simulation/kept-seeds.ts
//   --mutants     switches guards off, one at a time: each must be found within 18,000 operations; --only names some, with commas
import { parseArgs } from "node:util";
import { fail } from "../lib/process.mjs";
import { keptSeeds } from "../../tests/simulation/kept-seeds.ts";
import { buildSimulation } from "./simulation-build.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "simulate"),
  allowPositionals: true,
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    operations: { type: "string", default: "3000" },
    minutes: { type: "string", default: "0" },
    kept: { type: "boolean", default: false },
    mutants: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
});
for (const name of ["seed", "operations", "minutes"] as const)
  if (!/^\d{1,9}$/.test(values[name])) fail(`--${name} must be a whole number, not "${values[name]}".`);

const operations = Number(values.operations);
const seed = Number(values.seed);
const duration = 60 * Number(values.minutes);
const { log } = console;

type Fresh = Awaited<ReturnType<typeof buildSimulation>>;
type Result = Awaited<ReturnType<Awaited<ReturnType<Fresh>>["run"]>>;

const evaluate = await buildSimulation();
// The Worker logs each injected fault.
const quiet = () => undefined;
Object.assign(console, { log: quiet, error: quiet, warn: quiet, info: quiet });

const { run: simulate, mutants } = await evaluate();

function run(of: number, count: number, mutant: string | null = null): Promise<Result> {
  return simulate({ seed: of, operations: count, mutant });
}

/** Prints how often each operation ended how, and the faults. */
function printMix(results: readonly Result[]): void {
  const sums = new Map<string, Record<"done" | "refused" | "failed" | "lost" | "changed", number>>();
  for (const { counts } of results)
    for (const [kind, each] of counts) {
      const sum = sums.get(kind) ?? { done: 0, refused: 0, failed: 0, lost: 0, changed: 0 };
      for (const name of ["done", "refused", "failed", "lost", "changed"] as const) sum[name] += each[name];
      sums.set(kind, sum);
    }
  const all = [...sums.values()];
  const total = all.reduce((sum, { done, refused, failed, lost }) => sum + done + refused + failed + lost, 0);
  const changed = all.reduce((sum, each) => sum + each.changed, 0);
  for (const [kind, { done, refused, failed, lost, changed: own }] of [...sums].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  ))
    log(`  ${kind}: done ${done}, refused ${refused}, away ${failed}, died ${lost}; changed ${own}`);
  const later = results.reduce((sum, result) => sum + result.later, 0);
  log(
    `  ${total} operations, ${Math.round((100 * changed) / Math.max(1, total))} % changed something; ${later} more until all was at rest`,
  );
  const faults = new Map<string, number>();
  for (const result of results)
    for (const [name, count] of result.faults) faults.set(name, (faults.get(name) ?? 0) + count);
  log(
    `  faults: ${[...faults]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, count]) => `${name} ${count}`)
      .join(", ")}`,
  );
}

/** Finds the shortest run of a seed that still fails, by halving, for at most two minutes of processor time. */
async function minFailing(of: number, { operations: known }: { operations: number }): Promise<number> {
  let [passes, fails] = [0, known];
  const began = process.cpuUsage();
  while (passes + 1 < fails && secondsUsed(began) < 120) {
    const middle = Math.floor((passes + fails) / 2);
    if ((await run(of, middle)).failure) fails = middle;
    else passes = middle;
  }
  return fails;
}

/** Reports a failed run, with commands that repeat it. */
async function report(of: number, failure: NonNullable<Result["failure"]>): Promise<never> {
  const command = `npm run prove -- simulate --seed ${of} --operations`;
  log(`\nSeed ${of} failed after ${failure.operations} operations: ${failure.text}`);
  log(`\nAgain: ${command} ${failure.operations}`);
  log(`The shortest run that still fails: ${command} ${await minFailing(of, failure)}`);
  process.exit(1);
}

/** Returns the seconds of processor time since. */
function secondsUsed(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}

/** Runs fresh seeds until they have taken so much processor time: a busy machine runs as many as an idle one. */
async function runFor(seconds: number): Promise<void> {
  const results: Result[] = [];
  const began = process.cpuUsage();
  for (let next = seed; secondsUsed(began) < seconds; next += 1) {
    const result = await run(next, operations);
    results.push(result);
    if (result.failure) await report(next, result.failure);
  }
  printMix(results);
  const total = results.reduce((sum, { operations: counted, later }) => sum + counted + later, 0);
  log(
    `Simulation: ${results.length} seeds from ${seed}, ${Math.round(total / secondsUsed(began))} operations a second of one core`,
  );
}

/** Operations within which a broken variant must be found: a minute of one core at 300 a second. */
const maxOperations = 18_000;

async function runMutants(): Promise<void> {
  const wanted = values.only ? mutants.filter(({ name }) => values.only.split(",").includes(name)) : mutants;
  const survivors: string[] = [];
  for (const { name } of wanted) {
    const began = Date.now();
    let found: Result["failure"] = null;
    let tried = 0;
    for (let next = seed; !found && tried < maxOperations; next += 1) {
      const result = await run(next, Math.min(operations, 1500), name);
      found = result.failure;
      tried += result.operations + result.later;
    }
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    log(
      `${found ? "found" : "SURVIVED"} ${name}: ${tried} operations, ${seconds} s. ${found?.text.split("\n", 1).join("") ?? ""}`,
    );
    if (!found) survivors.push(name);
  }
  if (survivors.length > 0) fail(`Not found within ${maxOperations} operations: ${survivors.join(", ")}.`);
  log(`All ${wanted.length} broken variants were found.`);
}

async function runKept(): Promise<void> {
  for (const [kept, count] of keptSeeds) {
    const result = await run(kept, count);
    if (result.failure) await report(kept, result.failure);
  }
  log(`Simulation: ${keptSeeds.length} kept seeds`);
}

if (values.kept) await runKept();
if (duration > 0) await runFor(duration);
if (values.mutants) await runMutants();
if (!values.kept && duration === 0 && !values.mutants) {
  const result = await run(seed, operations);
  if (result.failure) await report(seed, result.failure);
  printMix([result]);
  log(`Seed ${seed}: ${result.operations} operations in ${result.days.toFixed(1)} virtual days`);
  log(`trace ${result.hash}`);
}
