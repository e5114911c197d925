import type { Route } from "./+types/earnings-payouts";
import { CompanyChoice, EarningsPage } from "~/components/earnings/earnings-page";
import { OwnPayoutsTable } from "~/components/earnings/own-payouts-table";
import { EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readOwnPayoutQuery } from "~/lib/earnings/earnings-query";
import { requireOperator } from "~/middleware/require-operator";

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const query = readOwnPayoutQuery(url);
  const list = context.get(servicesContext).listOwnPayouts(viewer, { ...query, limit: pageSize });
  return { ...(await list), query };
}

export function meta() {
  return backOfficeMeta("Your payouts");
}

export default function OwnPayouts({ loaderData }: Route.ComponentProps) {
  const { payouts, nextCursor, companies, query } = loaderData;
  return (
    <EarningsPage
      title="Your payouts"
      intro="We pay out for completed trips. A payout enters the ledger once the bank transfer is made."
      company={query.company}
    >
      <CompanyChoice companies={companies} company={query.company} />
      <div className="mt-4">
        {payouts.length === 0 ? (
          <EmptyList>No payouts yet</EmptyList>
        ) : (
          <OwnPayoutsTable caption="Payouts, newest first" payouts={payouts} />
        )}
      </div>
      <PageLinks query={query} nextCursor={nextCursor} first="Newest payouts" next="Older payouts" />
    </EarningsPage>
  );
}
