/** Seeds, with numbers of operations, of runs that npm test repeats. A changed mix of operations makes other runs of them. */
export const keptSeeds: readonly (readonly [seed: number, operations: number])[] = [
  [4, 1700],
  [736_210, 3000],
  [736_211, 3000],
];
