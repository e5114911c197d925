/** Rows that the number and the sum of a list are made of at most. */
export const maxCounted = 10_000;

/** Number of a list's rows. */
export interface RowCount {
  /** At most `maxCounted`. */
  total: number;
  /** True if there are rows beyond those that were read to count. */
  isCut: boolean;
}

/** Describes the number of a list's rows: "1 user", "126 users", "Over 10,000 users", "12 of the first 10,000 users". */
export function rowsInWords(
  { total, isCut }: RowCount,
  [one, several]: readonly [one: string, several: string],
  max = maxCounted,
): string {
  const number = total.toLocaleString("en-IN");
  if (!isCut) return `${number} ${total === 1 ? one : several}`;
  const limit = max.toLocaleString("en-IN");
  return total >= max ? `Over ${limit} ${several}` : `${number} of the first ${limit} ${several}`;
}
