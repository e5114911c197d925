import { startTransition, useEffect, useState } from "react";
import { firstRowsOf, keepUnchanged } from "./rows-in-steps";

/**
 * Returns the rows that a table shows. Those of the first screen change at once, and those below it once the screen is painted, so that
 * a typed search is answered sooner. A row that a new load has left as it was stays the same object, so that it is not rendered again.
 */
export function useRowsInSteps<Row>(given: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
  const [last, setLast] = useState({ given, rows: given });
  const rows = last.given === given ? last.rows : keepUnchanged(last.rows, given, idOf);
  if (last.given !== given) setLast({ given, rows });
  const [settled, setSettled] = useState(rows);
  useEffect(() => startTransition(() => setSettled(rows)), [rows]);
  return settled === rows ? rows : firstRowsOf(settled, rows, idOf);
}
