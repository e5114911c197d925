import { useState } from "react";
import { useLocation } from "react-router";
import type { Selection } from "~/components/back-office/data-table";
import type { BulkResult } from "~/domain/bulk";

const none: ReadonlySet<string> = new Set();

/**
 * Manages the selected rows of a list. Another page or filter clears the selection, so that no action applies to
 * invisible rows.
 * @param result results of the last action
 */
export function useSelection(result: BulkResult | null = null): Selection & { clear: () => void } {
  const { search } = useLocation();
  const [selection, setSelection] = useState({ search, chosen: none });
  const chosen = selection.search === search ? selection.chosen : none;
  const choose = (ids: Iterable<string>) => setSelection({ search, chosen: new Set(ids) });

  function toggle(id: string) {
    const after = new Set(chosen);
    if (!after.delete(id)) after.add(id);
    choose(after);
  }

  function toggleAll(ids: readonly string[]) {
    choose(ids.every((id) => chosen.has(id)) ? [] : ids);
  }

  return { chosen, toggle, toggleAll, result, clear: () => choose([]) };
}
