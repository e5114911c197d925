import type { Random } from "../../../scripts/prove/random.ts";
import { Isolate } from "../runtime/isolate.ts";

/** Shares of calls with a fault, each from 0 to 1. */
export interface FaultRates {
  /** The database is unreachable before a statement, or its answer is lost after it. */
  database: number;
  /** A provider refuses, loses its answer after it has acted, acts twice, is late, or falls silent. */
  provider: number;
  /** The process dies at a call of the database or of a provider. */
  death: number;
}

export const noFaults: FaultRates = { database: 0, provider: 0, death: 0 };

/** Fate of a call of a provider. */
export type ProviderFault = "none" | "refused" | "lost" | "twice" | "late" | "silent";

const providerFaults = [
  ["refused", 3],
  ["lost", 4],
  ["twice", 3],
  ["late", 3],
  ["silent", 2],
] as const satisfies [ProviderFault, number][];

/** Decides, by the seed, what fails. */
export class Faults {
  readonly #random: Random;
  rates: FaultRates;
  readonly counts = new Map<string, number>();

  constructor(random: Random, rates: FaultRates) {
    this.#random = random;
    this.rates = rates;
  }

  /** Returns when a call of the database fails: before it reaches it, after it was done, or not at all. */
  ofDatabase(): "none" | "before" | "after" {
    if (!this.#random.chance(this.rates.database)) return "none";
    return this.#note(this.#random.pick(["before", "after"] as const), "database");
  }

  ofProvider(name: string): ProviderFault {
    if (!this.#random.chance(this.rates.provider)) return "none";
    return this.#note(this.#random.weighted(providerFaults), name);
  }

  /** Lets the running process die now and then. */
  async mayDie(): Promise<void> {
    if (!this.#random.chance(this.rates.death)) return;
    this.#note("died", "process");
    const isolate = Isolate.current();
    isolate.die();
    // The code of a dead process goes on waiting forever.
    await isolate.sleep(0);
  }

  #note<Fault extends string>(fault: Fault, where: string): Fault {
    const name = `${where} ${fault}`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    return fault;
  }
}
