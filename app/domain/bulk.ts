/** Outcome of a bulk action for each row. */
export interface BulkResult {
  rows: { id: string; isDone: boolean; message: string }[];
  /** Number of other rows, whose change is held back. */
  held?: number;
}

/** Summarizes the outcome in one sentence. */
export function bulkSummary({ rows, held = 0 }: BulkResult): string | undefined {
  const done = rows.filter(({ isDone }) => isDone).length;
  if (held > 0) {
    return rows.length === 0
      ? undefined
      : `Refused for ${rows.length} of ${rows.length + held} rows. The reason is shown beside each.`;
  }
  if (rows.length === 0) return "Please choose at least one row.";
  if (done === rows.length) return done === 1 ? "Done for 1 row." : `Done for all ${done} rows.`;
  return `Done for ${done} of ${rows.length} rows. The reason is shown beside each of the others.`;
}

/** Why an action leaves out a row, as it follows the number of such rows: of one, and of several. */
export type BulkRefusal = readonly [one: string, several: string];

/** The same for rows in a state: "1 is hidden", "2 are hidden". */
export function inState(state: string): BulkRefusal {
  return [`is ${state}`, `are ${state}`];
}

/** Actions without a rule of their own. */
export function changesAny(): null {
  return null;
}

/** Returns the rows that an action can change, and why it leaves out the others: "1 is the operator's own booking, 2 are expired". */
export function applicableTo(
  ids: readonly string[],
  refusalOf: (id: string) => BulkRefusal | null,
): { ids: string[]; leftOut: string } {
  const applicable: string[] = [];
  const refused = new Map<string, { refusal: BulkRefusal; count: number }>();
  for (const id of ids) {
    const refusal = refusalOf(id);
    if (refusal === null) applicable.push(id);
    else refused.set(refusal[0], { refusal, count: (refused.get(refusal[0])?.count ?? 0) + 1 });
  }
  const leftOut = [...refused.values()].map(
    ({ refusal: [one, several], count }) => `${count} ${count === 1 ? one : several}`,
  );
  return { ids: applicable, leftOut: leftOut.join(", ") };
}

/** Reads the rule of a row from the list: a row that is no longer listed is left to the server. */
export function ruleOf<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  refusalOf: (row: Row) => BulkRefusal | null,
): (id: string) => BulkRefusal | null {
  return (id) => {
    const row = rows.find((each) => idOf(each) === id);
    return row === undefined ? null : refusalOf(row);
  };
}
