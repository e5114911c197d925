import type { Route } from "./+types/earnings-payouts";
import { ListView } from "~/components/back-office/list-view";
import { operatorOptions, EarningsPage } from "~/components/earnings/earnings-page";
import { OperatorPayoutsTable } from "~/components/earnings/operator-payouts-table";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { loadList } from "~/lists/load-list.server";
import { operatorPayoutsList } from "~/lists/operator/earnings";
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
      intro="We pay out for completed trips. A payout enters the ledger once the bank transfer is made."
      operator={state.company}
    >
      <ListView
        list={operatorPayoutsList}
        rows={payouts}
        loaded={loaderData}
        choices={{ company: operatorOptions(operators) }}
        renderRows={(rows) => <OperatorPayoutsTable caption={operatorPayoutsList.caption} payouts={rows} />}
      />
    </EarningsPage>
  );
}
