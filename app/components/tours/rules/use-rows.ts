import { useEffect, useRef } from "react";

/** Returns functions that add, change and remove rows of a form. Moves the focus to the new or the next row. */
export function useRows<Row>(name: string, rows: readonly Row[], setRows: (rows: Row[]) => void) {
  const next = useRef<string | null>(null);

  useEffect(() => {
    if (next.current === null) return;
    const found = document.querySelector<HTMLElement>(next.current);
    next.current = null;
    found?.focus();
  });

  return {
    add(row: Row) {
      next.current = `[data-row="${name}-${rows.length}"] :is(input:not([type=hidden]), select)`;
      setRows([...rows, row]);
    },
    change(index: number, row: Row) {
      setRows(rows.with(index, row));
    },
    remove(index: number) {
      const left = rows.length - 1;
      next.current =
        left === 0
          ? `[data-add="${name}"]`
          : `[data-row="${name}-${Math.min(index, left - 1)}"] :is(input:not([type=hidden]), select)`;
      setRows(rows.filter((_, at) => at !== index));
    },
  };
}
