import { useFetcher } from "react-router";
import type { AccountAnswer } from "~/lib/accounts/act-on-account.server";

/**
 * Returns a fetcher for the forms of an account's page and its last result.
 * @param intents the intents of these forms
 * @param posted result of a form submitted without JavaScript, possibly another one
 */
export function useAccountAnswer(intents: readonly string[], posted: AccountAnswer | undefined) {
  const fetcher = useFetcher<AccountAnswer>();
  const own = posted && intents.includes(posted.intent) ? posted : null;
  return { fetcher, answer: fetcher.data ?? own, isBusy: fetcher.state !== "idle" };
}
