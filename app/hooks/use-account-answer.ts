import { useFetcher } from "react-router";
import type { AccountAnswer } from "~/lib/act-on-account.server";

/**
 * A form of an account's page and what became of it.
 * @param intents what the form's buttons ask for
 * @param posted what a form sent without scripts came to, maybe another one
 */
export function useAccountAnswer(intents: readonly string[], posted: AccountAnswer | undefined) {
  const fetcher = useFetcher<AccountAnswer>();
  const own = posted && intents.includes(posted.intent) ? posted : null;
  return { fetcher, answer: fetcher.data ?? own, isBusy: fetcher.state !== "idle" };
}
