import { EarningsPage } from "~/features/money/office/operator/earnings-page";
import { PayoutSheet } from "~/features/money/office/payout-sheet";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/earnings-payout";

export function loader({ context, params, url }: Route.LoaderArgs) {
  return context.get(servicesContext).getPayoutStatement(requireOperator(context, url), params.payoutId);
}

export function meta() {
  return backOfficeMeta("Payout statement");
}

export default function OperatorPayout({ loaderData }: Route.ComponentProps) {
  return (
    <EarningsPage
      title="Payout statement"
      explained="What was received for each booking, what was deducted, and what was transferred to you."
    >
      <PayoutSheet statement={loaderData} address={`/operator/earnings/payouts/${loaderData.id}`} />
    </EarningsPage>
  );
}
