import type { DatabaseSync } from "node:sqlite";
import { openNodeDatabase } from "./database/node-d1.ts";
import { addVirtualFunctions, withVirtualFunctions } from "./database/virtual.ts";
import { describeBooking } from "./invariants/describe.ts";
import { createChecker, type Checker } from "./invariants/check.ts";
import { checkAtRest } from "./invariants/at-rest.ts";
import { mutants } from "./mutants.ts";

export { mutants };
import { scheduledRun, background } from "./operations/jobs.ts";
import { office } from "./operations/office.ts";
import { lookAtCalendars, partners } from "./operations/partners.ts";
import { people } from "./operations/people.ts";
import { installPlatform } from "./runtime/sockets.ts";
import { Simulation, type Counts, type Operation } from "./simulation.ts";
import { Watcher, watchSeats } from "./watchers.ts";
import { createWorld } from "./world.ts";

export interface RunOptions {
  seed: number;
  operations: number;
  /** Name of a broken variant. */
  mutant?: string | null;
  onLine?: ((line: string) => void) | null;
}

export interface RunResult {
  hash: string;
  /** The first breach, and the number of operations until it was seen; null if there is none. */
  failure: { text: string; operations: number } | null;
  /** Operations that reached the database: as many as were wanted, unless the run failed. */
  operations: number;
  /** Operations that ended afterwards, until everything was at rest. */
  later: number;
  counts: ReadonlyMap<string, Counts>;
  faults: ReadonlyMap<string, number>;
  /** Virtual days. */
  days: number;
}

/** Operations by how often they are begun. */
const mix: readonly (readonly [make: (sim: Simulation) => Operation | null, weight: number])[] = [
  [(sim) => people.book(sim), 22],
  [people.rushForCoupon, 2],
  [people.reload, 5],
  [people.hold, 12],
  [people.holdMany, 1],
  [people.changeHold, 4],
  [people.releaseHold, 4],
  [people.verify, 6],
  [people.pay, 12],
  [people.cancel, 4],
  [people.change, 5],
  [people.joinLine, 5],
  [people.follow, 7],
  [people.look, 3],
  [office.receive, 7],
  [office.setStatus, 3],
  [office.goodwill, 2],
  [office.finishRefund, 3],
  [office.payCompensation, 3],
  [office.bookFor, 3],
  [office.bookOwn, 3],
  [office.changeOwn, 2],
  [office.close, 2],
  [office.capacity, 2],
  [office.pause, 1],
  [office.changeStarts, 1],
  [office.crew, 2],
  [office.coupon, 1],
  [office.checkIn, 4],
  [office.dispute, 1],
  [office.payout, 5],
  [partners.reserve, 9],
  [partners.confirm, 7],
  [partners.confirmMany, 1],
  [partners.extend, 2],
  [partners.update, 2],
  [partners.cancel, 4],
  [partners.payIn, 3],
  [partners.changeTerms, 1],
  [partners.addCalendar, 1],
  [partners.sellElsewhere, 3],
  [partners.changeCalendar, 2],
  [background.job, 9],
  [watchSeats, 1],
];

const rates = { database: 0.004, provider: 0.08, death: 0.0015 };
const everythingEvery = 500;
const minute = 60_000;
const hour = 60 * minute;

installPlatform();

/** The first instant of each baseline: reading the catalogue takes longer than a short run. */
const worlds = new Map<string, Uint8Array>();

/** Runs so many operations from a seed, then lets everything come to rest. */
export async function run({
  seed,
  operations,
  mutant: name = null,
  onLine = null,
}: RunOptions): Promise<RunResult> {
  const mutant = mutants.find((each) => each.name === name);
  // A known world has been changed.
  let hasChanged = mutant === undefined || worlds.has(mutant.name);
  const change = (sql: string) => {
    const changed = mutant?.change(sql) ?? sql;
    hasChanged ||= changed !== sql;
    return changed;
  };
  const database = openNodeDatabase();
  try {
    const virtual = addVirtualFunctions(database);
    await openWorld(database, name ?? "", change);
    const sim = new Simulation(database, { seed, operations, rates }, (sql) =>
      withVirtualFunctions(change(sql)),
    );
    virtual.now = () => sim.now;
    virtual.random = (max) => sim.chance.between(0, max);
    sim.trace.onLine = onLine;
    const result = await new Run(sim).toEnd();
    if (!hasChanged) throw new Error(`the broken variant ${name} breaks nothing`);
    return result;
  } finally {
    database.close();
  }
}

