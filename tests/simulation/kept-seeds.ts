/** Seeds, with numbers of operations, of runs that npm test repeats. */
export const keptSeeds: readonly (readonly [seed: number, operations: number])[] = [
  // A lost dispute of a canceled booking had no credit note.
  [4, 1700],
  // Long ones with all kinds of operations.
  [736_210, 3000],
  [736_211, 3000],
];
