/** Seeds, with numbers of operations, of runs that found something in the real code before it was mended. */
export const keptSeeds: readonly (readonly [seed: number, operations: number])[] = [
  // A lost dispute of a canceled booking had no credit note.
  [4, 1700],
];
