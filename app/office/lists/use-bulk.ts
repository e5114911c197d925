import { useState } from "react";
import { useLocation } from "react-router";
import type { BulkResult } from "~/domain/bulk";
import type { Selection } from "./row-state";
import { withoutOpenRow } from "~/platform/pages/open-row";
import { useForm } from "~/platform/forms/use-form";

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
  // The row in the side panel is no part of the list.
  const shown = withoutOpenRow(search);
  const [selection, setSelection] = useState({ shown, chosen: none, last: "" });
  const chosen = selection.shown === shown ? selection.chosen : none;
  const choose = (ids: Iterable<string>, last = "") => setSelection({ shown, chosen: new Set(ids), last });

  function toggle(id: string, through: readonly string[] = []) {
    const after = new Set(chosen);
    const from = through.indexOf(selection.last);
    const to = through.indexOf(id);
    if (from >= 0 && to >= 0) {
      for (const each of through.slice(Math.min(from, to), Math.max(from, to) + 1)) after.add(each);
    } else if (!after.delete(id)) after.add(id);
    choose(after, id);
  }

  function toggleAll(ids: readonly string[]) {
    choose(ids.every((id) => chosen.has(id)) ? [] : ids);
  }

  return { chosen, toggle, toggleAll, result, clear: () => choose([]) };
}
