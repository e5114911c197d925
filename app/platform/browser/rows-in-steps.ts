/** Rows that change first: what a screen of 900 px shows of a list. */
export const firstRows = 20;

/** Returns the rows of a new load, with the objects of the rows before for those that are the same. */
export function keepUnchanged<Row>(
  before: readonly Row[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const known = new Map(before.map((row) => [idOf(row), row]));
  return rows.map((row) => {
    const old = known.get(idOf(row));
    return old !== undefined && (old === row || JSON.stringify(old) === JSON.stringify(row)) ? old : row;
  });
}

/**
 * Returns the rows of the first step of a change: the new rows of the first screen, then those below it that are already shown, in
 * their new order. Rows that are about to leave fill up the end, so that the page doesn't become shorter and scroll.
 */
export function firstRowsOf<Row>(
  before: readonly Row[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  if (rows.length <= firstRows) return rows;
  const shown = new Set(before.map(idOf));
  const below = rows.slice(firstRows).filter((row) => shown.has(idOf(row)));
  const staying = new Set(rows.map(idOf));
  const leaving = before.filter((row) => !staying.has(idOf(row)));
  const room = rows.length - firstRows - below.length;
  return [...rows.slice(0, firstRows), ...below, ...leaving.slice(-room, room === 0 ? 0 : undefined)];
}
