import { useFetcher } from "react-router";
import type { ListActionResult } from "~/lib/bulk-action.server";
import { useSelection } from "./use-selection";

/**
 * The chosen rows of a list with what its buttons do to them.
 * @param posted what a form sent without scripts came to
 */
export function useBulk(posted?: ListActionResult) {
  const fetcher = useFetcher<ListActionResult>();
  const result = fetcher.data?.result ?? posted?.result ?? null;
  return {
    selection: useSelection(result),
    /** What became of the rows something was done to last. */
    result,
    isBusy: fetcher.state !== "idle",
    /** @param extra what else the action asks for, e.g. a reason */
    act(intent: string, ids: readonly string[], extra: Readonly<Record<string, string>> = {}) {
      const form = new FormData();
      form.set("intent", intent);
      for (const id of ids) form.append("id", id);
      for (const [name, value] of Object.entries(extra)) form.set(name, value);
      void fetcher.submit(form, { method: "post" });
    },
  };
}
