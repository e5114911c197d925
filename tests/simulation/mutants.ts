import type { Simulation } from "./simulation.ts";

/** A broken variant: one guard of the real code is switched off. */
export interface Mutant {
  name: string;
  /** Changes the text of the baseline, e.g. leaves out a trigger. */
  baseline?: (sql: string) => string;
  /** Changes the text of a statement, e.g. leaves out a condition. */
  statement?: (sql: string) => string;
  wrap?: (sim: Simulation) => void;
}
