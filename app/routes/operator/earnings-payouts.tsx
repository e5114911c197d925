import type { Route } from "./+types/earnings-payouts";
import { ListView } from "~/office/lists/list-view";
import { operatorOptions, EarningsPage } from "~/features/money/office/operator/earnings-page";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadList } from "~/office/lists/load-list.server";
import { operatorPayoutsList, payoutsOfSeveralList } from "~/features/money/office/operator/payouts.list";
import { requireOperator } from "~/middleware/require-operator";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(operatorPayoutsList, requireOperator(context, url), { context, url });
}

export function meta() {
  return backOfficeMeta("Your payouts");
}

export default function OperatorPayouts({ loaderData }: Route.ComponentProps) {
  const { payouts, operators, state } = loaderData;
  return (
    <EarningsPage
      title="Your payouts"
      explained="We pay out for completed trips. A payout enters the ledger once the bank transfer is made."
      operator={state.company}
    >
      <ListView
        list={operators.length > 1 ? payoutsOfSeveralList : operatorPayoutsList}
        rows={payouts}
        loaded={loaderData}
        choices={{ company: operatorOptions(operators) }}
      />
    </EarningsPage>
  );
}
