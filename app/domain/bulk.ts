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