async function openWorld(
  database: DatabaseSync,
  name: string,
  change: (sql: string) => string,
): Promise<void> {
  const known = worlds.get(name);
  if (known) {
    database.deserialize(known);
    // As after a restore: what the Worker keeps in memory of tours is of another run.
    database.exec("UPDATE catalogue_epoch SET token = CAST(token AS INTEGER) + 1");
    worlds.set(name, database.serialize());
    return;
  }
  await createWorld(database, (sql) => withVirtualFunctions(change(sql)));
  worlds.set(name, database.serialize());
}

class Run {
  readonly #sim: Simulation;
  readonly #checker: Checker;
  readonly #watcher: Watcher;
  #failure: RunResult["failure"] = null;
  #nextFullCheck = everythingEvery;

  constructor(sim: Simulation) {
    this.#sim = sim;
    this.#checker = createChecker(sim);
    this.#watcher = new Watcher(sim);
    sim.onEnd = () => this.#afterOperation();
  }

  async toEnd(): Promise<RunResult> {
    const { scheduler, trace, counts, faults } = this.#sim;
    const began = scheduler.now;
    this.#beginNext();
    while (!this.#isOver() && (await scheduler.step()));
    if (!this.#failure) await this.#rest();
    const { operations, later } = this.#sim;
    return {
      hash: trace.digest(),
      failure: this.#failure,
      operations,
      later,
      counts,
      faults: faults.counts,
      days: (scheduler.now - began) / (24 * hour),
    };
  }

  #isOver(): boolean {
    return this.#failure !== null || this.#sim.hasEnough;
  }

  #fail(text: string | null): void {
    if (text === null || this.#failure) return;
    const details = describeBooking(this.#sim.database, text);
    this.#failure = { text: text + details, operations: this.#sim.operations };
  }

  #afterOperation(): void {
    this.#fail(this.#sim.crash);
    this.#fail(this.#checker.touched());
    if (this.#sim.operations < this.#nextFullCheck) return;
    this.#nextFullCheck += everythingEvery;
    this.#fail(this.#checker.everything());
  }

  /** Begins one operation, and the next one after a while: often at once, sometimes on another day. */
  #beginNext(): void {
    if (this.#isOver()) return;
    const { random, scheduler } = this.#sim;
    for (let tries = 0; tries < 20; tries += 1) {
      const next = random.chance(0.01)
        ? this.#watcher.open(random.between(5, 180) * 1000)
        : random.weighted(mix)(this.#sim);
      if (!next) continue;
      this.#sim.begin(next);
      break;
    }
    if (random.chance(0.002)) this.#sim.killSomething();
    const gap = random.weighted([
      ["at once", 70],
      ["soon", 26.8],
      ["later", 2.6],
      ["another day", 0.6],
    ] as const);
    if (gap === "another day" || random.chance(0.004)) this.#sim.begin(scheduledRun(this.#sim));
    const waits = {
      "at once": random.between(0, 3000),
      soon: random.between(10_000, 5 * minute),
      later: random.between(10 * minute, hour),
      "another day": random.between(8 * hour, 40 * hour),
    };
    scheduler.after(waits[gap], () => this.#beginNext());
  }

  /** Switches the faults off and lets time run on until nothing waits, then checks everything. */
  async #rest(): Promise<void> {
    const { scheduler } = this.#sim;
    this.#sim.calm();
    this.#sim.trace.add("rest");
    await this.#until(() => this.#sim.underWay === 0);
    const pauses = [
      ...times(4, minute),
      ...times(4, 10 * minute),
      ...times(10, hour),
      ...times(16, 13 * hour),
    ];
    for (const pause of pauses) await this.#runJobsAfter(pause);
    // A departure may be closed at its last day, and a bank may take two days for the refund.
    for (let tries = 0; tries < 16 && !this.#failure && checkAtRest(this.#sim) !== null; tries += 1)
      await this.#runJobsAfter(13 * hour);
    const watching = this.#watcher.open(10 * minute);
    if (watching) this.#sim.begin(watching);
    for (const look of lookAtCalendars(this.#sim)) this.#sim.begin(look);
    let isSeen = false;
    scheduler.after(minute, () => (isSeen = true));
    await this.#until(() => isSeen);
    this.#fail(this.#checker.everything());
    this.#fail(checkAtRest(this.#sim));
    this.#fail(this.#watcher.breach());
  }

  async #runJobsAfter(pause: number): Promise<void> {
    let isDone = false;
    const { scheduler } = this.#sim;
    scheduler.after(pause, () => this.#sim.begin(scheduledRun(this.#sim), () => (isDone = true)));
    await this.#until(() => isDone && this.#sim.underWay === 0);
  }

  async #until(isReached: () => boolean): Promise<void> {
    while (!this.#failure && !isReached() && (await this.#sim.scheduler.step()));
  }
}

function times(count: number, value: number): number[] {
  return Array.from({ length: count }, () => value);
}
