/** Rows of a list that are counted at most. */
export const maxCounted = 1000;

/** Describes the number of a list's rows: "1 user", "126 users", "1,000+ users". */
export function rowsInWords(total: number, [one, several]: readonly [one: string, several: string]): string {
  if (total === 1) return `1 ${one}`;
  return total > maxCounted
    ? `${maxCounted.toLocaleString("en-IN")}+ ${several}`
    : `${total.toLocaleString("en-IN")} ${several}`;
}
