/** A broken variant: one guard of the real code is switched off. */
export interface Mutant {
  name: string;
  /** Changes the text of the baseline, e.g. leaves out a trigger or a CHECK. */
  baseline?: (sql: string) => string;
  /** Changes the text of a statement, e.g. leaves out a condition. */
  statement?: (sql: string) => string;
}

export const mutants: Mutant[] = [];
