import { useFetcher } from "react-router";
import { Panel } from "~/components/back-office/panel";
import { ShownAccount } from "~/components/operators/shown-account";
import { Button } from "~/components/ui/button";
import type { ShownBankAccount } from "~/domain/operators/bank-account";

export interface RevealedNumber {
  number: string | null;
  problem: string | null;
}

/** Bank account of an operator. Showing the full number is logged. */
export function CompanyBank({
  slug,
  bank,
  posted,
}: {
  slug: string;
  bank: ShownBankAccount | null;
  posted?: RevealedNumber | undefined;
}) {
  const fetcher = useFetcher<RevealedNumber>();
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.data ?? posted;
  return (
    <Panel id="bank" title="Bank account">
      {bank === null ? (
        <p className="text-sm text-muted">No bank account yet. Payouts aren't possible without one.</p>
      ) : (
        <>
          <ShownAccount account={bank} />
          <fetcher.Form method="post" action={`/admin/operators/${slug}/bank`} className="mt-3">
            <Button
              type="submit"
              look="secondary"
              aria-disabled={isBusy || undefined}
              className="min-h-9 px-3 py-1 text-sm"
            >
              {isBusy ? "Loading…" : "Show full number"}
            </Button>
          </fetcher.Form>
          <p role="status" className="mt-2 text-sm">
            {answer?.number && <strong className="text-base tabular-nums">{answer.number}</strong>}
            {answer?.problem && <span className="font-semibold text-bad">{answer.problem}</span>}
          </p>
          <p className="mt-1 text-sm text-muted">Viewing the full number is logged.</p>
        </>
      )}
    </Panel>
  );
}
