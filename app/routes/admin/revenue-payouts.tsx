import type { Route } from "./+types/revenue-payouts";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { OwedTable } from "~/components/money/owed-table";
import { payoutColumns, PayoutsTable } from "~/components/money/payouts-table";
import { RevenueNav } from "~/components/money/revenue-nav";
import { Button } from "~/components/ui/button";
import { PageLinks } from "~/components/ui/page-links";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { payoutStatuses, payoutStatusLabels } from "~/domain/money/payout";
import { usePayoutChange } from "~/hooks/use-payout-change";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { changePayouts } from "~/lib/money/change-payouts";
import { payoutQuerySchema } from "~/lib/money/payout-query";
import { readForm } from "~/lib/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 25;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const query = payoutQuerySchema.parse(Object.fromEntries(url.searchParams));
  const [list, owed] = await Promise.all([
    services.listPayouts(viewer, { ...query, limit: pageSize }),
    services.listOwed(viewer),
  ]);
  const accounts = await services.listAccountsToPay(
    viewer,
    list.payouts.map(({ operator }) => operator),
  );
  return { ...list, accounts, owed, query, today: todayInIndia(context.get(nowContext)) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changePayouts(context.get(servicesContext), viewer, await readForm(request));
}

export function meta() {
  return backOfficeMeta("Payouts");
}

export default function Payouts({ loaderData }: Route.ComponentProps) {
  const { payouts, accounts, nextCursor, owed, query, today } = loaderData;
  const { Form, isBusy, result } = usePayoutChange();
  const ready = owed.filter(({ payable, due }) => payable > 0 && due === null);
  const { q, status, operator, sort, columns } = query;
  return (
    <BackOfficePage
      title="Payouts"
      intro="Prepare a payout, transfer it at the bank, then mark it as paid. Only then is it entered in the ledger and the operator notified."
    >
      <RevenueNav />
      <p role="status" className="mt-2 min-h-6 text-sm font-semibold">
        {isBusy ? "Working…" : result?.message}
      </p>
      <div className="mt-2 mb-2 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-2xl">Owed to operators</h2>
          <p className="text-muted">
            Current balances from the ledger. Only completed trips can be paid out, up to the total owed.
          </p>
        </div>
        {ready.length > 0 && (
          <Form method="post">
            <input type="hidden" name="intent" value="prepare-all" />
            <Button type="submit" disabled={isBusy} className="min-h-9 px-3 py-1 text-sm">
              Prepare all {ready.length}, {formatRupees(ready.reduce((sum, { payable }) => sum + payable, 0))}
            </Button>
          </Form>
        )}
      </div>
      {owed.length === 0 ? <EmptyList>No sales yet</EmptyList> : <OwedTable owed={owed} />}
      <h2 className="mt-8 text-2xl">All payouts</h2>
      <ListFilters
        query={{ q, status, operator }}
        placeholder="Company, bank reference or note"
        kept={{ sort, columns }}
        choices={[
          {
            name: "status",
            label: "Status",
            all: "All",
            options: payoutStatuses.map((each) => [each, payoutStatusLabels[each]] as const),
          },
          {
            name: "operator",
            label: "Operator",
            all: "All",
            options: owed.map((row) => [row.operator, row.companyName] as const),
          },
        ]}
      />
      <div className="mt-4 mb-2 flex justify-end">
        <ListTools columns={payoutColumns} state={query} csvPath="/admin/revenue/payouts.csv" />
      </div>
      {payouts.length === 0 ? (
        <EmptyList>No payouts found</EmptyList>
      ) : (
        <PayoutsTable accounts={accounts} payouts={payouts} state={query} today={today} />
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="First payouts" next="More payouts" />
    </BackOfficePage>
  );
}
