import { useFetcher } from "react-router";
import type { AccountAction } from "~/domain/account-status";
import type { AccountChangeResult } from "~/lib/change-account-status";

export interface AccountChange {
  submit: (userId: string, action: AccountAction) => void;
  isBusy: boolean;
  /** What the last change came to, or null before the first. */
  result: AccountChangeResult | null;
}

/**
 * Changes accounts from a list within the page. One for the whole page: a row that its change takes off the list cannot
 * tell what became of it.
 * @param posted what a form sent without scripts came to
 */
export function useAccountChange(posted: AccountChangeResult | undefined): AccountChange {
  const fetcher = useFetcher<AccountChangeResult>();
  return {
    submit: (userId, action) => void fetcher.submit({ userId, action }, { method: "post" }),
    isBusy: fetcher.state !== "idle",
    result: fetcher.data ?? posted ?? null,
  };
}
