import { BackOfficePage } from "~/office/page/back-office-page";
import { PayoutSheet } from "~/features/money/office/payout-sheet";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/revenue-payout";

export function loader({ context, params, url }: Route.LoaderArgs) {
  return context.get(servicesContext).getPayoutStatement(requireAdmin(context, url), params.payoutId);
}

export function meta() {
  return backOfficeMeta("Payout statement");
}

export default function Payout({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title={`Payout to ${loaderData.companyName}`}
      intro="Each booking, charge and tax of the payout, as its operator sees it."
    >
      <RevenueNav />
      <PayoutSheet statement={loaderData} address={`/admin/revenue/payouts/${loaderData.id}`} />
    </BackOfficePage>
  );
}
