import type { BulkResult } from "~/domain/bulk";
import { useForm } from "./use-form";
import { useSelection } from "./use-selection";

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
