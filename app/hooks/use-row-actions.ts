import { useFetcher } from "react-router";
import type { AccountRowIntent } from "~/domain/account-edit";
import type { BulkResult } from "~/domain/bulk";

/**
 * Does something to rows of a list of accounts or companies within the page.
 * @param posted what a form sent without scripts came to
 */
export function useRowActions(posted: BulkResult | undefined) {
  const fetcher = useFetcher<BulkResult>();

  function submit(intent: AccountRowIntent, ids: readonly string[], reason = "") {
    const form = new FormData();
    form.set("intent", intent);
    form.set("reason", reason);
    for (const id of ids) form.append("id", id);
    void fetcher.submit(form, { method: "post" });
  }

  return { submit, isBusy: fetcher.state !== "idle", result: fetcher.data ?? posted ?? null };
}
