import { useActionData, useFetcher } from "react-router";
import type { PayoutChangeResult } from "~/lib/money/change-payouts";
import { useAnsweredForm } from "./use-answered-form";

/** Returns the fetcher shared by the forms of the payouts page, and its last result. */
export function usePayoutChange() {
  const fetcher = useFetcher<PayoutChangeResult>({ key: "payouts" });
  const posted = useActionData<PayoutChangeResult>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  return { Form: fetcher.Form, isBusy, formProps, result: fetcher.data ?? posted ?? null };
}
