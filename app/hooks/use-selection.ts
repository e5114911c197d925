import { useState } from "react";
import type { Selection } from "~/components/back-office/data-table";
import type { BulkResult } from "~/domain/bulk";

/**
 * The rows of a list that are chosen.
 * @param result what became of those something was done to
 */
export function useSelection(result: BulkResult | null = null): Selection & { clear: () => void } {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function toggle(id: string) {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  function toggleAll(ids: readonly string[]) {
    setChosen((before) => new Set(ids.every((id) => before.has(id)) ? [] : ids));
  }

  return { chosen, toggle, toggleAll, result, clear: () => setChosen(new Set()) };
}
