/** What became of each row of a list that something was done to. */
export interface BulkResult {
  rows: { id: string; isDone: boolean; message: string }[];
}

/** The same in one sentence. */
export function bulkSummary({ rows }: BulkResult): string {
  const done = rows.filter(({ isDone }) => isDone).length;
  if (rows.length === 0) return "Please choose at least one row.";
  if (done === rows.length) return done === 1 ? "Done for 1 row." : `Done for all ${done} rows.`;
  return `Done for ${done} of ${rows.length} rows; beside each of the others stands why not.`;
}
