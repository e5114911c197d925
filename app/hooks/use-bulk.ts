import { useState } from "react";
import { useLocation } from "react-router";
import type { BulkResult } from "~/domain/bulk";
import type { Selection } from "~/components/back-office/data-table";
import { useForm } from "./use-form";

/** Returns the selected rows of a list and their bulk actions. */
export function useBulk() {
  const { fetcher, isBusy, answer } = useForm<BulkResult>();
  const result = answer?.result ?? null;
  return {
    selection: useSelection(result),
    /** Results of the last action. */
    result,
    isBusy,
    /** @param extra more fields of the action, e.g. a reason */
    act(intent: string, ids: readonly string[], extra: Readonly<Record<string, string>> = {}) {
      const form = new FormData();
      form.set("intent", intent);
      for (const id of ids) form.append("id", id);
      for (const [name, value] of Object.entries(extra)) form.set(name, value);
      void fetcher.submit(form, { method: "post" });
    },
  };
}

const none: ReadonlySet<string> = new Set();

/**
 * Manages the selected rows of a list. Another page or filter clears the selection, so that no action applies to
 * invisible rows.
 * @param result results of the last action
 */
function useSelection(result: BulkResult | null = null): Selection & { clear: () => void } {
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
