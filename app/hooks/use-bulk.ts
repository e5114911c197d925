import { useFetcher } from "react-router";
import type { ListActionResult } from "~/lib/forms/bulk-action.server";
import { useSelection } from "./use-selection";

/**
 * Returns the selected rows of a list and their bulk actions.
 * @param posted result of a form submitted without JavaScript
 */
export function useBulk(posted?: ListActionResult) {
  const fetcher = useFetcher<ListActionResult>();
  const result = fetcher.data?.result ?? posted?.result ?? null;
  return {
    selection: useSelection(result),
    /** Results of the last action. */
    result,
    isBusy: fetcher.state !== "idle",
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
